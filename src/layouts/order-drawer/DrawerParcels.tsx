import { formatInches, formatMeasure } from '#domain/units.ts'
import type { ParcelDetail } from '#generated/model/index.ts'
import { useSession } from '#src/session/session.ts'
import { ParcelTypes } from '#src/resources/orders/ParcelTypes.tsx'
import { DrawerPart } from './DrawerPart.tsx'
import styles from './order-drawer.module.css'

/** So that stamps, comments and updates stay near. */
const typesInSight = 8

/** What is carried, one line a type, in the person's units. */
export function DrawerParcels({ parcels }: { readonly parcels: readonly ParcelDetail[] }) {
  const { unitPreference } = useSession()
  // Parcels are sold in inches to everybody who does not read metres (order-detail.md 2).
  const side = (metres: number) =>
    unitPreference === 'Metric' ? formatMeasure(metres, 'smallDistance', unitPreference) : formatInches(metres)
  return (
    <DrawerPart
      title="Parcels"
      aside={parcels.length > typesInSight && <span className="wb-muted">{parcels.length} types</span>}
    >
      <ParcelTypes
        parcels={parcels}
        inSight={typesInSight}
        usualHeight={28}
        className={styles.parcels}
        boxClassName={styles.parcelsWindow}
      >
        {({ quantity, name, lengthM, widthM, heightM, weightKg }) => (
          <div className={styles.parcelRow}>
            <span className={styles.quantity}>{quantity} ×</span>
            <span className={styles.parcel}>
              <strong>{name}</strong>
              <span className="wb-muted">
                {[lengthM, widthM, heightM].map(side).join(' × ')}
                {' · '}
                {formatMeasure(weightKg, 'weight', unitPreference)} each
              </span>
            </span>
          </div>
        )}
      </ParcelTypes>
    </DrawerPart>
  )
}
