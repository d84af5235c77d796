import { roles } from '#domain/access/roles.ts'
import { reasonFault } from '#domain/planner/kept-order.ts'
import { addDays, type LocalDate, unixSecondsAt } from '#domain/time/zoned-time.ts'
import type { Schema } from '#generated/handlers.ts'
import { setDefaultDriver } from '#server/planner/default-driver.ts'
import { planOrder } from '#server/planner/recurring-order.ts'
import { recurringOrdersHandlers } from '#server/planner/recurring-orders.ts'
import { actAs, type Actor, type Stage } from './act-as.ts'
import { demoTimeZone } from './demo-organisations.ts'
import { playPast, type PastAct } from './demo-planner-past.ts'

type Form = Schema<'RecurringOrderInput'>
type Changes = Partial<Form> & Pick<Form, 'name' | 'recurrence'>

/** A recurring order of the demo, from the days on which it begins and ends on. */
interface Planned {
  readonly changes: Changes
  /** Days from today. */
  readonly from: number
  readonly until?: number
  readonly become?: 'pause' | 'terminate' | 'archive'
  /** What people did with one that was set up when the demo begins. */
  readonly past?: readonly PastAct[]
  /** It goes to a clinic that has closed since. */
  readonly goesToClosed?: true
  /** The courier plans it itself, for its customer. */
  readonly isOfCourier?: true
  /** Who drives it, by e-mail address. */
  readonly driver?: string
}

/** Off for a week from the day on which most begin (demo-days-off.ts). */
const driver = 'driver3@prairiesky.example'

/** Sixty days, of which today is the last. */
const firstDay = -59

/** These have run for long, or begin in some days: the demo's orders of today are those that its people placed. */
const planned: readonly Planned[] = [
  {
    changes: { name: 'Morning run', recurrence: { kind: 'weekdays' }, pickupFromS: 8 * 3_600, remindDays: [7] },
    from: firstDay,
    driver,
    past: [
      { on: -48, does: 'change', to: { poNumber: 'STANDING-8' } },
      { on: -41, does: 'pause' },
      { on: -34, does: 'resume' },
      {
        on: -24,
        does: 'changeDay',
        day: -21,
        to: { pickupFromS: 10 * 3_600, orderNotes: 'The store opens late today.' },
      },
      { on: -16, does: 'leaveOut', day: -13 },
      { on: -11, does: 'leaveOut', day: -8 },
      { on: -10, does: 'letRun', day: -8 },
      { on: -2, does: 'leaveOut', day: 0, until: 2 },
    ],
  },
  {
    changes: {
      name: 'Lab samples',
      recurrence: { kind: 'weekdays' },
      pickupFromS: 11 * 3_600,
      agreedPriceCadCents: 3_450,
    },
    from: 4,
    isOfCourier: true,
    driver,
  },
  {
    changes: {
      name: 'Ward stock',
      recurrence: { kind: 'weekly', every: 1, weekdays: [1, 4] },
      pickupFromS: 13 * 3_600,
      dropoffToS: 16 * 3_600,
    },
    from: firstDay,
    driver: 'driver5@prairiesky.example',
    past: [
      { on: -45, does: 'changeDay', day: -42, to: { pickupFromS: 14 * 3_600, dropoffToS: 17 * 3_600 } },
      { on: -30, does: 'pause' },
      { on: -22, does: 'resume' },
      { on: -20, does: 'change', to: { orderNotes: 'Ask for the ward clerk.' } },
      { on: -12, does: 'leaveOut', day: -9 },
      { on: -2, does: 'leaveOut', day: 0, until: 2 },
    ],
  },
  {
    changes: {
      name: 'Evening cold chain',
      recurrence: { kind: 'daily', every: 2 },
      pickupFromS: 19 * 3_600,
      remindDays: [3],
    },
    from: 4,
    until: 6,
  },
  {
    changes: {
      name: 'Month-end papers',
      recurrence: { kind: 'monthly_day', every: 1, day: 31 },
      pickupFromS: 10 * 3_600,
    },
    from: 4,
  },
  {
    changes: {
      name: 'Last Friday collection',
      recurrence: { kind: 'monthly_weekday', every: 1, occurrence: 'Last', weekday: 5 },
      pickupFromS: 15 * 3_600,
    },
    from: 4,
    become: 'pause',
  },
  {
    changes: { name: 'Summer clinic', recurrence: { kind: 'weekdays' }, pickupFromS: 9 * 3_600 },
    from: 4,
    become: 'terminate',
  },
  {
    changes: { name: 'Refills for Fairhaven', recurrence: { kind: 'weekdays' }, pickupFromS: 14 * 3_600 },
    from: 4,
    goesToClosed: true,
  },
  {
    changes: { name: 'Old pharmacy run', recurrence: { kind: 'weekdays' }, pickupFromS: 9 * 3_600 },
    from: 4,
    become: 'archive',
  },
]

