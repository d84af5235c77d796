import { groupOf, type PaySchedule } from '#domain/accounting/periods.ts'
import { payRunFaults, type PayFault } from '#domain/accounting/pay/pay-faults.ts'
import {
  numberStatements,
  planStatements,
  sumsOfStatement,
  type PayPlan,
} from '#domain/accounting/pay/plan-statements.ts'
import type {
  DueExtra,
  NumberedStatement,
  PaidDriver,
  PaidTerms,
  PayableOrder,
  PayMapping,
  StatementDraft,
} from '#domain/accounting/pay/types.ts'
import { nothingLeftOut, type DriverPayExclusions } from '#domain/pricing/driver-pay.ts'
import type { Schema } from '#generated/handlers.ts'
import { roles } from '#domain/access/roles.ts'
import { revenueRows } from './accounting.ts'
import { booksOf } from './billing.ts'
import { tenantOf } from './context.ts'
import type { MockCall } from './define-mocks.ts'
import { payOf } from './driver-pay.ts'
import { settingsOfTenant } from './handlers/settings.ts'
import { fullName } from './order-acts.ts'
import { peopleWith } from './lookup.ts'
import type { MockOrder, MockPay, MockPayRun, ResourceRow } from './world-types.ts'

const everyDay = { from: '2000-01-01', until: '9999-12-31' }
/** Where nobody has said a rate, as on the page of an order. */
const usualRate = 60

export function payRunsOf({ world }: Pick<MockCall, 'world'>): MockPay {
  return (world.pay ??= { runs: [], next: 1 })
}

/** What the caller's courier pays by. */
function settingsOf({ world, caller }: MockCall): Partial<Schema<'DriverPayRates'>> {
  return settingsOfTenant(world, tenantOf(caller).tenant.id, 'driverPayRates')
}

/** The pay period in which a day falls. */
export function payPeriodOf(call: MockCall, day: string) {
  const { payPeriod = 'semiMonthly', payPeriodAnchor = '2026-01-05' } = settingsOf(call)
  const schedule: PaySchedule = { payPeriod, anchor: payPeriodAnchor }
  const { from, until, label } = groupOf('DriverPayPeriod', { orderId: 0, date: day }, schedule)
  return { from: from ?? day, until: until ?? day, label }
}

/** The statements that hold. */
function livingStatements(call: MockCall): readonly NumberedStatement[] {
  return payRunsOf(call)
    .runs.filter(({ run }) => run.state === 'done')
    .flatMap(({ statements }) => statements)
}

/** The newest statement that an order stands on, and whether its driver has got the money. */
export function paidOutOf(call: MockCall, { view, driverPaidAt }: MockOrder): Schema<'DriverPay'>['paidOut'] {
  const onIt = payRunsOf(call)
    .runs.filter(({ run }) => run.state === 'done')
    .toReversed()
    .flatMap((made) => shownStatements(made).map((shown, place) => ({ shown, lines: made.statements[place]?.lines })))
    .find(({ lines }) => lines?.some(({ orderId }) => orderId === view.id))
  if (onIt === undefined) return null
  const { id, number, paidAt } = onIt.shown
  return { payStatementId: id, number, paidAt: driverPaidAt === undefined ? paidAt : driverPaidAt }
}

function driversOf(call: MockCall): ReadonlyMap<number, PaidDriver> {
  const { tenant } = tenantOf(call.caller)
  const people = [
    ...call.world.orders.flatMap(({ view }) => (view.driver === null ? [] : [view.driver])),
    ...peopleWith(call.world, tenant, roles.driver),
  ]
  return new Map([
    ...livingStatements(call).map(({ driver }) => [driver.id, driver] as const),
    ...people.map((person) => {
      const email: unknown = Reflect.get(person, 'email')
      const known = { id: person.id, name: fullName(person), email: typeof email === 'string' ? email : null }
      return [person.id, { ...known, isGone: false }] as const
    }),
  ])
}

function payableOrders(call: MockCall, until: string): readonly PayableOrder[] {
  const settings = settingsOf(call)
  const lines = livingStatements(call).flatMap((statement) => statement.lines)
  return revenueRows(call, { ...everyDay, until }).map(({ order, shown }) => {
    const own = lines.filter(({ orderId }) => orderId === shown.id)
    const driverId = shown.driver?.id ?? null
    const serviceId = call.world.services.find(({ summary }) => summary.name === shown.serviceName)?.summary.id ?? 0
    return {
      orderId: shown.id,
      day: shown.billableOn,
      serviceId,
      serviceName: shown.serviceName,
      isCancelled: shown.status === 'cancelled',
      pickup: order.view.pickupLocation.fullName,
      dropoff: order.view.dropoffLocation.fullName,
      driverId,
      amounts: amountsOf(order),
      rates: {
        override: payOf(order).rateOverride,
        driver: settings.rates?.find(({ userId }) => userId === driverId)?.rate ?? null,
        service: settings.serviceRates?.find((each) => each.serviceId === serviceId)?.rate ?? null,
        courierDefault: settings.defaultRate ?? usualRate,
      },
      adjustmentsCents: payOf(order).adjustmentsTotalCadCents,
      paid: termsOf(own),
      paidOut: [...Map.groupBy(own, (line) => line.driverId)].map(([id, same]) => ({
        driverId: id,
        cents: same.reduce((sum, { cents }) => sum + cents, 0),
      })),
      distanceM: shown.distanceM,
      minutes: minutesOf(order),
    }
  })
}

