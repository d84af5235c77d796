import { MapMarker } from '@blueprintjs/icons'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Province } from '#domain/geo/canada.ts'
import { useGetTimezone } from '#generated/client/locations/locations.ts'
import { useFormAccess } from '#src/forms/form-access.tsx'
import { LazyPinMap } from '#src/maps/LazyMaps.tsx'
import type { Place } from '#src/maps/map-types.ts'
import { useDebounced } from '#src/tables/use-debounced.ts'
import { addressOf, pointOf, provinceOf } from './pin-point.ts'
import { PinByHand } from './PinByHand.tsx'
import { useAreaOfAddress } from './use-area-of-address.ts'
import styles from './location-pin.module.css'

/** Pixels: enough of the neighbourhood to find the door by. */
const mapHeight = 260

/** Milliseconds that the pin must stand still before its time zone is asked for. */
const stillFor = 400

/** The pin on a map, bound to latitude and longitude; wherever it goes, the time zone follows. */
export function LocationPin({ data }: { readonly data: unknown }) {
  const { setValue } = useFormAccess()
  const point = pointOf(data)
  const address = addressOf(data)
  const area = useAreaOfAddress(data, (field, value) => setValue([field], value))
  useZoneOfPin(point, provinceOf(data), (zone) => setValue(['timezone'], zone))

  const move = ({ latitude, longitude }: Place) => {
    setValue(['latitude'], latitude)
    setValue(['longitude'], longitude)
    setValue(['approximatePin'], false)
  }

  if (point === null)
    return (
      <div className={styles.noPin}>
        <MapMarker size={18} />
        <p className="wb-muted">Choose an address above, or give its city or postal code, and the pin stands here.</p>
        <PinByHand onPlace={move} />
      </div>
    )
  return (
    <div>
      <div className={styles.map}>
        <LazyPinMap
          place={point}
          label={address === '' ? 'Pin' : `Pin of ${address}`}
          height={mapHeight}
          onMove={move}
        />
      </div>
      <p className="wb-field-help">
        {area === null ? '' : `The pin stands in the middle of ${area}. `}
        Click where the door is, drag the pin, or move it with the arrow keys.
      </p>
    </div>
  )
}

/** Finds the zone of a pin that was moved, or came to another province. One that stands where the form found it keeps the zone it came with. */
function useZoneOfPin(point: Place | null, province: Province | undefined, take: (zone: string) => void): void {
  const at = point === null ? '' : `${point.latitude},${point.longitude},${province ?? ''}`
  const [start] = useState(at)
  const [moved, setMoved] = useState(false)
  if (!moved && at !== start) setMoved(true)
  const settled = useDebounced(at, stillFor)
  const [lat = 0, lng = 0] = settled.split(',').map(Number)
  const isAsked = moved && settled !== '' && settled === at
  const { data } = useGetTimezone(
    { lat, lng, ...(province !== undefined && { province }) },
    { query: { enabled: isAsked, staleTime: Number.POSITIVE_INFINITY } },
  )
  const zone = isAsked ? data?.canonicalIdentifier : undefined

  const takeZone = useEffectEvent(take)
  useEffect(() => {
    if (zone !== undefined) takeZone(zone)
  }, [zone, settled])
}
