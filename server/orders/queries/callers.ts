import { sql, type RawBuilder } from 'kysely'
import { dialledNumber, normalisePhone } from '#domain/addresses/phone.ts'
import type { PermissionId } from '#domain/access/role-permissions.ts'
import { badRequest } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { orderViewer, type OrderViewer } from '../core/order-viewer.ts'
import { orderItems } from './order-items.ts'

type Caller = Schema<'Caller'>
type Found = Pick<Caller, 'kind' | 'id' | 'name' | 'phone'> & { customerId: number | null; customerName: string | null }

/** Of each kind; one number may stand at all shops of a chain. */
const most = 10
/** Open orders of one caller that are shown. */
const newest = 3

/** What one has to be allowed to read of one's own; what belongs to a customer is read with the customer. */
const readsOwn = {
  customer: 'customers.read',
  contact: 'tenants.read',
  person: 'users.read',
  location: 'locations.read',
} as const satisfies Record<Caller['kind'], PermissionId>

/**
 * Who has a phone number, as far as the caller of the request may read it, with their open orders.
 * @throws badRequest for what is no phone number
 */
export async function callersOf(ctx: Context, phone: string): Promise<Schema<'Callers'>> {
  const asked = dialledNumber(phone)
  if (asked === null) {
    const read = normalisePhone(phone)
    throw badRequest(`Query parameter "phone": ${read.ok ? 'not a phone number' : read.why}`)
  }
  const { rows } = await sql<Found>`
    select kind, id, name, phone, customer_id as "customerId", customer_name as "customerName"
    from callers_by_phone(${asked.digits}, ${asked.extension}, ${most})`.execute(ctx.db)
  const found = rows.filter(({ kind, customerId }) => {
    const needed = customerId === null || kind === 'location' ? readsOwn[kind] : 'customers.read'
    return ctx.permissions.has(needed)
  })
  return { phone: asked.e164, data: await withOrders(ctx, found) }
}

interface Open {
  ofId: number
  total: number
  ids: number[]
}

async function withOrders(ctx: Context, found: readonly Found[]): Promise<Caller[]> {
  const viewer = orderViewer(ctx)
  const [customers, drivers, locations] = await Promise.all([
    openOrders(ctx, viewer, 'customer', found),
    openOrders(ctx, viewer, 'driver', found),
    openOrders(ctx, viewer, 'location', found),
  ])
  const shown = [...customers, ...drivers, ...locations].flatMap(({ ids }) => ids)
  const items = new Map((await orderItems(ctx.db, viewer, [...new Set(shown)])).map((item) => [item.id, item]))
  const openBy = { customer: customers, driver: drivers, location: locations }
  return found.map(({ customerId, customerName, ...caller }) => {
    const { of, id } = subjectOf({ ...caller, customerId })
    const open = openBy[of].find(({ ofId }) => ofId === id)
    return {
      ...caller,
      customer: customerId === null ? null : { id: customerId, name: customerName ?? '' },
      openOrders: open?.total ?? 0,
      orders: (open?.ids ?? []).flatMap((orderId) => {
        const item = items.get(orderId)
        if (item === undefined) return []
        const { status, pickupLocation, dropoffLocation } = item
        return { id: orderId, status, pickupName: pickupLocation.name, dropoffName: dropoffLocation.name }
      }),
    }
  })
}

type Subject = 'customer' | 'driver' | 'location'

/** Whose orders the caller calls about. Of one's own contacts there are none, as of a person who does not drive. */
function subjectOf({ kind, id, customerId }: Pick<Found, 'kind' | 'id' | 'customerId'>): { of: Subject; id: number } {
  if (kind === 'location') return { of: 'location', id }
  if (customerId !== null) return { of: 'customer', id: customerId }
  return { of: 'driver', id: kind === 'person' ? id : 0 }
}

/** The statuses as the indexes of 0260 and 0307 say them. */
const isOpen = (status: 'p.status' | 'o.status') =>
  sql`${sql.raw(status)} in ('created', 'assigned', 'pickedUp', 'droppedOff')`

/** Open orders of one caller that are counted, as lists count them. */
const counted = sql.lit(1_001)

/** The open orders from or to a place by the index of that end, the newest first. */
const atEnd = (column: 'pickup_location_id' | 'dropoff_location_id') => sql`(select o.id from delivery_orders o
  where ${sql.ref(`o.${column}`)} = subject.id and ${isOpen('o.status')} order by o.id desc limit ${counted})`

/** The numbers of the open orders of each, of those that are seen. What one driver carries is never many. */
const openOf: Record<Subject, (isSeen: RawBuilder<boolean>) => RawBuilder<unknown>> = {
  customer: (isSeen) => sql`select p.delivery_order_id as id from delivery_order_parties p
    where ${isSeen} and p.sender_tenant_id = subject.id and ${isOpen('p.status')}
    order by p.delivery_order_id desc limit ${counted}`,
  driver: (isSeen) => sql`select p.delivery_order_id as id from delivery_order_parties p
    where ${isSeen} and p.driver_user_id = subject.id and ${isOpen('p.status')}`,
  location: (isSeen) => sql`select ends.id
    from (${atEnd('pickup_location_id')} union ${atEnd('dropoff_location_id')}) ends
    cross join lateral (select from delivery_order_parties p where ${isSeen} and p.delivery_order_id = ends.id limit 1) seen
    order by ends.id desc limit ${counted}`,
}

/** How many open orders each of the subjects of that kind has, up to the limit, and the newest. */
async function openOrders(
  { db }: Context,
  { tenantId, userId, ownOrdersOnly }: OrderViewer,
  of: Subject,
  found: readonly Found[],
): Promise<Open[]> {
  const ids = [...new Set(found.map(subjectOf).flatMap((subject) => (subject.of === of ? subject.id : [])))]
  if (ids.length === 0) return []
  const isSeen = sql<boolean>`p.tenant_id = ${tenantId} and (not ${ownOrdersOnly}::boolean or p.driver_user_id = ${userId})`
  const { rows } = await sql<Open>`
    select subject.id as "ofId", open.total, coalesce(open.ids[1:${sql.lit(newest)}], '{}') as ids
    from unnest(${ids}::bigint[]) as subject (id)
    cross join lateral (select count(*)::int as total, array_agg(found.id order by found.id desc) as ids
      from (${openOf[of](isSeen)}) found) open`.execute(db)
  return rows
}
