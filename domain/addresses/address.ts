/** The parts that an address is written of; what is empty or null is not there. */
interface AddressParts {
  readonly unitNumber?: string | null
  readonly streetAddress: string
  readonly city: string
  readonly province: string
  readonly postalCode?: string | null
}

/** What people put before the number of a unit, English and French. */
const unitWords = String.raw`(?:(?:unit[ée]?|suite|ste|apt|apartment|app|appartement|bureau|local|room|no|n°)(?!\p{L})\.?|#)`

/**
 * The street, or an address that begins with it, with its unit as Canada Post writes it: `110-3160 Preston Avenue`, `Suite 4, 12 High
 * Street`. One that names the unit already, `110-3160 Preston`, `Unit 110, 3160 Preston`, `3160 Preston #110`, stays as it is.
 */
export function withUnit(street: string, unitNumber: string | null | undefined): string {
  const unit = unitNumber?.trim().replace(/^#\s*/, '') ?? ''
  if (unit === '' || namesUnit(street, unit)) return street
  const isShort = /^\w{1,6}$/.test(unit) && /^\d/.test(street)
  return `${unit}${isShort ? '-' : ', '}${street}`
}

function namesUnit(street: string, unit: string): boolean {
  const number = unit.replace(new RegExp(`^${unitWords}\\s*`, 'iu'), '') || unit
  const quoted = number.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)
  const first = String.raw`^\s*${unitWords}?\s*${quoted}\s*(?:[-‐-―,]|$)`
  const named = String.raw`(?:^|[\s,(])${unitWords}\s*${quoted}(?![\p{L}\d])`
  return new RegExp(`${first}|${named}`, 'iu').test(street)
}

/** The street of an address in one line, with its unit and without the city: `110-3160 Preston Avenue`. */
export function streetOf(formattedAddress: string): string {
  const unitFirst = new RegExp(String.raw`^\s*${unitWords}\s*[\w-]+\s*,[^,]*`, 'iu').exec(formattedAddress)?.[0]
  return (unitFirst ?? formattedAddress.split(',')[0] ?? '').trim()
}

/** The address in one line: `110-3160 Preston Avenue, Saskatoon, SK S7T 1C5`. */
export function formatAddress({ unitNumber, streetAddress, city, province, postalCode }: AddressParts): string {
  return [withUnit(streetAddress, unitNumber), city, [province, postalCode].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')
}

/** A location's name with what people call it: `Northline Warehouse (Airport)`. */
export function fullLocationName(name: string, friendlyName: string | null): string {
  return friendlyName ? `${name} (${friendlyName})` : name
}
