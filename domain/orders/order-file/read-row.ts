import type { AddressMapping } from '../../addresses/address-book.ts'
import {
  importAddressRow,
  importKey,
  locationKey,
  referenceKey,
  type AddressColumn,
  type ImportedLocation,
  type MendKind,
  type PinFinder,
  type ProvincesNear,
} from '../../addresses/address-import.ts'
import { countText } from '../../amounts/count-text.ts'
import { numberQuestion, readNumber, type DecimalSign } from '../../amounts/number-text.ts'
import { parseMeasure, type UnitPreference } from '../../amounts/units.ts'
import { bareLetters } from '../../text/bare-letters.ts'
import { withoutHidden } from '../../text/visible-text.ts'
import type { LocalDate } from '../../time/zoned-time.ts'
import { maxPoNumberLength, textLength } from '../order-texts.ts'
import { columnNameOf, ownFieldKey, type OrderFileColumn, type OrderFileMapping } from './columns.ts'
import { readFileDate } from './dates.ts'
import { readFileTime, type ReadTime } from './times.ts'

/** How a file is to be read, as somebody has said it. */
export interface OrderFileTerms {
  readonly mapping: OrderFileMapping
  /** Whether 03/04/2026 is the third of April; null: nobody has said. */
  readonly dayFirst: boolean | null
  /** What stands before decimals; null: nobody has said. */
  readonly decimalSign: DecimalSign | null
  /** How measures without a unit are read. */
  readonly units: UnitPreference
}

/** A row of a file, in the order of its heading. */
export interface OrderFileLine {
  readonly line: number
  readonly values: readonly string[]
}

export interface OrderFileFault {
  readonly column: string
  readonly why: string
}

export interface OrderFileMend extends OrderFileFault {
  readonly from: string
  readonly to: string
  readonly kind: MendKind
}

export type Stop = 'pickup' | 'dropoff'

/** A stop as a row names it. */
export interface StopOfRow {
  readonly name: string
  /** Null: a location of the address book is meant, by its name or number. */
  readonly location: ImportedLocation | null
  readonly contact: string
  /** In E.164; null: not given. */
  readonly phone: string | null
  readonly instructions: string
}

/** What a row says of an order. Faults and mends name the file's own columns. */
export interface ReadOrderRow {
  readonly line: number
  readonly reference: string | null
  /** What two writings of one reference have in common. */
  readonly referenceKey: string | null
  /** Null where something is wrong with it. */
  readonly stops: Readonly<Record<Stop, StopOfRow | null>>
  /** Empty: not given. */
  readonly service: string
  readonly speed: string
  readonly parcelType: string
  /** Null: the usual one. */
  readonly date: LocalDate | null
  readonly time: ReadTime | null
  readonly quantity: number
  /** Kilograms of each; null: not given. */
  readonly weightKg: number | null
  /** Metres of each; null: not given. */
  readonly sidesM: Readonly<Record<'length' | 'width' | 'height', number | null>>
  readonly poNumber: string
  readonly notes: string
  readonly tags: readonly string[]
  /** What stands in couriers' own fields, by their ids; without the empty ones. */
  readonly own: Readonly<Record<string, string>>
  /** What it says by field, to be compared with another row of its reference. */
  readonly said: Readonly<Record<string, string>>
  readonly mends: readonly OrderFileMend[]
  readonly faults: readonly OrderFileFault[]
}

/** What the reading of a row is told by the server: where addresses lie. */
export interface Surroundings {
  readonly findPin?: PinFinder | undefined
  readonly provincesNear?: ProvincesNear | undefined
}

/** More characters than any field takes, with what mending may take away. */
const longestCell = 500
const longestReference = 80
const longestName = 120
const mostPieces = 10_000
const mostTags = 50

/** A number that a spreadsheet has rounded: 4.68769E+11. */
const rounded = /^[-+]?\d(?:[.,]\d+)?e\+?\d+$/i
const spreadsheetDay = /^[3-7]\d{4}(?:[.,]\d+)?$/

