import { sql } from 'kysely'
import type { ImportedLocation } from '#domain/addresses/address-import.ts'
import { newLocationKeys, type OrderFileFault, type StopOfRow } from '#domain/orders/order-file/read-row.ts'
import { Refusal } from '#domain/text/refusal.ts'
import { actRows } from '#server/audit.ts'
import { beginRun, closeRun, type RunKind } from '#server/billing/runs/run-life.ts'
import type { AskedImport } from '#server/db/json-columns.ts'
import { writeTogether } from '#server/db/write-together.ts'
import type { Context } from '#server/http/context.ts'
import { inNameOf } from '#server/jobs/in-name-of.ts'
import { defineJob } from '#server/jobs/job.ts'
import { restAfter } from '#server/jobs/others-first.ts'
import { createOrder } from '#server/orders/placing/create-order.ts'
import { offerToPlace, type OfferedLocation } from '#server/orders/placing/order-offer.ts'
import { eventRows } from '#server/outbox.ts'
import { newLocationRow, unstoredLocation, type MeantStop } from './book-of-file.ts'
import { faultsOfRefusal } from './check-import.ts'
import { readPart, type MeantPart, type MeantRow } from './read-part.ts'

export const orderImports: RunKind<'order_imports'> = {
  table: 'order_imports',
  entity: 'order-import',
  topic: 'order-imports',
  job: 'order-import',
  keepsWhatIsDone: true,
}

/** Rows that are read together: what they have in common is asked for once. */
const rowsOfPart = 100

/** Rows after which those who watch are told how far it is. */
const toldEvery = 20

/**
 * Places the orders of an import, each in a transaction of its own that writes down what became of its row: begun again, it goes on with
 * those that wait, and places none twice.
 */
export const orderImportJob = defineJob<{ orderImportId: number }>({
  name: orderImports.job,
  title: 'Orders of a file',
  attempts: 5,
  pause: { first: 5, longest: 60 },
  // Of one tenant one at a time: two files with the same reference would place it twice.
  atOnce: { here: 1, ofTenant: 1 },
  async run({ deps, tenantId, progress, signal }, { orderImportId: id }) {
    const begun = tenantId === null ? null : await beginRun(deps, orderImports, tenantId, id)
    if (begun === null) return
    const { asked, total } = begun.row
    const act = <Result>(work: (ctx: Context) => Promise<Result>) =>
      inNameOf(deps, begun.principal, orderImports.job, async (ctx) => {
        await progress(ctx.db)
        return work({ ...ctx, unitPreference: asked.units })
      })
    for (;;) {
      const { part, ids } = await act((ctx) => nextPart(ctx, id, asked))
      if (part.rows.length === 0) break
      for (const [index, row] of part.rows.entries()) {
        signal.throwIfAborted()
        const rowBegun = performance.now()
        const at = { importId: id, rowId: ids[index] ?? 0, total }
        try {
          const added = await act((ctx) => placeRow(ctx, asked, at, row))
          for (const { location, said } of added) part.book.add(location, said)
        } catch (error) {
          if (!(error instanceof Refusal && error.kind === 'form')) throw error
          await act((ctx) => settle(ctx, at, row, { outcome: 'refused', faults: faultsOfRefusal(error, asked) }))
        }
        await restAfter(performance.now() - rowBegun, signal)
      }
    }
    await act((ctx) => closeRun(ctx, orderImports, id, { state: 'done', failure: null }))
  },
  async failed({ deps, tenantId }, { orderImportId: id }) {
    const begun = tenantId === null ? null : await beginRun(deps, orderImports, tenantId, id)
    if (begun === null) return
    const failure = 'It could not go on. What is placed stays.'
    await inNameOf(deps, begun.principal, orderImports.job, (ctx) =>
      closeRun(ctx, orderImports, id, { state: 'failed', failure }),
    )
  },
})

async function nextPart(
  ctx: Context,
  id: number,
  asked: AskedImport,
): Promise<{ readonly part: MeantPart; readonly ids: readonly number[] }> {
  const waiting = await ctx.db
    .selectFrom('order_import_rows')
    .select(['id', 'line', 'row_values'])
    .where('order_import_id', '=', id)
    .where('outcome', '=', 'waiting')
    .orderBy('line')
    .orderBy('id')
    .limit(rowsOfPart)
    .execute()
  const lines = waiting.map(({ line, row_values: values }) => ({ line, values }))
  return { part: await readPart(ctx, asked, lines), ids: waiting.map((row) => row.id) }
}

/** A row of an import. */
interface RowPlace {
  readonly importId: number
  readonly rowId: number
  /** Rows of the import. */
  readonly total: number
}

interface AddedLocation {
  readonly location: OfferedLocation
  readonly said: ImportedLocation
}

/**
 * Places the order of a row, or writes down why not.
 * @returns the locations that were added for it
 * @throws formError as placing one order does; nothing of the row is stored then
 */
