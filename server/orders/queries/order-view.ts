import { valuesShownIn, type OrderField, type OrderFieldUse } from '#domain/orders/order-fields.ts'
import { storedPrice, type ShownPrice } from '#domain/pricing/shown-pricing.ts'
import { sql, type InferResult, type Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { PriceLine } from '#domain/pricing/types.ts'
import { queryById, type FoundRow } from '#server/db/prepared-query.ts'
import type { Database } from '#server/db/schema.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { noSuchOrder } from '../core/order-record.ts'
import { orderViewer, seesDrivers, viewerOf, type OrderViewer } from '../core/order-viewer.ts'

/**
 * One order with all that its views and documents show, as far as the viewer may see it.
 * @throws notFound when it does not exist, or is not for this person
 */
export async function loadOrderView(ctx: Context, orderId: number): Promise<OrderView> {
  const { rows } = await ctx.db.executeQuery(orderById(orderId))
  return viewOf(rows, orderViewer(ctx))
}

/**
 * The same of what {@link orderById} found.
 * @throws notFound
 */
export function viewOf([order]: readonly FoundRow<OrderRow>[], viewer: OrderViewer): OrderView {
  const row = order?.found
  if (!row || (viewer.ownOrdersOnly && row.driver_user_id !== viewer.userId)) throw noSuchOrder()
  const price = storedPrice({
    pricingType: row.pricing_type,
    exceptions: row.exceptions,
    lines: row.price_lines,
    preTaxCents: row.pre_tax_cents,
    totalCents: row.total_cents,
    beforeCancellation: row.before_cancellation,
  })
  return { row, viewer: viewerOf(viewer, partiesOf(row)), price }
}

export interface OrderView {
  readonly row: OrderRow
  readonly viewer: OrderViewer
  readonly price: ShownPrice
}

/** Where a field of the courier's own is shown. */
type FieldUses = Pick<OrderField, 'id' | 'shownIn'>

export type OrderRow = InferResult<ReturnType<typeof selectOrder>>[number]

/** All that the views of an order show, as far as its tenant may see it; what a driver may not see is for {@link viewOf}. */
export const orderById = queryById(selectOrder)

function selectOrder(db: Kysely<Database>, orderId: number) {
  return (
    db
      .selectFrom('delivery_orders as o')
      .leftJoin('delivery_order_prices as price', 'price.delivery_order_id', 'o.id')
      .leftJoin('users as driver', 'driver.id', 'o.driver_user_id')
      .leftJoin('users as creator', 'creator.id', 'o.sender_user_id')
      .leftJoin('tenants as sender', 'sender.id', 'o.sender_tenant_id')
      .leftJoin('tenants as receiver', 'receiver.id', 'o.receiver_tenant_id')
      .leftJoin('tenants as partner', 'partner.id', 'o.brokered_to_tenant_id')
      .where('o.id', '=', orderId)
      .selectAll('o')
      .select(['price.pre_tax_cents', 'price.total_cents', 'price.pricing_type', 'price.version as price_version'])
      .select(['price.before_cancellation', 'price.explained_in'])
      .select(sql<PriceLine[] | null>`price.lines`.as('price_lines'))
      .select(['driver.first_name as driver_first_name', 'driver.last_name as driver_last_name'])
      .select('driver.image as driver_image')
      .select(['creator.first_name as creator_first_name', 'creator.last_name as creator_last_name'])
      .select('creator.is_admin as creator_is_admin')
      .select(['sender.name as sender_name', 'sender.bill_to_name', 'sender.bill_to_address'])
      .select([
        'receiver.name as receiver_name',
        'receiver.image as receiver_image',
        'receiver.address as receiver_address',
      ])
      .select(['receiver.phone as receiver_phone', 'receiver.order_support_phone', 'receiver.time_zone'])
      .select('partner.name as partner_name')
      // Few orders have values, and only then is it asked where their fields appear.
      .select(
        sql<FieldUses[] | null>`case when o.order_fields <> '[]' then order_field_uses(o.id) end`.as('field_uses'),
      )
      .select(({ selectFrom }) => [
        jsonArrayFrom(
          selectFrom('delivery_order_parcels as p')
            .whereRef('p.delivery_order_id', '=', 'o.id')
            .orderBy('p.position')
            .orderBy('p.id')
            .select(['p.id', 'p.name', 'p.quantity', 'p.length_m as lengthM', 'p.width_m as widthM'])
            .select(['p.height_m as heightM', 'p.weight_kg as weightKg']),
        ).as('parcels'),
        jsonArrayFrom(
          selectFrom('delivery_order_tags as t')
            .whereRef('t.delivery_order_id', '=', 'o.id')
            .orderBy('t.tag_id')
            .select(['t.tag_id as id', 't.name', 't.icon_image_src as iconImageSrc']),
        ).as('tags'),
      ])
  )
}

function partiesOf(row: OrderRow) {
  return {
    senderTenantId: row.sender_tenant_id,
    receiverTenantId: row.receiver_tenant_id,
    brokerTenantId: row.broker_tenant_id,
    scheduledByTenantId: row.scheduled_by_tenant_id,
  }
}

/**
 * The driver, for the courier, the customer and its supplier; a courier that bought the order never learns the name
 * (docs/rules/brokerage.md, "Who reads what").
 */
export function shownDriver({ row, viewer }: OrderView): Schema<'Person'> | null {
  const { driver_user_id: id, driver_first_name: firstName, driver_last_name: lastName, driver_image: image } = row
  if (id === null || firstName === null || lastName === null) return null
  return seesDrivers(partiesOf(row), viewer) ? { id, firstName, lastName, image } : null
}

/** The courier that the order is brokered to, for the courier that brokered it (docs/rules/brokerage.md, "Who reads what"). */
export function brokerageCourier({ row, viewer }: OrderView): Schema<'TenantRef'> | null {
  if (row.brokered_to_tenant_id === null || viewer.tenantId !== row.receiver_tenant_id) return null
  return { id: row.brokered_to_tenant_id, name: row.partner_name ?? '' }
}

export function senderOf({ row }: OrderView): Schema<'TenantRef'> {
  return { id: row.sender_tenant_id, name: row.sender_name ?? '' }
}

/** Who placed the order: the sender, or the courier or a supplier on its behalf. */
export function schedulerOf({ row }: OrderView): Schema<'TenantRef'> {
  const { scheduled_by_tenant_id: id, receiver_tenant_id: receiver, receiver_name: courier, sender_name: sender } = row
  return { id, name: row.supplier_tenant_name ?? (id === receiver ? courier : sender) ?? '' }
}

/**
 * What the order has in its courier's own fields, as far as these appear.
 * @param places all of those where they have to
 */
export function orderFieldsOf(
  { row }: OrderView,
  places: readonly OrderFieldUse[] = ['Order'],
): Schema<'KeptOrderField'>[] {
  return [...valuesShownIn(places, row.order_fields, row.field_uses ?? [])]
}

/** The courier and how to reach its order desk. */
export function receiverOf({ row }: OrderView): Schema<'OrderParty'> {
  return {
    id: row.receiver_tenant_id,
    name: row.receiver_name ?? '',
    image: row.receiver_image,
    address: row.receiver_address === '' ? null : row.receiver_address,
    phone: row.order_support_phone ?? row.receiver_phone,
  }
}

export function cancellationOf({ row }: OrderView): Schema<'Cancellation'> | null {
  if (row.cancelled_at === null) return null
  return {
    cancelledAt: row.cancelled_at,
    actorName: row.cancelled_by_name ?? '',
    actorTenantName: row.cancelled_by_tenant_name,
    reason: row.cancellation_reason ?? '',
  }
}

export function orNull(text: string): string | null {
  return text === '' ? null : text
}
