import { roundHalfAwayFromZero } from '../../amounts/money.ts'
import type { DriverPayExclusions } from '../../pricing/driver-pay.ts'
import { addDays, type LocalDate } from '../../time/zoned-time.ts'
import { payFilesOf } from '../files/pay-files.ts'
import { payableOf } from '../pay/pay-lines.ts'
import { numberStatements, planStatements, sumsOfStatement } from '../pay/plan-statements.ts'
import type { DueExtra, NumberedStatement, PaidDriver, PaidTerms, PayableOrder, PayLine } from '../pay/types.ts'
import { accountingPackages } from '../types.ts'
import { chancesOf, type Chances } from './random.ts'
import { readCsv } from './read-csv.ts'

/** An order of a world. What was paid of it stands on the statements. */
type PayWorldOrder = Omit<PayableOrder, 'rates' | 'paid' | 'paidOut'> & {
  readonly override: number | null
}

interface PayWorldRun {
  readonly statements: readonly NumberedStatement[]
  readonly termsBefore: ReadonlyMap<number, PaidTerms>
  readonly settledBefore: ReadonlyMap<number, string>
  isUndone: boolean
}

interface PayWorld {
  readonly chances: Chances
  readonly drivers: Map<number, PaidDriver>
  readonly orders: Map<number, PayWorldOrder>
  readonly extras: Map<number, DueExtra>
  readonly runs: PayWorldRun[]
  /** By driver and by service; who or what is not in it has none. */
  driverRates: ReadonlyMap<number, number>
  serviceRates: ReadonlyMap<number, number>
  usual: number | null
  leaveOut: DriverPayExclusions
  /** What each order was paid by last. */
  terms: ReadonlyMap<number, PaidTerms>
  /** What each order was when nothing was left to pay of it. */
  settled: ReadonlyMap<number, string>
  nextNumber: number
}

/** What a world of pay went through. */
export interface PayWorldSummary {
  readonly orders: number
  readonly runs: number
  readonly undone: number
  readonly statements: number
  readonly corrections: number
  readonly belowZero: number
}

const services = [1, 2, 3]
const firstDay: LocalDate = '2026-01-01'

/**
 * Lives through a world: orders, edits, drivers who change, rates and settings that change, extras, runs of all or some drivers, and runs
 * that are undone. After each run every order that nothing keeps is paid at the rate that it was paid by first, to its driver and to
 * nobody else; statements are the sum of their lines and extras, the files the sum of the statements; no extra is paid twice.
 * @throws with the seed and the moment at which they are not
 */
export function liveThroughPay(seed: number): PayWorldSummary {
  const chances = chancesOf(seed)
  const { below, inHundred } = chances
  const world: PayWorld = {
    chances,
    drivers: new Map(),
    orders: new Map(),
    extras: new Map(),
    runs: [],
    driverRates: new Map(),
    serviceRates: new Map(),
    usual: 60,
    leaveOut: { fuel: false, waitTime: false, adjustments: false },
    terms: new Map(),
    settled: new Map(),
    nextNumber: 1,
  }
  for (let id = 1; id <= 1 + below(4); id += 1)
    world.drivers.set(id, { id, name: `Driver, "${id}"`, email: inHundred(50) ? 'd@d.example' : null, isGone: false })
  let belowZero = 0
  for (let period = 1; period <= 2 + below(4); period += 1) {
    placeOrders(world, period)
    changeThings(world)
    try {
      belowZero += pay(world, addDays(firstDay, 14 * period))
      while (inHundred(25)) undoNewest(world)
      compare(world)
    } catch (cause) {
      throw new Error(`World ${seed}, period ${period}: ${(cause as Error).message}`, { cause })
    }
  }
  const lines = world.runs.flatMap(({ statements }) => statements.flatMap((statement) => statement.lines))
  return {
    orders: world.orders.size,
    runs: world.runs.length,
    undone: world.runs.filter(({ isUndone }) => isUndone).length,
    statements: world.nextNumber - 1,
    corrections: lines.filter(({ kind }) => kind === 'correction').length,
    belowZero,
  }
}

