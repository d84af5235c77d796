/** The address in one line: `110-3160 Preston Avenue, Saskatoon, SK S7T 1C5`. */
export function formatAddress(parts: {
  readonly unitNumber?: string | null
  readonly streetAddress: string
  readonly city: string
  readonly province: string
  readonly postalCode?: string | null
}): string {
  const { unitNumber, streetAddress, city, province, postalCode } = parts
  const street = unitNumber ? `${unitNumber}-${streetAddress}` : streetAddress
  return [street, city, [province, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}
