import type { ReactNode } from 'react'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import styles from './account.module.css'

interface AccountBarProps {
  /** Amounts in words, which are on their way while they are left out. */
  readonly figures: readonly (readonly [label: string, text: string | undefined])[]
  /** What can be done about them. */
  readonly children?: ReactNode
}

/** How it stands between a courier and a customer, over the list of its invoices. */
export function AccountBar({ figures, children }: AccountBarProps) {
  return (
    <section className={styles.bar} aria-label="Account">
      <dl>
        {figures.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text ?? <Skeleton width={80} />}</dd>
          </div>
        ))}
      </dl>
      {children !== undefined && <div className="wb-no-print wb-acts">{children}</div>}
    </section>
  )
}
