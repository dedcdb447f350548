/** Words for choosing a deal by its number: only a game whose deals have numbers fetches them. */
export const DEAL_NUMBER = {
  'deal.number': 'Deal number',
  'deal.number.none': 'a deal nobody has seen',
  'deal.number.fresh': 'Leave it empty for a fresh, winnable deal.',
  'deal.number.known':
    'A numbered deal counts neither for your best time nor in the statistics: anyone may know it.',
  'deal.number.lost': 'Nobody can win this deal.',
  'deal.number.lost.offer': 'Eight deals that cannot be won',
  'deal.number.fault': 'Deal numbers go from 1 to {last}.',
  'deal.number.link': 'Copy the link to this deal',
  'deal.number.copied': 'Copied',
} as const