function termsOf(lines: readonly NumberedStatement['lines'][number][]): PaidTerms | null {
  const last = lines.findLast(({ arithmetic }) => arithmetic !== null)
  const arithmetic = last?.arithmetic ?? null
  return last === undefined || arithmetic === null
    ? null
    : { driverId: last.driverId, ...arithmetic.rate, leaveOut: arithmetic.leaveOut }
}

function amountsOf({ price: { result } }: MockOrder): PayableOrder['amounts'] {
  if (result.status !== 'priced') return null
  const of = (...rules: readonly string[]) =>
    result.lines.filter(({ reason }) => rules.includes(reason.rule)).reduce((sum, line) => sum + line.priceCadCents, 0)
  return {
    preTaxCents: result.preTaxCadCents ?? 0,
    fuelCents: of('fuel_surcharge'),
    waitCents: of('wait_time'),
    adjustmentCents: of('adjustment', 'floor'),
  }
}

function minutesOf({ view: { times } }: MockOrder): number | null {
  const { pickedUpAt, droppedOffAt } = times
  return pickedUpAt === null || droppedOffAt === null ? null : Math.round((droppedOffAt - pickedUpAt) / 60)
}

/** The rows of extras that no statement has. */
function dueExtras(call: MockCall, until: string, drivers: ReadonlyMap<number, PaidDriver>): readonly DueExtra[] {
  const { tenant } = tenantOf(call.caller)
  const rows = call.world.resources['payExtra'] ?? []
  return rows
    .filter((row) => row.tenantId === tenant.id)
    .flatMap((row) => {
      const { driverUserId: driverId = 0, day = '', name = '', amountCadCents: cents = 0, isPaidOut } = fieldsOf(row)
      return isPaidOut || day > until || !drivers.has(driverId) ? [] : [{ extraId: row.id, driverId, day, name, cents }]
    })
}

function fieldsOf(row: ResourceRow): Partial<Schema<'PayExtra'>> {
  return row
}

/** A pay run, worked out by the rules; nothing of it is kept. */
export interface PlannedPay {
  readonly plan: PayPlan
  readonly statements: readonly NumberedStatement[]
  readonly faults: readonly PayFault[]
  readonly mapping: PayMapping
}

export function planPay(call: MockCall, { until, driverIds }: Schema<'PayRunInput'>): PlannedPay {
  const drivers = driversOf(call)
  const said = settingsOfTenant(call.world, tenantOf(call.caller).tenant.id, 'accountingSettings')
  const text = (name: string) => (typeof said[name] === 'string' && said[name] !== '' ? said[name] : null)
  const mapping = {
    package: booksOf(call).package,
    account: text('payAccount'),
    taxCode: text('payTaxCode'),
    columnNames: {},
  }
  const leaveOut: DriverPayExclusions = { ...nothingLeftOut, ...settingsOf(call).leaveOut }
  const plan = planStatements({
    orders: payableOrders(call, until),
    extras: dueExtras(call, until, drivers),
    drivers,
    only: driverIds === undefined ? null : new Set(driverIds),
    leaveOut,
  })
  const faults = payRunFaults({ plan, drivers, mapping, rateChanges: [] })
  return { plan, statements: numberStatements(plan.statements, payRunsOf(call).next), faults, mapping }
}

export function shownDraft(draft: StatementDraft, number: string | null): Schema<'PayDraft'> {
  const { id, name } = draft.driver
  const { orders, corrections, ordersCents, correctionsCents, extrasCents, deductionsCents, totalCents } =
    sumsOfStatement(draft)
  return {
    number,
    driver: { id, name },
    orders,
    corrections,
    ordersCadCents: ordersCents,
    correctionsCadCents: correctionsCents,
    extrasCadCents: extrasCents,
    deductionsCadCents: deductionsCents,
    totalCadCents: totalCents,
  }
}

