import { linesToBill } from './corrections.ts'
import type { FaultCode } from './faults.ts'
import { totalsOf } from './plan-invoices.ts'
import type { BillableOrder } from './types.ts'

/** A customer or an order that a run leaves unbilled, and why. */
export type Exclusion =
  | { readonly customerId: number; readonly orderId: null; readonly reason: string }
  | { readonly customerId: null; readonly orderId: number; readonly reason: string }

/** An exclusion with what it keeps out of the run. */
export interface ExcludedPart {
  /** The customer whose orders these are; null for an order of which nothing is due any more. */
  readonly customerId: number | null
  /** Null: every order of the customer. */
  readonly orderId: number | null
  readonly reason: string
  /** Orders that stay unbilled. */
  readonly orders: number
  /** Orders without a price among them, which `totalCents` does not count. */
  readonly unpriced: number
  /** Canadian cents that the run would have billed, taxes included and credits taken off. */
  readonly totalCents: number
}

/**
 * Parts what a run bills from what it leaves to the next one (docs/rules/exports-and-accounting.md, "Billing"). An order is counted once,
 * under its customer where both are excluded. An exclusion of which nothing is due keeps its row, with nothing in it.
 * @param exclusions each customer and each order once; their order is kept
 */
export function withoutExcluded<Order extends BillableOrder>(
  orders: readonly Order[],
  exclusions: readonly Exclusion[],
): { readonly taken: readonly Order[]; readonly excluded: readonly ExcludedPart[] } {
  const customerIds = new Set(exclusions.map(({ customerId }) => customerId))
  const orderIds = new Set(exclusions.map(({ orderId }) => orderId))
  const kept = (order: Order) => customerIds.has(order.customerId) || orderIds.has(order.orderId)
  return {
    taken: orders.filter((order) => !kept(order)),
    excluded: exclusions.map((exclusion) => {
      const own = orders.filter((order) =>
        exclusion.orderId === null
          ? order.customerId === exclusion.customerId
          : order.orderId === exclusion.orderId && !customerIds.has(order.customerId),
      )
      const customerId = exclusion.customerId ?? own[0]?.customerId ?? null
      return { customerId, orderId: exclusion.orderId, reason: exclusion.reason, ...sumOf(own) }
    }),
  }
}

/** The sum of all exclusions of a run: orders, and Canadian cents. */
export function excludedSums(excluded: readonly Pick<ExcludedPart, 'orders' | 'totalCents'>[]) {
  return {
    orders: excluded.reduce((sum, part) => sum + part.orders, 0),
    totalCents: excluded.reduce((sum, part) => sum + part.totalCents, 0),
  }
}

function sumOf(orders: readonly BillableOrder[]) {
  const lines = orders.flatMap(linesToBill)
  const centsOf = (isCredit: boolean) =>
    totalsOf(lines.filter(({ kind }) => (kind === 'credit') === isCredit)).totalCents
  return {
    orders: orders.length,
    unpriced: orders.filter(({ price }) => price === null).length,
    totalCents: centsOf(false) - centsOf(true),
  }
}

/** Reasons to choose from: the first is what an exclusion says until somebody says otherwise. */
export const exclusionReasons = [
  'Waits until it is mended.',
  'Its price is not settled yet.',
  'The customer has to be set up first.',
  'The customer asked to be billed later.',
  'It is in dispute.',
] as const

const [untilMended, unsettledPrice, customerFirst] = exclusionReasons

const reasonsOfFaults: Readonly<Partial<Record<FaultCode, string>>> = {
  noPrice: unsettledPrice,
  priceGone: unsettledPrice,
  noBillToName: customerFirst,
  nameTooLong: customerFirst,
  formulaName: customerFirst,
  newContact: customerFirst,
}

/** The sentence with which a fault's customer or orders are excluded at one press. @param code of the fault; left out: nothing is faulty */
export function exclusionReason(code?: string): string {
  return Object.entries(reasonsOfFaults).find(([known]) => known === code)?.[1] ?? untilMended
}
