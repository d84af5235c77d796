import findTimeZone from '@photostructure/tz-lookup'

/**
 * The IANA time zone of a point, from a table in the package: no network.
 * @param latitude degrees north, -90 to 90
 * @param longitude degrees east, -180 to 180
 */
export function timeZoneAt(latitude: number, longitude: number): string {
  return findTimeZone(latitude, longitude)
}

/** Seconds east of UTC in a zone at an instant (unix seconds). */
export function utcOffsetSeconds(timeZone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at * 1000)
  const offset = parts.find((part) => part.type === 'timeZoneName')?.value ?? 'GMT'
  const [, sign, hours = '0', minutes = '0'] = /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(offset) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60)
}
