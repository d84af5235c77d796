import { cancellationChargeFor, cancellationLine, type CancellationCharges } from '#domain/pricing/cancellation.ts'
import { formatCents } from '#domain/amounts/money.ts'
import type { DeliveryOrderPageView } from '#generated/model/index.ts'

/** What cancelling an order costs and whom, in a sentence; null for whom its price is hidden. */
export function cancellationWords(
  { pricing, senderTenant, status }: Pick<DeliveryOrderPageView, 'pricing' | 'senderTenant' | 'status'>,
  charges: CancellationCharges | null,
): string | null {
  if (pricing.hidden || charges === null) return null
  const charge = cancellationChargeFor(charges, status)
  const { priceCadCents } = cancellationLine(charge, pricing.preTaxCadCents)
  if (priceCadCents === 0) return 'Cancelling costs nothing.'
  const amount = `${senderTenant.name} is charged ${formatCents(priceCadCents)} before tax`
  return charge.type === 'percentage' && pricing.preTaxCadCents !== null
    ? `${amount}: ${charge.amount} % of ${formatCents(pricing.preTaxCadCents)}.`
    : `${amount} for cancelling.`
}
