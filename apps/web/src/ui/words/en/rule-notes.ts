/** What each house rule and option means, in a sentence or two beside its choices. */
export const RULE_NOTES = {
  'note.difficulty': 'How hard the deals are. Whatever the level, every deal can be won.',
  'note.handicap':
    'The winner’s next deal is one level harder, and one more for each further win in a row. After a loss it is back at the room’s level. The ranking still goes by time.',
  'note.timeLimit':
    'A target: play goes on after it, but a later finish ranks behind the others and earns no points. After 60 minutes the race ends with the cards that are home.',
  'note.undo':
    'Whether moves may be undone, one step at a time. Everything that one Send brought home is one step.',
  'note.hints': 'Whether Hint may point to a card to move.',
  'note.send': 'Whether Send may bring home every card that can go, all at once.',
  'note.moveClock':
    'The time for each move. When it runs out, the table moves for you. After the third miss in a row it plays on quickly, until you make a move yourself.',
  'note.deal':
    'Winnable deals are proven to be winnable by the rules of the room. A random deal may be one that nobody can win.',
  'note.match':
    'A match ends after this many races, and the points of all of them decide it. Without one, points add up for as long as you play.',
} as const
