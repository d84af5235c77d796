import { formatCents } from '#domain/amounts/money.ts'
import { withoutZeroLines } from '#domain/pricing/line-item-groups.ts'
import type { DeliveryOrderPageView, Pricing, PricingBeforeCancellation } from '#generated/model/index.ts'
import { canOrder } from '#src/access/can-order.ts'
import { lineDetail } from '#src/orders/money/line-detail.ts'
import { useSession } from '#src/session/session.ts'
import { EditPencil } from './EditPencil.tsx'
import { Card } from './Card.tsx'
import '#src/ui/cells.css'
import '#src/ui/link-button.css'
import styles from './price.module.css'

interface PricingCardProps {
  readonly order: DeliveryOrderPageView
  readonly onEdit: () => void
  readonly onExplain: () => void
}

const pendingWords = {
  pending: 'Price pending: a dispatcher sets it',
  missing: 'Price missing: no band or zone matched',
} as const

/** The price by its groups, each line with the reason that the server gave for it. Not drawn for whom it is hidden. */
export function PricingCard({ order, onEdit, onExplain }: PricingCardProps) {
  const session = useSession()
  const { pricing, senderTenant } = order
  if (pricing.hidden) return null
  return (
    <Card
      title="Pricing"
      aside={
        <EditPencil label="Edit pricing" order={order} verdict={canOrder.editPricing(session, order)} onEdit={onEdit} />
      }
    >
      {pricing.status !== 'priced' && (
        <p className={`wb-cell-warning ${styles.note}`}>{pendingWords[pricing.status]}</p>
      )}
      {pricing.beforeCancellation !== undefined && <BeforeCancellation price={pricing.beforeCancellation} />}
      <LineGroups lineItems={pricing.lineItems} />
      {pricing.priceCadCents !== null && (
        <p className={styles.total}>
          <span>Total</span>
          <span>{formatCents(pricing.priceCadCents)}</span>
        </p>
      )}
      <p className={styles.charge}>
        <span className="wb-muted">Charge To</span>
        <span>{senderTenant.name}</span>
      </p>
      {pricing.lineItems.length > 0 && (
        <button type="button" className={`wb-link-button wb-lone-link ${styles.why}`} onClick={onExplain}>
          Why this price?
        </button>
      )}
    </Card>
  )
}

/** What the order cost until it was cancelled: for the record, struck through. */
function BeforeCancellation({ price: { lineItems, priceCadCents } }: { readonly price: PricingBeforeCancellation }) {
  if (lineItems.length === 0) return null
  return (
    <section className={styles.before} aria-label="Before cancellation">
      <h3 className="wb-label">Before cancellation</h3>
      <del>
        <LineGroups lineItems={lineItems} />
        {priceCadCents !== null && (
          <p className={styles.total}>
            <span>Total</span>
            <span>{formatCents(priceCadCents)}</span>
          </p>
        )}
      </del>
    </section>
  )
}

function LineGroups({ lineItems }: Pick<Pricing, 'lineItems'>) {
  const { unitPreference } = useSession()
  return withoutZeroLines(lineItems).map((group) => (
    <table key={group.label} className={styles.group}>
      <caption className={styles.caption}>{group.label}</caption>
      <tbody>
        {group.items.map((item) => (
          <tr key={item.key}>
            <th scope="row">
              {item.name}
              <span className={styles.detail}>{lineDetail(item, unitPreference)}</span>
            </th>
            <td>{formatCents(item.priceCadCents)}</td>
          </tr>
        ))}
        {group.items.length > 1 && (
          <tr className={styles.subtotal}>
            <th scope="row">{group.subtotalLabel}</th>
            <td>{formatCents(group.subtotalCadCents)}</td>
          </tr>
        )}
      </tbody>
    </table>
  ))
}
