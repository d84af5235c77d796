import findTimeZone from '@photostructure/tz-lookup'
import { expect, test } from 'vitest'
import { timeZoneIn } from './province-time-zones.ts'
import type { Province } from '../geo/canada.ts'

test.each<[string, Province, number, number, string]>([
  ['Saskatoon', 'SK', 52.13, -106.66, 'America/Regina'],
  ['Lloydminster, both sides of its street', 'SK', 53.278, -109.98, 'America/Edmonton'],
  ['Alsask, at the same border', 'SK', 51.38, -109.99, 'America/Swift_Current'],
  ['Onion Lake, which the map gives to Alberta', 'SK', 53.71, -109.9, 'America/Regina'],
  ['Creighton, beside Flin Flon', 'SK', 54.757, -101.9, 'America/Winnipeg'],
  ['Walsh, Alberta, which the map gives to Saskatchewan', 'AB', 49.95, -110.05, 'America/Edmonton'],
  ['Campbellton, New Brunswick, which the map gives to Quebec', 'NB', 48.0, -66.67, 'America/Moncton'],
  ['Listuguj, across the river', 'QC', 48.02, -66.7, 'America/Toronto'],
  ['Fermont, at the border of Labrador', 'QC', 52.79, -67.08, 'America/Toronto'],
  ['the Magdalen Islands', 'QC', 47.38, -61.9, 'America/Halifax'],
  ['Blanc-Sablon', 'QC', 51.43, -57.13, 'America/Blanc-Sablon'],
  ['Goose Bay', 'NL', 53.3, -60.3, 'America/Goose_Bay'],
  ['Kenora', 'ON', 49.77, -94.49, 'America/Winnipeg'],
  ['Fort Frances, which the map gives to Minnesota', 'ON', 48.6, -93.4, 'America/Winnipeg'],
  ['Atikokan', 'ON', 48.757, -91.622, 'America/Atikokan'],
  ['Thunder Bay', 'ON', 48.38, -89.25, 'America/Toronto'],
  ['Cranbrook', 'BC', 49.5, -115.77, 'America/Edmonton'],
  ['Valemount', 'BC', 52.83, -119.26, 'America/Vancouver'],
  ['Dawson Creek', 'BC', 55.76, -120.24, 'America/Dawson_Creek'],
  ['Rankin Inlet', 'NU', 62.8, -92.1, 'America/Rankin_Inlet'],
])('%s', (_place, province, lat, lng, zone) => {
  expect(timeZoneIn(province, { lat, lng }, findTimeZone(lat, lng))).toBe(zone)
})
