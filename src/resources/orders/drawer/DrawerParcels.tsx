import { formatInches, formatMeasure } from '#domain/units.ts'
import type { ParcelDetail } from '#generated/model/index.ts'
import { useSession } from '#src/session/session.ts'
import { DrawerPart } from './DrawerPart.tsx'

/** What is carried, one line a type, in the person's units. */
export function DrawerParcels({ parcels }: { readonly parcels: readonly ParcelDetail[] }) {
  const { unitPreference } = useSession()
  // Parcels are sold in inches to everybody who does not read metres (order-detail.md 2).
  const side = (metres: number) =>
    unitPreference === 'Metric' ? formatMeasure(metres, 'smallDistance', unitPreference) : formatInches(metres, 1)
  return (
    <DrawerPart title="Parcels">
      {parcels.length === 0 ? (
        <p className="wb-muted">No parcels on this order</p>
      ) : (
        <ul className="wb-drawer-parcels">
          {parcels.map((parcel) => (
            <li key={parcel.id}>
              <span className="wb-drawer-quantity">{parcel.quantity} ×</span>
              <span className="wb-drawer-parcel">
                <strong>{parcel.name}</strong>
                <span className="wb-muted">
                  {[parcel.lengthM, parcel.widthM, parcel.heightM].map(side).join(' × ')}
                  {' · '}
                  {formatMeasure(parcel.weightKg, 'weight', unitPreference)} each
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </DrawerPart>
  )
}