function placeOrders({ chances, orders, extras, drivers }: PayWorld, period: number): void {
  const { below, inHundred, pick } = chances
  const someDriver = () => 1 + below(drivers.size)
  const someDay = () => addDays(firstDay, 14 * period - below(inHundred(20) ? 60 : 14))
  for (let made = below(10); made > 0; made -= 1) {
    const orderId = orders.size + 1
    const serviceId = pick(services)
    orders.set(orderId, {
      orderId,
      day: someDay(),
      serviceId,
      serviceName: `Service ${serviceId}`,
      isCancelled: inHundred(10),
      pickup: 'A',
      dropoff: 'B',
      driverId: inHundred(90) ? someDriver() : null,
      amounts: inHundred(90) ? anyAmounts(chances) : null,
      override: inHundred(15) ? below(120) : null,
      adjustmentsCents: inHundred(15) ? below(4_000) - 2_000 : 0,
      distanceM: below(30_000),
      minutes: inHundred(80) ? below(90) : null,
    })
  }
  for (let made = below(3); made > 0; made -= 1) {
    const extraId = extras.size + 1
    extras.set(extraId, { extraId, driverId: someDriver(), day: someDay(), name: 'Extra', cents: below(9_000) - 4_500 })
  }
}

function anyAmounts({ below, inHundred }: Chances): PayableOrder['amounts'] {
  const [fuelCents, waitCents, adjustmentCents] = [below(900), below(900), below(1_000) - 700]
  const preTaxCents = inHundred(10) ? 0 : Math.max(0, below(9_000) + fuelCents + waitCents + adjustmentCents)
  return { preTaxCents, fuelCents, waitCents, adjustmentCents }
}

function changeThings(world: PayWorld): void {
  const { chances, orders, drivers } = world
  const { below, inHundred, pick } = chances
  for (const order of orders.values()) {
    if (!inHundred(25)) continue
    const act = below(6)
    orders.set(order.orderId, {
      ...order,
      ...(act < 3 && { amounts: inHundred(90) ? anyAmounts(chances) : null }),
      ...(act === 3 && { driverId: inHundred(85) ? 1 + below(drivers.size) : null }),
      ...(act === 4 && { override: inHundred(70) ? below(120) : null }),
      ...(act === 5 && { adjustmentsCents: below(4_000) - 2_000 }),
    })
  }
  const changed = (rates: ReadonlyMap<number, number>, id: number) =>
    new Map([...rates].filter(([other]) => other !== id).concat(inHundred(70) ? [[id, below(100)]] : []))
  if (inHundred(50)) world.driverRates = changed(world.driverRates, 1 + below(drivers.size))
  if (inHundred(50)) world.serviceRates = changed(world.serviceRates, pick(services))
  if (inHundred(30)) world.usual = inHundred(70) ? below(100) : null
  if (inHundred(30)) world.leaveOut = { fuel: inHundred(50), waitTime: inHundred(50), adjustments: inHundred(50) }
}

/** What pay follows: an order of which this is the same has nothing left to pay once it had not. */
function basisOf({ driverId, amounts, override, adjustmentsCents }: PayWorldOrder): string {
  return JSON.stringify([driverId, amounts, override, adjustmentsCents])
}

function livingLines({ runs }: PayWorld): readonly PayLine[] {
  return runs
    .filter(({ isUndone }) => !isUndone)
    .flatMap(({ statements }) => statements.flatMap((statement) => statement.lines))
}

function paidOutOf(world: PayWorld, orderId: number): PayableOrder['paidOut'] {
  const own = livingLines(world).filter((line) => line.orderId === orderId)
  return [...Map.groupBy(own, ({ driverId }) => driverId)].map(([driverId, lines]) => ({
    driverId,
    cents: lines.reduce((sum, { cents }) => sum + cents, 0),
  }))
}

function takenExtras({ runs }: PayWorld): readonly number[] {
  return runs
    .filter(({ isUndone }) => !isUndone)
    .flatMap(({ statements }) => statements.flatMap(({ extras }) => extras.map(({ extraId }) => extraId)))
}

