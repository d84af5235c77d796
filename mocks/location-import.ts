import type {
  FormError,
  Location,
  LocationImportMapping,
  LocationImportResult,
  LocationImportRow,
  LocationInput,
} from '#generated/model/index.ts'
import { formError } from './refusals.ts'
import { jsonQueryOf, queryOf } from './requests.ts'

type Field = keyof LocationImportMapping
type Row = Partial<Record<Field, string>>

const required: readonly Field[] = ['name', 'streetAddress', 'city', 'province', 'latitude', 'longitude']

/**
 * Reads an address book as the server's answer is shaped: each row created, there already, or refused. The checks are a
 * few that show each outcome, not the product's.
 * @param create stores a place and answers its number; not called in a dry run
 */
export async function importRows(
  request: Request,
  known: readonly Location[],
  create: (input: LocationInput) => number,
): Promise<LocationImportResult> {
  const mapping = jsonQueryOf<LocationImportMapping>(request, 'mapping')
  const dryRun = queryOf(request, 'dryRun') === 'true'
  const firstLine = Number(queryOf(request, 'firstLine') ?? 2)
  const [heading = [], ...lines] = readCsv(await request.clone().text())
  if (mapping === undefined) throw formError({ '/mapping': ['Required'] })
  requireColumns(mapping, heading)

  const ids = new Map(known.map((location) => [keyOf(location), location.id]))
  const rows = lines.map((values, index): LocationImportRow => {
    const row = rowOf(mapping, heading, values)
    const { faults, mends } = examine(mapping, row)
    const name = row.name ?? ''
    const line = firstLine + index
    if (faults.length > 0) return { line, name, outcome: 'refused', mends, faults }
    const input = inputOf(row)
    const there = ids.get(keyOf(input))
    const locationId = there ?? (dryRun ? null : create(input))
    if (there === undefined) ids.set(keyOf(input), locationId ?? 0)
    return { line, name, outcome: there === undefined ? 'created' : 'duplicate', locationId, mends, faults }
  })
  const accepted = rows.filter(({ outcome }) => outcome !== 'refused')
  const mended = accepted.filter(({ mends }) => mends.length > 0).length
  return {
    dryRun,
    clean: accepted.length - mended,
    mended,
    refused: rows.length - accepted.length,
    duplicates: rows.filter(({ outcome }) => outcome === 'duplicate').length,
    rows,
  }
}

/** A field in quotes, in which two quotes are one, or one without; then what ends it. */
const cellPattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy

/** The rows of a CSV file without its blank lines; of a broken one as much as can be read. */
function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [match, quoted, plain = '', end] of text.replace(/^\uFEFF/, '').matchAll(cellPattern)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === ',') continue
    if (row.some((cell) => cell !== '')) rows.push(row)
    row = []
    if (match === '') break
  }
  return rows
}

function requireColumns(mapping: LocationImportMapping, heading: readonly string[]): void {
  const missing = Object.entries(mapping).filter(([, column]) => !heading.includes(String(column)))
  if (missing.length === 0) return
  const errors: FormError['errors'] = Object.fromEntries(
    missing.map(([field, column]) => [`/mapping/${field}`, [`The file has no column "${String(column)}"`]]),
  )
  throw formError(errors)
}

function rowOf(mapping: LocationImportMapping, heading: readonly string[], values: readonly string[]): Row {
  const cells = Object.entries(mapping).map(([field, column]) => [field, values[heading.indexOf(String(column))] ?? ''])
  return Object.fromEntries(cells)
}

function examine(mapping: LocationImportMapping, row: Row): Pick<LocationImportRow, 'faults' | 'mends'> {
  const empty = required.filter((field) => (row[field] ?? '').trim() === '')
  const wrong = (['latitude', 'longitude'] as const).filter(
    (field) => !empty.includes(field) && Number.isNaN(Number(row[field])),
  )
  const fault = (why: string) => (field: Field) => ({ column: mapping[field] ?? field, why })
  const phone = row.phone ?? ''
  const to = phoneOf(row)
  const isMended = to !== undefined && to !== phone
  return {
    faults: [...empty.map(fault('Required')), ...wrong.map(fault('Must be a number'))],
    mends: isMended ? [{ column: mapping.phone ?? 'phone', from: phone, to, why: 'Written as E.164' }] : [],
  }
}

function phoneOf({ phone = '' }: Row): string | undefined {
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return digits.length === 10 ? `+1${digits}` : undefined
}

const provinces = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'] as const

function inputOf(row: Row): LocationInput {
  const { name = '', streetAddress = '', city = '', postalCode, unitNumber, externalReference } = row
  const phone = phoneOf(row)
  return {
    name,
    streetAddress,
    city,
    province: provinces.find((province) => province === row.province?.trim().toUpperCase()) ?? 'SK',
    latitude: Number(row.latitude),
    longitude: Number(row.longitude),
    ...(postalCode && { postalCode: postalCode.slice(0, 7) }),
    ...(unitNumber && { unitNumber }),
    ...(externalReference && { externalReference }),
    ...(phone !== undefined && { phone }),
  }
}

function keyOf({ name, streetAddress, city }: Pick<Location, 'name' | 'streetAddress' | 'city'>): string {
  return [name, streetAddress, city].join('|').toLowerCase()
}
