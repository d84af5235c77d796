import { provinceFault } from './address-province.ts'
import { isInCanada, provinceFrom, provinceNames, type Province } from '../geo/canada.ts'
import type { LatLng } from '../geo/geo.ts'
import { readNumber } from '../amounts/number-text.ts'
import { readContactDetail } from './contact-detail.ts'
import { pickPhone } from './phone.ts'
import { normalisePostalCode, provincesOfPostalCode } from './postal-code.ts'
import { cutTo, withoutHidden } from '../text/visible-text.ts'
import { mendCapitals } from './stray-capitals.ts'
import { isTimeZone } from '../time/zoned-time.ts'

/** The columns that a file's own columns are mapped to; required ones first. */
export const addressColumns = [
  'name',
  'address',
  'city',
  'latitude',
  'longitude',
  'externalReference',
  'unitNumber',
  'province',
  'postalCode',
  'phone',
  'email',
  'timezone',
] as const

export type AddressColumn = (typeof addressColumns)[number]

/** A mapped row of an address book, as text; a column that is not mapped is absent. */
export type AddressRow = Readonly<Partial<Record<AddressColumn, string>>>

/** A row made fit to be a location. What is null was not given. */
export interface ImportedLocation {
  readonly externalReference: string | null
  readonly name: string
  readonly address: string
  readonly unitNumber: string | null
  readonly city: string
  readonly province: Province
  /** "A1A 1A1" */
  readonly postalCode: string | null
  /** E.164 */
  readonly phone: string | null
  readonly email: string | null
  /** IANA zone */
  readonly timezone: string | null
  readonly latitude: number
  readonly longitude: number
  /** Whether the pin stands only in the middle of the city or postal area. */
  readonly approximatePin: boolean
}

/** Where an address lies that came without a pin. */
export interface FoundPin {
  readonly latitude: number
  readonly longitude: number
  /** "the middle of Saskatoon"; null where the door itself is known. */
  readonly middleOf: string | null
}

/** Answers null where it knows neither the address nor its city. */
export type PinFinder = (
  address: Pick<ImportedLocation, 'address' | 'city' | 'province' | 'postalCode'>,
) => FoundPin | null

/** Answers the provinces that a point may be in: near a border several. */
export type ProvincesNear = (point: LatLng) => ReadonlySet<Province>

/**
 * How much a mend is worth to the person who looks through it: what is only written in another form (a phone, a postal code) says the same as
 * before; a pin that was not given may stand far from the door.
 */
export type MendKind = 'rewritten' | 'mended' | 'approximate'

export interface Mend {
  readonly column: AddressColumn
  readonly from: string
  readonly to: string
  readonly why: string
  readonly kind: MendKind
}

export interface Fault {
  readonly column: AddressColumn
  readonly why: string
}

/** What became of a row. A refused one has no location, and every fault is named, not only the first. */
export type ImportedRow =
  | {
      /** Nothing was changed in what it says. */
      readonly status: 'clean'
      readonly location: ImportedLocation
      readonly mends: readonly Mend[]
      readonly faults: readonly []
    }
  | {
      readonly status: 'mended'
      readonly location: ImportedLocation
      readonly mends: readonly Mend[]
      readonly faults: readonly []
    }
  | {
      readonly status: 'refused'
      readonly location: null
      readonly mends: readonly Mend[]
      readonly faults: readonly Fault[]
    }

/** What reading one column gives: a value, with the mends it took, or faults. */
interface Reading<T> {
  readonly value: T | null
  readonly mends: readonly Mend[]
  readonly faults: readonly Fault[]
}

/**
 * Reads one row of an address book. Phone, e-mail, unit, reference and time zone may be missing, and so may the postal code: a
 * location with a street, a city and coordinates can be driven to, and refusing it would lose a real shop. For the same reason one of
 * these that is wrong is left out, and its mend says so. What is required and wrong is refused, never guessed at.
 * Distance and price come from coordinates: where a row has none, they are found, or the row is refused.
 * @param findPin asked for a row without coordinates
 * @param provincesNear the provinces that a point may be in; without it nobody looks whether the pin is in the row's own
 */
