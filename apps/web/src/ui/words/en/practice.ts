/** Texts of playing alone against the clock. */
export const PRACTICE = {
  'practice.title': 'Alone against the clock',
  'practice.promise':
    'A fresh deal that can be won by these rules. It is dealt on this device and needs no server.',
  'practice.pause': 'The clock stops while the cards are out of sight.',
  'practice.opening': 'Opening your table…',
  'practice.start': 'Deal',
  'practice.home': 'Home',
  'practice.leave': 'Pause and go home',
  'practice.best': 'Best',
  'practice.over.title': 'Your table has stopped',
  'practice.over.text':
    'Something went wrong on this page. Your race is kept up to your last move.',
  'practice.over.back': 'Resume',
} as const
