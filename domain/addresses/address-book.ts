import {
  importAddressRow,
  importKey,
  type AddressColumn,
  type AddressRow,
  type ImportedLocation,
  type ImportedRow,
  type MendKind,
  type PinFinder,
  type ProvincesNear,
} from './address-import.ts'
import { countText } from '../amounts/count-text.ts'

/** The field of a location that each column of an address book fills, and by which a file's own columns are mapped. */
const fieldOf = {
  name: 'name',
  address: 'streetAddress',
  city: 'city',
  latitude: 'latitude',
  longitude: 'longitude',
  externalReference: 'externalReference',
  unitNumber: 'unitNumber',
  province: 'province',
  postalCode: 'postalCode',
  phone: 'phone',
  email: 'email',
  timezone: 'timezone',
} as const satisfies Record<AddressColumn, string>

const columns = Object.keys(fieldOf) as AddressColumn[]

/** Which column of the file fills which field, by its heading. */
export type AddressMapping = Readonly<Partial<Record<(typeof fieldOf)[AddressColumn], string>>>

/** A row of a file, with the line on which it starts. */
export interface AddressBookLine {
  readonly line: number
  /** In the order of the heading. */
  readonly values: readonly string[]
}

/** A row after the rule: what to store under which key, or why not. Mends and faults name the file's own columns. */
export interface ReadAddress {
  readonly line: number
  readonly name: string
  readonly status: ImportedRow['status']
  readonly accepted: { readonly location: ImportedLocation; readonly key: string } | null
  readonly mends: { column: string; from: string; to: string; why: string; kind: MendKind }[]
  readonly faults: { column: string; why: string }[]
}

/** More rows than this in one part of a file would make one transaction too long, and what is said of them too large an answer. */
export const mostRowsOfPart = 100

/** What is said of a part that has more. */
export function tooManyRows(count: number, most: number = mostRowsOfPart): string {
  const [allowed, sent] = [most, count].map((rows) => rows.toLocaleString('en-CA'))
  return `At most ${allowed} rows can be sent at once; this part has ${sent}.`
}

/** What is said of a mapping with a column for one of the two. */
export const halfPin = 'A pin has a latitude and a longitude'

/** What is wrong with a mapping, by the pointer of its field: columns that the file does not have, half a pin. Empty for a good one. */
export function mappingErrors(heading: readonly string[], mapping: AddressMapping): Record<string, string[]> {
  const missing = columns.flatMap((column) => {
    const wanted = mapping[fieldOf[column]]
    return wanted === undefined || heading.includes(wanted) ? [] : [{ field: fieldOf[column], wanted }]
  })
  const isHalf = (mapping.latitude === undefined) !== (mapping.longitude === undefined)
  const half = mapping.latitude === undefined ? 'latitude' : 'longitude'
  return Object.fromEntries([
    ...missing.map(({ field, wanted }) => [`/mapping/${field}`, [`The file has no column "${wanted}"`]] as const),
    ...(isHalf ? [[`/mapping/${half}`, [halfPin]] as const] : []),
  ])
}

/**
 * How the rows of a file with this heading are read; the mapping has no errors.
 * @param findPin asked for a row without coordinates
 * @param provincesNear the provinces that a pin may be in
 */
export function addressBookReader(
  heading: readonly string[],
  mapping: AddressMapping,
  findPin?: PinFinder,
  provincesNear?: ProvincesNear,
): (row: AddressBookLine) => ReadAddress {
  const headingOf = (column: AddressColumn) =>
    mapping[fieldOf[column]] ?? (column === 'latitude' ? 'pin' : fieldOf[column])
  const positions = columns.flatMap((column) => {
    const wanted = mapping[fieldOf[column]]
    return wanted === undefined ? [] : [[column, heading.indexOf(wanted)] as const]
  })
  return ({ line, values }) => {
    if (values.length !== heading.length) {
      const why = `The row has ${countText(values.length, { one: 'column', many: 'columns' })}, the heading has ${heading.length}`
      const faults = [{ column: heading[0] ?? '', why }]
      return { line, name: '', status: 'refused', accepted: null, mends: [], faults }
    }
    const row: AddressRow = Object.fromEntries(positions.map(([column, position]) => [column, values[position] ?? '']))
    const read = importAddressRow(row, findPin, provincesNear)
    return {
      line,
      name: read.location?.name ?? row.name?.trim() ?? '',
      status: read.status,
      accepted: read.location && { location: read.location, key: importKey(read.location) },
      mends: read.mends.map((mend) => ({ ...mend, column: headingOf(mend.column) })),
      faults: read.faults.map((fault) => ({ ...fault, column: headingOf(fault.column) })),
    }
  }
}

/** A row that has the reference of another location: which of the two is right, a person has to say. */
export function refuseForConflict(row: ReadAddress, mapping: AddressMapping, why: string): ReadAddress {
  const fault = { column: mapping.externalReference ?? fieldOf.externalReference, why }
  return { ...row, status: 'refused', accepted: null, faults: [fault] }
}

/** The remark at a row whose location is archived: a file restores nothing that somebody archived. */
export function archivedRemark(
  name: string,
  { name: column = fieldOf.name }: Pick<AddressMapping, 'name'>,
): ReadAddress['mends'][number] {
  const why = 'This location is archived in the address book, and stays so. Restore it there to use it again'
  return { column, from: name, to: name, why, kind: 'rewritten' }
}

/** An accepted row as the form of a location would send it; what was not given is left out. */
export function formOfAddress({ address, ...location }: ImportedLocation) {
  const { externalReference, unitNumber, postalCode, phone, email, timezone, ...rest } = location
  return {
    ...rest,
    streetAddress: address,
    ...(externalReference && { externalReference }),
    ...(unitNumber && { unitNumber }),
    ...(postalCode && { postalCode }),
    ...(phone && { phone }),
    ...(email && { email }),
    ...(timezone && { timezone }),
  }
}

/** How many rows there are of each kind, as an import says at its end. */
export function importTally(rows: readonly Pick<ReadAddress, 'status'>[]): Record<ImportedRow['status'], number> {
  const count = (status: ImportedRow['status']) => rows.filter((row) => row.status === status).length
  return { clean: count('clean'), mended: count('mended'), refused: count('refused') }
}
