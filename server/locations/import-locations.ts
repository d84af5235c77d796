import { setImmediate as othersTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import {
  addressBookReader,
  archivedRemark,
  importTally,
  mappingErrors,
  refuseForConflict,
  type AddressMapping,
  type ReadAddress,
} from '#domain/addresses/address-book.ts'
import { locationKey, referenceKey } from '#domain/addresses/address-import.ts'
import { addressMatches, knownRow, type KnownAddress } from '#domain/addresses/address-matches.ts'
import { recordAct } from '#server/audit.ts'
import { refuseErrors } from '#domain/text/refusal.ts'
import { publish } from '#server/outbox.ts'
import type { CsvTable } from '#server/files/csv-rows.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { addressAreas } from './address-suggestions.ts'
import { importedValues } from './location.ts'
import { pinsOfRows } from './pins-of-rows.ts'
import { rowsOfFile } from './rows-of-file.ts'

type ResultRow = Schema<'LocationImportRow'>

/**
 * Imports one part of an address book into the request tenant's own. Good rows are stored in this request's transaction;
 * a row that means a location that is there already creates nothing, and one that has the reference of another location is refused.
 * @throws formError when the text is no CSV or a mapped column is not in its heading
 */
export async function importLocations(
  ctx: Context,
  asked: { csv: string; mapping: AddressMapping; dryRun?: boolean; firstLine?: number },
): Promise<Schema<'LocationImportResult'>> {
  const dryRun = asked.dryRun ?? false
  const table = await rowsOfFile(ctx, asked.csv, asked.firstLine ?? 2)
  const read = await readRows(ctx, table, asked.mapping)
  if (!dryRun) await holdBook(ctx)
  const { match, add } = addressMatches(await knownAddresses(ctx, read))
  const rows: ReadAddress[] = []
  const results: ResultRow[] = []
  for (const each of read) {
    const meant = each.accepted === null ? null : match(each.accepted.location)
    const row = meant?.kind === 'conflict' ? refuseForConflict(each, asked.mapping, meant.why) : each
    rows.push(row)
    const { line, name, mends, faults, accepted } = row
    if (accepted === null || meant === null || meant.kind === 'conflict') {
      results.push({ line, name, outcome: 'refused', mends, faults })
      continue
    }
    if (meant.kind === 'known') {
      const remarks = meant.isArchived ? [...mends, archivedRemark(name, asked.mapping)] : mends
      results.push({ line, name, outcome: 'duplicate', locationId: meant.id, mends: remarks, faults })
      continue
    }
    const id = dryRun ? null : await insert(ctx, accepted)
    add(knownRow(line, accepted.location, id))
    results.push({ line, name, outcome: 'created', locationId: id, mends, faults })
  }
  const created = results.filter((row) => row.outcome === 'created').length
  if (!dryRun && created > 0) await record(ctx, created)
  return {
    dryRun,
    ...importTally(rows),
    duplicates: results.filter((row) => row.outcome === 'duplicate').length,
    rows: results,
  }
}

/** Rows that are read before other callers have their turn: a few milliseconds. */
const rowsATurn = 100

async function readRows(ctx: Context, table: CsvTable, mapping: AddressMapping): Promise<ReadAddress[]> {
  const { heading, rows } = table
  const errors = mappingErrors(heading, mapping)
  refuseErrors(errors)
  const readRow = addressBookReader(heading, mapping, await pinsOfRows(ctx, table, mapping), addressAreas.provincesNear)
  const read: ReadAddress[] = []
  for (const row of rows) {
    if (read.length % rowsATurn === 0) await othersTurn()
    read.push(readRow(row))
  }
  return read
}

/** Nobody else imports into the address book until this request is through, so that what is there is known. */
async function holdBook({ db, tenantId }: Context): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('locations import', ${tenantId}))`.execute(db)
}

/** The locations of the address book that rows may mean, archived ones too. */
async function knownAddresses({ db }: Context, rows: readonly ReadAddress[]): Promise<KnownAddress[]> {
  const accepted = rows.flatMap((row) => row.accepted ?? [])
  if (accepted.length === 0) return []
  const keys = accepted.flatMap(({ key, location }) => [key, locationKey(location)])
  const references = accepted.flatMap(({ location }) => location.externalReference ?? [])
  const names = accepted.map(({ location }) => location.name)
  const found = await db
    .selectFrom('locations')
    .select(['id', 'name', 'unit_number', 'street_address', 'city', 'external_reference', 'import_key', 'import_place'])
    .select('archived_at')
    .where(
      'id',
      'in',
      sql<number>`(select locations_of_file(${keys}::text[], ${references}::text[], ${names}::text[]))`,
    )
    .orderBy('id')
    .execute()
  return found.map(knownAddress)
}

interface StoredAddress {
  id: number
  name: string
  unit_number: string
  street_address: string
  city: string
  external_reference: string | null
  import_key: string | null
  import_place: string | null
  archived_at: number | null
}

const referencePrefix = 'reference:'

function knownAddress(row: StoredAddress): KnownAddress {
  const { id, name, unit_number: unitNumber, street_address: address, city, import_key: key, import_place: place } = row
  const imported = key?.startsWith(referencePrefix) ? [key.slice(referencePrefix.length)] : []
  const references = [...(row.external_reference ? [row.external_reference] : []), ...imported]
  // What came with a reference before places were kept beside it: nobody knows any more what the file said.
  const isForgotten = imported.length > 0 && place === null
  return {
    id,
    references: [...new Set(references.map(referenceKey))],
    places: [locationKey({ name, unitNumber, address, city }), ...(place === null ? [] : [place])],
    isForgotten,
    isArchived: row.archived_at !== null,
    called: `“${name}” of the address book`,
  }
}

/** @returns the new row's id, or null when another import of the same file was quicker */
async function insert(ctx: Context, { location, key }: NonNullable<ReadAddress['accepted']>): Promise<number | null> {
  const row = await ctx.db
    .insertInto('locations')
    .values({
      ...importedValues(location),
      tenant_id: ctx.tenantId,
      import_key: key,
      import_place: locationKey(location),
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
