import { Link } from 'react-router-dom'
import { howToPayTitles } from '#domain/messages/how-to-pay.ts'
import { formatCents } from '#domain/amounts/money.ts'
import type { BillingCourier } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { WaysToPay } from './HowToPay.tsx'
import styles from './received.module.css'

interface BillingCouriersProps {
  readonly couriers: readonly BillingCourier[]
}

/** The couriers that bill the organization: what is owed to each, and how to pay it. */
export function BillingCouriers({ couriers }: BillingCouriersProps) {
  return (
    <ul className={styles.couriers} aria-label="Couriers">
      {couriers.map((courier) => (
        <OfCourier key={courier.id} courier={courier} isOnly={couriers.length === 1} />
      ))}
    </ul>
  )
}

interface OfCourierProps {
  readonly courier: BillingCourier
  /** Whether no other courier bills: its amounts are those of the whole account, and its ways to pay are shown from the start. */
  readonly isOnly: boolean
}

function OfCourier({ courier, isOnly }: OfCourierProps) {
  const { id, name, isConnected, outstandingCadCents, overdueCadCents, howToPay } = courier
  return (
    <li className={`wb-card ${styles.courier}`}>
      <span className={styles.name}>
        <Link to={paths.vendorSide(id, 'invoices')}>{name}</Link>
        {!isOnly && (
          <span className={styles.owed}>
            {owedText(outstandingCadCents)}
            {overdueCadCents > 0 && <span className={styles.late}> · {formatCents(overdueCadCents)} overdue</span>}
          </span>
        )}
        {!isConnected && <span className={styles.owed}>No longer connected</span>}
      </span>
      <ButtonLink to={paths.vendorStatement(id)} size="small" text="Statement" aria-label={`Statement of ${name}`} />
      {howToPay !== null ? (
        <details className={styles.ways} open={isOnly}>
          <summary aria-label={`${howToPayTitles.en}: ${name}`}>{howToPayTitles.en}</summary>
          <WaysToPay howToPay={howToPay} />
        </details>
      ) : (
        outstandingCadCents > 0 && (
          <p className={styles.none}>The courier has not said here how to pay: ask it, or look at the invoice.</p>
        )
      )}
    </li>
  )
}

/** @param cents below zero: the organization has credit */
function owedText(cents: number): string {
  if (cents === 0) return 'Nothing is owed'
  return cents < 0 ? `${formatCents(-cents)} in your favour` : `You owe ${formatCents(cents)}`
}
