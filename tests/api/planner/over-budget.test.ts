import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Schema } from '#generated/handlers.ts'
import { plannerWorld } from './planner-world.ts'

/* docs/rules/exports-and-accounting.md, "Budgets": nobody is there to ask whom the planner places an order for. */

let world: Awaited<ReturnType<typeof plannerWorld>>
beforeAll(async () => {
  world = await plannerWorld()
  const { customer } = world.tenants
  await world.database.systemTransaction((db) =>
    db
      .insertInto('budgets')
      .values({ tenant_id: customer, kind: 'poNumber', value: 'PO-7781', monthly_cad_cents: 1 })
      .execute(),
  )
})
afterAll(() => world.close())

test.each(['scheduler', 'dispatcher'] as const)(
  'an order that the planner of the %s makes above a budget is made, and marked for its sender alone',
  async (name) => {
    const { callers, owner } = world
    world.goTo('2026-11-20')
    const { id } = await world.made({}, name === 'scheduler' ? callers.scheduler : owner)
    world.goTo('2026-11-23')
    await world.look()
    const [order] = await world.orders(id)
    expect(order).toMatchObject({ po_number: 'PO-7781', sender_tenant_id: world.tenants.customer })

    const shownTo = async (who: typeof owner) => {
      const path = `/delivery-orders/${order?.id}/page-view`
      const { body } = await world.call<Schema<'DeliveryOrderPageView'>>(who, 'GET', path)
      const list = await world.call<Schema<'DeliveryOrderPage'>>(
        who,
        'GET',
        `/tenants/${who.tenantId}/paginated-delivery-orders`,
      )
      return [body.exceptions, list.body.data.find((row) => row.id === order?.id)?.exceptions]
    }
    expect(await shownTo(callers.scheduler)).toEqual([['over_budget'], ['over_budget']])
    expect(await shownTo(owner)).toEqual([[], []])
    const path = `/tenants/${owner.tenantId}/delivery-order-exceptions`
    const troubled = await world.call<Schema<'DeliveryOrderExceptionPage'>>(owner, 'GET', path)
    expect(troubled).toMatchObject({ status: 200, body: { data: [] } })
  },
)

test('a number that is written otherwise than that of its budget is marked as well', async () => {
  await world.database.systemTransaction((db) => db.updateTable('budgets').set({ value: '#PO – 7781' }).execute())
  world.goTo('2026-11-20')
  const { id } = await world.made()
  world.goTo('2026-11-23')
  await world.look()
  const [order] = await world.orders(id)
  const path = `/delivery-orders/${order?.id}/page-view`
  expect((await world.call(world.callers.scheduler, 'GET', path)).body).toMatchObject({ exceptions: ['over_budget'] })
})

test('what is below a budget is not marked', async () => {
  await world.database.systemTransaction((db) =>
    db.updateTable('budgets').set({ monthly_cad_cents: 100_000_000 }).execute(),
  )
  world.goTo('2026-11-20')
  const { id } = await world.made()
  world.goTo('2026-11-23')
  await world.look()
  const [order] = await world.orders(id)
  const path = `/delivery-orders/${order?.id}/page-view`
  expect((await world.call(world.callers.scheduler, 'GET', path)).body).toMatchObject({ exceptions: [] })
})
