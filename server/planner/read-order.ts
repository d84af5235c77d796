import { sql } from 'kysely'
import { partsNow, type Confirmation } from '#domain/planner/kept-order.ts'
import type { OutdatedPart, Reason } from '#domain/planner/reasons.ts'
import type { Schema } from '#generated/handlers.ts'
import type { FoundRow } from '#server/db/prepared-query.ts'
import { asSystem } from '#server/http/as-system.ts'
import type { Context } from '#server/http/context.ts'
import {
  offerOf,
  offerToOrder,
  offerToPlace,
  type NumberedOfferRow,
  type OrderOffer,
  type OrderOfferRow,
} from '#server/orders/placing/order-offer.ts'
import { ordersFor } from '#server/relationships/links.ts'
import type { RecurringRow } from './planner-calendar.ts'

type Kept = Pick<
  RecurringRow,
  | 'customer_tenant_id'
  | 'service_id'
  | 'service_speed_id'
  | 'tag_ids'
  | 'parcels'
  | 'part_names'
  | 'pickup_location_id'
  | 'dropoff_location_id'
  | 'confirmed'
>

/** What a recurring order would order now. */
export interface ReadOrder {
  /** Null: the service cannot be ordered. */
  readonly offer: OrderOffer | null
  readonly reasons: readonly Reason[]
  /** What holds now, to be compared with by and by. */
  readonly confirmed: Confirmation
  /** Of the order, all but when and what it says. */
  readonly body: Pick<
    Schema<'DeliveryOrderCreate'>,
    | 'customerTenantId'
    | 'serviceId'
    | 'serviceSpeedId'
    | 'tagIds'
    | 'pickupLocationId'
    | 'dropoffLocationId'
    | 'parcels'
  >
}

function questionOf(row: Kept) {
  return {
    customerTenantId: row.customer_tenant_id,
    serviceId: row.service_id,
    pickupLocationId: row.pickup_location_id,
    dropoffLocationId: row.dropoff_location_id,
  }
}

/** What decides about an order that is to be placed now, with its number. */
export async function askWithNumber(
  { db, tenantId }: Context,
  row: Kept,
): Promise<readonly FoundRow<NumberedOfferRow>[]> {
  return (await db.executeQuery(offerToPlace(tenantId, questionOf(row)))).rows
}

/** The same of one that is only looked at. */
async function askNow({ db, tenantId }: Context, row: Kept): Promise<readonly FoundRow<OrderOfferRow>[]> {
  return (await db.executeQuery(offerToOrder(tenantId, questionOf(row)))).rows
}

/**
 * Reads a recurring order against what is published, and says what is wrong with it. In a transaction of the organisation that has it placed.
 * @param at unix seconds: the fuel of that day
 * @param asked what is published, where it was asked for before
 */
export async function readOrder(
  ctx: Context,
  row: Kept,
  at: number,
  asked?: readonly FoundRow<OrderOfferRow>[],
): Promise<ReadOrder> {
  const question = questionOf(row)
  const found = (asked ?? (await askNow(ctx, row)))[0]?.found
  const chosen = { serviceSpeedId: row.service_speed_id, tagIds: row.tag_ids, parcels: row.parcels }
  if (!found) {
    const reasons = await whyNotOffered(ctx, row)
    return { offer: null, reasons, confirmed: row.confirmed, body: { ...question, ...chosen } }
  }
  const offer = await offerOf(ctx, row.service_id, found, at)
  const { lacking, ...parts } = partsNow(chosen, row.part_names, offer)
  const lost: Reason[] =
    lacking.length === 0 ? [] : [{ reason: 'service_outdated', service: offer.serviceName, cause: 'lacking', lacking }]
  const stops = await stopReasons(ctx, row, found)
  const confirmed = confirmedNow(row, found, offer)
  return {
    offer,
    reasons: [...lost, ...stops, ...changesSince(row.confirmed, confirmed, found, row, offer)],
    confirmed,
    body: { ...question, ...parts },
  }
}

