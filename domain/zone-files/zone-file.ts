import { isInCanada } from '../geo/canada.ts'
import type { LatLng } from '../geo/geo.ts'
import type { DecimalSign } from '../amounts/number-text.ts'
import type { ZonePart } from '../pricing/types.ts'
import { levelsOf, zonePriorities, type ZonePriority } from '../pricing/zone-priority.ts'
import { cutTo, withoutHidden } from '../text/visible-text.ts'
import { ZoneFileFault } from './zone-file-fault.ts'
import {
  NumberQuestionError,
  commaNotes,
  fileNumbers,
  numberWithin,
  type FileNumbers,
  type NumberBounds,
  type NumberQuestion,
} from './zone-file-numbers.ts'
import { partsOfPolygon } from './zone-file-parts.ts'

/** A zone that was read from a file: everything but its number. */
export interface ReadZone extends ZonePart {
  readonly name: string
  readonly description?: string
  /** Beside its own outline. */
  readonly parts?: readonly ZonePart[]
  readonly flatFeeCadCents: number
  readonly multiplier: number
  /** #rrggbb */
  readonly color: string
  readonly priority: ZonePriority
}

/** What a file of zones holds, or the sentence that says why it is none. */
export type ZoneFile =
  | {
      readonly zones: readonly ReadZone[]
      /** What was not taken as it stood, in sentences. */
      readonly notes: readonly string[]
    }
  | { readonly fault: string }
  /** A number in it can be read two ways: which one, the person says. */
  | { readonly question: NumberQuestion }

/** Bytes; a longer file is refused before it is read. */
export const longestZoneFile = 10_000_000
/** Characters of JSON; no call takes more (1 MB). */
export const longestMapBody = 1_000_000
/** As many as a map has at most, and as many parts as a zone has beside its first. */
const mostZones = 500
const mostFurtherParts = 200

/** An area of a file before it is a zone: polygons of an outer ring and its holes, longitude first. */
export interface FileArea {
  readonly properties: Readonly<Record<string, unknown>>
  readonly polygons: readonly (readonly (readonly unknown[])[])[]
  /** How many of the polygons were drawn as closed lines. */
  readonly lines?: number
}

/** What in a file is no area, to be named: "Depot", "point". */
export interface NoArea {
  readonly properties: Readonly<Record<string, unknown>>
  readonly what: string
}

/** Whether a line comes back to where it began, with an area between. Its corners are checked later. */
export function isClosedLine(points: readonly unknown[]): boolean {
  const ends = [points[0], points.at(-1)].map((point) => (Array.isArray(point) ? point.slice(0, 2).join() : null))
  return points.length >= 4 && ends[0] !== null && ends[0] === ends[1]
}

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

/**
 * The zones of areas that a file holds. An area is one zone, whatever its parts and holes; an outline that crosses itself is cut
 * where it does, and its loops are parts of that zone.
 * @param others what in the file is no area
 * @param decimalSign what was answered to a question
 */
export function zonesOfAreas(
  areas: readonly FileArea[],
  others: readonly NoArea[],
  decimalSign: DecimalSign | null = null,
): ZoneFile {
  try {
    if (areas.length === 0) throw new ZoneFileFault('There is no area in this file: no polygon has an outline.')
    const notes: string[] = []
    const zones: ReadZone[] = []
    refuseTooMany(areas.length)
    refuseTurned(areas[0])
    const numbers = fileNumbers(areas.flatMap(numberTexts), decimalSign)
    for (const [index, area] of areas.entries()) zones.push(zoneOf(area, index, notes, numbers))
    notes.push(...commaNotes(numbers))
    const priorities = prioritiesIn(areas, zones, numbers)
    notes.push(...priorities.notes, ...leftOutNotes(others))
    return {
      zones: zones.map((zone, index) => ({ ...zone, priority: priorities.levels[index] ?? zone.priority })),
      notes,
    }
  } catch (error) {
    if (error instanceof ZoneFileFault) return { fault: error.message }
    if (error instanceof NumberQuestionError) return { question: error.question }
    throw error
  }
}

