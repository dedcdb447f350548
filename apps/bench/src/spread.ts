/** Half the 95 % interval of a share, in percent. */
export function spreadOf(won: number, deals: number): string {
  const rate = won / deals
  return (196 * Math.sqrt((rate * (1 - rate)) / deals)).toFixed(1)
}
