/** A drawing of strokes 2 wide on a 24 by 24 field, in the colour of its text; the words beside it name it. */
export function LineDrawing({ strokes, size }: { strokes: string; size: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={strokes} />
    </svg>
  )
}
