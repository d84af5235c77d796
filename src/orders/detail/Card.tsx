import type { ReactNode } from 'react'
import '#src/ui/dense-card.css'
import styles from './order.module.css'

interface CardProps {
  readonly title: string
  /** Beside the title: a count, a link. */
  readonly aside?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

/** One part of the order page. */
export function Card({ title, aside, className, children }: CardProps) {
  return (
    <section className={`wb-card wb-dense-card ${className ?? ''}`} aria-label={title}>
      <header className={styles.cardHead}>
        <h2 className="wb-label">{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  )
}
