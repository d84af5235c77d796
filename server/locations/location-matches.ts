import { sql } from 'kysely'
import { fullLocationName } from '#domain/addresses/address.ts'
import { byMatch, middleOf, withoutDuplicates } from '#domain/addresses/location-match.ts'
import type { LatLng } from '#domain/geo/geo.ts'
import { noSuch } from '#domain/text/refusals.ts'
import { notFound } from '#domain/text/refusal.ts'
import type { Context, SignedInContext } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { ordersFor } from '#server/relationships/links.ts'

type Match = Schema<'LocationMatch'>

const most = 10
/** So many are asked for, since some may be the same location in another book. */
const mostFound = 3 * most
/** Orders, and else locations, whose middle is where one drives. */
const latest = 50

/**
 * The locations of the request tenant and of a customer that fit what was typed, best first.
 * @throws notFound when one does not order for the customer
 */
export async function matchingLocations(
  ctx: Context,
  { search = '', requesterTenantId }: { search?: string; requesterTenantId?: number },
): Promise<Schema<'LocationMatches'>> {
  const customerId = requesterTenantId === ctx.tenantId ? undefined : requesterTenantId
  const [near, mayRead] = await Promise.all([
    deliveryCentre(ctx),
    customerId === undefined || ordersFor(ctx.db, customerId),
  ])
  if (!mayRead) throw notFound(noSuch('customer'))
  const books = customerId === undefined ? [ctx.tenantId] : [customerId, ctx.tenantId]
  const found = await locationsIn(ctx, books, search, near)
  return { near: near && { latitude: near.lat, longitude: near.lng }, data: found.slice(0, most) }
}

async function locationsIn(ctx: Context, books: number[], search: string, near: LatLng | null): Promise<Match[]> {
  const term = search.trim()
  const { rows } = await sql<Match & { friendlyName: string }>`
    select id, name, friendly_name as "friendlyName", formatted_address as "formattedAddress", latitude, longitude
    from match_locations(${term}, ${books}::bigint[], ${near?.lat ?? null}::float8, ${near?.lng ?? null}::float8,
      ${mostFound}) with ordinality as match (id, place) join locations using (id)
    order by array_position(${books}::bigint[], tenant_id), place`.execute(ctx.db)
  const found = rows.map(({ friendlyName, ...match }) => ({
    ...match,
    name: fullLocationName(match.name, friendlyName),
  }))
  // The customer's come first, so that of the same location in both books theirs is offered.
  const each = withoutDuplicates(found)
  return term === '' ? each : each.toSorted(byMatch(term, near))
}

/** The middle of the stops of the latest orders, or where there are none of the latest locations; null without either. */
export async function deliveryCentre({
  db,
  tenantId,
}: Pick<SignedInContext, 'db' | 'tenantId'>): Promise<LatLng | null> {
  if (tenantId === null) return null
  const { rows } = await sql<LatLng>`
    with driven as (
      select place from (
        select pickup_place, dropoff_place from delivery_order_parties join delivery_orders on id = delivery_order_id
        where delivery_order_parties.tenant_id = ${tenantId}
        order by delivery_order_parties.created_at desc, delivery_order_id desc limit ${latest}) as orders
      cross join lateral (values (pickup_place), (dropoff_place)) as stops (place))
    select (place ->> 'latitude')::float8 as lat, (place ->> 'longitude')::float8 as lng from driven
    union all
    (select latitude, longitude from locations
      where tenant_id = ${tenantId} and archived_at is null and not exists (select from driven)
      order by updated_at desc, id desc limit ${latest})`.execute(db)
  return middleOf(rows)
}
