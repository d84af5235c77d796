import { bareLetters } from '../text/bare-letters.ts'
import { farApartM, greatCircleM, type LatLng } from '../geo/geo.ts'

/** A location as a list of suggestions knows it. */
export interface LocationSuggestion {
  readonly name: string
  readonly formattedAddress: string
  /** Degrees, WGS 84. */
  readonly latitude: number
  readonly longitude: number
}

/**
 * How well a location fits what was typed, 0 the best: its name begins so, words of its name do, words of its name or address
 * do, the text stands somewhere else. The database has the same as `match_rank`.
 */
export function matchRank(
  { name, formattedAddress }: Pick<LocationSuggestion, 'name' | 'formattedAddress'>,
  typed: string,
) {
  const bareName = bareLetters(name)
  if (bareName.startsWith(bareLetters(typed.trim()))) return 0
  const begins = wordsOf(typed).map((word) => new RegExp(`(^|[^a-z0-9])${word}`))
  // Of letters that no word here is made of, nothing begins.
  if (begins.length === 0) return 3
  const begin = (text: string) => begins.every((word) => word.test(text))
  if (begin(bareName)) return 1
  return begin(`${bareName} ${bareLetters(formattedAddress)}`) ? 2 : 3
}

/** Whether its name is what was typed, or has words that begin so; the address does not count. */
export function isCalledSo(location: Pick<LocationSuggestion, 'name' | 'formattedAddress'>, typed: string): boolean {
  return matchRank(location, typed) <= 1
}

/**
 * Best first: those within a day's drive, then as {@link matchRank} says, then the nearer, then by name.
 * @param near where the courier drives; null when nothing is known of that
 */
export function byMatch(typed: string, near: LatLng | null): (a: LocationSuggestion, b: LocationSuggestion) => number {
  const distance = (location: LocationSuggestion) => (near === null ? 0 : distanceM(location, near))
  const isFar = (location: LocationSuggestion) => Number(distance(location) > farApartM)
  return (a, b) =>
    isFar(a) - isFar(b) ||
    matchRank(a, typed) - matchRank(b, typed) ||
    distance(a) - distance(b) ||
    bareLetters(a.name).localeCompare(bareLetters(b.name), 'en-CA')
}

/** Metres as the crow flies. */
export function distanceM(
  { latitude, longitude }: Omit<LocationSuggestion, 'name' | 'formattedAddress'>,
  near: LatLng,
): number {
  return greatCircleM(near, { lat: latitude, lng: longitude })
}

/** The first of those with the same name and address: in several address books it is one location all the same. */
export function withoutDuplicates<Location extends LocationSuggestion>(locations: readonly Location[]): Location[] {
  const seen = new Set<string>()
  return locations.filter(({ name, formattedAddress }) => {
    const key = [name, formattedAddress].map((text) => wordsOf(text).join(' ')).join('|')
    return !seen.has(key) && seen.add(key)
  })
}

/** The middle of the places where one drives: half of them lie north of it, half east; a far one does not move it. */
export function middleOf(places: readonly LatLng[]): LatLng | null {
  if (places.length === 0) return null
  return { lat: median(places.map(({ lat }) => lat)), lng: median(places.map(({ lng }) => lng)) }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
}

function wordsOf(text: string): string[] {
  return bareLetters(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
}
