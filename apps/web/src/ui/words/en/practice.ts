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
  'deal.number': 'Deal number',
  'deal.number.none': 'a deal nobody has seen',
  'deal.number.fresh': 'Leave it empty for a fresh, winnable deal.',
  'deal.number.known':
    'A numbered deal counts neither for your best time nor in the statistics: anyone may know it.',
  'deal.number.lost': 'Nobody can win this deal.',
  'deal.number.lost.offer': 'Eight deals that cannot be won',
  'deal.number.fault': 'Deal numbers go from 1 to {last}.',
} as const