/** The statements of a run as they are shown. */
export function shownStatements({ run, statements, paid }: MockPayRun): Schema<'PayStatement'>[] {
  return statements.map((statement, place) => {
    const id = run.id * 1_000 + place
    const { paidAt = null, paidByName = null } = paid[id] ?? {}
    const { distanceM, minutes } = sumsOfStatement(statement)
    const isPaid = paidAt === null ? ('unpaid' as const) : ('paid' as const)
    return {
      id,
      ...shownDraft(statement, statement.number),
      number: statement.number,
      state: run.reversedAt === null ? isPaid : ('void' as const),
      invoiceExportId: run.id,
      email: statement.driver.email,
      from: run.from,
      until: run.until,
      payDate: run.payDate,
      distanceM,
      minutes,
      createdAt: run.endedAt ?? run.createdAt,
      sentAt: null,
      paidAt,
      paidByName,
      voidedAt: run.reversedAt,
    }
  })
}

/** The lines of a statement, those of orders first. */
export function shownLines(statementId: number, { lines, extras }: StatementDraft): Schema<'PayLine'>[] {
  const ofOrders = lines.map(({ arithmetic, ...line }): Omit<Schema<'PayLine'>, 'id' | 'position'> => ({
    kind: line.kind,
    orderId: line.orderId,
    payExtraId: null,
    day: line.day,
    description: line.description,
    serviceName: line.serviceName,
    preTaxCadCents: arithmetic?.preTaxCents ?? null,
    leftOutFuelCadCents: arithmetic?.leftOut.fuelCents ?? 0,
    leftOutWaitCadCents: arithmetic?.leftOut.waitCents ?? 0,
    leftOutAdjustmentsCadCents: arithmetic?.leftOut.adjustmentCents ?? 0,
    payableCadCents: arithmetic?.payableCents ?? null,
    rate: arithmetic?.rate.rate ?? null,
    rateFrom: arithmetic?.rate.from ?? null,
    shareCadCents: arithmetic?.shareCents ?? 0,
    adjustmentsCadCents: arithmetic?.adjustmentsCents ?? 0,
    earnedCadCents: arithmetic?.earnedCents ?? 0,
    paidBeforeCadCents: line.paidBeforeCents,
    totalCadCents: line.cents,
    distanceM: line.distanceM,
    minutes: line.minutes,
  }))
  const beside = extras.map(({ extraId, day, name, cents }): Omit<Schema<'PayLine'>, 'id' | 'position'> => ({
    kind: cents > 0 ? 'extra' : 'deduction',
    orderId: null,
    payExtraId: extraId,
    day,
    description: name,
    serviceName: null,
    preTaxCadCents: null,
    leftOutFuelCadCents: 0,
    leftOutWaitCadCents: 0,
    leftOutAdjustmentsCadCents: 0,
    payableCadCents: null,
    rate: null,
    rateFrom: null,
    shareCadCents: 0,
    adjustmentsCadCents: 0,
    earnedCadCents: cents,
    paidBeforeCadCents: 0,
    totalCadCents: cents,
    distanceM: null,
    minutes: null,
  }))
  return [...ofOrders, ...beside].map((line, index) => ({
    ...line,
    id: statementId * 1_000 + index,
    position: index + 1,
  }))
}

/** What each driver earned on these days by the hour and the kilometre. */
export function fairnessOf(call: MockCall, { from, until }: { readonly from: string; readonly until: string }) {
  const rows = revenueRows(call, { from, until }).filter(({ shown }) => shown.driver !== null)
  const drivers = [...Map.groupBy(rows, ({ shown }) => shown.driver?.id ?? 0)].map(([id, own]) => {
    const known = own.filter(({ shown }) => shown.payCadCents !== null)
    const sum = (of: (row: (typeof own)[number]) => number) => known.reduce((total, row) => total + of(row), 0)
    const payCadCents = sum(({ shown }) => shown.payCadCents ?? 0)
    const minutes = sum(({ order }) => minutesOf(order) ?? 0)
    const distanceM = sum(({ shown }) => shown.distanceM)
    const timed = sum(({ order, shown }) => (minutesOf(order) === null ? 0 : (shown.payCadCents ?? 0)))
    return {
      id,
      name: own[0]?.shown.driver?.name ?? '',
      orders: own.length,
      withoutPay: own.length - known.length,
      payCadCents,
      minutes,
      distanceM,
      perHourCadCents: minutes === 0 ? null : Math.round((timed * 60) / minutes),
      perKilometreCadCents: distanceM === 0 ? null : Math.round((payCadCents * 1_000) / distanceM),
    }
  })
  return drivers.map((driver): Schema<'DriverFairness'> => ({
    ...driver,
    medianPerHourCadCents: medianOf(drivers.map(({ perHourCadCents }) => perHourCadCents)),
    medianPerKilometreCadCents: medianOf(drivers.map(({ perKilometreCadCents }) => perKilometreCadCents)),
  }))
}

function medianOf(values: readonly (number | null)[]): number | null {
  const sorted = values.filter((value) => value !== null).toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const [low = null, high = null] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]]
  return low === null || high === null ? null : Math.round((low + high) / 2)
}
