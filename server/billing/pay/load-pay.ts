import { sql } from 'kysely'
import { groupOf } from '#domain/accounting/periods.ts'
import { payRunFaults, type PayFault } from '#domain/accounting/pay/pay-faults.ts'
import { numberStatements, planStatements, type PayPlan } from '#domain/accounting/pay/plan-statements.ts'
import type { DueExtra, NumberedStatement, PayableOrder, PayMapping } from '#domain/accounting/pay/types.ts'
import type { DriverPayExclusions, RateSource } from '#domain/pricing/driver-pay.ts'
import type { LocalDate } from '#domain/time/zoned-time.ts'
import type { Schema } from '#generated/handlers.ts'
import { accountingSettingsOf } from '#server/accounting/accounting-settings.ts'
import type { Context } from '#server/http/context.ts'
import { courierPay, type CourierPay } from '../courier-pay.ts'
import { paidDrivers } from './paid-drivers.ts'
import { rateChanges } from './rate-changes.ts'
import { underwaySince } from './underway.ts'

/** What a pay run takes. */
export interface PayQuestion {
  /** The pay period, which ends with the run. */
  readonly from: LocalDate
  readonly until: LocalDate
  readonly payDate: LocalDate
  readonly driverIds: readonly number[] | null
}

/** A pay run, read and worked out: nothing of it is written. */
export interface LoadedPay {
  readonly settings: Schema<'AccountingSettings'>
  readonly mapping: PayMapping
  readonly plan: PayPlan
  readonly statements: readonly NumberedStatement[]
  readonly faults: readonly PayFault[]
  /** Whom each order is driven by now. */
  readonly drivenBy: ReadonlyMap<number, number | null>
}

type PayCaller = Pick<Context, 'db' | 'tenantId'>

/** What is held of a run, so that nothing of it changes meanwhile. */
export interface HeldPay {
  readonly orderIds: readonly number[]
  readonly extraIds: readonly number[]
}

/** The pay period in which a day falls. */
export function payPeriodOf({ schedule }: Pick<CourierPay, 'schedule'>, day: LocalDate) {
  const { from, until, label } = groupOf('DriverPayPeriod', { orderId: 0, date: day }, schedule)
  return { from: from ?? day, until: until ?? day, label }
}

/**
 * Reads what a run would pay, and works it out by the rules of `domain/accounting/pay`. The rows are as they are at this moment: who
 * writes holds them first ({@link holdPay}).
 * @param next the first counter that is free
 * @param held these orders and extras alone
 */
export async function loadPay(
  caller: PayCaller,
  question: PayQuestion,
  next: number,
  held?: HeldPay,
): Promise<LoadedPay> {
  const settings = await accountingSettingsOf(caller)
  const pay = await courierPay(caller)
  const [orders, extras, changes] = await Promise.all([
    payableOrders(caller, question, pay, held?.orderIds),
    dueExtras(caller, question, held?.extraIds),
    rateChanges(caller, question.from),
  ])
  const drivers = await paidDrivers(caller, [
    ...orders.flatMap(({ driverId, paidOut }) => [
      ...(driverId === null ? [] : [driverId]),
      ...paidOut.map((before) => before.driverId),
    ]),
    ...extras.map(({ driverId }) => driverId),
  ])
  const only = question.driverIds === null ? null : new Set(question.driverIds)
  const plan = planStatements({ orders, extras, drivers, only, leaveOut: pay.leaveOut })
  const mapping = {
    package: settings.package,
    account: settings.payAccount,
    taxCode: settings.payTaxCode,
    columnNames: Object.fromEntries(settings.columnNames.map(({ column, name }) => [column, name])),
  }
  return {
    settings,
    mapping,
    plan,
    statements: numberStatements(plan.statements, next),
    faults: payRunFaults({ plan, drivers, mapping, rateChanges: changes }),
    drivenBy: new Map(orders.map(({ orderId, driverId }) => [orderId, driverId])),
  }
}

/** The first counter of the courier that is free, without holding it. */
export async function freePayNumber({ db, tenantId }: PayCaller): Promise<number> {
  const row = await db
    .selectFrom('pay_counters')
    .select('next_number')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
  return row?.next_number ?? 1
}

/**
 * The same, held until the transaction ends: of two runs at once the second waits here, and then finds what the first has left. Asked
 * before anything else of a run.
 */
export async function holdPayNumbers({ db, tenantId }: PayCaller): Promise<number> {
  const { next_number: next } = await db
    .insertInto('pay_counters')
    .values({ tenant_id: tenantId, next_number: 1 })
    .onConflict((of) => of.column('tenant_id').doUpdateSet({ next_number: sql`pay_counters.next_number` }))
    .returning('next_number')
    .executeTakeFirstOrThrow()
  return next
}

/**
 * Holds the orders that are due, in the order in which every act on several holds them, then the extras: no price and no pay of them
 * changes until this is over. What becomes due meanwhile is for the next run.
 */
export async function holdPay(caller: PayCaller, question: PayQuestion): Promise<HeldPay> {
  const orders = await sql<{ id: number }>`
    select id from delivery_orders
    where id = any (array(select r.delivery_order_id from order_revenues r where ${isDue(caller, question)}))
    order by id for no key update`.execute(caller.db)
  const extras = await sql<{ id: number }>`
    select e.id from pay_extras e where ${isDueExtra(caller, question)} order by e.id for no key update`.execute(
    caller.db,
  )
  return { orderIds: orders.rows.map(({ id }) => id), extraIds: extras.rows.map(({ id }) => id) }
}

