import { PriceLines, PriceTotal } from '#src/orders/money/PriceLines.tsx'
import { OnItsWay, NewerOnItsWay } from '#src/ui/OnItsWay.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { type OverridePrice, previewFailedText } from './use-override-price.ts'
import styles from './edit-order.module.css'

interface EditPriceProps {
  readonly price: OverridePrice
  /** Whether something must first be corrected. */
  readonly waiting: boolean
}

/** What the order would cost as it is edited. While the next price is worked out the one before stays, dimmed. */
export function EditPrice({ price: { pricing, stale, failed, billed }, waiting }: EditPriceProps) {
  return (
    <aside className={styles.price} aria-label="Price">
      <h3 className="wb-section-title">Price</h3>
      {waiting ? (
        <p className="wb-muted">The price appears once what is marked is corrected.</p>
      ) : pricing !== undefined ? (
        <div className={styles.priceLines} aria-busy={stale} data-stale={stale || undefined}>
          {stale && <NewerOnItsWay label="Working out the price" />}
          <PriceLines pricing={pricing} />
          <PriceTotal pricing={pricing} />
          {billed !== null && <p className="wb-muted">{billed}</p>}
        </div>
      ) : failed && !stale ? (
        <p className="wb-muted">{previewFailedText}</p>
      ) : (
        <OnItsWay label="Working out the price" className={styles.priceLines}>
          {[72, 54, 60].map((width) => (
            <Skeleton key={width} width={`${width}%`} />
          ))}
        </OnItsWay>
      )}
    </aside>
  )
}