/** Why the service is not to be had: the customer is none any more, or it is disabled, or closed to that customer. */
async function whyNotOffered(
  ctx: Context,
  { customer_tenant_id: customerId, service_id: serviceId }: Kept,
): Promise<Reason[]> {
  const isOrderedFor = customerId === ctx.tenantId || (await ordersFor(ctx.db, customerId))
  const { rows } = await asSystem(ctx.db, (all) =>
    sql<{ service: string | null; is_off: boolean; customer: string | null; is_archived: boolean }>`
      select s.name as service, s.archived_at is not null or not s.is_enabled as is_off, t.name as customer,
        t.archived_at is not null as is_archived
      from (select) as asked left join services s on s.id = ${serviceId} left join tenants t on t.id = ${customerId}`.execute(
      all,
    ),
  )
  const [named] = rows
  // One that is not there is as one that is nobody's to order for: neither can be told from the other.
  if (named?.is_archived || !isOrderedFor)
    return [
      {
        reason: 'customer_unavailable',
        customer: named?.customer ?? '',
        cause: named?.is_archived ? 'archived' : 'unlinked',
      },
    ]
  if (!named || named.service === null) return []
  return [
    { reason: 'service_outdated', service: named.service, cause: named.is_off ? 'disabled' : 'closed', lacking: [] },
  ]
}

const stopsOf = (row: Kept) =>
  [
    ['pickup', row.pickup_location_id],
    ['dropoff', row.dropoff_location_id],
  ] as const

async function stopReasons(ctx: Context, row: Kept, found: OrderOfferRow): Promise<Reason[]> {
  const missing = stopsOf(row).filter(([, id]) => !found.locations.some((location) => location.id === id))
  if (missing.length === 0) return []
  const named = await asSystem(ctx.db, (all) =>
    all
      .selectFrom('locations')
      .select(['id', 'name', 'archived_at'])
      .where(
        'id',
        'in',
        missing.map(([, id]) => id),
      )
      .execute(),
  )
  return missing.map(([stop, id]): Reason => {
    const location = named.find((each) => each.id === id)
    const cause = typeof location?.archived_at === 'number' ? 'archived' : 'unlinked'
    return { reason: 'location_unavailable', stop, location: location?.name ?? '', cause }
  })
}

/** What a person would look at before saying that all is right: where the stops are, when they are open, and on which terms one orders. */
function confirmedNow(row: Kept, found: OrderOfferRow, { terms }: OrderOffer): Confirmation {
  const placeOf = (id: number) => {
    const location = found.locations.find((each) => each.id === id)
    return location && JSON.stringify([location.formatted_address, location.operating_hours])
  }
  const [pickup, dropoff] = stopsOf(row).map(([, id]) => placeOf(id))
  return {
    ...(pickup !== undefined && { pickup }),
    ...(dropoff !== undefined && { dropoff }),
    customer: JSON.stringify(terms),
  }
}

function changesSince(
  before: Confirmation,
  now: Confirmation,
  found: OrderOfferRow,
  row: Kept,
  { customerName }: OrderOffer,
): Reason[] {
  const stops = stopsOf(row).flatMap(([stop, id]): Reason[] => {
    const [was, is] = [before[stop], now[stop]]
    if (was === undefined || is === undefined || was === is) return []
    const changed = changedParts(was, is)
    const location = found.locations.find((each) => each.id === id)?.name ?? ''
    return changed.length === 0 ? [] : [{ reason: 'location_outdated', stop, location, changed }]
  })
  const isOnOtherTerms = before.customer !== undefined && before.customer !== now.customer
  return isOnOtherTerms
    ? [...stops, { reason: 'customer_outdated', customer: customerName, changed: ['terms'] }]
    : stops
}

function changedParts(was: string, is: string): OutdatedPart[] {
  const [addressThen, hoursThen]: unknown[] = JSON.parse(was)
  const [addressNow, hoursNow]: unknown[] = JSON.parse(is)
  return [
    ...(addressThen === addressNow ? [] : (['address'] as const)),
    ...(JSON.stringify(hoursThen) === JSON.stringify(hoursNow) ? [] : (['hours'] as const)),
  ]
}
