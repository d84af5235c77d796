const acronyms = new Map([
  ['po', 'PO'],
  ['id', 'ID'],
  ['gst', 'GST'],
  ['pst', 'PST'],
  ['hst', 'HST'],
  ['url', 'URL'],
])

/** Units are in the field's own text, so they are not repeated in its label. */
const unitWords = new Set(['cents', 'cad', 'm', 'kg', 's', 'm3'])

/**
 * A property's name as a label in sentence case: `billToName` is "Bill to name", `poNumber` "PO number",
 * `priceCadCents` "Price". Only used where the contract gives no title.
 */
export function labelFromName(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase())
  while (words.length > 1 && unitWords.has(words.at(-1) ?? '')) words.pop()
  const [first = '', ...rest] = words.map((word) => acronyms.get(word) ?? word)
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(' ')
}

/** The contract's title when there is one, otherwise the name made readable. rjsf falls back on the bare name. */
export function fieldLabel(title: string, path: readonly (string | number)[]): string {
  const name = path.at(-1)
  return typeof name === 'string' && title === name ? labelFromName(name) : title
}

/** What an item of a list is called, whose place says who it is; undefined for what is none. */
export function itemName(path: readonly (string | number)[]): string | undefined {
  const place = path.at(-1)
  return typeof place === 'number' ? `Item ${place + 1}` : undefined
}
