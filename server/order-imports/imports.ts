import { sql } from 'kysely'
import { setImmediate as othersTurn } from 'node:timers/promises'
import { sameReference } from '#domain/orders/order-file/again.ts'
import { columnNameOf } from '#domain/orders/order-file/columns.ts'
import { orderFileReader } from '#domain/orders/order-file/read-row.ts'
import { formError, notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import { spreadsheetLine } from '#domain/files/csv-lines.ts'
import type { Schema } from '#generated/handlers.ts'
import { cancelRun, holdRun, tellOfRun } from '#server/billing/runs/run-life.ts'
import { runPage } from '#server/billing/runs/run-page.ts'
import { countedPage } from '#server/db/cursor.ts'
import type { AskedImport } from '#server/db/json-columns.ts'
import type { Row } from '#server/db/schema.ts'
import type { CsvRow } from '#server/files/csv-rows.ts'
import type { Context } from '#server/http/context.ts'
import { csvDollars } from '#server/http/csv.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import { rowsOfFile } from '#server/locations/rows-of-file.ts'
import { actorOf } from '#server/orders/core/order-timeline.ts'
import { orderViewer } from '#server/orders/core/order-viewer.ts'
import { checkAct } from '#server/resources/act.ts'
import { askedOf } from './asked.ts'
import { orderImportJob, orderImports } from './order-rows.ts'

type OrderImport = Schema<'OrderImport'>

/** As many as a person looks through; a courier that has more sends a second file. */
export const mostRowsOfImport = 5_000

const noRows = 'The file has a heading and no rows under it.'

/** The first row below the heading. */
const firstLine = 2

/** Imports of the request's tenant; somebody from outside sees those of whom they order for. */
function imports({ db, tenantId, external }: Pick<Context, 'db' | 'tenantId' | 'external'>) {
  const own = db.selectFrom('order_imports as run').selectAll().where('run.tenant_id', '=', tenantId)
  return external === null ? own : own.where('run.customer_tenant_id', '=', external.tenantId)
}

function shownImport(ctx: Context, row: Row<'order_imports'>): OrderImport {
  return {
    id: row.id,
    state: row.state,
    customer: { id: row.customer_tenant_id, name: row.customer_name },
    fileName: row.file_name,
    done: row.done,
    total: row.total,
    placed: row.placed,
    duplicates: row.duplicates,
    refused: row.refused,
    totalCadCents: orderViewer(ctx).seesPrices ? row.total_cents : null,
    failure: row.failure,
    madeByName: row.made_by_name,
    createdAt: row.created_at,
    endedAt: row.ended_at,
  }
}

/** The newest first. */
export function importPage(
  ctx: Context,
  pagination: Schema<'OrderImportPagination'> | undefined,
): Promise<Schema<'OrderImportPage'>> {
  return runPage(ctx, imports(ctx), pagination, (row) => shownImport(ctx, row))
}

/** @throws notFound when it is none of the tenant's */
export async function loadImport(ctx: Context, id: number): Promise<OrderImport> {
  return shownImport(ctx, await importRow(ctx, id))
}

async function importRow(ctx: Context, id: number): Promise<Row<'order_imports'>> {
  const row = await imports(ctx).where('run.id', '=', id).executeTakeFirst()
  if (!row) throw notFound(noSuch('import of orders'))
  return row
}

/**
 * Wants the orders of a file placed: its rows are kept, and a job places them. Of two rows with one reference the second is refused,
 * and asks which was meant.
 * @throws formError when the text is no CSV, has no such column or too many rows, or orders for somebody one does not order for
 */
export async function createImport(
  ctx: Context,
  { terms, fileName }: { readonly terms: Schema<'OrderImportTerms'>; readonly fileName: string },
  csv: string,
): Promise<OrderImport> {
  const { heading, rows } = await rowsOfFile(ctx, csv, firstLine, mostRowsOfImport)
  const asked = await askedOf(ctx, terms, heading)
  if (rows.length === 0) throw formError({ '': [noRows] })
  const kept = await rowsToKeep(asked, rows)
  const refused = kept.filter(({ outcome }) => outcome === 'refused').length
  const customer = await ctx.db
    .selectFrom('tenants')
    .select('name')
    .where('id', '=', asked.customerTenantId)
    .executeTakeFirstOrThrow()
  const { id } = await ctx.db
    .insertInto('order_imports')
    .values({
      tenant_id: ctx.tenantId,
      customer_tenant_id: asked.customerTenantId,
      customer_name: customer.name,
      file_name: fileName,
      asked: JSON.stringify(asked),
      total: kept.length,
      done: refused,
      refused,
      made_by_user_id: ctx.userId,
      made_by_name: actorOf(ctx).name,
      created_at: ctx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  // As one value: thousands of rows of parameters would be more than a statement takes.
  await sql`insert into order_import_rows (tenant_id, order_import_id, customer_tenant_id, line, row_values, outcome, reference, reference_key, faults)
    select ${ctx.tenantId}, ${id}, ${asked.customerTenantId}, line, row_values, outcome, reference, reference_key, faults
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb)
      as kept (line integer, row_values jsonb, outcome text, reference text, reference_key text, faults jsonb)`.execute(
    ctx.db,
  )
  await tellOfRun(ctx, orderImports, id, { verb: 'created', details: { rows: kept.length, fileName } })
  await enqueue(ctx, orderImportJob, { orderImportId: id }, { key: String(id) })
  return loadImport(ctx, id)
}

/** Rows that are read before other callers have their turn: a few milliseconds. */
const rowsATurn = 100

/** The rows as they are kept; a line that comes twice is counted on. */
async function rowsToKeep(asked: AskedImport, rows: readonly CsvRow[]) {
  const readRow = orderFileReader(asked.heading, asked)
  const lineOf = new Map<string, number>()
  const kept = []
  let line = firstLine - 1
  for (const [index, row] of rows.entries()) {
    if (index % rowsATurn === 0) await othersTurn()
    const read = readRow(row)
    line = Math.max(line + 1, read.line)
    const { reference, referenceKey: key } = read
    const earlier = key === null ? undefined : lineOf.get(key)
    if (key !== null && earlier === undefined) lineOf.set(key, line)
    const isSecond = earlier !== undefined && reference !== null
    kept.push({
      line,
      row_values: row.values,
      outcome: isSecond ? ('refused' as const) : ('waiting' as const),
      reference,
      reference_key: key,
      faults: isSecond
        ? [{ column: columnNameOf(asked.mapping, 'reference'), why: sameReference(reference, earlier) }]
        : [],
    })
  }
  return kept
}

/** Cancels an import: what is placed stays. @throws notFound; formError in a state from which it cannot be cancelled */
export async function cancelImport(ctx: Context, id: number): Promise<OrderImport> {
  await holdRun(ctx, orderImports, id)
  checkAct('cancelOrderImport', await loadImport(ctx, id))
  await cancelRun(ctx, orderImports, id)
  return loadImport(ctx, id)
}

function rowsOf(ctx: Context, id: number, filter: Schema<'OrderImportRowFilter'> = {}) {
  const rows = ctx.db
    .selectFrom('order_import_rows as row')
    .select(['row.id', 'row.line', 'row.outcome', 'row.reference', 'row.dropoff', 'row.delivery_order_id'])
    .select(['row.price_cents', 'row.faults', 'row.row_values'])
    .where('row.tenant_id', '=', ctx.tenantId)
    .where('row.order_import_id', '=', id)
  return filter.outcome === undefined ? rows : rows.where('row.outcome', '=', filter.outcome)
}

type StoredRow = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

function shownRow(ctx: Context, row: StoredRow): Schema<'OrderImportRow'> {
  return {
    line: row.line,
    outcome: row.outcome,
    reference: row.reference,
    dropoff: row.dropoff,
    deliveryOrderId: row.delivery_order_id,
    priceCadCents: orderViewer(ctx).seesPrices ? row.price_cents : null,
    faults: row.faults,
  }
}

/** What became of the rows, in the order of the file. @throws notFound */
export async function importRowPage(
  ctx: Context,
  id: number,
  pagination: Schema<'OrderImportRowPagination'> | undefined,
): Promise<Schema<'OrderImportRowPage'>> {
  await importRow(ctx, id)
  const request = pageRequest(pagination)
  const { direction } = sortOf(pagination, { field: 'line', direction: 'asc' })
  const order = {
    sort: sql.ref<number>('row.line'),
    id: sql.ref<number>('row.id'),
    direction,
    cursorOf: (row: StoredRow) => ({ value: row.line, id: row.id }),
  }
  const found = await countedPage(ctx.db, rowsOf(ctx, id, pagination?.filter), order, request)
  return pageBody(found, request, (row) => shownRow(ctx, row))
}

const outcomeWords = {
  waiting: 'Not placed',
  placed: 'Placed',
  duplicate: 'There already',
  refused: 'Refused',
} as const

/** The same as a file: the rows as they came, and what became of each. @throws notFound */
export async function importRowsAsCsv(
  ctx: Context,
  id: number,
  filter: Schema<'OrderImportRowFilter'> | undefined,
): Promise<string> {
  const { asked } = await importRow(ctx, id)
  const rows = await rowsOf(ctx, id, filter).orderBy('row.line').orderBy('row.id').execute()
  const { heading } = asked
  const lines = rows.map((row) => {
    const { outcome, deliveryOrderId, priceCadCents, faults } = shownRow(ctx, row)
    const why = faults.map((fault) => `${fault.column}: ${fault.why}`).join('; ')
    const values = heading.map((_, index) => row.row_values[index] ?? '')
    return spreadsheetLine([...values, outcomeWords[outcome], deliveryOrderId, csvDollars(priceCadCents), why])
  })
  return [spreadsheetLine([...heading, 'Outcome', 'Order', 'Price', 'Why']), ...lines].join('')
}