export function importAddressRow(
  row: AddressRow,
  findPin: PinFinder = () => null,
  provincesNear?: ProvincesNear,
): ImportedRow {
  // A cell that no field could hold is not read to its end: a row costs the same, whatever stands in it.
  const text = (column: AddressColumn) => row[column]?.trim().slice(0, longestCell) ?? ''
  const reference = readReference(text('externalReference'))
  const unit = readUnit(text('unitNumber'))
  const name = readText('name', text('name'))
  const address = readText('address', text('address'))
  const city = readText('city', text('city'))
  const code = readPostalCode(text('postalCode'))
  const province = readProvince(text('province'), code.value)
  const postalCode = inProvince(code, text('postalCode'), province.value)
  const phone = readPhone(text('phone'))
  const email = readEmail(text('email'))
  const timezone = readTimezone(text('timezone'))
  const isPinGiven = text('latitude') !== '' || text('longitude') !== ''
  const position = isPinGiven
    ? readPosition(text('latitude'), text('longitude'))
    : findPosition(address.value, city.value, province.value, postalCode.value, findPin)

  const place = provincesNear ? checkProvince(province.value, code.value, position.value, provincesNear) : notGiven

  const readings = [reference, name, address, unit, city, postalCode, province, phone, email, timezone, position, place]
  // What was changed first: it is read before what is only written anew.
  const mends = readings.flatMap((reading) => reading.mends).toSorted((a, b) => weightOf(a) - weightOf(b))
  const faults = readings.flatMap((reading) => reading.faults)
  const complete = name.value !== null && address.value !== null && city.value !== null
  if (faults.length > 0 || !complete || province.value === null || position.value === null) {
    return { status: 'refused', location: null, mends, faults }
  }
  const location: ImportedLocation = {
    externalReference: reference.value,
    name: name.value,
    address: address.value,
    unitNumber: unit.value,
    city: city.value,
    province: province.value,
    postalCode: postalCode.value,
    phone: phone.value,
    email: email.value,
    timezone: timezone.value,
    ...position.value,
  }
  const status = mends.every(({ kind }) => kind === 'rewritten') ? 'clean' : 'mended'
  return { status, location, mends, faults: [] }
}

function weightOf({ kind }: Mend): number {
  return kind === 'rewritten' ? 1 : 0
}

/**
 * What makes two rows the same location, so that the same file twice creates nothing twice: the external reference, else
 * name, unit, address and city without regard to case, accents and punctuation.
 */
export function importKey(
  location: Pick<ImportedLocation, 'externalReference' | 'name' | 'address' | 'unitNumber' | 'city'>,
): string {
  return location.externalReference === null
    ? locationKey(location)
    : `reference:${referenceKey(location.externalReference)}`
}

/** What two rows of one place have in common: name, unit, address and city, without regard to case, accents and punctuation. */
export function locationKey({
  name,
  unitNumber,
  address,
  city,
}: Pick<ImportedLocation, 'name' | 'address' | 'unitNumber' | 'city'>): string {
  return `place:${[name, unitNumber ?? '', address, city].map(comparable).join('|')}`
}

/** What two references of one location have in common: a spreadsheet takes the zeros in front of a number away. */
export function referenceKey(reference: string): string {
  return /^\d+$/.test(reference) ? reference.replace(/^0+(?=\d)/, '') : reference
}

/** More characters than any field takes, with what mending may take away. */
const longestCell = 500
/** As many characters as the fields of a location take (`openapi/schemas/locations/Location.yaml`). */
const longest = { name: 120, address: 200, city: 100, externalReference: 80, unitNumber: 40, email: 254 } as const

function readText(column: 'name' | 'address' | 'city', given: string): Reading<string> {
  const seen = withoutHidden(given)
  if (seen === '') return faulty(column, 'Required')
  if (isPlaceholder(seen)) return faulty(column, `"${seen}" says that the ${column} is not known`)
  const { text: mended, why } = mendCapitals(seen)
  const text = cutTo(mended, longest[column])
  if (column === 'city' && text !== mended) return faulty(column, `Longer than ${longest.city} characters`)
  if (text === given) return read(text)
  const reasons = [
    ...(seen === given ? [] : ['hidden characters left out']),
    ...why,
    ...(text === mended ? [] : [`cut to ${longest[column]} characters`]),
  ]
  const kind = text === given.replaceAll(/\s+/g, ' ') ? 'rewritten' : 'mended'
  return read(text, [mend(column, given, text, reasons.join(', '), kind)])
}

function readUnit(given: string): Reading<string> {
  if (given === '') return notGiven
  const text = cutTo(withoutHidden(given), longest.unitNumber)
  if (text === '') return notGiven
  return read(text, text === given ? [] : [mend('unitNumber', given, text, `cut to ${longest.unitNumber} characters`)])
}

