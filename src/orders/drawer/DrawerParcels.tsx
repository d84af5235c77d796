import { formatMeasure, formatSide, type UnitPreference } from '#domain/amounts/units.ts'
import type { ParcelDetail } from '#generated/model/index.ts'
import { useSession } from '#src/session/session.ts'
import { knownSides } from '#src/orders/cells/parcel-measures.ts'
import { ParcelTypes } from '#src/orders/cells/ParcelTypes.tsx'
import { DrawerPart } from './DrawerPart.tsx'
import styles from './order-drawer.module.css'

/** So that stamps, comments and updates stay near. */
const typesInSight = 8

/** What is carried, one line a type, in the person's units. */
export function DrawerParcels({ parcels }: { readonly parcels: readonly ParcelDetail[] }) {
  const { unitPreference } = useSession()
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
        {(parcel) => (
          <div className={styles.parcelRow}>
            <span className={styles.quantity}>{parcel.quantity} ×</span>
            <span className={styles.parcel}>
              <strong>{parcel.name}</strong>
              <span className="wb-muted">{measuresText(parcel, unitPreference)}</span>
            </span>
          </div>
        )}
      </ParcelTypes>
    </DrawerPart>
  )
}

/** "20 in × 16 in × 12 in · 27.56 lb each", as far as it is known. */
function measuresText(parcel: ParcelDetail, units: UnitPreference): string {
  const sides = knownSides(parcel)
  return [
    ...(sides === null ? [] : [sides.map((side) => formatSide(side, units)).join(' × ')]),
    ...(parcel.weightKg === null ? [] : [`${formatMeasure(parcel.weightKg, 'weight', units)} each`]),
  ].join(' · ')
}
