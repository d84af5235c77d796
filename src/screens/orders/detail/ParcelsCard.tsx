import { formatInches, formatMeasure, type UnitPreference } from '#domain/units.ts'
import type { ParcelDetail } from '#generated/model/index.ts'
import { useSession } from '#src/session/session.ts'
import { Card } from './Fact.tsx'

/** What is carried, type by type, each measured in the person's units. */
export function ParcelsCard({ parcels }: { readonly parcels: readonly ParcelDetail[] }) {
  const { unitPreference } = useSession()
  return (
    <Card title="Parcels">
      {parcels.length === 0 ? (
        <p className="wb-muted wb-order-none">No parcels on this order</p>
      ) : (
        <ul className="wb-parcels">
          {parcels.map((parcel) => (
            <li key={parcel.id}>
              <span className="wb-parcel-quantity">{parcel.quantity} ×</span>
              <div>
                <span className="wb-parcel-name">{parcel.name}</span>
                <span className="wb-parcel-measures">
                  <span>{dimensions(parcel, unitPreference)}</span>
                  <span>{formatMeasure(parcel.weightKg, 'weight', unitPreference)} each</span>
                  <span>
                    {formatMeasure(parcel.lengthM * parcel.widthM * parcel.heightM, 'volume', unitPreference)} each
                  </span>
                </span>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** Length, width and height; those who do not read metres also get the inches that parcels are sold in. */
function dimensions({ lengthM, widthM, heightM }: ParcelDetail, preference: UnitPreference): string {
  const sides = [lengthM, widthM, heightM]
  const own = sides.map((side) => formatMeasure(side, 'smallDistance', preference)).join(' × ')
  if (preference === 'Metric') return own
  const inches = sides.map((side) => formatInches(side, 1).replace(' in', '')).join(' × ')
  return `${own} (${inches} in)`
}
