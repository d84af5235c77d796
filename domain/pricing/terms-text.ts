import { countText } from '../amounts/count-text.ts'
import { formatCents } from '../amounts/money.ts'
import type { WaitTimeTerms } from '../orders/wait-time.ts'
import { type CancellationCharge, type CancellationCharges, noCancellationCharges } from './cancellation.ts'

/**
 * What cancelling an order costs, in sentences for those who pay for it (docs/rules/order-status.md, "Cancelling").
 * @param charges null: the courier has not said
 */
export function cancellationText(charges: CancellationCharges | null): string[] {
  const { beforeAssignment, afterAssignment } = charges ?? noCancellationCharges
  const [before, after] = [costOf(beforeAssignment), costOf(afterAssignment)]
  const pickedUp = 'Once it is picked up only the courier can cancel it.'
  if (before === after) return [`Cancelling an order ${before}.`, pickedUp]
  return [
    `Before a driver is assigned cancelling ${before}.`,
    `Once a driver is assigned cancelling ${after}.`,
    pickedUp,
  ]
}

function costOf({ type, amount }: CancellationCharge): string {
  if (type === 'none' || amount === 0) return 'costs nothing'
  return type === 'fee' ? `costs ${formatCents(amount)} before tax` : `costs ${amount} % of the price before tax`
}

const minuteWords = { one: 'minute', many: 'minutes' }

/**
 * What waiting at a stop costs, in sentences (docs/rules/driver-pay-and-wait-time.md, "Wait time").
 * @param terms null: nothing is charged
 */
export function waitingText(terms: WaitTimeTerms | null): string[] {
  if (terms === null || terms.centsPerMinute === 0) return ['Waiting costs nothing.']
  const { freeMinutes, freeMinutesAtDropoff, incrementMinutes, centsPerMinute, capCents } = terms
  const atDropoff = freeMinutesAtDropoff ?? freeMinutes
  const minutes = (count: number) => countText(count, minuteWords)
  const free =
    atDropoff === freeMinutes
      ? freeMinutes === 0
        ? 'Waiting is charged from the first minute.'
        : `The first ${minutes(freeMinutes)} at each stop are free.`
      : `At the pickup ${minutes(freeMinutes)} are free, at the drop-off ${minutes(atDropoff)}.`
  const steps = incrementMinutes > 1 ? `, in steps of ${minutes(incrementMinutes)}` : ''
  const cap = capCents === null ? '' : `, and at most ${formatCents(capCents)} a stop`
  return [free, `Each further minute costs ${formatCents(centsPerMinute)}${steps}${cap}.`]
}
