import { sql } from 'kysely'
import { fullLocationName } from '#domain/addresses/address.ts'
import { noSuch } from '#domain/text/refusals.ts'
import { notFound } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { isLinkedAs, ordersFor } from '#server/relationships/links.ts'

/** As many of the latest orders as are looked through. */
const latest = 30

type Match = Schema<'LocationMatch'>
type Found = Match & { friendlyName: string; stop: 'pickup' | 'dropoff' }

/**
 * Where the latest orders of a customer, or of the request tenant itself, began and ended, as far as one can order between it now.
 * @throws notFound when one does not order for the customer
 */
export async function recentLocations(
  ctx: Context,
  customerId: number = ctx.tenantId,
): Promise<Schema<'RecentLocations'>> {
  const forItself = customerId === ctx.tenantId
  if (!forItself && !(await ordersFor(ctx.db, customerId))) throw notFound(noSuch('customer'))
  const couriers = forItself ? isLinkedAs('courier', sql.ref('locations.tenant_id')) : sql`false`
  const { rows } = await sql<Found>`
    with latest as (
      select pickup_location_id, dropoff_location_id, p.available_at, o.id
      from delivery_order_parties as p join delivery_orders as o on o.id = p.delivery_order_id
      where p.tenant_id = ${ctx.tenantId} and p.sender_tenant_id = ${customerId}
      order by p.available_at desc, p.delivery_order_id desc limit ${latest})
    select locations.id, name, friendly_name as "friendlyName", formatted_address as "formattedAddress", latitude, longitude, stop
    from latest cross join lateral (values ('pickup', pickup_location_id), ('dropoff', dropoff_location_id)) as stops (stop, location_id)
    join locations on locations.id = location_id
    where archived_at is null and (locations.tenant_id in (${ctx.tenantId}, ${customerId}) or ${couriers})
    order by available_at desc, latest.id desc`.execute(ctx.db)
  const at = (stop: Found['stop']) => eachOnce(rows.filter((row) => row.stop === stop))
  return { pickups: at('pickup'), dropoffs: at('dropoff') }
}

function eachOnce(rows: readonly Found[]): Match[] {
  const matches = rows.map(({ friendlyName, stop: _stop, ...match }) => ({
    ...match,
    name: fullLocationName(match.name, friendlyName),
  }))
  return [...new Map(matches.map((match) => [match.id, match])).values()]
}
