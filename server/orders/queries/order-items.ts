import { sql, type Kysely } from 'kysely'
import { overBudget } from '#domain/accounting/budgets.ts'
import type { Database } from '#server/db/schema.ts'
import { queryBuilder } from '#server/db/prepared-query.ts'
import type { Schema } from '#generated/handlers.ts'
import { withoutBrokerage } from '../chain/exceptions.ts'
import type { OrderViewer } from '../core/order-viewer.ts'

export type OrderItem = Schema<'DeliveryOrderListItem'>

/**
 * The rows that lists and boards show, in the order of `ids`. PostgreSQL builds their JSON: turning forty columns a row into
 * objects here takes longer than the query itself. Orders that the viewer may not see are left out.
 * Names are looked up once for each organisation and driver of the page: the policy that decides who knows them asks a dozen tables,
 * and whether a join would remember its answer is left to chance.
 */
export async function orderItems(
  db: Kysely<Database>,
  viewer: OrderViewer,
  ids: readonly number[],
): Promise<OrderItem[]> {
  return JSON.parse(await orderItemsText(db, viewer, ids))
}

/** The same as the text of a JSON array. */
export async function orderItemsText(
  db: Kysely<Database>,
  viewer: OrderViewer,
  ids: readonly number[],
): Promise<string> {
  if (ids.length === 0) return '[]'
  const { tenantId, seesPrices } = viewer
  const { parameters, ...made } = seesPrices ? withPrices : withoutPrices
  const values = parameters.map((value) => (value === asked.ids ? ids : value === asked.tenantId ? tenantId : value))
  const { rows } = await db.executeQuery<{ items: string }>({ ...made, parameters: values })
  return rows[0]?.items ?? '[]'
}

/** What stands in the statement for what is asked each time: no tenant has a number with a fraction. */
const asked: { readonly ids: readonly number[]; readonly tenantId: number } = { ids: [0.5], tenantId: 0.5 }

/** Made once: building the text of forty columns takes a tenth of what the server does for a list. */
const withPrices = itemsQuery(true)
const withoutPrices = itemsQuery(false)

function itemsQuery(seesPrices: boolean) {
  return sql`
    with page as materialized (
      select o.*, asked.position from unnest(${asked.ids}::bigint[]) with ordinality as asked (id, position)
      join delivery_orders o on o.id = asked.id),
    organisations as materialized (
      select id, name from tenants where id = any (array(
        select sender_tenant_id from page union select receiver_tenant_id from page union select brokered_to_tenant_id from page))),
    drivers as materialized (
      select id, first_name, last_name from users where id = any (array(select distinct driver_user_id from page)))
    select coalesce(json_agg(${itemJson({ tenantId: asked.tenantId, seesPrices })} order by o.position), '[]')::text as items
    from page o
    left join delivery_order_prices price on price.delivery_order_id = o.id
    left join drivers driver on driver.id = o.driver_user_id
    left join organisations sender on sender.id = o.sender_tenant_id
    left join organisations receiver on receiver.id = o.receiver_tenant_id
    left join organisations partner on partner.id = o.brokered_to_tenant_id`.compile(queryBuilder)
}

function itemJson({ tenantId, seesPrices: mayRead }: Pick<OrderViewer, 'tenantId' | 'seesPrices'>) {
  // As viewerOf says of one order.
  const seesPrices = sql`(${sql.lit(mayRead)} and ${tenantId}::bigint in (o.sender_tenant_id, o.receiver_tenant_id))`
  return sql`json_build_object(
    'id', o.id,
    'status', o.status,
    'billStatus', o.bill_status,
    'poNumber', nullif(o.po_number, ''),
    'orderNotes', nullif(o.order_notes, ''),
    'availableAt', o.available_at,
    'dueAt', o.due_at,
    'createdAt', o.created_at,
    'updatedAt', o.updated_at,
    'senderTenant', json_build_object('id', o.sender_tenant_id, 'name', coalesce(sender.name, '')),
    'receiverTenant', json_build_object('id', o.receiver_tenant_id, 'name', coalesce(receiver.name, '')),
    'brokeredTo', case when partner.id is not null and o.receiver_tenant_id = ${tenantId}::bigint
      then json_build_object('id', partner.id, 'name', partner.name) end,
    'driver', case when driver.id is not null and ${tenantId}::bigint in (o.sender_tenant_id, o.receiver_tenant_id, o.scheduled_by_tenant_id)
        and o.broker_tenant_id is distinct from ${tenantId}::bigint
      then json_build_object('id', driver.id, 'firstName', driver.first_name, 'lastName', driver.last_name) end,
    'serviceName', o.service_name,
    'serviceSpeedName', coalesce(o.service_speed_name, ''),
    'serviceSpeedTextColor', coalesce(o.service_speed_text_color, '#404854'),
    'tags', coalesce((select json_agg(json_build_object('id', tag.tag_id, 'name', tag.name, 'iconImageSrc', tag.icon_image_src)
      order by tag.tag_id) from delivery_order_tags tag where tag.delivery_order_id = o.id), '[]'),
    'pickupLocation', o.pickup_place,
    'dropoffLocation', o.dropoff_place,
    'dropoffZone', case when o.receiver_tenant_id = ${tenantId}::bigint then o.dropoff_zone end,
    'totalParcels', o.total_parcels,
    'totalWeightKg', o.total_weight_kg,
    'distanceM', round(o.distance_m)::bigint,
    'timeS', round(o.time_s)::bigint,
    'pricing', json_build_object(
      'hidden', not ${seesPrices},
      'status', case when price.total_cents is not null then 'priced'
        when 'price_missing' = any (o.exceptions) then 'missing' else 'pending' end,
      'priceCadCents', case when ${seesPrices} then price.total_cents end),
    'exceptions', case when o.receiver_tenant_id = ${tenantId}::bigint then o.exceptions
      else ${withoutBrokerage(sql.ref('o.exceptions'))} end
      || case when o.is_over_budget and o.sender_tenant_id = ${tenantId}::bigint then array[${sql.lit(overBudget)}] else '{}' end)`
}
