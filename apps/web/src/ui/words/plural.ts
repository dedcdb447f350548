/** A text with one form for each plural category that the language has. */
export type Plural = { readonly other: string } & {
  readonly [Category in Intl.LDMLPluralRule]?: string
}

/** Fills the `{holes}` of a text; a hole without a value stays as it is. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
}

/** The form of a plural text for the number `n`, with `{n}` and the other holes filled. */
export function pluralText(
  forms: Plural,
  rules: Intl.PluralRules,
  values: Readonly<Record<string, string | number>> & { readonly n: number },
): string {
  return fill(forms[rules.select(values.n)] ?? forms.other, values)
}