/**
 * The owner's own number, where it is one: what a spreadsheet has rounded, or filled in where there was none, would make one location
 * of several.
 */
function readReference(given: string): Reading<string> {
  const reference = withoutHidden(given)
  if (reference === '') return notGiven
  const leave = (why: string) => leftOut('externalReference', given, why)
  if (/^[-+]?\d(?:[.,]\d+)?e\+\d+$/i.test(reference)) return leave('a number that a spreadsheet rounded')
  if (/^0+(?:[.,]0+)?$/.test(reference) || isPlaceholder(reference)) return leave(`"${given}" says that there is none`)
  if ([...reference].length > longest.externalReference)
    return leave(`longer than ${longest.externalReference} characters`)
  const whole = /^\d+[.,]0$/.test(reference) ? reference.slice(0, -2) : reference
  return read(whole, whole === given ? [] : [mend('externalReference', given, whole, 'as it is without a spreadsheet')])
}

function readPostalCode(given: string): Reading<string> {
  if (given === '') return notGiven
  const result = normalisePostalCode(given)
  if (result.ok) {
    const { postalCode } = result
    return read(postalCode, rewritten('postalCode', given, postalCode, 'written A1A 1A1'))
  }
  const digits = normalisePostalCode(digitsInPlace(given))
  if (!digits.ok) return leftOut('postalCode', given, result.why)
  return read(digits.postalCode, [mend('postalCode', given, digits.postalCode, 'a letter was typed for a digit')])
}

/** The letters O, I and L for 0 and 1 where a postal code has a digit: no other code can have been meant. */
function digitsInPlace(given: string): string {
  const compact = given.toUpperCase().replaceAll(/[\s-]/g, '')
  const digit = (letter: string) => (letter === 'O' ? '0' : 'IL'.includes(letter) ? '1' : letter)
  return [...compact].map((letter, place) => (place % 2 === 1 ? digit(letter) : letter)).join('')
}

/** A missing province is told by the postal code where that leaves no choice. */
function readProvince(given: string, postalCode: string | null): Reading<Province> {
  const candidates = postalCode === null ? [] : provincesOfPostalCode(postalCode)
  if (given === '') {
    const [only, another] = candidates
    if (only === undefined || another !== undefined) return faulty('province', 'Required')
    return read(only, [mend('province', given, only, 'told by the postal code')])
  }
  const province = provinceFrom(given)
  if (province === null) return faulty('province', `"${given}" is not a Canadian province`)
  return read(province, rewritten('province', given, province, 'written as two letters'))
}

/** A postal code of another province is left out: the pin says where the location is, and one of the two is wrong. */
function inProvince(code: Reading<string>, given: string, province: Province | null): Reading<string> {
  if (code.value === null || province === null || provincesOfPostalCode(code.value).includes(province)) return code
  return leftOut('postalCode', given, `${code.value} is not in ${provinceNames[province]}`)
}

/** A row whose pin lies in another province is refused: taxes follow the province. */
function checkProvince(
  province: Province | null,
  postalCode: string | null,
  position: Position | null,
  provincesNear: ProvincesNear,
): Reading<never> {
  if (province === null || position === null) return notGiven
  const fault = provinceFault({ province, postalCode, ...position }, provincesNear)
  // A postal code that contradicts them is left out by itself.
  return fault === null || fault.field === 'postalCode' ? notGiven : faulty(fault.field, fault.message)
}

function readPhone(given: string): Reading<string> {
  if (given === '') return notGiven
  const result = pickPhone(given)
  if (!result.ok) return leftOut('phone', given, result.why)
  if (result.mend !== null) return read(result.e164, [mend('phone', given, result.e164, result.mend)])
  return read(result.e164, rewritten('phone', given, result.e164, 'written as E.164'))
}

function readEmail(given: string): Reading<string> {
  const text = withoutHidden(given)
  if (text === '') return notGiven
  // A cell that was copied from a link.
  const address = text.replace(/^mailto:/i, '')
  if ([...address].length > longest.email) return leftOut('email', given, `longer than ${longest.email} characters`)
  if (!readContactDetail({ type: 'email', value: address }).ok)
    return leftOut('email', given, `"${given}" is not an e-mail address`)
  return read(address, rewritten('email', given, address, 'written as an address alone'))
}

