import { volumeOf } from '#domain/orders/order-components.ts'
import { formatMeasure, formatSide, type UnitPreference } from '#domain/amounts/units.ts'
import type { DeliveryOrderPageView, ParcelDetail } from '#generated/model/index.ts'
import { canOrder } from '#src/access/can-order.ts'
import { knownSides } from '#src/orders/cells/parcel-measures.ts'
import { ParcelTypes } from '#src/orders/cells/ParcelTypes.tsx'
import { useSession } from '#src/session/session.ts'
import { EditPencil } from './EditPencil.tsx'
import { Card } from './Card.tsx'
import styles from './parcels.module.css'

interface ParcelsCardProps {
  readonly order: DeliveryOrderPageView
  readonly onEdit: () => void
}

/** So that what happened stays near. */
const typesInSight = 6

/** What is carried, type by type, each measured in the person's units (docs/rules/order-page.md, "Sections of the page"). */
export function ParcelsCard({ order, onEdit }: ParcelsCardProps) {
  const session = useSession()
  const { parcelDetails: parcels } = order
  return (
    <Card
      title="Parcels"
      aside={
        <>
          {parcels.length > typesInSight && <span className={`wb-muted ${styles.count}`}>{parcels.length} types</span>}
          <EditPencil label="Edit parcels" order={order} verdict={canOrder.editOrder(session, order)} onEdit={onEdit} />
        </>
      }
    >
      <ParcelTypes
        parcels={parcels}
        inSight={typesInSight}
        usualHeight={88}
        className={styles.parcels}
        boxClassName={styles.window}
      >
        {(parcel) => <Parcel parcel={parcel} />}
      </ParcelTypes>
    </Card>
  )
}

function Parcel({ parcel }: { readonly parcel: ParcelDetail }) {
  const { unitPreference } = useSession()
  const { quantity, name } = parcel
  const sides = knownSides(parcel)
  return (
    <div className={styles.parcel}>
      <span className={styles.quantity}>{quantity} ×</span>
      <div>
        <span className={styles.name}>{name}</span>
        <span className={styles.measures}>
          {sides !== null && <span>Max {sides.map((side) => formatSide(side, unitPreference)).join(' × ')} each</span>}
          <span>{eachTexts(parcel, unitPreference).join(' · ')}</span>
        </span>
      </div>
    </div>
  )
}

/** What is known of the weight and the volume of each piece: "27.56 lb each", "2.222 ft³ each". */
function eachTexts(parcel: ParcelDetail, units: UnitPreference): readonly string[] {
  const volumeM3 = knownSides(parcel) === null ? null : volumeOf(parcel)
  return [
    ...(parcel.weightKg === null ? [] : [`${formatMeasure(parcel.weightKg, 'weight', units)} each`]),
    ...(volumeM3 === null ? [] : [`${formatMeasure(volumeM3, 'volume', units)} each`]),
  ]
}
