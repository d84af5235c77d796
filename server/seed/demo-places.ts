import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { ringProblem } from '#domain/geo.ts'
import { importAddressRow, importKey, type ImportedLocation } from '#domain/address-import.ts'

/** Real places of the prairies: 372 shops of one chain, as published in 2017. */
export interface RealPlace {
  location: ImportedLocation
  key: string
}

const data = path.join(import.meta.dirname, 'data')

/** Every place of the shipped address list that its import would accept. */
export function realPlaces(): RealPlace[] {
  const rows = parse(readFileSync(path.join(data, 'prairie-store-locations.csv')), { columns: true }) as Record<
    string,
    string
  >[]
  return rows.flatMap((row) => {
    const { location } = importAddressRow({
      externalReference: row.store_number ?? '',
      name: row.name ?? '',
      address: row.street_address ?? '',
      city: row.city ?? '',
      province: row.province ?? '',
      postalCode: row.postcode ?? '',
      phone: row.phone ?? '',
      timezone: row.timezone ?? '',
      latitude: row.latitude ?? '',
      longitude: row.longitude ?? '',
    })
    return location === null ? [] : [{ location, key: importKey(location) }]
  })
}

export interface Neighbourhood {
  name: string
  /** [latitude, longitude] of each corner of the outer ring, not closed. */
  bounds: [number, number][]
}

interface Collection {
  features: {
    properties: { name: string }
    geometry: { type: 'Polygon'; coordinates: Point[][] } | { type: 'MultiPolygon'; coordinates: Point[][][] }
  }[]
}
/** Longitude first, as GeoJSON writes it. */
type Point = [number, number]

/**
 * The neighbourhoods of Saskatoon by their outer ring. Two of the 56 cross themselves in the published data; a service
 * map may not hold such a ring (domain-rules 12), so they are left out.
 */
export function neighbourhoods(): Neighbourhood[] {
  const text = readFileSync(path.join(data, 'saskatoon-neighbourhoods.geojson'), 'utf8')
  return (JSON.parse(text) as Collection).features
    .map(({ properties, geometry }) => {
      const rings = geometry.type === 'Polygon' ? geometry.coordinates : (geometry.coordinates[0] ?? [])
      const ring = rings[0] ?? []
      const bounds = ring.slice(0, -1).map(([longitude, latitude]): Point => [latitude, longitude])
      return { name: properties.name, bounds }
    })
    .filter(({ bounds }) => ringProblem(bounds.map(([lat, lng]) => ({ lat, lng }))) === null)
}
