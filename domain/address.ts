/** The parts that an address is written of; what is empty or null is not there. */
interface AddressParts {
  readonly unitNumber?: string | null
  readonly streetAddress: string
  readonly city: string
  readonly province: string
  readonly postalCode?: string | null
}

/** The address in one line: `110-3160 Preston Avenue, Saskatoon, SK S7T 1C5`. */
export function formatAddress({ unitNumber, streetAddress, city, province, postalCode }: AddressParts): string {
  const street = unitNumber ? `${unitNumber}-${streetAddress}` : streetAddress
  return [street, city, [province, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

/** A location's name with what people call it: `Northline Warehouse (Airport)`. */
export function fullLocationName(name: string, friendlyName: string | null): string {
  return friendlyName ? `${name} (${friendlyName})` : name
}
