import { formatMeasure } from '#domain/amounts/units.ts'
import type { DeliveryOrderDriverView } from '#generated/model/index.ts'
import { useUnitPreference } from '#src/forms/unit-preference.tsx'
import styles from './next.module.css'

/** What is carried: the parcels by type, and what they come to. */
export function LoadCard({ order }: { readonly order: DeliveryOrderDriverView }) {
  const units = useUnitPreference()
  return (
    <section className={`wb-card ${styles.card}`} aria-label="Parcels">
      <h2 className="wb-label">Parcels</h2>
      <ul className={styles.parcels}>
        {order.parcelDetails.map(({ id, name, quantity, weightKg }) => (
          <li key={id}>
            <strong>{quantity} ×</strong> {name}
            {weightKg !== null && <span className="wb-muted">{formatMeasure(weightKg, 'weight', units)} each</span>}
          </li>
        ))}
      </ul>
      <p className="wb-muted">
        {order.totalParcels} in all
        {order.totalWeightKg !== null && `, ${formatMeasure(order.totalWeightKg, 'weight', units)}`}
      </p>
    </section>
  )
}
