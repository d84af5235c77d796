import findTimeZone from '@photostructure/tz-lookup'

/**
 * The IANA time zone of a point, from a table in the package: no network.
 * @param latitude degrees north, -90 to 90
 * @param longitude degrees east, -180 to 180
 */
export function timeZoneAt(latitude: number, longitude: number): string {
  return findTimeZone(latitude, longitude)
}
