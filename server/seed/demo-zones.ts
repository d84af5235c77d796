import { readFileSync } from 'node:fs'
import path from 'node:path'
import { greatCircleM } from '#domain/geo/geo.ts'
import { readGeoJsonZones } from '#domain/zone-files/geojson-zones.ts'
import type { ReadZone } from '#domain/zone-files/zone-file.ts'

const file = path.join(import.meta.dirname, 'data', 'saskatoon-neighbourhoods.geojson')
const cityHall = { lat: 52.1318, lng: -106.6608 }

/** What an area costs by its distance from the city hall (metres), and in which colour it is drawn. */
const rings = [
  { withinM: 2_500, flatFeeCadCents: 0, color: '#29a634' },
  { withinM: 5_500, flatFeeCadCents: 250, color: '#2d72d2' },
  { withinM: Infinity, flatFeeCadCents: 500, color: '#d1980b' },
]

/** The neighbourhoods of Saskatoon, all 56, dearer the farther out. */
export function demoZones(): readonly ReadZone[] {
  const read = readGeoJsonZones(readFileSync(file, 'utf8'))
  if (!('zones' in read)) throw new Error(`The demo's zones cannot be read: ${JSON.stringify(read)}`)
  return read.zones.map((zone) => {
    const [first = [0, 0]] = zone.bounds
    const [lat, lng] = first
    const ring = rings.find(({ withinM }) => greatCircleM(cityHall, { lat, lng }) < withinM)
    return { ...zone, ...(ring && { flatFeeCadCents: ring.flatFeeCadCents, color: ring.color }) }
  })
}
