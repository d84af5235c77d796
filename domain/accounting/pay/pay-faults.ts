import { countText } from '../../amounts/count-text.ts'
import { formatCents } from '../../amounts/money.ts'
import { dateWords } from '../../planner/days.ts'
import type { LocalDate } from '../../time/zoned-time.ts'
import { startsLikeFormula } from '../faults.ts'
import { packageLimits } from '../files/packages.ts'
import { payBatchesOf } from '../files/pay-files.ts'
import { numberStatements, sumsOfStatement, type LackingOrder, type PayPlan } from './plan-statements.ts'
import type { PaidDriver, PayLine, PayMapping, StatementDraft } from './types.ts'

/** What a dry run of a pay run can find, by what is to be done about it. */
export const payFaultSeverities = {
  noPayAccount: 'error',
  noPayTaxCode: 'error',
  nameTooLong: 'error',
  noRate: 'warning',
  noPrice: 'warning',
  belowZero: 'warning',
  rateChanged: 'warning',
  driverGone: 'warning',
  noEmail: 'warning',
  sameName: 'warning',
  formulaName: 'warning',
  severalFiles: 'warning',
} as const satisfies Readonly<Record<string, 'error' | 'warning'>>

export type PayFaultCode = keyof typeof payFaultSeverities

export interface PayFault {
  readonly code: PayFaultCode
  /** With an error there is no run; a warning is for somebody to read first. */
  readonly severity: 'error' | 'warning'
  readonly message: string
  /** Orders, or statements where the fault is about these. */
  readonly count: number
  /** The first twenty of the orders. */
  readonly orderIds: readonly number[]
  readonly driverId: number | null
}

/** A rate that somebody changed within the period of a run. Percent; null: there was none, or there is none. */
export interface RateChange {
  readonly of:
    | { readonly kind: 'driver'; readonly driverId: number }
    | { readonly kind: 'service'; readonly serviceId: number; readonly name: string }
    | { readonly kind: 'usual' }
  readonly day: LocalDate
  readonly before: number | null
  readonly after: number | null
}

export interface PayDryRun {
  readonly plan: PayPlan
  readonly drivers: ReadonlyMap<number, PaidDriver>
  readonly mapping: PayMapping
  /** The oldest first. */
  readonly rateChanges: readonly RateChange[]
}

const fewIds = 20
const orderWords = { one: 'order', many: 'orders' }

/** Every fault of a pay run before it is one (docs/rules/driver-pay-and-wait-time.md, "Pay runs"), errors first. */
export function payRunFaults(run: PayDryRun): readonly PayFault[] {
  const faults = [
    ...bookFaults(run),
    ...lackingFaults(run),
    ...run.plan.belowZero.map(belowZeroFault),
    ...run.rateChanges.flatMap((change) => changeFault(change, run)),
    ...driverFaults(run),
    ...nameFaults(run),
    ...fileFaults(run),
  ]
  return faults.toSorted((one, other) => Number(one.severity === 'warning') - Number(other.severity === 'warning'))
}

interface FaultParts {
  readonly message: string
  readonly count?: number
  readonly orderIds?: readonly number[]
  readonly driverId?: number
}

function faultOf(
  code: PayFaultCode,
  { message, orderIds = [], count = orderIds.length, driverId }: FaultParts,
): PayFault {
  const few = [...new Set(orderIds)].slice(0, fewIds)
  return { code, severity: payFaultSeverities[code], message, count, orderIds: few, driverId: driverId ?? null }
}

function bookFaults({ plan: { statements }, mapping }: PayDryRun): readonly PayFault[] {
  const count = statements.length
  if (count === 0) return []
  const { title } = packageLimits[mapping.package]
  const choose = (what: string) =>
    `No ${what} of driver pay is chosen for ${title}. Choose one in the accounting settings.`
  return [
    ...(mapping.account ? [] : [faultOf('noPayAccount', { message: choose('account'), count })]),
    ...(mapping.taxCode ? [] : [faultOf('noPayTaxCode', { message: choose('tax code'), count })]),
  ]
}

function lackingFaults({ plan: { lacking }, drivers }: PayDryRun): readonly PayFault[] {
  return [...Map.groupBy(lacking, ({ lacks, driverId }) => `${lacks} ${driverId}`).values()].map((same) => {
    const orderIds = same.map(({ orderId }) => orderId)
    const [first] = same as [LackingOrder]
    const name = drivers.get(first.driverId)?.name ?? ''
    const orders = countText(orderIds.length, orderWords)
    const [stay, have] = orderIds.length === 1 ? ['stays', 'has'] : ['stay', 'have']
    return first.lacks === 'rate'
      ? faultOf('noRate', {
          message: `${orders} of ${name} ${have} no rate, and ${stay} due until somebody sets one.`,
          orderIds,
          driverId: first.driverId,
        })
      : faultOf('noPrice', {
          message: `${orders} of ${name} ${have} no price, and ${stay} due until somebody sets one.`,
          orderIds,
          driverId: first.driverId,
        })
  })
}

