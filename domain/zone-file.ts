import { isInCanada } from './canada.ts'
import { loopsOf, ringAreaM2, type LatLng, type Ring } from './geo.ts'

/** A zone that was read from a file: everything but its number. */
export interface ReadZone {
  readonly name: string
  readonly description?: string
  /** [latitude, longitude] of each corner, not closed. */
  readonly bounds: [number, number][]
  readonly flatFeeCadCents: number
  readonly multiplier: number
  /** #rrggbb */
  readonly color: string
  readonly priority: number
}

/** What a file of zones holds, or the sentence that says why it is none. */
export type ZoneFile =
  | {
      readonly zones: readonly ReadZone[]
      /** What was not taken as it stood, in sentences. */
      readonly notes: readonly string[]
    }
  | { readonly fault: string }

/** Bytes; a longer file is refused before it is read. */
export const longestZoneFile = 10_000_000
/** Characters of JSON; no call takes more (1 MB). */
export const longestMapBody = 1_000_000
/** As many as a map has at most, and as many corners as a zone has. */
const mostZones = 500
const mostCorners = 2_000

/** An area of a file before it is a zone: polygons of an outer ring and its holes, longitude first. */
export interface FileArea {
  readonly properties: Readonly<Record<string, unknown>>
  readonly polygons: readonly (readonly (readonly unknown[])[])[]
}

/** Said to whoever brought the file; thrown inside, answered outside. */
export class ZoneFileFault extends Error {}

/** Colours for zones that bring none, one after the other. */
export const zoneColors = [
  '#2d72d2',
  '#29a634',
  '#d1980b',
  '#d33d17',
  '#9d3f9d',
  '#00a396',
  '#db2c6f',
  '#8eb125',
  '#946638',
  '#7961db',
] as const

/** What does not reach this share of a zone's largest loop is a slip of the pen where it crosses itself. */
const slipShare = 0.01
/** An outline that has to be cut more often is no area, and would take minutes. */
const mostCuts = 100

/**
 * The zones of areas that a file holds: an area of several parts becomes as many zones, holes are filled, an outline that crosses
 * itself is cut where it does.
 * @param others how many features of the file are no areas
 */
export function zonesOfAreas(areas: readonly FileArea[], others: number): ZoneFile {
  try {
    if (areas.length === 0) throw new ZoneFileFault('There is no area in this file: no polygon has an outline.')
    const notes: string[] = []
    const zones: ReadZone[] = []
    refuseTooMany(areas.length)
    refuseTurned(areas[0])
    for (const [index, area] of areas.entries()) zones.push(...zonesOf(area, index, notes))
    refuseTooMany(zones.length)
    if (others > 0) notes.push(`${others} ${others === 1 ? 'feature is' : 'features are'} no area and left out.`)
    return { zones, notes }
  } catch (error) {
    if (error instanceof ZoneFileFault) return { fault: error.message }
    throw error
  }
}

function refuseTooMany(count: number): void {
  if (count > mostZones) throw new ZoneFileFault(`The file has ${count} zones; a map has at most ${mostZones}.`)
}

/** Whoever writes latitude first lands in the Antarctic, which is a place on earth but nobody's delivery area. */
function refuseTurned(area: FileArea | undefined): void {
  const corner = area?.polygons[0]?.[0]?.[0]
  const [lng, lat] = Array.isArray(corner) ? (corner as unknown[]) : []
  if (typeof lng !== 'number' || typeof lat !== 'number' || isInCanada({ lat, lng })) return
  if (isInCanada({ lat: lng, lng: lat }))
    throw new ZoneFileFault(
      `Its first corner (${lng}, ${lat}) is in Canada only when it is read the wrong way round. These files say longitude first, then latitude.`,
    )
}

function zonesOf({ properties, polygons }: FileArea, index: number, notes: string[]): ReadZone[] {
  const given = lowerCased(properties)
  const name =
    cut(textOf(given, ['name', 'title', 'label', 'neighbourhood', 'neighborhood', 'zone']), 120) || `Zone ${index + 1}`
  const outlines = polygons.flatMap(([outer = [], ...holes], part) => {
    const where = polygons.length > 1 ? `${name}, part ${part + 1}` : name
    if (holes.length > 0)
      notes.push(
        `${where}: ${holes.length === 1 ? 'its hole is' : `its ${holes.length} holes are`} filled. Draw a zone of higher priority there to price it otherwise.`,
      )
    return outlinesOf(
      outer.map((point, corner) => cornerOf(point, where, corner)),
      where,
      notes,
    )
  })
  if (outlines.length > 1) notes.push(`${name} has ${outlines.length} parts, each a zone of its own.`)
  const description = cut(textOf(given, ['description', 'notes', 'comment']), 300)
  const shared = {
    ...(description !== '' && { description }),
    flatFeeCadCents: feeOf(given, name),
    multiplier: numberOf(given, ['multiplier', 'factor'], name, { usual: 1, from: 0, below: 11 }),
    color: colorOf(given) ?? zoneColors[index % zoneColors.length] ?? zoneColors[0],
    priority: Math.round(numberOf(given, ['priority'], name, { usual: 0, from: 0, below: 101 })),
  }
  return outlines.map((ring, part) => ({
    name: outlines.length > 1 ? `${cut(name, 110)} (${part + 1})` : name,
    bounds: ring.map(({ lat, lng }): [number, number] => [rounded(lat), rounded(lng)]),
    ...shared,
  }))
}

