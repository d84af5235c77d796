import { setImmediate as othersTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import {
  addressBookReader,
  importTally,
  mappingErrors,
  type AddressMapping,
  type ReadAddress,
} from '#domain/address-book.ts'
import { recordAct } from '#server/audit.ts'
import { formError } from '#server/errors.ts'
import { publish } from '#server/outbox.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#server/http/handler-types.ts'
import { readCsv, type CsvTable } from './csv-rows.ts'
import { importedValues } from './location.ts'

type ResultRow = Schema<'LocationImportRow'>

/**
 * Imports one part of an address book into the request tenant's own. Good rows are stored in this request's transaction;
 * a row whose key (reference, else name, unit, address and city) is there already creates nothing.
 * @throws formError when the text is no CSV or a mapped column is not in its heading
 */
export async function importLocations(
  ctx: Context,
  asked: { csv: string; mapping: AddressMapping; dryRun?: boolean; firstLine?: number },
): Promise<Schema<'LocationImportResult'>> {
  const dryRun = asked.dryRun ?? false
  const table = await readCsv(asked.csv, asked.firstLine ?? 2)
  const rows = await readRows(table, asked.mapping)
  const keys = rows.flatMap((row) => row.accepted?.key ?? [])
  if (!dryRun) await holdBook(ctx)
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
    ...importTally(rows),
    duplicates: results.filter((row) => row.outcome === 'duplicate').length,
    rows: results,
  }
}

/** Rows that are read before other callers have their turn: a few milliseconds. */
const rowsATurn = 100

async function readRows({ heading, rows }: CsvTable, mapping: AddressMapping): Promise<ReadAddress[]> {
  const errors = mappingErrors(heading, mapping)
  if (Object.keys(errors).length > 0) throw formError(errors)
  const readRow = addressBookReader(heading, mapping)
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

/** The locations of the address book that have one of these keys, archived ones too. */
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
async function insert(ctx: Context, { location, key }: NonNullable<ReadAddress['accepted']>): Promise<number | null> {
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