/** Where the columns of a stop stand, as an address book has them. */
export function addressOfStop(mapping: OrderFileMapping, stop: Stop): AddressMapping {
  const { [`${stop}Street` as const]: streetAddress, [`${stop}City` as const]: city } = mapping
  const { [`${stop}Province` as const]: province, [`${stop}Name` as const]: name } = mapping
  const { [`${stop}Latitude` as const]: latitude, [`${stop}Longitude` as const]: longitude } = mapping
  return {
    ...(name !== undefined && { name }),
    ...(streetAddress !== undefined && { streetAddress }),
    ...(city !== undefined && { city }),
    ...(province !== undefined && { province }),
    ...(latitude !== undefined && { latitude }),
    ...(longitude !== undefined && { longitude }),
  }
}

/**
 * How the rows of a file of orders with this heading are read (docs/rules/orders-by-file.md); the mapping has no errors. What a row
 * means by the services and the address book is told by nobody here.
 */
export function orderFileReader(
  heading: readonly string[],
  { mapping, dayFirst, decimalSign, units }: OrderFileTerms,
  { findPin, provincesNear }: Surroundings = {},
): (row: OrderFileLine) => ReadOrderRow {
  const { orderFields = {}, ...ofOrder } = mapping
  const positions = new Map(Object.entries(ofOrder).map(([field, column]) => [field, heading.indexOf(column)] as const))
  const ownPositions = Object.entries(orderFields).map(([id, column]) => [id, heading.indexOf(column)] as const)
  return ({ line, values }) => {
    const mends: OrderFileMend[] = []
    const faults: OrderFileFault[] = []
    const cell = (position: number) => withoutHidden(values[position]?.slice(0, longestCell) ?? '')
    const text = (field: OrderFileColumn | 'line') => cell(positions.get(field) ?? -1)
    const refuse = (field: OrderFileColumn, why: string) =>
      void faults.push({ column: columnNameOf(mapping, field), why })
    if (values.length !== heading.length) {
      const why = `The row has ${countText(values.length, { one: 'column', many: 'columns' })}, the heading has ${heading.length}`
      faults.push({ column: heading[0] ?? '', why })
    }

    const number = (field: OrderFileColumn) => {
      const given = text(field)
      if (given === '') return null
      const read = readNumber(given, { decimalSign })
      if (read.kind === 'number') return read.reading.value
      refuse(field, numberQuestion(given, { decimalSign }) ?? `“${given}” is not a number`)
      return null
    }

    const measure = (field: 'weight' | 'length' | 'width' | 'height') => {
      const given = text(field)
      if (given === '') return null
      const unit = /\p{L}|["']/u.test(given) ? '' : (unitInName(mapping[field] ?? '', field) ?? '')
      const category = field === 'weight' ? 'weight' : 'smallDistance'
      const bare = units === 'Metric' && field !== 'weight' && unit === '' && !/\p{L}|["']/u.test(given) ? 'cm' : unit
      const read = parseMeasure(bare === '' ? given : `${given} ${bare}`, category, units, decimalSign)
      if (read.ok && read.value >= 0) return read.value
      refuse(field, read.ok ? `“${given}” is less than nothing` : `“${given}”: ${read.message}`)
      return null
    }

    const stop = (of: Stop): StopOfRow | null => {
      const name = text(`${of}Name`)
      const street = text(`${of}Street`)
      const words = { contact: text(`${of}Contact`), instructions: text(`${of}Instructions`) }
      if (name === '' && street === '') {
        refuse(`${of}Name`, 'Required')
        return null
      }
      if (rounded.test(name)) {
        refuse(`${of}Name`, `“${name}” is a number that a spreadsheet rounded: write it whole`)
        return null
      }
      if (street === '') return { name: name.slice(0, longestName), location: null, phone: null, ...words }
      const columns: Readonly<Partial<Record<AddressColumn, OrderFileColumn>>> = {
        name: name === '' ? `${of}Street` : `${of}Name`,
        address: `${of}Street`,
        unitNumber: `${of}Unit`,
        city: `${of}City`,
        province: `${of}Province`,
        postalCode: `${of}PostalCode`,
        phone: `${of}Phone`,
        latitude: `${of}Latitude`,
        longitude: `${of}Longitude`,
      }
      const [latitude, longitude] = [text(`${of}Latitude`), text(`${of}Longitude`)]
      const read = importAddressRow(
        {
          name: name === '' ? street : name,
          address: street,
          unitNumber: text(`${of}Unit`),
          city: text(`${of}City`),
          province: text(`${of}Province`),
          postalCode: text(`${of}PostalCode`),
          phone: text(`${of}Phone`),
          latitude,
          longitude,
        },
        findPin,
        provincesNear,
      )
      const pin = of === 'pickup' ? 'pickup pin' : 'drop-off pin'
      const columnOf = (column: AddressColumn) =>
        column === 'latitude' && mapping[`${of}Latitude`] === undefined
          ? pin
          : columnNameOf(mapping, columns[column] ?? `${of}Street`)
      mends.push(...read.mends.map((mend) => ({ ...mend, column: columnOf(mend.column) })))
      // Where an address is not whole there is nothing to find a pin by, which is no fault of its own.
      const isPinGiven = latitude !== '' || longitude !== ''
      const own = read.faults.filter(({ column }) => isPinGiven || (column !== 'latitude' && column !== 'longitude'))
      faults.push(...own.map((fault) => ({ ...fault, column: columnOf(fault.column) })))
      if (read.location === null) return null
      return { name: read.location.name, location: read.location, phone: read.location.phone, ...words }
    }

    const reference = readReference(text('reference'), (why) => refuse('reference', why))
    const dated = text('date')
    const date = readDay(dated, dayFirst, (why) => refuse('date', why))
    const timed = text('time') || (date?.rest ?? '')
    const time = timed === '' ? null : readFileTime(timed)
    if (timed !== '' && time === null)
      refuse(text('time') === '' ? 'date' : 'time', `“${timed}” is not a time: write 14:30 or 2:30 pm`)
    const pieces = number('quantity')
    if (pieces !== null && (!Number.isInteger(pieces) || pieces < 1 || pieces > mostPieces))
      refuse('quantity', `Must be a whole number from 1 to ${mostPieces.toLocaleString('en-CA')}`)
    const poNumber = text('poNumber')
    if (rounded.test(poNumber))
      refuse('poNumber', `“${poNumber}” is a number that a spreadsheet rounded: write it whole`)
    if (textLength(poNumber) > maxPoNumberLength) refuse('poNumber', `Longer than ${maxPoNumberLength} characters`)
    const tags = text('tags')
      .split(/[,;|]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '')
    if (tags.length > mostTags) refuse('tags', `More than ${mostTags} tags`)
    const stops = { pickup: stop('pickup'), dropoff: stop('dropoff') }
    const rest = {
      service: text('service'),
      speed: text('speed'),
      parcelType: text('parcelType'),
      date: date?.date ?? null,
      time,
      quantity: pieces ?? 1,
      weightKg: measure('weight'),
      sidesM: { length: measure('length'), width: measure('width'), height: measure('height') },
      poNumber,
      notes: text('notes'),
      tags: tags.slice(0, mostTags),
      own: Object.fromEntries(
        ownPositions.map(([id, at]) => [id, cell(at)] as const).filter(([, given]) => given !== ''),
      ),
    }
    const lineOfFile = Number(text('line'))
    return {
      line: Number.isInteger(lineOfFile) && lineOfFile > 0 ? lineOfFile : line,
      reference,
      referenceKey: reference === null ? null : referenceKey(reference),
      stops,
      ...rest,
      said: saidOf({ stops, ...rest }),
      mends,
      faults,
    }
  }
}

/** The customer's own number of an order, if it is one: by what a spreadsheet rounded, two orders would be one. */
function readReference(given: string, refuse: (why: string) => void): string | null {
  if (given === '') return null
  if (rounded.test(given)) {
    refuse(`“${given}” is a number that a spreadsheet rounded: write it whole, or leave it empty`)
    return null
  }
  if (textLength(given) > longestReference) {
    refuse(`Longer than ${longestReference} characters`)
    return null
  }
  return /^\d+[.,]0$/.test(given) ? given.slice(0, -2) : given
}

function readDay(
  given: string,
  dayFirst: boolean | null,
  refuse: (why: string) => void,
): { date: LocalDate; rest: string } | null {
  if (given === '') return null
  if (spreadsheetDay.test(given)) {
    refuse(`“${given}” is how a spreadsheet counts days: show the column as dates there`)
    return null
  }
  const read = readFileDate(given, dayFirst)
  if (read.kind === 'date') return read
  refuse(
    read.kind === 'either'
      ? `“${given}” can be ${read.dates.join(' or ')}: say whether the day or the month comes first`
      : `“${given}” is not a date: write 2026-11-30`,
  )
  return null
}

/** The unit that the name of a column says: "Weight (lb)", "Poids kg". */
function unitInName(name: string, field: 'weight' | 'length' | 'width' | 'height'): string | null {
  const words = bareLetters(name).split(/[^a-z]+/)
  const units: readonly (readonly [string, readonly string[]])[] =
    field === 'weight'
      ? [
          ['kg', ['kg', 'kgs', 'kilo', 'kilos', 'kilograms', 'kilogrammes', 'weightkg', 'poidskg']],
          ['lb', ['lb', 'lbs', 'pounds', 'livres', 'weightlb', 'weightlbs', 'poidslb']],
          ['g', ['g', 'grams', 'grammes']],
          ['oz', ['oz', 'ounces']],
        ]
      : [
          ['cm', ['cm', 'centimetres', 'centimeters']],
          ['in', ['in', 'inch', 'inches', 'po', 'pouces']],
          ['mm', ['mm']],
          ['ft', ['ft', 'feet', 'pieds']],
          ['m', ['m', 'metres', 'meters']],
        ]
  return units.find(([, names]) => names.some((unit) => words.includes(unit)))?.[0] ?? null
}

/** What a row says by field, of those that it fills; the same however it is written. */
function saidOf({
  stops,
  date,
  time,
  weightKg,
  sidesM,
  tags,
  quantity,
  own,
  ...texts
}: Pick<
  ReadOrderRow,
  | 'stops'
  | 'service'
  | 'speed'
  | 'parcelType'
  | 'date'
  | 'time'
  | 'quantity'
  | 'weightKg'
  | 'sidesM'
  | 'poNumber'
  | 'notes'
  | 'tags'
  | 'own'
>): Record<string, string> {
  const stopText = (stop: StopOfRow | null) =>
    stop === null ? '' : stop.location === null ? bareLetters(stop.name) : locationKey(stop.location)
  const given: Record<string, string> = {
    pickup: stopText(stops.pickup),
    dropoff: stopText(stops.dropoff),
    date: date ?? '',
    time: time === null ? '' : `${time.fromS}-${time.toS ?? ''}`,
    quantity: String(quantity),
    weight: weightKg === null ? '' : weightKg.toFixed(4),
    size: Object.values(sidesM).some((side) => side !== null)
      ? Object.values(sidesM)
          .map((side) => side?.toFixed(4) ?? '')
          .join('x')
      : '',
    tags: tags.map(bareLetters).toSorted().join(','),
    ...Object.fromEntries(Object.entries(texts).map(([field, value]) => [field, bareLetters(value)])),
    ...Object.fromEntries(Object.entries(own).map(([id, value]) => [ownFieldKey(id), bareLetters(value)])),
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
}

/** By which key a new location of a row is found again. */
export function newLocationKeys(location: ImportedLocation): { key: string; place: string } {
  return { key: importKey(location), place: locationKey(location) }
}
