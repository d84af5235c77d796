/** The part of a stop that says where in a town it is. */
export interface AreaOfStop {
  readonly city: string
  /** With its postal code, if it has one. */
  readonly formattedAddress: string
}

/**
 * Where a stop is, in a word by which dispatchers group orders. That is its zone, else its city. Within the city where the
 * order begins the postal area says more ("S7N").
 * @param homeCity the city where the order begins
 */
export function stopArea(zone: string | null, { city, formattedAddress }: AreaOfStop, homeCity: string): string {
  if (zone !== null) return zone
  const [, postalArea] = /\b([A-Z]\d[A-Z])[ -]?\d[A-Z]\d\b/i.exec(formattedAddress) ?? []
  return postalArea !== undefined && city === homeCity ? postalArea.toUpperCase() : city
}
