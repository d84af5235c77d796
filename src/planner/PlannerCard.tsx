import type { ReactNode } from 'react'
import '#src/ui/dense-card.css'
import styles from './planner.module.css'

/** One part of the page of a recurring order. */
export function PlannerCard({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={`wb-card wb-dense-card ${styles.card}`} aria-label={title}>
      <h2 className="wb-label">{title}</h2>
      {children}
    </section>
  )
}
