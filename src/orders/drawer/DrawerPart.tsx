import type { ReactNode } from 'react'
import styles from './order-drawer.module.css'

interface DrawerPartProps {
  readonly title: string
  /** Beside the title: an act, a count. */
  readonly aside?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

/** One part of the order drawer under its small heading. */
export function DrawerPart({ title, aside, className = '', children }: DrawerPartProps) {
  return (
    <section className={`${styles.part} ${className}`} aria-label={title}>
      <header className={styles.partHead}>
        <h3 className="wb-label">{title}</h3>
        {aside}
      </header>
      {children}
    </section>
  )
}
