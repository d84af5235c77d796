import { roles } from '#domain/access/roles.ts'
import type { Schema } from '#generated/handlers.ts'
import { editingTests } from '#tests/api/orders/editing-support.ts'
import { insertUser } from '#tests/api/orders/order-fixtures.ts'
import { noon, orderWorld, type Caller } from '#tests/api/orders/order-world.ts'

export type BillingWorld = Awaited<ReturnType<typeof billingWorld>>

/** A courier with its bookkeeper, customers with orders of several weeks, and drivers with rates. */
export async function billingWorld() {
  const world = await orderWorld()
  const { tenants, users, database, callers } = world
  const bookkeeperId = await database.systemTransaction(async (db) => {
    const pay = { defaultRate: 60, leaveOut: { fuel: true, waitTime: false, adjustments: true } }
    await db
      .insertInto('courier_settings')
      .values({ tenant_id: tenants.courier, driver_pay: JSON.stringify(pay) })
      .onConflict((of) => of.column('tenant_id').doUpdateSet({ driver_pay: JSON.stringify(pay) }))
      .execute()
    await db
      .insertInto('driver_pay_rates')
      .values({ tenant_id: tenants.courier, user_id: users.otherDriver, rate: 72.5 })
      .execute()
    return insertUser(db, tenants.courier, 'Bea Bookman', [roles.organizationManager])
  })
  const bookkeeper = await world.caller(bookkeeperId, tenants.courier)

  /** An order that was completed so many days ago. */
  async function completed(
    daysAgo: number,
    changes: Record<string, unknown> = {},
    driver = users.driver,
  ): Promise<number> {
    const { now } = world.clock
    world.clock.now = noon - daysAgo * 86_400
    const id = await world.placed({ availableAt: world.clock.now + 900, ...changes })
    await world.assign([id], driver)
    for (const step of ['picked-up', 'dropped-off', 'completed']) {
      const answer = await world.call(callers.dispatcher, 'POST', `/delivery-orders/${id}/${step}`, { body: {} })
      if (answer.status !== 200) throw new Error(`${step}: ${JSON.stringify(answer.body)}`)
    }
    world.clock.now = now
    return id
  }

  async function groups(query: Readonly<Record<string, string>>, who: Caller = bookkeeper) {
    const words = new URLSearchParams({ from: '2026-01-01', until: '2026-12-31', ...query })
    return world.call<Schema<'AccountingGroupPage'>>(who, 'GET', `/tenants/${who.tenantId}/accounting-data?${words}`)
  }

  async function orders(query: Readonly<Record<string, string>>, who: Caller = bookkeeper) {
    const words = new URLSearchParams({ grouping: 'CustomerMonth', from: '2026-01-01', until: '2026-12-31', ...query })
    return world.call<Schema<'AccountingOrderPage'>>(who, 'GET', `/tenants/accounting-data?${words}`)
  }

  return { ...world, bookkeeper, edits: editingTests(world), completed, groups, orders }
}
