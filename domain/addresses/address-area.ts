import type { PinFinder } from './address-import.ts'
import { bareLetters } from '../text/bare-letters.ts'
import { isProvince, type Province } from '../geo/canada.ts'
import { greatCircleM, type LatLng } from '../geo/geo.ts'
import { trimmedEnd } from '../text/trimmed-text.ts'

/** The cities and postal areas of Canada as generated/geography/canadian-areas.ts holds them, a line for each. */
export interface AreaTables {
  /** `name|province|latitude|longitude` */
  readonly cities: string
  /** `first three letters|city or nothing|province|latitude|longitude` */
  readonly postalAreas: string
}

/** What is known of an address without knowing its street. */
export interface AskedArea {
  readonly city?: string
  readonly province?: string
  /** Its first three letters suffice. */
  readonly postalCode?: string
}

/** Where an address lies, as far as its city or postal code tells. */
export interface AddressArea {
  /** Null where a postal area has several. */
  readonly city: string | null
  readonly province: Province
  /** The middle, degrees, WGS 84. */
  readonly latitude: number
  readonly longitude: number
  readonly foundBy: 'postalCode' | 'city'
}

/** An address that was typed in one line, cut where its city or postal code begins. */
export interface SplitAddress {
  readonly streetAddress: string
  readonly postalCode: string | null
  readonly area: AddressArea
}

export interface AreaFinder {
  /**
   * The postal area, else the city; null when neither is known. Of cities with one name that of the given province, else the nearest.
   * @param near where the courier drives
   */
  find(asked: AskedArea, near: LatLng | null): AddressArea | null
  /** The provinces that a point may be in: that of the nearest city or postal area, and those whose border may be near. */
  provincesNear(point: LatLng): ReadonlySet<Province>
  /** Cuts `12 Elm Street, Warman SK S0K 4S1` into its street and where that is; null when no city or postal code ends it. */
  split(typed: string, near: LatLng | null): SplitAddress | null
  /** The city in which an address of one line lies, `2420 Victoria Avenue, Regina, SK S4P 0S8`, with its own middle. */
  townOf(address: string): AddressArea | null
}

/** A street that was typed without its city, such as `2915 13th Avenue`, in the town in which one mostly drives; null where it is none. */
export function streetIn(town: AddressArea | null, typed: string): SplitAddress | null {
  return town === null || !isStreet(typed) ? null : { streetAddress: typed, postalCode: null, area: town }
}

/** Begins with a number, goes on with words, and has no comma from there on. */
function isStreet(typed: string): boolean {
  const behindNumber = /^\d/.test(typed) ? typed.search(/\s/) : -1
  const words = behindNumber < 0 ? '' : typed.slice(behindNumber)
  return /\p{L}/u.test(words) && !words.includes(',')
}

/** Finds the pins of a file that brings none: the middle of the postal area, else of the city in its province. */
export function middleFinder(areas: AreaFinder, near: LatLng | null): PinFinder {
  return ({ city, province, postalCode }) => {
    const area = areas.find({ city, province, postalCode: postalCode ?? '' }, near)
    if (area === null) return null
    const { latitude, longitude, foundBy } = area
    const where = foundBy === 'city' ? city : `the postal area ${postalCode?.slice(0, 3)}`
    return { latitude, longitude, middleOf: `the middle of ${where}` }
  }
}

/** About 50 km: towns of two provinces lie so close together along a border. */
const nearDegrees = 0.45
/** Where towns are far apart a border may be far from both; the next town beyond it is not so many times farther than the nearest. */
const farther = 4

