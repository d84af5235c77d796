import findTimeZone from '@photostructure/tz-lookup'
import { isProvince } from '#domain/geo/canada.ts'
import { timeZoneIn } from '#domain/addresses/province-time-zones.ts'

/**
 * The IANA time zone of a point, from a table in the package: no network.
 * @param latitude degrees north, -90 to 90
 * @param longitude degrees east, -180 to 180
 * @param province its two letters, which say more than the table does near a border; nothing where it is not known
 */
export function timeZoneAt(latitude: number, longitude: number, province = ''): string {
  const onMap = findTimeZone(latitude, longitude)
  return isProvince(province) ? timeZoneIn(province, { lat: latitude, lng: longitude }, onMap) : onMap
}
