import { percentOf } from '../amounts/money.ts'
import type { OrderStatus } from '../orders/order-status.ts'
import { taxes } from './closing-stages.ts'
import { totalPrice, unpricedResult } from './price-order.ts'
import { readInput, readRevision } from './read-snapshot.ts'
import type { RepriceablePrice } from './reprice.ts'
import type { PriceLine, PriceResult } from './types.ts'

/** What a courier charges for a cancelled order. */
export interface CancellationCharge {
  readonly type: 'none' | 'fee' | 'percentage'
  /** Canadian cents of a fee, percent of the pre-tax total of a percentage; without meaning for none. */
  readonly amount: number
}

/** A courier's setting (docs/rules/order-status.md, "Cancelling"). */
export interface CancellationCharges {
  readonly beforeAssignment: CancellationCharge
  readonly afterAssignment: CancellationCharge
}

/** The price that a cancellation charge replaced, as it is stored beside the new one. Cents; null without a price. */
export interface PriceBeforeCancellation {
  /** The setting that was in force. */
  readonly charge: CancellationCharge
  readonly lines: readonly PriceLine[]
  readonly preTaxCents: number | null
  readonly totalCents: number | null
}

const nothing: CancellationCharge = { type: 'none', amount: 0 }

/** What holds until a courier says otherwise. */
export const noCancellationCharges: CancellationCharges = { beforeAssignment: nothing, afterAssignment: nothing }

/** The charge for an order that is cancelled in this status. */
export function cancellationChargeFor(charges: CancellationCharges, from: OrderStatus): CancellationCharge {
  return from === 'created' ? charges.beforeAssignment : charges.afterAssignment
}

/**
 * The one line that a cancelled order costs before tax. It is there also when nothing is charged, and says why.
 * @param preTaxCadCents of the price before; null when there was none, of which no percentage can be taken: nothing is charged
 */
export function cancellationLine({ type, amount }: CancellationCharge, preTaxCadCents: number | null): PriceLine {
  return {
    key: 'cancellation_charge',
    group: 'cancellation',
    name: 'Cancellation Charge',
    ...chargeOf(type, amount, preTaxCadCents),
  }
}

/**
 * The price of an order once it is cancelled: the charge and the taxes on it, by the pinned revision. No fuel, no waiting and
 * no adjustments come on top. A charge whose tax is not known is `missing`, like every price.
 */
export function cancelPrice(
  { revision, inputs }: Pick<RepriceablePrice, 'revision' | 'inputs'>,
  preTaxCadCents: number | null,
  charge: CancellationCharge,
): PriceResult {
  const line = cancellationLine(charge, preTaxCadCents)
  if (line.priceCadCents === 0) return totalPrice([line])
  const { lines, exceptions } = taxes(readRevision(revision), readInput(inputs.input), [line])
  return exceptions.length > 0 ? unpricedResult('missing', [line], exceptions) : totalPrice([line, ...lines])
}

function chargeOf(
  type: CancellationCharge['type'],
  amount: number,
  ofCadCents: number | null,
): Pick<PriceLine, 'priceCadCents' | 'reason'> {
  const rule = 'cancellation_charge'
  switch (type) {
    case 'none':
      return { priceCadCents: 0, reason: { rule, input: { type } } }
    case 'fee':
      return { priceCadCents: amount, reason: { rule, input: { type, amountCadCents: amount } } }
    case 'percentage':
      return {
        priceCadCents: ofCadCents === null ? 0 : percentOf(ofCadCents, amount),
        reason: { rule, input: { type, percent: amount, ofCadCents } },
      }
  }
}
