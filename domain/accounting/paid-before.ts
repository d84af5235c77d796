import type { LocalDate } from '../time/zoned-time.ts'
import { totalsOf } from './plan-invoices.ts'
import type { BillableOrder, NumberedInvoice } from './types.ts'

/** A payment of an invoice that came before the invoice was made. */
export interface PaidBefore {
  /** The number of the invoice. */
  readonly number: string
  /** The day on which the last of it was paid. */
  readonly day: LocalDate
  /** Canadian cents, above zero. */
  readonly cents: number
  readonly orderIds: readonly number[]
}

/**
 * The payments that a run has to write down, one for each invoice: of orders that somebody marked as paid while they stood on no invoice, what
 * the invoice asks for them (docs/rules/exports-and-accounting.md, "Invoices and payments").
 */
export function paidBefore({
  orders,
  invoices,
}: {
  readonly orders: readonly BillableOrder[]
  readonly invoices: readonly NumberedInvoice[]
}): readonly PaidBefore[] {
  const paidOn = new Map(orders.flatMap(({ orderId, paidOn: day }) => (day === null ? [] : [[orderId, day] as const])))
  if (paidOn.size === 0) return []
  return invoices.flatMap(({ kind, number, lines }) => {
    const paid = kind === 'invoice' ? lines.filter(({ orderId }) => paidOn.has(orderId)) : []
    const { totalCents } = totalsOf(paid)
    const [day] = paid
      .flatMap(({ orderId }) => paidOn.get(orderId) ?? [])
      .toSorted()
      .toReversed()
    if (day === undefined || totalCents <= 0) return []
    return [{ number, day, cents: totalCents, orderIds: [...new Set(paid.map(({ orderId }) => orderId))] }]
  })
}
