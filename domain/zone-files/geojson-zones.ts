import type { DecimalSign } from '../amounts/number-text.ts'
import type { ZoneOutline, ZonePart } from '../pricing/types.ts'
import { partsOf } from '../pricing/zone-parts.ts'
import { isWithin } from '../text/json-size.ts'
import { ZoneFileFault } from './zone-file-fault.ts'
import { zoneFileLimits as limits } from './zone-file-limits.ts'
import { isClosedLine, zonesOfAreas, type FileArea, type NoArea, type ReadZone, type ZoneFile } from './zone-file.ts'

const inWords = (count: number) => count.toLocaleString('en-CA')

type Json = Readonly<Record<string, unknown>>

/** Deeper collections of collections are nobody's map. */
const deepest = 8

/** The zones of a GeoJSON file: its polygons, wherever they stand in it. */
export function readGeoJsonZones(text: string, decimalSign: DecimalSign | null = null): ZoneFile {
  if (!isWithin(text, { values: limits.jsonValues, depth: limits.jsonDepth }))
    return {
      fault: `This file is no map: it holds more than ${inWords(limits.jsonValues)} values, or some that lie more than ${limits.jsonDepth} deep in each other.`,
    }
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return { fault: 'This is no GeoJSON: it is not valid JSON, or its end is missing.' }
  }
  try {
    const found: Found = { areas: [], others: [] }
    collect(parsed, found, 0)
    return zonesOfAreas(found.areas, found.others, decimalSign)
  } catch (error) {
    if (error instanceof ZoneFileFault) return { fault: error.message }
    throw error
  }
}

interface Found {
  readonly areas: FileArea[]
  readonly others: NoArea[]
}

function collect(value: unknown, found: Found, depth: number): void {
  const { type, ...more } = objectOf(value, depth)
  if (type === 'FeatureCollection')
    return listOf(more.features, 'features').forEach((each) => collect(each, found, depth + 1))
  // Outside a feature each geometry is an area of its own.
  if (type === 'GeometryCollection')
    return listOf(more.geometries, 'geometries').forEach((each) => collect(each, found, depth + 1))
  const { geometry, properties } = type === 'Feature' ? more : { geometry: value, properties: {} }
  const given = isObject(properties) ? properties : {}
  const { polygons, lines } = geometry === null ? nothing : polygonsIn(geometry, depth + 1)
  if (polygons.length > 0) found.areas.push({ properties: given, polygons, lines })
  else
    found.others.push({ properties: given, what: isObject(geometry) ? kindOf(geometry) : 'feature without a geometry' })
}

type Polygons = Required<Pick<FileArea, 'polygons' | 'lines'>>

const nothing: Polygons = { polygons: [], lines: 0 }

/** "point", "line", "collection" */
function kindOf({ type }: Json): string {
  const kinds: Readonly<Record<string, string>> = {
    LineString: 'line',
    MultiLineString: 'line',
    Point: 'point',
    MultiPoint: 'point',
  }
  return kinds[String(type)] ?? 'collection'
}

/** Every polygon of a geometry, however deep its collections lie in each other; what is no area has none. */
function polygonsIn(value: unknown, depth: number): Polygons {
  const { type, coordinates, geometries } = objectOf(value, depth)
  switch (type) {
    case 'GeometryCollection':
      return together(listOf(geometries, 'geometries').map((each) => polygonsIn(each, depth + 1)))
    case 'Polygon':
      return { polygons: [listsOf(coordinates)], lines: 0 }
    case 'MultiPolygon':
      return { polygons: listsOf(coordinates).map(listsOf), lines: 0 }
    case 'LineString':
      return closedLines([listOf(coordinates, 'corners')])
    case 'MultiLineString':
      return closedLines(listsOf(coordinates))
    case 'Point':
    case 'MultiPoint':
      return nothing
    default:
      throw new ZoneFileFault(`This is no GeoJSON: nothing in it is called “${String(type).slice(0, 40)}”.`)
  }
}

function closedLines(lines: readonly (readonly unknown[])[]): Polygons {
  const closed = lines.filter(isClosedLine)
  return { polygons: closed.map((line) => [line]), lines: closed.length }
}

function together(parts: readonly Polygons[]): Polygons {
  return {
    polygons: parts.flatMap(({ polygons }) => polygons),
    lines: parts.reduce((sum, { lines }) => sum + lines, 0),
  }
}

function objectOf(value: unknown, depth: number): Json {
  if (isObject(value) && depth <= deepest) return value
  throw new ZoneFileFault('This is no GeoJSON: a feature or a geometry is missing.')
}

function listOf(value: unknown, what: string): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw new ZoneFileFault(`This is no GeoJSON: its ${what} are no list.`)
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
  const features = zones.map((zone) => {
    const { color, name, description, flatFeeCadCents, multiplier, priority } = zone
    const [first = [], ...further] = partsOf(zone).map(closedRings)
    return {
      type: 'Feature',
      properties: { name, description, flatFeeCadCents, multiplier, priority, fill: color, stroke: color },
      geometry:
        further.length === 0
          ? { type: 'Polygon', coordinates: first }
          : { type: 'MultiPolygon', coordinates: [first, ...further] },
    }
  })
  return JSON.stringify({ type: 'FeatureCollection', features })
}

/** The outline of a part and its holes as files write them: longitude first, the first corner repeated at the end. */
export function closedRings({ bounds, holes = [] }: ZonePart): [number, number][][] {
  return [bounds, ...holes].map(closedRing)
}

function closedRing(bounds: ZoneOutline): [number, number][] {
  return [...bounds, ...bounds.slice(0, 1)].map(([latitude, longitude]) => [longitude, latitude])
}