function isDue({ tenantId }: PayCaller, { until, driverIds }: PayQuestion) {
  // What was never paid here may have been elsewhere, before pay runs were made here.
  const elsewhere = sql`(select (driver_pay ->> 'paidElsewhereUntil')::date from courier_settings where tenant_id = ${tenantId})`
  return sql`r.tenant_id = ${tenantId} and r.paid_basis is distinct from r.pay_basis and r.billable_on <= ${until}::date
    and (r.paid_basis is not null or r.billable_on > coalesce(${elsewhere}, '-infinity'))
    and ${
      driverIds === null
        ? sql`true`
        : sql`(r.driver_user_id = any (${driverIds}::bigint[]) or exists (select from pay_lines l
            where l.delivery_order_id = r.delivery_order_id and l.is_live and l.driver_user_id = any (${driverIds}::bigint[])))`
    }`
}

function isDueExtra({ tenantId }: PayCaller, { until, driverIds }: PayQuestion) {
  return sql`e.tenant_id = ${tenantId} and not e.is_paid_out and e.archived_at is null and lower(e.day) <= ${until}
    and ${driverIds === null ? sql`true` : sql`e.driver_user_id = any (${driverIds}::bigint[])`}`
}

interface PayableRow {
  readonly id: number
  readonly billable_on: string
  readonly service_id: number
  readonly service_name: string
  readonly is_cancelled: boolean
  readonly pickup: string
  readonly dropoff: string
  readonly driver_user_id: number | null
  readonly pre_tax_cents: number | null
  readonly fuel_cents: number
  readonly wait_cents: number
  readonly adjustment_cents: number
  readonly rate_override: number | null
  readonly driver_rate: number | null
  readonly service_rate: number | null
  readonly adjustments_cents: number
  readonly paid_driver_user_id: number | null
  readonly paid_rate: number | null
  readonly paid_rate_from: RateSource | null
  readonly paid_left_out: DriverPayExclusions | null
  readonly paid_out: PayableOrder['paidOut'] | null
  readonly distance_m: number
  readonly minutes: number | null
}

async function payableOrders(
  caller: PayCaller,
  question: PayQuestion,
  { defaultRate }: CourierPay,
  held: readonly number[] | undefined,
): Promise<readonly PayableOrder[]> {
  const { rows } = await sql<PayableRow>`
    select o.id, r.billable_on::text as billable_on, r.service_id, o.service_name, r.is_cancelled,
      coalesce(nullif(o.pickup_location ->> 'name', ''), o.pickup_location ->> 'formattedAddress', '') as pickup,
      coalesce(nullif(o.dropoff_location ->> 'name', ''), o.dropoff_location ->> 'formattedAddress', '') as dropoff,
      r.driver_user_id, r.pre_tax_cents, r.fuel_cents, r.wait_cents, r.adjustment_cents,
      by_hand.rate_override, own.rate as driver_rate, of_service.rate as service_rate,
      coalesce((select sum((adjustment ->> 'priceCadCents')::bigint) from jsonb_array_elements(by_hand.adjustments) as adjustment), 0)::bigint
        as adjustments_cents,
      r.paid_driver_user_id, r.paid_rate, r.paid_rate_from, r.paid_left_out, r.distance_m,
      (select json_agg(json_build_object('driverId', driver_user_id, 'cents', cents) order by driver_user_id)
        from (select driver_user_id, sum(cents)::bigint as cents from pay_lines
          where delivery_order_id = o.id and is_live group by 1) as paid) as paid_out,
      round((o.dropped_off_at - ${underwaySince}) / 60.0)::int as minutes
    from order_revenues r join delivery_orders o on o.id = r.delivery_order_id
    left join driver_pay_rates own on own.tenant_id = r.tenant_id and own.user_id = r.driver_user_id
    left join service_pay_rates of_service on of_service.tenant_id = r.tenant_id and of_service.service_id = r.service_id
    left join delivery_order_driver_pay by_hand on by_hand.delivery_order_id = r.delivery_order_id
    where ${isDue(caller, question)} and ${held ? sql`o.id = any (${held}::bigint[])` : sql`true`} order by o.id`.execute(
    caller.db,
  )
  return rows.map((row) => ({
    orderId: row.id,
    day: row.billable_on,
    serviceId: row.service_id,
    serviceName: row.service_name,
    isCancelled: row.is_cancelled,
    pickup: row.pickup,
    dropoff: row.dropoff,
    driverId: row.driver_user_id,
    amounts:
      row.pre_tax_cents === null
        ? null
        : {
            preTaxCents: row.pre_tax_cents,
            fuelCents: row.fuel_cents,
            waitCents: row.wait_cents,
            adjustmentCents: row.adjustment_cents,
          },
    rates: {
      override: row.rate_override,
      driver: row.driver_rate,
      service: row.service_rate,
      courierDefault: defaultRate,
    },
    adjustmentsCents: row.adjustments_cents,
    paid: paidTerms(row),
    paidOut: row.paid_out ?? [],
    distanceM: row.distance_m,
    minutes: row.minutes,
  }))
}

function paidTerms(row: PayableRow): PayableOrder['paid'] {
  const { paid_driver_user_id: driverId, paid_rate: rate, paid_rate_from: from, paid_left_out: leaveOut } = row
  return driverId === null || rate === null || from === null || leaveOut === null
    ? null
    : { driverId, rate, from, leaveOut }
}

async function dueExtras(
  caller: PayCaller,
  question: PayQuestion,
  held: readonly number[] | undefined,
): Promise<readonly DueExtra[]> {
  const { rows } = await sql<DueExtra>`
    select e.id as "extraId", e.driver_user_id as "driverId", e.day, e.name, e.amount_cad_cents as cents
    from pay_extras e where ${isDueExtra(caller, question)} and ${held ? sql`e.id = any (${held}::bigint[])` : sql`true`}
    order by e.id`.execute(caller.db)
  return rows
}
