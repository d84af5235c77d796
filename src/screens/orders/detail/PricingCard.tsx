import { formatCents } from '#domain/money.ts'
import type { DeliveryOrderPageView } from '#generated/model/index.ts'
import { can } from '#src/access/can.ts'
import { lineDetail } from '#src/resources/orders/line-detail.ts'
import { useSession } from '#src/session/session.ts'
import { EditPencil } from './EditPencil.tsx'
import { Card } from './Fact.tsx'

interface PricingCardProps {
  readonly order: DeliveryOrderPageView
  readonly onEdit: () => void
}

const pendingWords = {
  pending: 'Price pending: a dispatcher sets it',
  missing: 'Price missing: no band or zone matched',
} as const

/** The price by its groups, each line with the reason that the server gave for it. Not drawn for whom it is hidden. */
export function PricingCard({ order, onEdit }: PricingCardProps) {
  const session = useSession()
  const { pricing, senderTenant } = order
  if (pricing.hidden) return null
  return (
    <Card
      title="Pricing"
      aside={
        <EditPencil label="Edit pricing" order={order} verdict={can.editPricing(session, order)} onEdit={onEdit} />
      }
    >
      {pricing.status !== 'priced' && <p className="wb-cell-warning wb-price-note">{pendingWords[pricing.status]}</p>}
      {pricing.lineItems.map((group) => (
        <table key={group.label} className="wb-price-group">
          <caption className="wb-price-caption">{group.label}</caption>
          <tbody>
            {group.items.map((item) => (
              <tr key={item.key}>
                <th scope="row">
                  {item.name}
                  <span className="wb-price-detail">{lineDetail(item, session.unitPreference)}</span>
                </th>
                <td>{formatCents(item.priceCadCents)}</td>
              </tr>
            ))}
            {group.items.length > 1 && (
              <tr className="wb-price-subtotal">
                <th scope="row">{group.subtotalLabel}</th>
                <td>{formatCents(group.subtotalCadCents)}</td>
              </tr>
            )}
          </tbody>
        </table>
      ))}
      {pricing.priceCadCents !== null && (
        <p className="wb-price-total">
          <span>Total</span>
          <span>{formatCents(pricing.priceCadCents)}</span>
        </p>
      )}
      <p className="wb-price-charge">
        <span className="wb-muted">Charge To</span>
        <span>{senderTenant.name}</span>
      </p>
    </Card>
  )
}
