/** The letters that stand on a card for a rank from 1 to 13, in every language. */
export function rankLetters(rank: number): string {
  return ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'][rank - 1] ?? ''
}
