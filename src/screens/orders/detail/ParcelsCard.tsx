import { formatInches, formatMeasure } from '#domain/units.ts'
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
                  <span>{sides(parcel, (side) => formatMeasure(side, 'smallDistance', unitPreference))}</span>
                  {unitPreference !== 'Metric' && <span>{sides(parcel, (side) => formatInches(side, 1))}</span>}
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

/** Length, width and height. Those who do not read metres also get the inches that parcels are sold in. */
function sides({ lengthM, widthM, heightM }: ParcelDetail, inWords: (metres: number) => string): string {
  return [lengthM, widthM, heightM].map(inWords).join(' × ')
}
