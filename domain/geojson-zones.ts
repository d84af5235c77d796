import { ZoneFileFault, zonesOfAreas, type FileArea, type ReadZone, type ZoneFile } from './zone-file.ts'

type Json = Readonly<Record<string, unknown>>

/** Deeper collections of collections are nobody's map. */
const deepest = 8

/** The zones of a GeoJSON file: its polygons, wherever they stand in it. */
export function readGeoJsonZones(text: string): ZoneFile {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return { fault: 'This is no GeoJSON: it is not valid JSON, or its end is missing.' }
  }
  try {
    const found = { areas: [] as FileArea[], others: 0 }
    collect(parsed, {}, found, 0)
    return zonesOfAreas(found.areas, found.others)
  } catch (error) {
    if (error instanceof ZoneFileFault) return { fault: error.message }
    throw error
  }
}

interface Found {
  readonly areas: FileArea[]
  others: number
}

function collect(value: unknown, properties: Json, found: Found, depth: number): void {
  if (!isObject(value) || depth > deepest)
    throw new ZoneFileFault('This is no GeoJSON: a feature or a geometry is missing.')
  const inner = (list: unknown, what: string) => {
    if (!Array.isArray(list)) throw new ZoneFileFault(`This is no GeoJSON: its ${what} are no list.`)
    for (const each of list as unknown[]) collect(each, properties, found, depth + 1)
  }
  switch (value.type) {
    case 'FeatureCollection':
      return inner(value.features, 'features')
    case 'GeometryCollection':
      return inner(value.geometries, 'geometries')
    case 'Feature':
      if (value.geometry === null) return void (found.others += 1)
      return collect(value.geometry, isObject(value.properties) ? value.properties : {}, found, depth + 1)
    case 'Polygon':
      return void found.areas.push({ properties, polygons: [listsOf(value.coordinates)] })
    case 'MultiPolygon':
      return void found.areas.push({ properties, polygons: listsOf(value.coordinates).map(listsOf) })
    case 'Point':
    case 'MultiPoint':
    case 'LineString':
    case 'MultiLineString':
      return void (found.others += 1)
    default:
      throw new ZoneFileFault(`This is no GeoJSON: nothing in it is called “${String(value.type).slice(0, 40)}”.`)
  }
}

function listsOf(value: unknown): readonly (readonly unknown[])[] {
  if (Array.isArray(value) && value.every(Array.isArray)) return value as unknown[][]
  throw new ZoneFileFault('This is no GeoJSON: an outline has no list of corners.')
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A GeoJSON file of zones that {@link readGeoJsonZones} reads back; `fill` colours them in other programs. */
export function writeGeoJsonZones(zones: readonly ReadZone[]): string {
  const features = zones.map(({ bounds, color, name, description, flatFeeCadCents, multiplier, priority }) => ({
    type: 'Feature',
    properties: { name, description, flatFeeCadCents, multiplier, priority, fill: color, stroke: color },
    geometry: { type: 'Polygon', coordinates: [closedRing(bounds)] },
  }))
  return JSON.stringify({ type: 'FeatureCollection', features })
}

/** Longitude first, with the first corner repeated at the end, as files write it. */
export function closedRing(bounds: ReadZone['bounds']): [number, number][] {
  return [...bounds, ...bounds.slice(0, 1)].map(([latitude, longitude]) => [longitude, latitude])
}