/** Reads the tables once; what they hold is looked up by name and by code. */
export function areaFinder({ cities, postalAreas }: AreaTables): AreaFinder {
  const byCode = new Map<string, AddressArea>()
  for (const [code = '', city = '', ...where] of rowsOf(postalAreas)) {
    const area = areaOf(city, where, 'postalCode')
    if (area !== null) byCode.set(code, area)
  }
  const byName = new Map<string, AddressArea[]>()
  for (const [name = '', ...where] of rowsOf(cities)) {
    const area = areaOf(name, where, 'city')
    if (area === null) continue
    const alike = byName.get(plainName(name)) ?? []
    byName.set(plainName(name), [...alike, area])
  }

  const find: AreaFinder['find'] = ({ city = '', province = '', postalCode = '' }, near) => {
    const area = byCode.get(postalCode.replaceAll(/[\s-]/g, '').slice(0, 3).toUpperCase())
    if (area !== undefined) return area
    const named = byName.get(plainName(city)) ?? []
    const inProvince = province === '' ? named : named.filter((each) => each.province === province)
    return nearest(inProvince, near)
  }

  const known = [...byCode.values(), ...[...byName.values()].flat()]

  const finder: Omit<AreaFinder, 'townOf'> = {
    find,
    provincesNear: ({ lat, lng }) => {
      const nearestOf = new Map<Province, number>()
      const narrowing = Math.cos((lat * Math.PI) / 180)
      for (const { province, latitude, longitude } of known) {
        // flat is near enough, and thousands of rows of a file are asked about
        const away = Math.hypot(latitude - lat, (longitude - lng) * narrowing)
        if (away < (nearestOf.get(province) ?? Infinity)) nearestOf.set(province, away)
      }
      const reach = Math.max(nearDegrees, farther * Math.min(...nearestOf.values()))
      return new Set([...nearestOf].flatMap(([province, away]) => (away <= reach ? province : [])))
    },
    split(typed, near) {
      const [rest, code] = endingOf(typed, /[\s,]([A-Z]\d[A-Z][\s-]?\d[A-Z]\d)$/i)
      const [before, given] = endingOf(rest, /[\s,]([A-Z]{2})$/i)
      const province = given !== undefined && isProvince(given.toUpperCase()) ? given.toUpperCase() : ''
      const words = (province === '' ? rest : before).split(/[\s,]+/).filter((word) => word !== '')
      const postalCode = code === undefined ? '' : code.toUpperCase().replace(/^(...)[\s-]?/, '$1 ')
      // The longest name first: "Fort Erie" is not Erie. A street stands before it.
      for (let start = 1; start < words.length; start++) {
        const city = words.slice(start).join(' ')
        const named = find({ city, province }, near)
        if (named === null) continue
        const area = find({ city, province, postalCode }, near) ?? named
        const streetAddress = streetBefore(typed, words.slice(0, start))
        return { streetAddress, postalCode: postalCode || null, area: { ...area, city: named.city } }
      }
      const area = postalCode === '' ? null : find({ postalCode }, near)
      return area === null ? null : { streetAddress: words.join(' '), postalCode, area }
    },
  }

  return {
    ...finder,
    townOf(address) {
      const { city, province, latitude, longitude } = finder.split(address, null)?.area ?? {}
      if (!city || latitude === undefined || longitude === undefined) return null
      return find({ city, province }, { lat: latitude, lng: longitude })
    },
  }
}

/**
 * Takes a word off the end of a line, and the blanks and commas around it.
 * @param ending the word behind one blank or comma, at most ten characters in all
 * @returns what stands before it, nothing where that has several lines, and the word, if it is there
 */
function endingOf(text: string, ending: RegExp): readonly [string, string | undefined] {
  const line = trimmedEnd(text, /[\s,]/)
  const found = ending.exec(line.slice(-10))
  const before = trimmedEnd(line.slice(0, line.length - (found?.[0].length ?? 0)), /[\s,]/)
  return /[\n\r\u2028\u2029]/.test(before) ? ['', undefined] : [before, found?.[1]]
}

function rowsOf(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split('|'))
}

function areaOf(city: string, where: readonly string[], foundBy: AddressArea['foundBy']): AddressArea | null {
  const [province = '', latitude, longitude] = where
  if (!isProvince(province)) return null
  return { city: city || null, province, latitude: Number(latitude), longitude: Number(longitude), foundBy }
}

function nearest(areas: readonly AddressArea[], near: LatLng | null): AddressArea | null {
  const awayM = ({ latitude, longitude }: AddressArea) =>
    near === null ? 0 : greatCircleM(near, { lat: latitude, lng: longitude })
  return areas.toSorted((a, b) => awayM(a) - awayM(b))[0] ?? null
}

/** "Saint Stephen", "St. Stephen" and "ST STEPHEN" are one name. */
function plainName(name: string): string {
  return bareLetters(name)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => (word === 'saint' ? 'st' : word === 'sainte' ? 'ste' : word))
    .join(' ')
}

/** The beginning of the text that holds these words, with its own commas. */
function streetBefore(typed: string, words: readonly string[]): string {
  let end = 0
  for (const word of words) end = typed.indexOf(word, end) + word.length
  return typed.slice(0, end).trim()
}
