import { formatInches, formatMeasure } from '#domain/units.ts'
import type { DeliveryOrderPageView, ParcelDetail } from '#generated/model/index.ts'
import { canOrder } from '#src/access/can-order.ts'
import { ParcelTypes } from '#src/resources/orders/ParcelTypes.tsx'
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

/** What is carried, type by type, each measured in the person's units (order-detail.md 2). */
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
  const { quantity, name, lengthM, widthM, heightM, weightKg } = parcel
  return (
    <div className={styles.parcel}>
      <span className={styles.quantity}>{quantity} ×</span>
      <div>
        <span className={styles.name}>{name}</span>
        <span className={styles.measures}>
          <span>{sides(parcel, (side) => formatMeasure(side, 'smallDistance', unitPreference))}</span>
          {unitPreference !== 'Metric' && !isInInches(parcel) && <span>{sides(parcel, formatInches)}</span>}
          <span>
            {formatMeasure(weightKg, 'weight', unitPreference)} each ·{' '}
            {formatMeasure(lengthM * widthM * heightM, 'volume', unitPreference)} each
          </span>
        </span>
      </div>
    </div>
  )
}

/** Length, width and height. Those who do not read metres also get the inches that parcels are sold in. */
function sides({ lengthM, widthM, heightM }: ParcelDetail, inWords: (metres: number) => string): string {
  return `Max ${[lengthM, widthM, heightM].map(inWords).join(' × ')} each`
}

const metresOfAFoot = 0.3048

/** Feet and inches of less than a foot are inches already. */
function isInInches({ lengthM, widthM, heightM }: ParcelDetail): boolean {
  return Math.max(lengthM, widthM, heightM) < metresOfAFoot
}