const acts = {
  pause: recurringOrdersHandlers.disableRecurringOrder,
  terminate: recurringOrdersHandlers.terminateRecurringOrder,
  archive: recurringOrdersHandlers.archiveRecurringOrder,
}

/**
 * Has the pharmacy order again and again, and its courier for it, with one in each state that somebody brings about.
 * @param begun when the demo begins, unix seconds: since then some of it has run
 * @param today by the courier's calendar
 */
export async function seedPlanner(stage: Stage, begun: number, today: LocalDate, now: number): Promise<void> {
  const { tenants, services, cityLocations } = stage.world
  const [service] = services
  const [pickup, ...dropoffs] = cityLocations.customer
  if (service === undefined || pickup === undefined) throw new Error('The demo has nothing to order again and again.')
  const customer: Actor = { email: 'scheduler@meewasin.example', role: roles.scheduler, tenantId: tenants.customer }
  const courier: Actor = { email: 'owner@prairiesky.example', role: roles.owner, tenantId: tenants.courier }
  const closed = await insertClosingClinic(stage, today)
  const withPast = []
  for (const [index, plan] of planned.entries()) {
    const { changes, from, until, become, past, isOfCourier = false, driver: email, goesToClosed = false } = plan
    const at = past === undefined ? now : begun
    const form: Form = {
      customerTenantId: tenants.customer,
      serviceId: service.id,
      serviceSpeedId: service.speedIds[0] ?? 0,
      pickupLocationId: pickup,
      dropoffLocationId: goesToClosed ? closed : (dropoffs[index % dropoffs.length] ?? pickup),
      parcels: [{ parcelTypeId: service.parcelTypeIds[0] ?? 0, quantity: 1 + (index % 3), weightKg: 0.4 }],
      startDate: addDays(today, from),
      ...(until !== undefined && { endDate: addDays(today, until) }),
      pickupFromS: 9 * 3_600,
      ...changes,
    }
    const recurringOrderId = await actAs(stage, isOfCourier ? courier : customer, at, async (ctx) => {
      const { id } = await planOrder(ctx, form)
      if (become !== undefined)
        await acts[become]({ path: { recurringOrderId: id }, query: {}, body: undefined as never }, ctx)
      return id
    })
    if (goesToClosed) await closeClinic(stage, closed, recurringOrderId, today)
    const userId = email === undefined ? undefined : stage.world.users.get(email)
    if (userId !== undefined) await actAs(stage, courier, at, (ctx) => setDefaultDriver(ctx, recurringOrderId, userId))
    if (past !== undefined && email !== undefined)
      withPast.push({ id: recurringOrderId, owner: customer, driver: email, order: form, past })
  }
  await playPast(stage, withPast, begun, now)
}

/** A clinic of the pharmacy's book that is about to close. */
async function insertClosingClinic({ db, world }: Stage, today: LocalDate): Promise<number> {
  const at = unixSecondsAt(addDays(today, -50), 9 * 3_600, demoTimeZone)
  const { id } = await db
    .insertInto('locations')
    .values({
      tenant_id: world.tenants.customer,
      name: closedClinic,
      street_address: '3031 Fairlight Drive',
      formatted_address: '3031 Fairlight Drive, Saskatoon, SK S7M 5A6',
      city: 'Saskatoon',
      province: 'SK',
      postal_code: 'S7M 5A6',
      latitude: 52.1196,
      longitude: -106.7275,
      time_zone: demoTimeZone,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const closedClinic = 'Fairhaven Clinic'

/** As the next look would find it. */
async function closeClinic(
  { db }: Stage,
  locationId: number,
  recurringOrderId: number,
  today: LocalDate,
): Promise<void> {
  const at = unixSecondsAt(addDays(today, -1), 16 * 3_600, demoTimeZone)
  await db.updateTable('locations').set({ archived_at: at, updated_at: at }).where('id', '=', locationId).execute()
  const row = await db
    .selectFrom('recurring_orders')
    .select(['service_id', 'customer_tenant_id', 'pickup_location_id'])
    .where('id', '=', recurringOrderId)
    .executeTakeFirstOrThrow()
  const { subjectId, stop, lacking, ...reason } = reasonFault(
    { reason: 'location_unavailable', stop: 'dropoff', location: closedClinic, cause: 'archived' },
    {
      serviceId: row.service_id,
      customerTenantId: row.customer_tenant_id,
      pickupLocationId: row.pickup_location_id,
      dropoffLocationId: locationId,
    },
  )
  await db
    .updateTable('recurring_orders')
    .set((eb) => ({
      status: 'invalid',
      reasons: JSON.stringify([reason]),
      faults: JSON.stringify([{ ...reason, subjectId, stop, lacking }]),
      next_date: null,
      look_at: eb.ref('created_at'),
    }))
    .where('id', '=', recurringOrderId)
    .execute()
}
