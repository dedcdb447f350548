/** A text with one form for each plural category that the language has. */
export type Plural = { readonly other: string } & {
  readonly [Category in Intl.LDMLPluralRule]?: string
}

/** What stands in the holes of a text. */
export type Fillings = Readonly<Record<string, string | number>>

/** Fills the `{holes}` of a text, numbers as `numbers` writes them; a hole without a value stays as it is. */
export function fill(text: string, values: Fillings, numbers: Intl.NumberFormat): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = values[name]
    return typeof value === 'number' ? numbers.format(value) : (value ?? hole)
  })
}