/** Names that are told of what is left out; more would bury the rest. */
const mostNamed = 10

function leftOutNotes(others: readonly NoArea[]): string[] {
  if (others.length === 0) return []
  const named = others.slice(0, mostNamed).map(({ properties, what }) => {
    const name = textOf(lowerCased(properties), nameFields)
    return name === '' ? `a ${what} without a name` : `${cutTo(name, 60)} (${what})`
  })
  const more = others.length > mostNamed ? ` and ${others.length - mostNamed} more` : ''
  const count = others.length === 1 ? '1 feature is' : `${others.length} features are`
  return [`${count} no area and left out: ${named.join(', ')}${more}.`]
}

function refuseTooMany(count: number): void {
  if (count > mostZones) throw new ZoneFileFault(`The file has ${count} zones; a map has at most ${mostZones}.`)
}

/** A file with the latitude first puts its zones into the Antarctic, which is a place on earth but nobody's delivery area. */
function refuseTurned(area: FileArea | undefined): void {
  const corner = area?.polygons[0]?.[0]?.[0]
  const [lng, lat] = Array.isArray(corner) ? (corner as unknown[]) : []
  if (typeof lng !== 'number' || typeof lat !== 'number' || isInCanada({ lat, lng })) return
  if (isInCanada({ lat: lng, lng: lat }))
    throw new ZoneFileFault(
      `Its first corner (${lng}, ${lat}) is in Canada only when it is read the wrong way round. These files say longitude first, then latitude.`,
    )
}

const nameFields = ['name', 'title', 'label', 'neighbourhood', 'neighborhood', 'zone']

