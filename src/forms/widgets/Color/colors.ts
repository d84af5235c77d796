/** Far enough apart to be told from one another on a map, light or dark. */
export const swatches = [
  { name: 'Red', hex: '#d8382f' },
  { name: 'Orange', hex: '#f36b1c' },
  { name: 'Amber', hex: '#e0a91f' },
  { name: 'Lime', hex: '#7fae2c' },
  { name: 'Green', hex: '#1f9d57' },
  { name: 'Teal', hex: '#109a9b' },
  { name: 'Sky', hex: '#2f9be0' },
  { name: 'Blue', hex: '#2f5fe0' },
  { name: 'Violet', hex: '#7c51e0' },
  { name: 'Magenta', hex: '#c43fa8' },
  { name: 'Brown', hex: '#8a5a3c' },
  { name: 'Slate', hex: '#5b6778' },
] as const

/** A colour as the data holds it, "#1f9d57"; "1F9D57" and "#0f0" are understood, other text stays for the schema to refuse. */
export function colorValue(text: string): string | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(trimmed)?.[1]?.toLowerCase()
  if (digits === undefined) return trimmed
  return digits.length === 3 ? `#${[...digits].map((digit) => digit + digit).join('')}` : `#${digits}`
}

/** "Invalid format" for what is no "#rrggbb". */
export function validateColor(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  return /^#[0-9a-f]{6}$/i.test(value) ? undefined : 'Invalid format'
}
