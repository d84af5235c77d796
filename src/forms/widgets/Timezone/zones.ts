import { bareLetters } from '#domain/text/bare-letters.ts'

/** A time zone as it can be found. */
export interface Zone {
  /** IANA name, "America/Regina". */
  readonly id: string
  /** "Regina". */
  readonly city: string
  /** "CST"; "GMT+1" where English has no abbreviation. */
  readonly abbreviation: string
  /** "UTC−06:00". */
  readonly offset: string
  /** Everything a person may search by, in lower case. */
  readonly words: string
}

/** Shown before anything is typed, from east to west: where the product's couriers are. */
const homeZones = [
  'America/St_Johns',
  'America/Halifax',
  'America/Toronto',
  'America/Winnipeg',
  'America/Regina',
  'America/Edmonton',
  'America/Vancouver',
  'America/Whitehorse',
]

/** Larger cities that give no zone its name, by the zone whose clock they keep. */
const citiesOf: Readonly<Record<string, string>> = {
  'America/St_Johns': "St. John's Gander Corner Brook",
  'America/Halifax': 'Dartmouth Sydney Charlottetown Fredericton Saint John',
  'America/Toronto': 'Ottawa Montreal Quebec Gatineau Laval Mississauga Hamilton London Kitchener Windsor Sudbury',
  'America/Winnipeg': 'Brandon Thompson Kenora',
  'America/Regina': 'Saskatoon Prince Albert Moose Jaw Yorkton North Battleford Estevan',
  'America/Edmonton': 'Calgary Red Deer Lethbridge Medicine Hat Grande Prairie Fort McMurray Lloydminster',
  'America/Vancouver': 'Victoria Surrey Burnaby Kelowna Kamloops Nanaimo Abbotsford Prince George',
}

/** More would scroll past anyone's patience; typing narrows. */
const longestList = 50

/**
 * All time zones with their offset at an instant, home zones first.
 * @param now unix seconds; offsets and abbreviations are those of that day
 */
export function zonesAt(now: number): readonly Zone[] {
  const ids = new Set([...homeZones, ...Intl.supportedValuesOf('timeZone'), 'UTC'])
  const date = new Date(now * 1000)
  return [...ids].map((id) => zoneOf(id, date))
}

/** Zones that match by id, city, abbreviation or offset (docs/rules/messages-and-words.md, "Forms"), at most 50, best first. */
export function findZones(zones: readonly Zone[], query: string): readonly Zone[] {
  const terms = normalise(query).split(' ').filter(Boolean)
  const matching = zones.filter(({ words }) => terms.every((term) => words.includes(term)))
  const first = terms[0] ?? ''
  const best = (zone: Zone) =>
    normalise(zone.city).startsWith(first) || zone.abbreviation.toLowerCase() === first ? 0 : 1
  return matching.toSorted((a, b) => best(a) - best(b)).slice(0, longestList)
}

function zoneOf(id: string, date: Date): Zone {
  const city = (id.split('/').at(-1) ?? id).replaceAll('_', ' ')
  const abbreviation = zoneName(id, 'short', date)
  const offset = zoneName(id, 'longOffset', date).replace('GMT', 'UTC').replace('-', '−')
  const words = [id, city, citiesOf[id] ?? '', abbreviation, zoneName(id, 'long', date), offset, shortOffset(offset)]
    .map(normalise)
    .join(' ')
  return { id, city, abbreviation, offset, words }
}

function zoneName(timeZone: string, timeZoneName: 'short' | 'long' | 'longOffset', date: Date): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, timeZoneName }).formatToParts(date)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** "UTC−06:00" is also found as "-6", "UTC−03:30" as "-3:30". */
function shortOffset(offset: string): string {
  return offset
    .replace(/^UTC/, '')
    .replace(/^([+−])0/, '$1')
    .replace(/:00$/, '')
}

function normalise(text: string): string {
  return bareLetters(text).replace(/[_/]/g, ' ').replaceAll('.', '').trim()
}
