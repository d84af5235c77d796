import { sql } from 'kysely'
import { defineHandlers } from '#server/http/handler-types.ts'
import type { Context } from '#server/http/context.ts'
import { idsLinkedAs, isAmongLinked } from '#server/relationships/links.ts'
import { actOf } from '#server/resources/act.ts'
import { get, list, ofTenant, type ListScope } from '#server/resources/read.ts'
import { defineResource } from '#server/resources/resource.ts'
import { create, update } from '#server/resources/write.ts'
import type { Schema } from '#generated/handlers.ts'
import { checkRecurringOrder, keptOfChanged, keptOfNew } from './check-recurring-order.ts'
import { listOwed } from './look-at-order.ts'
import { plannerBadgeOf, recurringOrdersMeta } from './planner-counts.ts'
import { changeDay, daysOfOrder, disableDay, enableDay } from './planner-days.ts'
import { readEvents, writeEvent } from './planner-events.ts'
import { lookSoon } from './look-soon.ts'
import { setDefaultDriver } from './default-driver.ts'
import { calendarOfTenant, daysOfTenant } from './tenant-days.ts'

type RecurringOrder = Schema<'RecurringOrder'>

/** Of what the request's tenant may read a name; else none. */
const nameOf = (table: 'tenants' | 'services' | 'locations', column: string) =>
  sql<string>`coalesce((select named.name from ${sql.table(table)} named where named.id = ${sql.ref(`recurring_orders.${column}`)}), '')`

const recurringOrders = defineResource('recurringOrder', 'recurring_orders', {
  also: {
    customer_name: nameOf('tenants', 'customer_tenant_id'),
    courier_name: nameOf('tenants', 'courier_tenant_id'),
    time_zone: sql<string>`coalesce((select named.time_zone from tenants named where named.id = recurring_orders.courier_tenant_id), 'UTC')`,
    service_name: nameOf('services', 'service_id'),
    pickup_location_name: nameOf('locations', 'pickup_location_id'),
    dropoff_location_name: nameOf('locations', 'dropoff_location_id'),
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
function seen({ tenantId }: Context): ListScope {
  return {
    isMeant: (owner) => sql`(${owner} = ${tenantId} or ${isAmongLinked('customer', owner)})`,
    tenantIds: sql`select ${tenantId}::bigint union all ${idsLinkedAs('customer')}`,
  }
}

/** Without what was agreed, for those who read no prices, and without the driver, for all but the courier. */
function shown({ permissions, tenantId }: Context, order: RecurringOrder): RecurringOrder {
  return {
    ...order,
    ...(!permissions.has('pricing.read') && { agreedPriceCadCents: null }),
    ...(order.courierTenantId !== tenantId && { defaultDriverUserId: null }),
  }
}

/** As one would send it. */
function formOf(order: RecurringOrder): Schema<'RecurringOrderInput'> {
  return Object.fromEntries(Object.entries(order).filter(([, value]) => value !== null)) as RecurringOrder & {
    [Field in keyof RecurringOrder]: NonNullable<RecurringOrder[Field]>
  }
}

async function listed(ctx: Context, query: Parameters<typeof list>[2]) {
  const page = await list(recurringOrders, ctx, query, seen(ctx))
  return { status: 200 as const, body: { ...page, data: page.data.map((order) => shown(ctx, order)) } }
}

/** Adds one, in the name of the person. @throws formError naming each fault by its field */
export async function planOrder(ctx: Context, form: Schema<'RecurringOrderInput'>): Promise<RecurringOrder> {
  const known = await keptOfNew(ctx, form, await checkRecurringOrder(ctx, form, null))
  const made = await create(recurringOrders, ctx, form, { ...known, user_id: ctx.userId })
  await writeEvent(ctx, made.id, { type: 'created' })
  return made
}

const path = ({ path: { recurringOrderId } }: { path: { recurringOrderId: number } }) => recurringOrderId

export const recurringOrdersHandlers = defineHandlers({
  getTenantRecurringOrders: ({ query }, ctx) => listed(ctx, query),
  getPaginatedRecurringOrders: ({ query }, ctx) => listed(ctx, query),
  async getRecurringOrdersMeta(_input, ctx) {
    return { status: 200, body: await recurringOrdersMeta(ctx) }
  },
  async getPlannerBadgeStatus(_input, ctx) {
    return { status: 200, body: { status: await plannerBadgeOf(ctx) } }
  },
  async getRecurringOrder(input, ctx) {
    return { status: 200, body: shown(ctx, await get(recurringOrders, ctx, path(input), seen(ctx))) }
  },
  async createRecurringOrder({ body }, ctx) {
    const made = await planOrder(ctx, body)
    await lookSoon(ctx, made.id)
    return { status: 200, body: shown(ctx, made) }
  },
  async updateRecurringOrder(input, ctx) {
    const id = path(input)
    await listOwed(ctx, id)
    const { changed } = await update(recurringOrders, ctx, id, input.body)
    const kept = await keptOfChanged(ctx, formOf(await changed), id)
    await ctx.db.updateTable('recurring_orders').set(kept).where('id', '=', id).execute()
    await writeEvent(ctx, id, { type: 'settings_updated' })
    await lookSoon(ctx, id)
    return { status: 200, body: shown(ctx, await get(recurringOrders, ctx, id, ofTenant(ctx.tenantId))) }
  },
  disableRecurringOrder: actOf(recurringOrders, 'disableRecurringOrder', async (ctx, { id }) => {
    await listOwed(ctx, id)
    await writeEvent(ctx, id, { type: 'paused' })
    return { next_date: null }
  }),
  enableRecurringOrder: actOf(recurringOrders, 'enableRecurringOrder', async (ctx, { id }) => {
    await writeEvent(ctx, id, { type: 'resumed' })
    await lookSoon(ctx, id)
    // What would have run meanwhile is nobody's fault.
    return { looked_on: null, look_at: 0 }
  }),
  terminateRecurringOrder: actOf(recurringOrders, 'terminateRecurringOrder', async (ctx, { id }) => {
    await listOwed(ctx, id)
    await writeEvent(ctx, id, { type: 'terminated' })
    return { next_date: null }
  }),
  archiveRecurringOrder: actOf(recurringOrders, 'archiveRecurringOrder', async ({ now }) => ({
    next_date: null,
    archived_at: now,
  })),
  async setRecurringOrderDriver(input, ctx) {
    await setDefaultDriver(ctx, path(input), input.body.userId)
    return { status: 200, body: shown(ctx, await get(recurringOrders, ctx, path(input), seen(ctx))) }
  },
  async getRecurringOrderEvents(input, ctx) {
    return { status: 200, body: await readEvents(ctx, path(input), input.query.before) }
  },
  async getRecurringOrderDays(input, ctx) {
    return { status: 200, body: await daysOfOrder(ctx, path(input), input.query) }
  },
  async getRecurringOrderCalendar({ query }, ctx) {
    return { status: 200, body: await calendarOfTenant(ctx, query) }
  },
  async getTenantRecurringOrderDays({ query }, ctx) {
    return { status: 200, body: await daysOfTenant(ctx, query) }
  },
  async updateRecurringOrderDay(input, ctx) {
    return { status: 200, body: await changeDay(ctx, path(input), input.path.recurringDay, input.body) }
  },
  async disableRecurringOrderDay(input, ctx) {
    return { status: 200, body: await disableDay(ctx, path(input), input.path.recurringDay) }
  },
  async enableRecurringOrderDay(input, ctx) {
    return { status: 200, body: await enableDay(ctx, path(input), input.path.recurringDay) }
  },
})
