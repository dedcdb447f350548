/** Texts of the results of a race alone. */
export const LONE = {
  'lone.new': 'New deal',
  'lone.again': 'Same deal again',
  'lone.again.note':
    'The same deal again counts neither for your best time nor in the statistics: you know its cards.',
  'lone.numbered': 'Numbered deal: not counted',
  'lone.repeat': 'Same deal again: not counted',
  'lone.last-move': 'last one at {time}',
} as const