/** @returns how many statements were not made */
function pay(world: PayWorld, until: LocalDate): number {
  const { chances, drivers } = world
  const orders = [...world.orders.values()]
    .filter((order) => order.day <= until && world.settled.get(order.orderId) !== basisOf(order))
    .map(({ override, ...order }) => ({
      ...order,
      rates: {
        override,
        driver: world.driverRates.get(order.driverId ?? 0) ?? null,
        service: world.serviceRates.get(order.serviceId) ?? null,
        courierDefault: world.usual,
      },
      paid: world.terms.get(order.orderId) ?? null,
      paidOut: paidOutOf(world, order.orderId),
    }))
  const taken = new Set(takenExtras(world))
  const extras = [...world.extras.values()].filter(({ extraId, day }) => day <= until && !taken.has(extraId))
  const only = chances.inHundred(30) ? new Set([...drivers.keys()].filter(() => chances.inHundred(50))) : null
  const plan = planStatements({ orders, extras, drivers, only, leaveOut: world.leaveOut })
  const statements = numberStatements(plan.statements, world.nextNumber)
  world.runs.push({ statements, termsBefore: world.terms, settledBefore: world.settled, isUndone: false })
  world.nextNumber += statements.length
  const own = statements.flatMap(({ lines }) => lines).filter(({ arithmetic }) => arithmetic !== null)
  world.terms = new Map([
    ...world.terms,
    ...own.flatMap(({ orderId, driverId, arithmetic }) =>
      arithmetic === null ? [] : [[orderId, { driverId, ...arithmetic.rate, leaveOut: arithmetic.leaveOut }] as const],
    ),
  ])
  world.settled = new Map([
    ...world.settled,
    ...plan.settled.map((orderId) => [orderId, basisOf(world.orders.get(orderId) as PayWorldOrder)] as const),
  ])
  for (const orderId of plan.settled) settledIsRight(world, orderId)
  filesAgree(world, statements)
  return plan.belowZero.length
}

/** Each driver has got what the order earns at the rate that stands for it, and nobody else anything. */
function settledIsRight(world: PayWorld, orderId: number): void {
  const order = world.orders.get(orderId) as PayWorldOrder
  const terms = world.terms.get(orderId)
  for (const driverId of world.drivers.keys()) {
    const got = paidOutOf(world, orderId).find((each) => each.driverId === driverId)?.cents ?? 0
    if (driverId !== order.driverId) {
      same(`what driver ${driverId} keeps of order ${orderId}`, 0, got)
      continue
    }
    if (terms?.driverId !== driverId || order.amounts === null) throw new Error(`Order ${orderId} was paid by nothing`)
    const rate = order.override ?? terms.rate
    const share = roundHalfAwayFromZero((payableOf(order.amounts, terms.leaveOut) * rate) / 100)
    same(`what driver ${driverId} got of order ${orderId}`, share + order.adjustmentsCents, got)
  }
}

function filesAgree({ chances }: PayWorld, statements: readonly NumberedStatement[]): void {
  const accountingPackage = chances.pick(accountingPackages)
  const mapping = { package: accountingPackage, account: '5100', taxCode: 'Zero', columnNames: {} }
  const files = payFilesOf(statements, mapping, {
    name: 'pay',
    date: firstDay,
    dueDate: firstDay,
    label: 'A, "period"',
  })
  const read = new Map<string, number>()
  for (const { text } of files) {
    const [header = [], ...rows] = readCsv(text)
    const at = (name: string) => header.indexOf(name)
    const [number, amount] =
      accountingPackage === 'qbo' ? [at('*BillNo'), at('*LineAmount')] : [at('*InvoiceNumber'), at('*UnitAmount')]
    for (const row of rows) {
      const cents = Math.round(Number(row[amount]) * 100)
      if (accountingPackage === 'qbo' && cents < 0) throw new Error(`${row[number]} has a row below zero`)
      read.set(row[number] ?? '', (read.get(row[number] ?? '') ?? 0) + cents)
    }
  }
  for (const statement of statements)
    same(statement.number, sumsOfStatement(statement).totalCents, read.get(statement.number) ?? Number.NaN)
}

function undoNewest(world: PayWorld): void {
  const newest = world.runs.findLast(({ isUndone }) => !isUndone)
  if (newest === undefined) return
  newest.isUndone = true
  world.terms = newest.termsBefore
  world.settled = newest.settledBefore
}

function compare(world: PayWorld): void {
  const numbers = world.runs.flatMap(({ statements }) => statements.map(({ number }) => number))
  same('the numbers', numbers.map((_, index) => `PAY-${index + 1}`).join(), numbers.join())
  const taken = takenExtras(world)
  same('extras that are paid once', new Set(taken).size, taken.length)
  for (const { statements } of world.runs) {
    for (const statement of statements) {
      const { totalCents } = sumsOfStatement(statement)
      const cents = [...statement.lines, ...statement.extras].reduce((sum, line) => sum + line.cents, 0)
      same(`the lines of ${statement.number}`, cents, totalCents)
      if (totalCents < 0) throw new Error(`${statement.number} is below zero`)
    }
  }
}

function same(what: string, expected: string | number, actual: string | number): void {
  if (expected !== actual) throw new Error(`${what}: ${expected} expected, but ${actual}`)
}
