import { sql } from 'kysely'
import type { Context } from '#server/http/context.ts'
import { idsLinkedAs, isAmongLinked } from '#server/relationships/links.ts'
import { readableName, type NamedKind } from '#server/relationships/readable-ids.ts'
import type { ListScope } from '#server/resources/read.ts'
import { defineResource } from '#server/resources/resource.ts'
import { create, update } from '#server/resources/write.ts'
import type { Schema } from '#generated/handlers.ts'
import { checkRecurringOrder, keptOfChanged, keptOfNew } from './check-recurring-order.ts'
import { readsPriceOf } from './day-prices.ts'
import { listOwed } from './look-at-order.ts'
import { writeEvent } from './planner-events.ts'
import { lookSoon } from './look-soon.ts'

type RecurringOrder = Schema<'RecurringOrder'>

/** Of what the request's tenant may read a name; else none. */
const nameOf = (kind: NamedKind, column: string) =>
  sql<string>`coalesce(${readableName(kind, sql.ref(`recurring_orders.${column}`))}, '')`

export const recurringOrders = defineResource('recurringOrder', 'recurring_orders', {
  also: {
    customer_name: nameOf('tenant', 'customer_tenant_id'),
    courier_name: nameOf('tenant', 'courier_tenant_id'),
    time_zone: sql<string>`coalesce((select named.time_zone from tenants named where named.id = recurring_orders.courier_tenant_id), 'UTC')`,
    service_name: nameOf('service', 'service_id'),
    pickup_location_name: nameOf('location', 'pickup_location_id'),
    dropoff_location_name: nameOf('location', 'dropoff_location_id'),
    is_own: sql<boolean>`recurring_orders.tenant_id = current_tenant_id()`,
  },
  fields: {
    tagIds: { column: 'tag_ids', read: ({ tag_ids: ids }) => ids, write: (ids) => JSON.stringify(ids) },
    parcels: { column: 'parcels', read: ({ parcels }) => parcels, write: (parcels) => JSON.stringify(parcels) },
    orderFields: {
      column: 'order_fields',
      read: ({ order_fields: fields }) => fields,
      write: (fields) => JSON.stringify(fields),
    },
    recurrence: {
      column: 'recurrence',
      read: ({ recurrence }) => recurrence as RecurringOrder['recurrence'],
      write: (recurrence) => JSON.stringify(recurrence),
    },
    remindDays: { column: 'remind_days', read: ({ remind_days: days }) => days, write: (days) => JSON.stringify(days) },
  },
  // A new end is reminded of anew.
  filledIn: ({ name = '', endDate }, change) => ({
    name,
    ...('endDate' in change && { reminded: '[]', last_date: endDate ?? null }),
  }),
  // A new one was checked before it was known what is to be kept of it.
  check: async (ctx, _given, { after, before }) => before && checkRecurringOrder(ctx, after, before),
})

/** The request tenant's own, and to a courier those of its customers: row-level security leaves it those that it carries out. */
export function scopeOf({ tenantId }: Context): ListScope {
  return {
    isMeant: (owner) => sql`(${owner} = ${tenantId} or ${isAmongLinked('customer', owner)})`,
    tenantIds: sql`select ${tenantId}::bigint union all ${idsLinkedAs('customer')}`,
  }
}

/** Without what was agreed, for those who read no prices of its orders, and without the driver, for all but the courier. */
export function answerOf(ctx: Context, order: RecurringOrder): RecurringOrder {
  const { customerTenantId, courierTenantId } = order
  const readsPrice = readsPriceOf(ctx, { customer_tenant_id: customerTenantId, courier_tenant_id: courierTenantId })
  return {
    ...order,
    ...(!readsPrice && { agreedPriceCadCents: null }),
    ...(courierTenantId !== ctx.tenantId && { defaultDriverUserId: null }),
  }
}

/** As one would send it. */
export function formOf(order: RecurringOrder): Schema<'RecurringOrderInput'> {
  return Object.fromEntries(Object.entries(order).filter(([, value]) => value !== null)) as RecurringOrder & {
    [Field in keyof RecurringOrder]: NonNullable<RecurringOrder[Field]>
  }
}

/** Adds one, in the name of the person. @throws formError naming each fault by its field */
export async function planOrder(ctx: Context, form: Schema<'RecurringOrderInput'>): Promise<RecurringOrder> {
  const known = await keptOfNew(ctx, form, await checkRecurringOrder(ctx, form, null))
  const made = await create(recurringOrders, ctx, form, { ...known, user_id: ctx.userId })
  await writeEvent(ctx, made.id, { type: 'created' })
  return made
}

/**
 * Changes one's own: a field that is left out stays, null clears it.
 * @throws notFound; formError naming each fault by its field, before anything is written
 */
export async function changeOrder(ctx: Context, id: number, change: Schema<'RecurringOrderUpdate'>): Promise<void> {
  await listOwed(ctx, id)
  const { changed } = await update(recurringOrders, ctx, id, change)
  const kept = await keptOfChanged(ctx, formOf(await changed), id)
  await ctx.db.updateTable('recurring_orders').set(kept).where('id', '=', id).execute()
  await writeEvent(ctx, id, { type: 'settings_updated' })
  await lookSoon(ctx, id)
}
