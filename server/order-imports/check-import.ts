import { faultsOfOrder } from '#domain/orders/order-file/again.ts'
import type { OrderFileLine } from '#domain/orders/order-file/read-row.ts'
import { poNumberFaults } from '#domain/orders/ordering-terms.ts'
import type { LatLng } from '#domain/geo/geo.ts'
import { Refusal } from '#domain/text/refusal.ts'
import type { Schema } from '#generated/handlers.ts'
import type { AskedImport } from '#server/db/json-columns.ts'
import type { Context } from '#server/http/context.ts'
import { wayOf } from '#server/outside/route-provider.ts'
import { rowsOfFile } from '#server/locations/rows-of-file.ts'
import { previewOrder } from '#server/orders/placing/preview-order.ts'
import type { OfferedLocation } from '#server/orders/placing/order-offer.ts'
import { askedOf } from './asked.ts'
import { stops, unstoredLocation, type MeantStop } from './book-of-file.ts'
import { readPart, type MeantRow } from './read-part.ts'

type CheckedRow = Schema<'OrderImportCheckRow'>

/** The first row below the heading. */
const firstLine = 2

/**
 * What would become of the rows of a part, each with the price of the order as the preview of one order has it. Stores nothing.
 * @throws formError when the text is no CSV, has no such column, or orders for somebody one does not order for
 */
export async function checkImport(
  ctx: Context,
  terms: Schema<'OrderImportTerms'>,
  csv: string,
): Promise<Schema<'OrderImportCheck'>> {
  const { heading, rows } = await rowsOfFile(ctx, csv, firstLine)
  const asked = await askedOf(ctx, terms, heading)
  const part = await readPart(ctx, asked, rows satisfies readonly OrderFileLine[])
  const knowing = await withWays(ctx, part.rows)
  const checked: CheckedRow[] = []
  for (const row of part.rows) checked.push(await checkRow(knowing, asked, row))
  return { rows: checked }
}

async function checkRow(ctx: Context, asked: AskedImport, meant: MeantRow): Promise<CheckedRow> {
  const { row, before, mends } = meant
  const [pickup, dropoff] = [nameOf(meant.stops.pickup), nameOf(meant.stops.dropoff)]
  const shown = {
    line: row.line,
    name: dropoff ?? row.stops.dropoff?.name ?? '',
    reference: row.reference,
    pickup,
    dropoff,
    makes: stops.filter((stop) => meant.stops[stop]?.kind === 'new'),
    priceCadCents: null,
    deliveryOrderId: null,
    mends: mends.slice(0, mostRemarks),
    faults: [],
    warnings: [],
  }
  const refused = (faults: CheckedRow['faults']): CheckedRow => ({
    ...shown,
    makes: [],
    outcome: 'refused',
    faults: faults.slice(0, mostRemarks),
  })
  if (meant.faults.length > 0) return refused([...meant.faults])
  if (before !== null) return { ...shown, makes: [], outcome: 'duplicate', deliveryOrderId: before.deliveryOrderId }
  const order = orderToTry(ctx, asked, meant)
  if (order === null || meant.offer === null) return refused([])
  const { offer, found } = meant.offer
  const lacking = faultsOfOrder(poNumberFaults(offer.terms, order.body.poNumber), asked.mapping)
  if (lacking.length > 0) return refused(lacking)
  try {
    const preview = await previewOrder(
      ctx,
      order.body,
      Promise.resolve([{ found: { ...found, locations: order.locations } }]),
    )
    const asks = preview.warnings.filter(({ code }) => keptFrom.has(code))
    if (asks.length > 0) return refused(asks.map(({ code, message }) => faultOf(asked, code, message)))
    return {
      ...shown,
      outcome: 'created',
      priceCadCents: preview.pricing.hidden ? null : preview.pricing.priceCadCents,
      warnings: preview.warnings.map(({ message }) => message).slice(0, mostWarnings),
    }
  } catch (error) {
    if (!(error instanceof Refusal && error.kind === 'form')) throw error
    return refused(faultsOfRefusal(error, asked))
  }
}

/** What an order is asked about before it is placed: nobody is there to say yes to a row. */
const keptFrom: ReadonlySet<string> = new Set(['far_ahead', 'same_place', 'over_budget'])

const mostRemarks = 20
const mostWarnings = 20

function faultOf({ mapping }: AskedImport, code: string, message: string) {
  const pointer = code === 'far_ahead' ? '/availableAt' : code === 'over_budget' ? '/poNumber' : '/dropoffLocationId'
  const [fault] = faultsOfOrder({ [pointer]: [message] }, mapping)
  return fault ?? { column: '', why: message }
}

/** What is wrong with a row whose order is refused; of a question the sentence. */
export function faultsOfRefusal({ errors = {}, message, code }: Refusal, { mapping }: Pick<AskedImport, 'mapping'>) {
  const faults = faultsOfOrder(errors, mapping)
  if (faults.length > 0) return faults
  return faultsOfOrder({ [code === 'unusual_order' ? '/dropoffLocationId' : '']: [message] }, mapping)
}

/** The body of an order with locations that may not be there yet. */
function orderToTry(ctx: Context, { customerTenantId }: AskedImport, { stops: of, order, offer }: MeantRow) {
  const places = stops.map((stop, index) => locationOf(ctx, of[stop], -1 - index))
  const [pickup, dropoff] = places
  if (!pickup || !dropoff || order === null || offer === null) return null
  return {
    locations: [pickup, dropoff],
    body: {
      ...order,
      customerTenantId,
      serviceId: offer.offer.serviceId,
      pickupLocationId: pickup.id,
      dropoffLocationId: dropoff.id,
    },
  }
}

function locationOf(ctx: Context, meant: MeantStop | null, id: number): OfferedLocation | null {
  if (meant === null || meant.kind === 'fault') return null
  return meant.kind === 'known' ? meant.location : unstoredLocation(ctx, meant.stop, id)
}

function nameOf(meant: MeantStop | null): string | null {
  if (meant === null || meant.kind === 'fault') return null
  return meant.kind === 'known' ? meant.location.name : meant.stop.name
}

/**
 * Where a routing server measures ways, all of a part are asked for at once, and answered from there: asked one by one, the transaction
 * would begin anew for each of them.
 */
async function withWays(ctx: Context, rows: readonly MeantRow[]): Promise<Context> {
  const { routes } = ctx.deps
  const ways = rows.flatMap(({ stops: of }) => {
    const [from, to] = stops.map((stop, index) => pointOf(locationOf(ctx, of[stop], -1 - index)))
    return from && to && routes.known(from, to) === null ? [{ from, to }] : []
  })
  if (ways.length === 0) return ctx
  const found = await ctx.outside('ways of a file', () =>
    Promise.all(ways.map(({ from, to }) => routes.route(from, to))),
  )
  const answers = new Map(ways.map(({ from, to }, index) => [wayOf(from, to), found[index]]))
  return {
    ...ctx,
    deps: {
      ...ctx.deps,
      routes: { ...routes, known: (from, to) => answers.get(wayOf(from, to)) ?? routes.known(from, to) },
    },
  }
}

function pointOf(location: OfferedLocation | null): LatLng | null {
  return location && { lat: location.latitude, lng: location.longitude }
}
