import { percentOf } from '../../amounts/money.ts'
import { rateOf, type DriverPayExclusions } from '../../pricing/driver-pay.ts'
import type { PayAmounts, PayArithmetic, PayableOrder, PayLine } from './types.ts'

/** What is to be paid of an order, and why its driver cannot be. */
export interface OrderPay {
  readonly lines: readonly PayLine[]
  /** What its pay waits for; null: nothing. */
  readonly lacks: 'rate' | 'price' | null
}

/** The part of a price that pay is a share of, as `payableCadCents` of the rules of pricing says it of lines. Canadian cents. */
export function payableOf(amounts: PayAmounts, leaveOut: DriverPayExclusions): number {
  const { fuelCents, waitCents, adjustmentCents } = leftOutOf(amounts, leaveOut)
  return Math.max(0, amounts.preTaxCents - fuelCents - waitCents - adjustmentCents)
}

function leftOutOf({ fuelCents, waitCents, adjustmentCents }: PayAmounts, leaveOut: DriverPayExclusions) {
  return {
    fuelCents: leaveOut.fuel ? fuelCents : 0,
    waitCents: leaveOut.waitTime ? waitCents : 0,
    adjustmentCents: leaveOut.adjustments ? adjustmentCents : 0,
  }
}

/**
 * What is to be paid of an order so that each driver has got what they earn by it
 * (docs/rules/driver-pay-and-wait-time.md, "Pay runs"). For the first time that is all of it, also where it is nothing; later the
 * difference, up or down, and no line where there is none. It is worked out by the rate and by what was left out when it was paid first;
 * only a rate of the order's own comes before that. A driver who does not have the order any more gives back what they got.
 * @param leaveOut of the courier, for what was not paid yet
 */
export function payLines(order: PayableOrder, leaveOut: DriverPayExclusions): OrderPay {
  const { driverId, paidOut } = order
  const takenBack = paidOut.flatMap(({ driverId: before, cents }) =>
    before === driverId || cents === 0
      ? []
      : [lineOf(order, { driverId: before, arithmetic: null, paidBeforeCents: cents, kind: 'correction' })],
  )
  if (driverId === null) return { lines: takenBack, lacks: null }
  if (order.amounts === null) return { lines: takenBack, lacks: 'price' }
  const arithmetic = workOut(order, order.amounts, leaveOut)
  if (arithmetic === null) return { lines: takenBack, lacks: 'rate' }
  const before = paidOut.find((each) => each.driverId === driverId)
  const paidBeforeCents = before?.cents ?? 0
  const kind = before === undefined ? ('order' as const) : ('correction' as const)
  const isSettled = before !== undefined && arithmetic.earnedCents === paidBeforeCents
  const own = isSettled ? [] : [lineOf(order, { driverId, arithmetic, paidBeforeCents, kind })]
  return { lines: [...takenBack, ...own], lacks: null }
}

function workOut(order: PayableOrder, amounts: PayAmounts, usual: DriverPayExclusions): PayArithmetic | null {
  const paid = order.paid?.driverId === order.driverId ? order.paid : null
  const rate = rateOf({ ...order.rates, paid: paid && { rate: paid.rate, from: paid.from } })
  if (rate === null) return null
  const leaveOut = paid?.leaveOut ?? usual
  const payableCents = payableOf(amounts, leaveOut)
  const shareCents = percentOf(payableCents, rate.rate)
  const { adjustmentsCents } = order
  return {
    preTaxCents: amounts.preTaxCents,
    leftOut: leftOutOf(amounts, leaveOut),
    payableCents,
    rate,
    leaveOut,
    shareCents,
    adjustmentsCents,
    earnedCents: shareCents + adjustmentsCents,
  }
}

function lineOf(
  order: PayableOrder,
  line: Pick<PayLine, 'driverId' | 'arithmetic' | 'paidBeforeCents' | 'kind'>,
): PayLine {
  const { orderId, day, serviceName, distanceM, minutes } = order
  const cents = (line.arithmetic?.earnedCents ?? 0) - line.paidBeforeCents
  return { ...line, orderId, day, serviceName, description: descriptionOf(order, line), cents, distanceM, minutes }
}

function descriptionOf(
  { orderId, isCancelled, pickup, dropoff }: PayableOrder,
  { kind, arithmetic }: Pick<PayLine, 'arithmetic' | 'kind'>,
): string {
  const subject = kind === 'order' ? `Order ${orderId}` : `Correction of order ${orderId}`
  const because = arithmetic === null ? ', which somebody else drove' : ''
  return `${subject}${isCancelled ? ', cancelled' : ''}${because}: ${pickup} to ${dropoff}`
}
