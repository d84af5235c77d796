import { sql, type Kysely } from 'kysely'
import { addDays, wallTimeAt, type LocalDate } from '#domain/time/zoned-time.ts'
import type { Database } from '#server/db/schema.ts'
import { insertJob } from '#server/jobs/enqueue.ts'
import { recurringOrderJobName } from '#server/planner/look-soon.ts'
import type { ServiceIds } from '#tests/api/orders/order-fixtures.ts'

/* Recurring orders of a planner in the middle of whose work something is killed. */

/** Servers go by the clock of the machine. Where it is the middle of the day, no midnight comes during the test. */
function zoneAtNoon(now: number): string {
  const zones = ['America/Regina', 'Asia/Tokyo', 'Europe/Berlin', 'Pacific/Auckland']
  const distance = (zone: string) => Math.abs(wallTimeAt(now, zone).secondsFromMidnight - 43_200)
  return zones.toSorted((one, other) => distance(one) - distance(other))[0] ?? 'UTC'
}

export interface Plan {
  /** The customer that plans. */
  readonly tenantId: number
  readonly form: Readonly<Record<string, unknown>>
  readonly days: readonly LocalDate[]
}

interface Place {
  readonly tenants: { readonly courier: number; readonly customer: number }
  readonly service: ServiceIds
  readonly locationId: number
}

/** Lets a customer plan an order for each day from today to tomorrow; in a system transaction. */
export async function planTwoDays(db: Kysely<Database>, { tenants, service, locationId }: Place): Promise<Plan> {
  const now = Math.floor(Date.now() / 1_000)
  const timeZone = zoneAtNoon(now)
  await db.updateTable('tenants').set({ time_zone: timeZone }).where('id', '=', tenants.courier).execute()
  await db.insertInto('tenant_features').values({ tenant_id: tenants.customer, feature: 'Planner' }).execute()
  const today = wallTimeAt(now, timeZone).date
  const days = [today, addDays(today, 1)]
  return {
    tenantId: tenants.customer,
    days,
    form: {
      customerTenantId: tenants.customer,
      serviceId: service.id,
      serviceSpeedId: service.rush,
      pickupLocationId: locationId,
      dropoffLocationId: locationId,
      parcels: [{ parcelTypeId: service.box, quantity: 1 }],
      recurrence: { kind: 'daily' },
      startDate: days[0],
      endDate: days[1],
      pickupFromS: 9 * 3_600,
    },
  }
}

/** Makes all due at once. Each is looked at by a job of its own, and by the look at all that are due. */
export async function makeAllDue(db: Kysely<Database>, tenantId: number): Promise<void> {
  const rows = await db
    .updateTable('recurring_orders')
    .set({ look_at: 0, looked_on: null })
    .where('status', '=', 'active')
    .returning('id')
    .execute()
  await sql`select set_config('app.tenant_id', ${String(tenantId)}, true)`.execute(db)
  for (const { id } of rows) await insertJob(db, recurringOrderJobName, { recurringOrderId: id }, { key: String(id) })
}
