import { formatCents } from '#domain/amounts/money.ts'
import type { DeliveryOrderInfoView, Pricing } from '#generated/model/index.ts'
import { MoneyCell } from '#src/orders/cells/MoneyCell.tsx'
import { DrawerPart } from './DrawerPart.tsx'
import styles from './order-drawer.module.css'

/** Who pays and how much: each group of the price with its sum; its lines stand on the order's page. */
export function ChargeTo({ order: { senderTenant, pricing } }: { readonly order: DeliveryOrderInfoView }) {
  return (
    <DrawerPart title="Charge To" className={styles.card}>
      <p className={styles.name}>{senderTenant.name}</p>
      {!pricing.hidden && <Price pricing={pricing} />}
    </DrawerPart>
  )
}

function Price({ pricing }: { readonly pricing: Pricing }) {
  return (
    <dl className={styles.sums}>
      {typeof pricing.beforeCancellation?.priceCadCents === 'number' && (
        <div>
          <dt>Before cancellation</dt>
          <dd>
            <del>{formatCents(pricing.beforeCancellation.priceCadCents)}</del>
          </dd>
        </div>
      )}
      {pricing.lineItems.map(({ label, subtotalCadCents }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatCents(subtotalCadCents)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>Total</dt>
        <dd>
          <MoneyCell pricing={pricing} />
        </dd>
      </div>
    </dl>
  )
}