/** "GMT-06:00 America/Regina" names its offset for people; only the zone is kept, which loses nothing. */
function readTimezone(given: string): Reading<string> {
  if (given === '') return notGiven
  const zone = given.replace(/^(?:GMT|UTC)[+-]\d{2}:?\d{2}\s+/, '')
  return isTimeZone(zone) ? read(zone) : leftOut('timezone', given, `"${given}" is not a time zone`)
}

type Position = Pick<ImportedLocation, 'latitude' | 'longitude' | 'approximatePin'>

/** Where an address without coordinates lies; not asked as long as it is not whole. */
function findPosition(
  address: string | null,
  city: string | null,
  province: Province | null,
  postalCode: string | null,
  findPin: PinFinder,
): Reading<Position> {
  if (address === null || city === null || province === null) {
    const faults = (['latitude', 'longitude'] as const).map((column) => ({ column, why: 'Required' }))
    return { value: null, mends: [], faults }
  }
  const found = findPin({ address, city, province, postalCode })
  if (found === null)
    return faulty('city', `No “${city}” is known in ${provinceNames[province]}: give latitude and longitude`)
  const { latitude, longitude, middleOf } = found
  const to = `${latitude}, ${longitude}`
  const said =
    middleOf === null
      ? mend('latitude', '', to, 'found by the address')
      : mend('latitude', '', to, `in ${middleOf}`, 'approximate')
  return read({ latitude, longitude, approximatePin: middleOf !== null }, [said])
}

function readPosition(latitudeText: string, longitudeText: string): Reading<Position> {
  const [latitude, ofLatitude] = degrees('latitude', latitudeText)
  const [longitude, ofLongitude] = degrees('longitude', longitudeText)
  const faults = [
    ...(latitude === null ? [{ column: 'latitude' as const, why: degreesProblem(latitudeText) }] : []),
    ...(longitude === null ? [{ column: 'longitude' as const, why: degreesProblem(longitudeText) }] : []),
  ]
  if (latitude === null || longitude === null) return { value: null, mends: [], faults }
  if (isInCanada({ lat: latitude, lng: longitude }))
    return read({ latitude, longitude, approximatePin: false }, [...ofLatitude, ...ofLongitude])
  const swapped = isInCanada({ lat: longitude, lng: latitude })
  const why = swapped ? 'Latitude and longitude are swapped' : `${latitude}, ${longitude} is outside Canada`
  return faulty('latitude', why)
}

/** No place has 45,508 degrees: a comma is a decimal one. */
function degrees(column: 'latitude' | 'longitude', text: string): [number | null, Mend[]] {
  const result = readNumber(text, { fits: ({ value }) => Math.abs(value) <= 180 })
  if (result.kind !== 'number') return [null, []]
  const { value, plain } = result.reading
  return [value, rewritten(column, text, plain, text.includes(',') ? 'decimal comma' : 'written anew')]
}

function degreesProblem(text: string): string {
  return text === '' ? 'Required' : `"${text}" is not a number of degrees`
}

/** The first part of a text that stands for "we do not know": nobody can drive to UNKNOWN. */
function isPlaceholder(text: string): boolean {
  const [first = ''] = text.split(',')
  return /^(?:unknown|inconnue?|n\/?a|s\.?\/?o\.?|none|aucune?|null|nil|tb[ad]|[-–.?x#]+|#(?:n\/a|ref!|value!|name\?|null!|num!|div\/0!))$/i.test(
    first.trim(),
  )
}

function comparable(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

const notGiven: Reading<never> = { value: null, mends: [], faults: [] }

function mend(column: AddressColumn, from: string, to: string, why: string, kind: MendKind = 'mended'): Mend {
  return { column, from, to, why, kind }
}

/** Of what says the same in another form; nothing where it stood like that. */
function rewritten(column: AddressColumn, from: string, to: string, why: string): Mend[] {
  return from === to ? [] : [mend(column, from, to, why, 'rewritten')]
}

/** Of what is optional and wrong: nothing, with a word about it. */
function leftOut(column: AddressColumn, given: string, why: string): Reading<never> {
  return { value: null, mends: [mend(column, given, '', `left out: ${why}`)], faults: [] }
}

function read<T>(value: T, mends: readonly Mend[] = []): Reading<T> {
  return { value, mends, faults: [] }
}

function faulty<T>(column: AddressColumn, why: string): Reading<T> {
  return { value: null, mends: [], faults: [{ column, why }] }
}
