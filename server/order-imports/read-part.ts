import { setImmediate as othersTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { AddressMapping } from '#domain/addresses/address-book.ts'
import { changedSince, type PlacedBefore } from '#domain/orders/order-file/again.ts'
import { columnNameOf } from '#domain/orders/order-file/columns.ts'
import { meantOrder, serviceOfRow, type MeantOrder } from '#domain/orders/order-file/meant-order.ts'
import {
  addressOfStop,
  orderFileReader,
  type OrderFileFault,
  type OrderFileLine,
  type OrderFileMend,
  type ReadOrderRow,
  type Stop,
} from '#domain/orders/order-file/read-row.ts'
import type { AskedImport } from '#server/db/json-columns.ts'
import type { Context } from '#server/http/context.ts'
import { addressAreas } from '#server/locations/address-suggestions.ts'
import { pinsOfRows } from '#server/locations/pins-of-rows.ts'
import { offerOf, offerToOrder, type OrderOffer, type OrderOfferRow } from '#server/orders/placing/order-offer.ts'
import { orderableServices } from '#server/services/queries.ts'
import { bookOfRows, stops, type BookOfFile, type MeantStop } from './book-of-file.ts'

/** A row with what it means by the services and the address book. */
export interface MeantRow {
  readonly row: ReadOrderRow
  /** The order that was placed of its reference, and says the same. */
  readonly before: PlacedBefore | null
  readonly offer: OfferFound | null
  readonly stops: Readonly<Record<Stop, MeantStop | null>>
  /** Null where something is wrong with it. */
  readonly order: MeantOrder | null
  readonly mends: readonly OrderFileMend[]
  readonly faults: readonly OrderFileFault[]
}

export interface OfferFound {
  readonly offer: OrderOffer
  /** As it was found, to be asked again with other locations. */
  readonly found: OrderOfferRow
}

export interface MeantPart {
  readonly rows: readonly MeantRow[]
  readonly book: BookOfFile
}

/** Rows that are read before other callers have their turn: a few milliseconds. */
const rowsATurn = 50

/** No location has it: what is asked is the service alone. */
const noLocation = 0

/**
 * Reads a part of a file and finds what it means: five questions for all of its rows, and one for each service that they name.
 * Nothing is stored.
 */
export async function readPart(ctx: Context, asked: AskedImport, lines: readonly OrderFileLine[]): Promise<MeantPart> {
  const read = await readRows(ctx, asked, lines)
  const [services, book, placed] = [
    await orderableServices(ctx, asked.customerTenantId)
      .select(['services.id', 'services.name'])
      .orderBy('services.name')
      .execute(),
    await bookOfRows(ctx, asked.customerTenantId, read),
    await placedBefore(ctx, asked.customerTenantId, read),
  ]
  const offers = new Map<number, OfferFound | null>()
  const rows: MeantRow[] = []
  for (const row of read) {
    if (rows.length % rowsATurn === 0) await othersTurn()
    const service = serviceOfRow(services, row.service, asked.serviceId)
    const id = service.value?.id ?? null
    if (id !== null && !offers.has(id)) offers.set(id, await findOfferOf(ctx, asked.customerTenantId, id))
    const why = service.why === null ? [] : [{ column: columnNameOf(asked.mapping, 'service'), why: service.why }]
    rows.push(
      meantRow(ctx, asked, row, book, {
        offer: id === null ? null : (offers.get(id) ?? null),
        before: row.referenceKey === null ? null : (placed.get(row.referenceKey) ?? null),
        faults: why,
      }),
    )
  }
  return { rows, book }
}

function meantRow(
  ctx: Context,
  asked: AskedImport,
  row: ReadOrderRow,
  book: BookOfFile,
  ground: Pick<MeantRow, 'offer' | 'before' | 'faults'>,
): MeantRow {
  const { mapping } = asked
  const meant = { pickup: findStop('pickup'), dropoff: findStop('dropoff') }
  const faults = [...row.faults, ...ground.faults]
  const mends = [...row.mends]
  for (const stop of stops) {
    const found = meant[stop]
    const column = columnNameOf(mapping, `${stop}Name`)
    if (found?.kind === 'fault') faults.push({ column, why: found.why })
    if (found?.kind === 'new' && !asked.addsLocations)
      faults.push({ column, why: 'Your role adds no locations, and this one is not in the address book' })
    if (found?.kind === 'known' && found.note !== null)
      mends.push({
        column,
        from: row.stops[stop]?.name ?? '',
        to: found.location.name,
        why: found.note,
        kind: 'rewritten',
      })
  }
  const changed = ground.before === null ? null : changedSince(row, ground.before, mapping)
  if (changed !== null) faults.push(changed)
  const isThere = ground.before !== null && changed === null
  const placing =
    ground.offer === null || isThere
      ? null
      : meantOrder(
          row,
          ground.offer.offer,
          asked,
          { pickup: contactOf(meant.pickup), dropoff: contactOf(meant.dropoff) },
          asked,
          ctx.now,
        )
  faults.push(...(placing?.faults ?? []))
  return {
    row,
    before: isThere ? ground.before : null,
    offer: ground.offer,
    stops: meant,
    order: placing?.body ?? null,
    mends,
    faults,
  }

  function findStop(stop: Stop): MeantStop | null {
    const said = row.stops[stop]
    return said && book.find(said)
  }
}

function contactOf(meant: MeantStop | null): { contact: string; phone: string | null } | null {
  if (meant?.kind !== 'known') return null
  return { contact: meant.location.contact_name ?? '', phone: meant.location.phone }
}

const addressHeading = {
  streetAddress: 'street',
  city: 'city',
  province: 'province',
  latitude: 'latitude',
  longitude: 'longitude',
} as const satisfies AddressMapping

/** The rows as they say it, with the pins of their addresses. */
async function readRows(
  ctx: Context,
  asked: AskedImport,
  lines: readonly OrderFileLine[],
): Promise<readonly ReadOrderRow[]> {
  const { mapping } = asked
  const heading = [...asked.heading]
  // The addresses of both stops are asked for together.
  const of = stops.map((stop) => addressOfStop(mapping, stop))
  const at = (column: string | undefined) => (column === undefined ? -1 : heading.indexOf(column))
  const addresses = of.flatMap(({ streetAddress, city, province, latitude, longitude }) =>
    streetAddress === undefined
      ? []
      : lines.map(({ line, values }) => ({
          line,
          values: [streetAddress, city, province, latitude, longitude].map((column) => values[at(column)] ?? ''),
        })),
  )
  const findPin = await pinsOfRows(
    ctx,
    { heading: Object.values(addressHeading), rows: addresses.filter(({ values }) => values[0] !== '') },
    addressHeading,
  )
  const readRow = orderFileReader(heading, asked, { findPin, provincesNear: addressAreas.provincesNear })
  const rows: ReadOrderRow[] = []
  for (const line of lines) {
    if (rows.length % rowsATurn === 0) await othersTurn()
    rows.push(readRow(line))
  }
  return rows
}

async function findOfferOf(ctx: Context, customerTenantId: number, serviceId: number): Promise<OfferFound | null> {
  const question = { customerTenantId, serviceId, pickupLocationId: noLocation, dropoffLocationId: noLocation }
  const [row] = (await ctx.db.executeQuery(offerToOrder(ctx.tenantId, question))).rows
  return row === undefined ? null : { found: row.found, offer: await offerOf(ctx, serviceId, row.found, ctx.now) }
}

/** What was placed of the references of these rows, by their keys: also by the other side, where one is a party of the order. */
async function placedBefore(
  { db }: Context,
  customerTenantId: number,
  rows: readonly ReadOrderRow[],
): Promise<ReadonlyMap<string, PlacedBefore>> {
  const keys = [...new Set(rows.flatMap(({ referenceKey: key }) => key ?? []))]
  if (keys.length === 0) return new Map()
  const { rows: found } = await sql<{ key: string; deliveryOrderId: number; said: PlacedBefore['said'] | null }>`
    select reference_key as key, delivery_order_id as "deliveryOrderId", said
    from placed_of_references(${customerTenantId}, ${keys}::text[])`.execute(db)
  return new Map(found.map(({ key, deliveryOrderId, said }) => [key, { deliveryOrderId, said: said ?? {} }]))
}
