import { Dialog, DialogBody } from '@blueprintjs/core'
import { Link } from 'react-router-dom'
import { formatCents } from '#domain/money.ts'
import { componentTitles, type RevisionComponent } from '#domain/pricing/revision-components.ts'
import { useGetDeliveryOrderPriceExplanation } from '#generated/client/orders/orders.ts'
import type { PriceExplanation } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import styles from './price-explanation.module.css'

interface PriceExplanationDialogProps {
  readonly orderId: number
  readonly onClose: () => void
}

/** Each line of the price in words; for the courier's people with its arithmetic and the way to where it was set. */
export function PriceExplanationDialog({ orderId, onClose }: PriceExplanationDialogProps) {
  const { data, error, refetch } = useGetDeliveryOrderPriceExplanation(orderId)
  return (
    <Dialog isOpen onClose={onClose} title="Why this price" className={styles.dialog}>
      <DialogBody>
        {error !== null ? (
          <ErrorState title="The explanation could not be loaded" error={error} retry={() => void refetch()} />
        ) : data === undefined ? (
          <SkeletonLines count={6} />
        ) : (
          <ol className={styles.lines}>
            {data.data.map((line) => (
              <Line key={line.key} line={line} />
            ))}
          </ol>
        )}
      </DialogBody>
    </Dialog>
  )
}

function Line({ line }: { readonly line: PriceExplanation['data'][number] }) {
  const { name, priceCadCents, words, arithmetic, setting } = line
  const { permissions } = useSession()
  return (
    <li>
      <h3 className={styles.name}>
        {name}
        <span>{formatCents(priceCadCents)}</span>
      </h3>
      <p>{words}</p>
      {arithmetic && <p className={styles.arithmetic}>{arithmetic}</p>}
      {setting && permissions.has('services.read') && (
        <p>
          <Link
            className="wb-lone-link"
            to={paths.serviceRevision(setting.serviceId, setting.serviceRevisionId, setting.component)}
          >
            {`Set in ${componentTitles[setting.component as RevisionComponent]}`}
          </Link>
        </p>
      )}
    </li>
  )
}
