import { roles } from '#domain/access/roles.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Config } from '#server/config.ts'
import { lookAtDue } from '#server/planner/run-planner.ts'
import { copyRecurringOrder } from '#tests/api/support/recurring-rows.ts'
import { orderWorld, type Caller } from '#tests/api/orders/order-world.ts'

type RecurringOrder = Schema<'RecurringOrder'>
type Day = Schema<'RecurringOrderDay'>

/** A world with a planner, and a way to let its days go by. The courier is in Regina, where clocks do not change. */
export async function plannerWorld(settings: Partial<Config> = {}) {
  const world = await orderWorld(settings)
  const { tenants, service, locations, callers, database, deps, clock } = world

  /** Days go by: everybody signs in for each call. */
  const call: typeof world.call = async (who, ...asked) =>
    world.call(await world.caller(who.userId, who.tenantId), ...asked)

  await database.systemTransaction(async (db) => {
    await db
      .insertInto('tenant_features')
      .values([
        { tenant_id: tenants.courier, feature: 'Courier' },
        ...Object.values(tenants).map((id) => ({ tenant_id: id, feature: 'Planner' as const })),
      ])
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })

  /** One that runs on every weekday at 9:00 by the courier's clock, from the day of these tests (a Friday) on. */
  function form(changes: Record<string, unknown> = {}): Record<string, unknown> {
    return {
      customerTenantId: tenants.customer,
      serviceId: service.id,
      serviceSpeedId: service.rush,
      pickupLocationId: locations.pickup,
      dropoffLocationId: locations.dropoff,
      parcels: [{ parcelTypeId: service.box, quantity: 2, weightKg: 30 }],
      poNumber: 'PO-7781',
      recurrence: { kind: 'weekdays' },
      startDate: '2026-11-23',
      pickupFromS: 9 * 3_600,
      ...changes,
    }
  }

  const owner = await world.caller(await ownerOf(world), tenants.courier)

  return {
    ...world,
    call,
    owner,
    form,
    async made(changes: Record<string, unknown> = {}, who: Caller = callers.scheduler): Promise<RecurringOrder> {
      const answer = await call<RecurringOrder>(who, 'POST', `/tenants/${who.tenantId}/recurring-orders`, {
        body: form(changes),
      })
      if (answer.status !== 200) throw new Error(`It was refused: ${JSON.stringify(answer.body)}`)
      return answer.body
    },
    /** So many more of the same. */
    copied: (id: number, count: number) => database.systemTransaction((db) => copyRecurringOrder(db, id, count)),
    read: async (id: number, who: Caller = callers.scheduler) =>
      (await call<RecurringOrder>(who, 'GET', `/recurring-orders/${id}`)).body,
    days: async (id: number, from: string, until: string, who: Caller = callers.scheduler) =>
      (await call<{ data: Day[] }>(who, 'GET', `/recurring-orders/${id}/days?from=${from}&until=${until}`)).body.data,
    /** What the runner does at this moment. */
    look: () => lookAtDue(deps),
    /** Goes to a time of the wall clock in Saskatchewan. */
    goTo(date: string, time = '06:00') {
      clock.now = Date.parse(`${date}T${time}:00-06:00`) / 1_000
    },
    orders: (id: number) =>
      database.systemTransaction((db) =>
        db
          .selectFrom('delivery_orders')
          .select(['id', 'available_at', 'due_at', 'status', 'driver_user_id', 'total_cents', 'sender_tenant_id'])
          .select(['scheduled_by_tenant_id', 'po_number', 'order_notes', 'service_revision_id', 'service_speed_id'])
          .where('created_by_recurring_order_id', '=', id)
          .orderBy('available_at')
          .execute(),
      ),
  }
}

/** Somebody of the courier who may do all there. */
function ownerOf({ database, tenants }: Awaited<ReturnType<typeof orderWorld>>): Promise<number> {
  return database.systemTransaction(async (db) => {
    const { id } = await db
      .insertInto('users')
      .values({ email: 'owner@courier.test', first_name: 'Olga', last_name: 'Owner', password_hash: '' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('memberships')
      .values({ user_id: id, tenant_id: tenants.courier, roles: [roles.owner] })
      .execute()
    return id
  })
}

/** A minute of Saskatchewan, unix seconds. */
export const at = (date: string, time: string) => Date.parse(`${date}T${time}:00-06:00`) / 1_000
