import { defineHandlers } from '#server/http/handler-types.ts'
import type { Context } from '#server/http/context.ts'
import { actOf } from '#server/resources/act.ts'
import { get, list, ofTenant } from '#server/resources/read.ts'
import { changeMany } from './change-many.ts'
import { setDefaultDriver, setDriverOfMany } from './default-driver.ts'
import { listOwed } from './look-at-order.ts'
import { lookSoon } from './look-soon.ts'
import { plannerBadgeOf, recurringOrdersMeta } from './planner-counts.ts'
import { changeDay, daysOfOrder, disableDay, enableDay } from './planner-days.ts'
import { readEvents, writeEvent } from './planner-events.ts'
import { faultsOfTenant } from './planner-faults.ts'
import { changeOrder, planOrder, recurringOrders, scopeOf, answerOf } from './recurring-order.ts'
import { calendarOfTenant, daysOfTenant } from './tenant-days.ts'

async function listed(ctx: Context, query: Parameters<typeof list>[2]) {
  const page = await list(recurringOrders, ctx, query, scopeOf(ctx))
  return { status: 200 as const, body: { ...page, data: page.data.map((order) => answerOf(ctx, order)) } }
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
    return { status: 200, body: answerOf(ctx, await get(recurringOrders, ctx, path(input), scopeOf(ctx))) }
  },
  async createRecurringOrder({ body }, ctx) {
    const made = await planOrder(ctx, body)
    await lookSoon(ctx, made.id)
    return { status: 200, body: answerOf(ctx, made) }
  },
  async updateRecurringOrder(input, ctx) {
    const id = path(input)
    await changeOrder(ctx, id, input.body)
    return { status: 200, body: answerOf(ctx, await get(recurringOrders, ctx, id, ofTenant(ctx.tenantId))) }
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
    return { status: 200, body: answerOf(ctx, await get(recurringOrders, ctx, path(input), scopeOf(ctx))) }
  },
  async getRecurringOrderFaults(_input, ctx) {
    return { status: 200, body: await faultsOfTenant(ctx) }
  },
  async changeRecurringOrders({ body }, ctx) {
    return { status: 200, body: await changeMany(ctx, body) }
  },
  async setDriverOfRecurringOrders({ body }, ctx) {
    await setDriverOfMany(ctx, body.recurringOrderIds, body.userId)
    return { status: 200, body: { done: true } }
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