async function placeRow(
  ctx: Context,
  asked: AskedImport,
  at: RowPlace,
  meant: MeantRow,
): Promise<readonly AddedLocation[]> {
  const { before, order, offer, faults } = meant
  if (faults.length > 0 || order === null || offer === null) {
    if (faults.length === 0 && before !== null)
      await settle(ctx, at, meant, { outcome: 'duplicate', deliveryOrderId: before.deliveryOrderId })
    else await settle(ctx, at, meant, { outcome: 'refused', faults })
    return []
  }
  const added: AddedLocation[] = []
  const [pickupLocationId = 0, dropoffLocationId = 0] = [
    await locationId(ctx, meant.stops.pickup, added),
    await locationId(ctx, meant.stops.dropoff, added),
  ]
  const body = {
    ...order,
    customerTenantId: asked.customerTenantId,
    serviceId: offer.offer.serviceId,
    pickupLocationId,
    dropoffLocationId,
  }
  const offered = ctx.db.executeQuery(offerToPlace(ctx.tenantId, body)).then(({ rows }) => rows)
  const { id, written } = await createOrder(ctx, body, offered)
  const { pricing } = await written
  await settle(ctx, at, meant, {
    outcome: 'placed',
    deliveryOrderId: id,
    priceCents: pricing.hidden ? null : pricing.priceCadCents,
    locations: added.length,
  })
  return added
}

/** Of a stop that is not in the address book, the location that is added for it. */
async function locationId(ctx: Context, meant: MeantStop | null, added: AddedLocation[]): Promise<number | undefined> {
  if (meant === null || meant.kind === 'fault') return undefined
  if (meant.kind === 'known') return meant.location.id
  const { location: said } = meant.stop
  const earlier = added.find((other) => newLocationKeys(other.said).key === newLocationKeys(said).key)
  if (earlier) return earlier.location.id
  const id = await addLocation(ctx, meant.stop)
  added.push({ location: unstoredLocation(ctx, meant.stop, id), said })
  return id
}

/** One that came of a file before, also with an earlier row of this part, is there. */
async function addLocation(ctx: Context, stop: StopOfRow & { readonly location: ImportedLocation }): Promise<number> {
  const { key, place } = newLocationKeys(stop.location)
  const row = await ctx.db
    .insertInto('locations')
    .values({
      ...newLocationRow(stop),
      tenant_id: ctx.tenantId,
      import_key: key,
      import_place: place,
      created_at: ctx.now,
      updated_at: ctx.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'import_key'])
        .where('import_key', 'is not', null)
        // What was archived meanwhile is delivered to again.
        .doUpdateSet({ archived_at: null, updated_at: ctx.now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

interface Settled {
  readonly outcome: 'placed' | 'duplicate' | 'refused'
  readonly deliveryOrderId?: number
  readonly priceCents?: number | null
  readonly faults?: readonly OrderFileFault[]
  /** How many were added. */
  readonly locations?: number
}

/** More than this of one row nobody reads. */
const mostFaults = 100

/** Writes down what became of a row, once. */
async function settle(
  ctx: Context,
  { importId, rowId, total }: RowPlace,
  meant: MeantRow,
  settled: Settled,
): Promise<void> {
  const { outcome, deliveryOrderId = null, priceCents = null, faults = [], locations = 0 } = settled
  const { row } = meant
  const said = outcome === 'placed' ? JSON.stringify(row.said) : null
  const { rows } = await sql<{ done: number }>`
    with settled as (
      update order_import_rows set outcome = ${outcome}, reference = ${row.reference}, reference_key = ${row.referenceKey},
        said = ${said}::jsonb, dropoff = ${dropoffName(meant)}, delivery_order_id = ${deliveryOrderId}, price_cents = ${priceCents},
        faults = ${JSON.stringify(faults.slice(0, mostFaults))}::jsonb
      where id = ${rowId} and outcome = 'waiting' returning outcome)
    update order_imports set done = done + 1, placed = placed + (settled.outcome = 'placed')::int,
      duplicates = duplicates + (settled.outcome = 'duplicate')::int, refused = refused + (settled.outcome = 'refused')::int,
      total_cents = total_cents + ${priceCents ?? 0}
    from settled where order_imports.id = ${importId} returning done`.execute(ctx.db)
  const done = rows[0]?.done ?? total
  const isTold = done % toldEvery === 0 || done === total
  if (locations === 0 && !isTold) return
  await writeTogether(ctx.db, [
    ...(locations === 0
      ? []
      : [
          actRows(ctx, [
            { action: 'location.imported', entity: 'location', entityId: null, details: { created: locations } },
          ]),
        ]),
    eventRows(ctx, [
      ...(isTold ? [{ topic: orderImports.topic, key: importId, payload: { action: 'progress' } }] : []),
      ...(locations === 0 ? [] : [{ topic: 'locations', key: 'import', payload: { created: locations } }]),
    ]),
  ])
}

function dropoffName({ stops: of, row }: MeantRow): string | null {
  const { dropoff } = of
  if (dropoff?.kind === 'known') return dropoff.location.name
  return row.stops.dropoff?.name ?? null
}