function zoneOf(
  { properties, polygons, lines = 0 }: FileArea,
  index: number,
  notes: string[],
  numbers: FileNumbers,
): ReadZone {
  const given = lowerCased(properties)
  const name = fitText(textOf(given, nameFields), 120, `Zone ${index + 1}`, 'name', notes) || `Zone ${index + 1}`
  if (lines > 0) notes.push(`${name} is drawn as a closed line, and taken as the area within it.`)
  const parts = polygons.flatMap((rings, part) => {
    const where = polygons.length > 1 ? `${name}, part ${part + 1}` : name
    const corners = rings.map((ring) => ring.map((point, corner) => cornerOf(point, where, corner)))
    return partsOfPolygon(corners, where, notes)
  })
  const [first, ...further] = parts
  if (first === undefined) throw new ZoneFileFault(`${name} has no outline.`)
  if (further.length > mostFurtherParts)
    throw new ZoneFileFault(`${name} has ${parts.length} parts; a zone has at most ${mostFurtherParts + 1}.`)
  if (further.length > 0) notes.push(`${name} is one zone of ${parts.length} parts.`)
  const description = fitText(textOf(given, ['description', 'notes', 'comment']), 300, name, 'description', notes)
  return {
    name,
    ...(description !== '' && { description }),
    ...first,
    ...(further.length > 0 && { parts: further }),
    flatFeeCadCents: feeOf(given, name, numbers),
    multiplier: numberOf(given, multiplierNames, name, { usual: 1, from: 0, below: 11 }, numbers),
    color: colorOf(given) ?? zoneColors[index % zoneColors.length] ?? zoneColors[0],
    priority: 'medium',
  }
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

/** A text as its field takes it, so that the zone can be edited; what that changed is said. */
function fitText(text: string, length: number, zone: string, field: string, notes: string[]): string {
  const seen = withoutHidden(text)
  const fitting = cutTo(seen, length)
  if (seen !== text) notes.push(`${zone}: hidden characters are left out of its ${field}.`)
  if (fitting !== seen) notes.push(`${zone}: its ${field} is cut to ${length} characters.`)
  return fitting
}

const centNames = ['flatfeecadcents']
const feeNames = ['flatfee', 'fee', 'price', 'surcharge']
const multiplierNames = ['multiplier', 'factor']

function numberTexts({ properties }: FileArea): string[] {
  const given = lowerCased(properties)
  return [...feeNames, ...multiplierNames].map((name) => given[name]).filter((value) => typeof value === 'string')
}

interface ReadPriorities {
  /** One for each area. */
  readonly levels: readonly ZonePriority[]
  readonly notes: readonly string[]
}

/** The levels of the areas. Where a file has numbers they are told apart among themselves, and what has none of them is 0. */
function prioritiesIn(areas: readonly FileArea[], zones: readonly ReadZone[], numbers: FileNumbers): ReadPriorities {
  const said = areas.map((area, index) => priorityOf(area, zones[index]?.name ?? '', numbers))
  const isNumbered = said.some((each) => typeof each === 'number')
  const given = said.map((each) => each ?? (isNumbered ? 0 : 'medium'))
  const levels = levelsOf(given.filter((each) => typeof each === 'number'))
  return {
    levels: given.map((each) => (typeof each === 'number' ? (levels.get(each) ?? 'medium') : each)),
    notes: isNumbered ? [`Priorities are numbers in this file: ${levelText(levels)}.`] : [],
  }
}

/** "0 is medium, 1 is high", "0 is low, 9 is high, those between are medium". */
function levelText(levels: ReadonlyMap<number, ZonePriority>): string {
  const said = [...levels].map(([number, level]) => `${number} is ${level}`)
  if (said.length <= zonePriorities.length) return said.join(', ')
  return [said[0], said.at(-1), 'those between are medium'].join(', ')
}

/** Null where the area says nothing. */
function priorityOf({ properties }: FileArea, zone: string, numbers: FileNumbers): ZonePriority | number | null {
  const { priority } = lowerCased(properties)
  const text = textOf({ priority }, ['priority'])
  if (text === '') return null
  const level = zonePriorities.find((each) => each === text.toLowerCase())
  if (level !== undefined) return level
  const asked = `${zone}: priority “${text.slice(0, 40)}”`
  const number = numberWithin(priority, { usual: 0, from: 0, below: 101 }, numbers, asked)
  if (number === null) throw new ZoneFileFault(`${asked} is not low, medium or high, nor a number from 0 to 100.`)
  return number
}

/** Cents: as we write them, or a fee in dollars as others do. */
function feeOf(given: Properties, name: string, numbers: FileNumbers): number {
  const bounds = { usual: 0, from: -10_000_000, below: 10_000_001 }
  const cents = numberOf(given, centNames, name, bounds, numbers)
  return Math.round(
    cents !== 0
      ? cents
      : 100 * numberOf(given, feeNames, name, { ...bounds, from: -100_000, below: 100_000.01 }, numbers),
  )
}

function numberOf(
  given: Properties,
  names: readonly string[],
  zone: string,
  bounds: NumberBounds,
  numbers: FileNumbers,
): number {
  const name = names.find((each) => given[each] !== undefined && given[each] !== null && given[each] !== '')
  if (name === undefined) return bounds.usual
  const asked = `${zone}: ${name} “${String(given[name]).slice(0, 40)}”`
  const value = numberWithin(given[name], bounds, numbers, asked)
  if (value !== null) return value
  throw new ZoneFileFault(`${asked} is not a number from ${bounds.from} to below ${bounds.below}.`)
}

function colorOf(given: Properties): string | undefined {
  const value = textOf(given, ['color', 'colour', 'fill', 'stroke']).toLowerCase()
  if (/^#[0-9a-f]{6}$/.test(value)) return value
  const [, short] = /^#([0-9a-f]{3})$/.exec(value) ?? []
  return short === undefined ? undefined : `#${[...short].map((digit) => digit + digit).join('')}`
}
