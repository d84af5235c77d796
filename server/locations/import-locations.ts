import { setImmediate as othersTurn } from 'node:timers/promises'
import {
  importAddressRow,
  importKey,
  type AddressColumn,
  type AddressRow,
  type ImportedLocation,
} from '#domain/address-import.ts'
import { recordAct } from '#server/audit.ts'
import { formError } from '#server/errors.ts'
import { publish } from '#server/outbox.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#server/http/handler-types.ts'
import { readCsv, type CsvRow, type CsvTable } from './csv-rows.ts'
import { importedValues } from './location.ts'

type Mapping = Schema<'LocationImportMapping'>
type ResultRow = Schema<'LocationImportRow'>

/** The contract's field of each column that the rule knows. */
const fieldOf: Record<AddressColumn, keyof Mapping> = {
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
  timezone: 'timezone',
}
const columns = Object.keys(fieldOf) as AddressColumn[]

/** A row after the rule: what to store under which key, or why not. */
interface ReadRow {
  line: number
  name: string
  status: 'clean' | 'mended' | 'refused'
  accepted: { location: ImportedLocation; key: string } | null
  mends: ResultRow['mends']
  faults: ResultRow['faults']
}

/**
 * Imports one part of an address book into the request tenant's own. Good rows are stored in this request's transaction;
 * a row whose key (reference, else name, unit, address and city) is there already creates nothing.
 * @throws formError when the text is no CSV or a mapped column is not in its heading
 */
export async function importLocations(
  ctx: Context,
  asked: { csv: string; mapping: Mapping; dryRun?: boolean; firstLine?: number },
): Promise<Schema<'LocationImportResult'>> {
  const dryRun = asked.dryRun ?? false
  const table = await readCsv(asked.csv, asked.firstLine ?? 2)
  const rows = await readRows(table, asked.mapping)
  const keys = rows.flatMap((row) => row.accepted?.key ?? [])
  const known = await knownKeys(ctx, keys)
  const results: ResultRow[] = []
  for (const row of rows) {
    const { line, name, mends, faults, accepted } = row
    if (accepted === null) {
      results.push({ line, name, outcome: 'refused', mends, faults })
      continue
    }
    const before = known.get(accepted.key)
    const id = before === undefined && !dryRun ? await insert(ctx, accepted) : (before ?? null)
    known.set(accepted.key, id)
    results.push({ line, name, outcome: before === undefined ? 'created' : 'duplicate', locationId: id, mends, faults })
  }
  const created = results.filter((row) => row.outcome === 'created').length
  if (!dryRun && created > 0) await record(ctx, created)
  return {
    dryRun,
    clean: rows.filter((row) => row.status === 'clean').length,
    mended: rows.filter((row) => row.status === 'mended').length,
    refused: rows.filter((row) => row.status === 'refused').length,
    duplicates: results.filter((row) => row.outcome === 'duplicate').length,
    rows: results,
  }
}

/** Rows that are read before other callers have their turn: a few milliseconds. */
const rowsATurn = 100

async function readRows({ heading, rows }: CsvTable, mapping: Mapping): Promise<ReadRow[]> {
  const places = columnPlaces(heading, mapping)
  const headingOf = (column: AddressColumn) => mapping[fieldOf[column]] ?? fieldOf[column]
  const read: ReadRow[] = []
  for (const row of rows) {
    if (read.length % rowsATurn === 0) await othersTurn()
    read.push(readRow(row, heading, places, headingOf))
  }
  return read
}

function readRow(
  { line, values }: CsvRow,
  heading: readonly string[],
  places: ReadonlyMap<AddressColumn, number>,
  headingOf: (column: AddressColumn) => string,
): ReadRow {
  if (values.length !== heading.length) {
    const why = `The row has ${values.length} columns, the heading has ${heading.length}`
    const faults = [{ column: heading[0] ?? '', why }]
    return { line, name: '', status: 'refused', accepted: null, mends: [], faults }
  }
  const row: AddressRow = Object.fromEntries([...places].map(([column, place]) => [column, values[place] ?? '']))
  const read = importAddressRow(row)
  return {
    line,
    name: read.location?.name ?? row.name?.trim() ?? '',
    status: read.status,
    accepted: read.location && { location: read.location, key: importKey(read.location) },
    mends: read.mends.map((mend) => ({ ...mend, column: headingOf(mend.column) })),
    faults: read.faults.map((fault) => ({ ...fault, column: headingOf(fault.column) })),
  }
}

/** Where each mapped column stands in the file. */
function columnPlaces(heading: readonly string[], mapping: Mapping): Map<AddressColumn, number> {
  const places = new Map<AddressColumn, number>()
  const errors: Record<string, string[]> = {}
  for (const column of columns) {
    const wanted = mapping[fieldOf[column]]
    if (wanted === undefined) continue
    const place = heading.indexOf(wanted)
    if (place === -1) errors[`/mapping/${fieldOf[column]}`] = [`The file has no column "${wanted}"`]
    else places.set(column, place)
  }
  if (Object.keys(errors).length > 0) throw formError(errors)
  return places
}

/** The places of the address book that have one of these keys, archived ones too. */
async function knownKeys(ctx: Context, keys: readonly string[]): Promise<Map<string, number | null>> {
  if (keys.length === 0) return new Map()
  const rows = await ctx.db
    .selectFrom('locations')
    .select(['id', 'import_key'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('import_key', 'in', keys)
    .execute()
  return new Map(rows.map((row) => [row.import_key ?? '', row.id]))
}

/** @returns the new row's id, or null when another import of the same file was quicker */
async function insert(ctx: Context, { location, key }: NonNullable<ReadRow['accepted']>): Promise<number | null> {
  const row = await ctx.db
    .insertInto('locations')
    .values({
      ...importedValues(location),
      tenant_id: ctx.tenantId,
      import_key: key,
      created_at: ctx.now,
      updated_at: ctx.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'import_key']).where('import_key', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

async function record(ctx: Context, created: number): Promise<void> {
  await recordAct(ctx, { action: 'location.imported', entity: 'location', entityId: null, details: { created } })
  await publish(ctx, { topic: 'locations', key: 'import', payload: { created } })
}