/** Outer rings without crossings. */
function outlinesOf(ring: Ring, where: string, notes: string[]): readonly Ring[] {
  const [first] = ring
  const last = ring.at(-1)
  const count = ring.length - (first?.lat === last?.lat && first?.lng === last?.lng ? 1 : 0)
  // One that is far too long is not even looked at.
  if (count > mostCorners)
    throw new ZoneFileFault(`${where} has ${count} corners; a zone has at most ${mostCorners}. Simplify it first.`)
  const loops = loopsOf(ring, mostCuts)
  if (loops === null)
    throw new ZoneFileFault(`${where}: its outline crosses itself more than ${mostCuts} times. Draw it anew.`)
  const [largest, ...rest] = loops
  if (largest === undefined) throw new ZoneFileFault(`${where}: an outline needs at least three different corners.`)
  const kept = [largest, ...rest.filter((loop) => ringAreaM2(loop) >= slipShare * ringAreaM2(largest))]
  const slips = rest.length + 1 - kept.length
  if (slips > 0)
    notes.push(
      `${where}: its outline crossed itself; ${slips === 1 ? 'a loop' : `${slips} loops`} of ${squareMetres(rest.slice(-slips))} left out.`,
    )
  return kept
}

function squareMetres(loops: readonly Ring[]): string {
  const area = loops.reduce((sum, loop) => sum + ringAreaM2(loop), 0)
  return `${Math.round(area).toLocaleString('en-CA')} m²`
}

function cornerOf(point: unknown, where: string, corner: number): LatLng {
  const [lng, lat] = Array.isArray(point) ? (point as unknown[]) : []
  const place = () => `${where}, corner ${corner + 1}`
  if (typeof lng !== 'number' || typeof lat !== 'number' || !Number.isFinite(lng) || !Number.isFinite(lat))
    throw new ZoneFileFault(`${place()} has no longitude and latitude.`)
  if (Math.abs(lat) > 90 || Math.abs(lng) > 360)
    throw new ZoneFileFault(
      `${place()} (${lng}, ${lat}) is no place on earth. Save the file in longitude and latitude (WGS 84).`,
    )
  return { lat, lng }
}

/** Six decimals are a decimetre; more would only make the map longer. */
function rounded(degrees: number): number {
  return Number(degrees.toFixed(6))
}

type Properties = Readonly<Record<string, unknown>>

function lowerCased(properties: Properties): Properties {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name.toLowerCase().replaceAll(/[^a-z0-9]/g, ''), value]),
  )
}

function textOf(given: Properties, names: readonly string[]): string {
  const value = names.map((name) => given[name]).find((each) => typeof each === 'string' || typeof each === 'number')
  return String(value ?? '')
    .toWellFormed()
    .replaceAll(/[\s\0]+/g, ' ')
    .trim()
}

/** As many characters as a text may have; one that takes two code units stays whole. */
function cut(text: string, length: number): string {
  return [...text].slice(0, length).join('').trim()
}

/** Cents: as we write them, or a fee in dollars as others do. */
function feeOf(given: Properties, name: string): number {
  const bounds = { usual: 0, from: -10_000_000, below: 10_000_001 }
  const cents = numberOf(given, ['flatfeecadcents'], name, bounds)
  return Math.round(
    cents !== 0
      ? cents
      : 100 *
          numberOf(given, ['flatfee', 'fee', 'price', 'surcharge'], name, {
            ...bounds,
            from: -100_000,
            below: 100_000.01,
          }),
  )
}

function numberOf(
  given: Properties,
  names: readonly string[],
  zone: string,
  { usual, from, below }: { readonly usual: number; readonly from: number; readonly below: number },
): number {
  const name = names.find((each) => given[each] !== undefined && given[each] !== null && given[each] !== '')
  if (name === undefined) return usual
  const value = Number(String(given[name]).replaceAll(/[$\s,]/g, ''))
  if (value >= from && value < below) return value
  throw new ZoneFileFault(
    `${zone}: ${name} “${String(given[name]).slice(0, 40)}” is not a number from ${from} to below ${below}.`,
  )
}

function colorOf(given: Properties): string | undefined {
  const value = textOf(given, ['color', 'colour', 'fill', 'stroke']).toLowerCase()
  if (/^#[0-9a-f]{6}$/.test(value)) return value
  const [, short] = /^#([0-9a-f]{3})$/.exec(value) ?? []
  return short === undefined ? undefined : `#${[...short].map((digit) => digit + digit).join('')}`
}
