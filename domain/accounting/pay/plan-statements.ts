import type { DriverPayExclusions } from '../../pricing/driver-pay.ts'
import { payLines } from './pay-lines.ts'
import type { DueExtra, NumberedStatement, PaidDriver, PayableOrder, StatementDraft } from './types.ts'

/** What a run is worked out from. */
export interface PayQuestion {
  readonly orders: readonly PayableOrder[]
  readonly extras: readonly DueExtra[]
  /** All of whom an order or an extra names. */
  readonly drivers: ReadonlyMap<number, PaidDriver>
  /** Of these drivers alone; null: of all. */
  readonly only: ReadonlySet<number> | null
  /** What the courier leaves out of what was not paid yet. */
  readonly leaveOut: DriverPayExclusions
}

/** An order that stays due, as it lacks what its pay is worked out from. */
export interface LackingOrder {
  readonly orderId: number
  readonly driverId: number
  readonly lacks: 'rate' | 'price'
}

export interface PayPlan {
  /** One for each driver, by name. */
  readonly statements: readonly StatementDraft[]
  /** Those that would be below zero: they are not made, and what is on them waits for the next run. */
  readonly belowZero: readonly StatementDraft[]
  readonly lacking: readonly LackingOrder[]
  /** Orders of which nothing is left to pay once the statements are made. */
  readonly settled: readonly number[]
}

/**
 * The statements of a run: one for each driver, with a line for every order and correction that is due, and with the extras. One below
 * zero is not made (docs/rules/driver-pay-and-wait-time.md, "Pay runs").
 * @param question orders and extras each once
 * @throws RangeError for a driver who is not among `drivers`
 */
export function planStatements({ orders, extras, drivers, only, leaveOut }: PayQuestion): PayPlan {
  const isAsked = (driverId: number) => only === null || only.has(driverId)
  const pays = orders.map((order) => ({ order, ...payLines(order, leaveOut) }))
  const lines = Map.groupBy(
    pays.flatMap((pay) => pay.lines).filter(({ driverId }) => isAsked(driverId)),
    ({ driverId }) => driverId,
  )
  const beside = Map.groupBy(
    extras.filter(({ driverId }) => isAsked(driverId)),
    ({ driverId }) => driverId,
  )
  const drafts = [...new Set([...lines.keys(), ...beside.keys()])]
    .map((driverId) => ({
      driver: driverOf(drivers, driverId),
      lines: (lines.get(driverId) ?? []).toSorted((one, other) => one.orderId - other.orderId),
      extras: (beside.get(driverId) ?? []).toSorted(byDay),
    }))
    .toSorted((one, other) => byName(one.driver, other.driver))
  const statements = drafts.filter((draft) => sumsOfStatement(draft).totalCents >= 0)
  const belowZero = drafts.filter((draft) => sumsOfStatement(draft).totalCents < 0)
  const paid = new Set(statements.map(({ driver }) => driver.id))
  return {
    statements,
    belowZero,
    lacking: pays.flatMap(({ order: { orderId, driverId }, lacks }) =>
      lacks !== null && driverId !== null && isAsked(driverId) ? [{ orderId, driverId, lacks }] : [],
    ),
    settled: pays
      .filter((pay) => pay.lacks === null && pay.lines.every(({ driverId }) => paid.has(driverId)))
      .map(({ order }) => order.orderId),
  }
}

const words = new Intl.Collator('en-CA', { numeric: true })

function byName(one: PaidDriver, other: PaidDriver): number {
  return words.compare(one.name, other.name) || one.id - other.id
}

function byDay(one: DueExtra, other: DueExtra): number {
  return words.compare(one.day, other.day) || one.extraId - other.extraId
}

function driverOf(drivers: PayQuestion['drivers'], driverId: number): PaidDriver {
  const driver = drivers.get(driverId)
  if (driver === undefined) throw new RangeError(`Not among the drivers: ${driverId}`)
  return driver
}

/** Numbers statements in their order: `PAY-` and a counter that skips none. @param next the first counter that is free */
export function numberStatements(drafts: readonly StatementDraft[], next: number): readonly NumberedStatement[] {
  return drafts.map((draft, index) => ({ ...draft, number: `PAY-${next + index}` }))
}

/** What a statement comes to. Canadian cents, metres and minutes; the way and the time are those of orders that it pays first. */
export interface StatementSums {
  readonly orders: number
  readonly corrections: number
  readonly ordersCents: number
  readonly correctionsCents: number
  /** Above zero. */
  readonly extrasCents: number
  /** Below zero. */
  readonly deductionsCents: number
  readonly totalCents: number
  readonly distanceM: number
  readonly minutes: number
}

export function sumsOfStatement({ lines, extras }: Pick<StatementDraft, 'lines' | 'extras'>): StatementSums {
  const paid = lines.filter(({ kind }) => kind === 'order')
  const corrected = lines.filter(({ kind }) => kind === 'correction')
  const centsOf = (rows: readonly { readonly cents: number }[]) => sumOf(rows.map(({ cents }) => cents))
  const ordersCents = centsOf(paid)
  const correctionsCents = centsOf(corrected)
  const extrasCents = centsOf(extras.filter(({ cents }) => cents > 0))
  const deductionsCents = centsOf(extras.filter(({ cents }) => cents < 0))
  return {
    orders: paid.length,
    corrections: corrected.length,
    ordersCents,
    correctionsCents,
    extrasCents,
    deductionsCents,
    totalCents: ordersCents + correctionsCents + extrasCents + deductionsCents,
    distanceM: sumOf(paid.map(({ distanceM }) => distanceM)),
    minutes: sumOf(paid.map(({ minutes }) => minutes ?? 0)),
  }
}

/** What the statements of a run come to together. */
export function sumsOfRun(statements: readonly StatementDraft[]) {
  const sums = statements.map(sumsOfStatement)
  return {
    statements: statements.length,
    orders: sumOf(sums.map(({ orders }) => orders)),
    corrections: sumOf(sums.map(({ corrections }) => corrections)),
    extras: sumOf(statements.map(({ extras }) => extras.length)),
    totalCents: sumOf(sums.map(({ totalCents }) => totalCents)),
  }
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
