import { isProvince, type Province } from '#domain/geo/canada.ts'
import { isRecord } from '#src/forms/schema-walk.ts'
import type { Place } from '#src/maps/map-types.ts'

/** Where the form's data puts the pin; null while there are no two numbers on the earth. */
export function pointOf(data: unknown): Place | null {
  if (!isRecord(data)) return null
  const { latitude, longitude } = data
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  const onEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return onEarth ? { latitude, longitude } : null
}

/** The place in words, for the label of the map: the address as far as it is filled in. */
export function addressOf(data: unknown): string {
  if (!isRecord(data)) return ''
  return [data.streetAddress, data.city].filter((part) => typeof part === 'string' && part !== '').join(', ')
}

/** The province of the address, once it has one. */
export function provinceOf(data: unknown): Province | undefined {
  if (!isRecord(data) || typeof data.province !== 'string') return undefined
  return isProvince(data.province) ? data.province : undefined
}
