/** Texts of the guided games, whichever the game. */
export const GUIDE = {
  'guide.title': 'Your first game',
  'guide.skip': 'Skip',
  'guide.coach': 'What to do',
  'guide.place': '{n}/{all}',
  'guide.next': 'Next',
  'guide.jump': 'Jump ahead',
  'guide.won':
    'All {n} cards are home. In a race, everybody has these same cards, and whoever is home first wins.',
  'how.guide': 'Play the guided game',
  'home.guide': 'New here? Two-minute guided game',
  'home.guide.no': 'No guided game',
} as const
