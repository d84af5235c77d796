import { howToPayTitles, waysToPay } from '#domain/messages/how-to-pay.ts'
import type { HowToPay } from '#generated/model/index.ts'
import shared from '#src/billing/billing.module.css'
import { Fact, Facts } from '#src/ui/Facts.tsx'
import styles from './received.module.css'

/** Lists the ways in which a courier is paid, as the courier has written them. */
export function WaysToPay({ howToPay }: { readonly howToPay: HowToPay }) {
  return (
    <Facts>
      {waysToPay(howToPay, 'en').map(({ label, text }) => (
        <Fact key={label} label={label}>
          <span className={styles.way}>{text}</span>
        </Fact>
      ))}
    </Facts>
  )
}

/** The ways to pay a courier, as a part of a page; nothing if it has named none. */
export function HowToPayPart({ howToPay }: { readonly howToPay: HowToPay | null }) {
  if (howToPay === null) return null
  return (
    <section className={`wb-card ${shared.part} ${styles.part}`} aria-label={howToPayTitles.en}>
      <h2>{howToPayTitles.en}</h2>
      <WaysToPay howToPay={howToPay} />
    </section>
  )
}