function belowZeroFault(draft: StatementDraft): PayFault {
  const { driver, lines, extras } = draft
  const owed = formatCents(-sumsOfStatement(draft).totalCents)
  return faultOf('belowZero', {
    message: `${driver.name} owes ${owed}: no statement is made, and all of it waits for the next one.`,
    count: lines.length + extras.length,
    orderIds: lines.map(({ orderId }) => orderId),
    driverId: driver.id,
  })
}

/** Of changes that no order of the run is paid by, nothing is said. */
function changeFault({ of, day, before, after }: RateChange, { plan, drivers }: PayDryRun): readonly PayFault[] {
  const lines = [...plan.statements, ...plan.belowZero].flatMap((statement) => statement.lines)
  const change = `was changed from ${rateText(before)} to ${rateText(after)} on ${dateWords(day)}`
  const found = (touched: readonly PayLine[], message: string, driverId?: number) =>
    touched.length === 0
      ? []
      : [
          faultOf('rateChanged', {
            message,
            orderIds: touched.map(({ orderId }) => orderId),
            ...(driverId !== undefined && { driverId }),
          }),
        ]
  const first = lines.filter(({ kind }) => kind === 'order')
  const paidBy = (from: string) => first.filter(({ arithmetic }) => arithmetic?.rate.from === from)
  switch (of.kind) {
    case 'driver': {
      const own = first.filter(
        ({ driverId, arithmetic }) => driverId === of.driverId && arithmetic?.rate.from !== 'order',
      )
      const name = drivers.get(of.driverId)?.name ?? ''
      const message = `The rate of ${name} ${change}: all their orders that are not paid out yet are paid at the rate of now.`
      return found(own, message, of.driverId)
    }
    case 'service': {
      const message = `The rate of ${of.name} ${change}: all its orders that are not paid out yet are paid at the rate of now.`
      return found(
        [...paidBy('service'), ...paidBy('usual')].filter(({ serviceName }) => serviceName === of.name),
        message,
      )
    }
    case 'usual':
      return found(
        paidBy('usual'),
        `The usual rate ${change}: all orders at it that are not paid out yet are paid at the rate of now.`,
      )
  }
}

function rateText(rate: number | null): string {
  return rate === null ? 'none' : `${rate} %`
}

function driverFaults({ plan: { statements } }: PayDryRun): readonly PayFault[] {
  return statements.flatMap(({ driver, lines }) => {
    const about = { count: 1, orderIds: lines.map(({ orderId }) => orderId), driverId: driver.id }
    if (driver.isGone) {
      const message = `${driver.name} does not drive for you any more, and is paid all the same.`
      return [faultOf('driverGone', { message, ...about })]
    }
    const message = `${driver.name} has no e-mail address: the statement has to be handed over.`
    return driver.email === null ? [faultOf('noEmail', { message, ...about })] : []
  })
}

function nameFaults({ plan: { statements }, mapping }: PayDryRun): readonly PayFault[] {
  const { title, nameLength } = packageLimits[mapping.package]
  const byName = Map.groupBy(statements, ({ driver }) => driver.name.toLowerCase())
  return [...byName.values()].flatMap((same) => {
    const [first] = same
    if (first === undefined) return []
    const { id: driverId, name } = first.driver
    const length = [...name].length
    return [
      ...(length > nameLength
        ? [
            faultOf('nameTooLong', {
              message: `${name}: ${title} takes names of ${nameLength} characters; this one has ${length}.`,
              count: same.length,
              driverId,
            }),
          ]
        : []),
      ...(same.length > 1
        ? [
            faultOf('sameName', {
              message: `${same.length} drivers are called ${name}: ${title} takes their bills for those of one supplier.`,
              count: same.length,
            }),
          ]
        : []),
      ...(startsLikeFormula(name)
        ? [
            faultOf('formulaName', {
              message: `The name "${name}" begins like a formula. It is exported as it is: do not open the file in a spreadsheet.`,
              count: same.length,
              driverId,
            }),
          ]
        : []),
    ]
  })
}

function fileFaults({ plan: { statements }, mapping }: PayDryRun): readonly PayFault[] {
  const files = payBatchesOf(numberStatements(statements, 1), mapping)
  if (files.length < 2) return []
  const { title, invoices } = packageLimits[mapping.package]
  const message = `The bills come in ${files.length} files, since ${title} takes ${invoices} of them at once.`
  return [faultOf('severalFiles', { message, count: statements.length })]
}
