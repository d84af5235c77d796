import type { DeliveryOrderPageView } from '#generated/model/index.ts'
import type { Pin } from '#src/maps/map-types.ts'
import { stopNames } from './stop-names.ts'

/** The two stops of an order for a map, in the order in which they are driven and in the colour of its status. */
export function stopPins(order: Pick<DeliveryOrderPageView, 'pickupLocation' | 'dropoffLocation' | 'status'>): Pin[] {
  const { pickupLocation: pickup, dropoffLocation: dropoff, status } = order
  return [
    { ...pickup, id: 'pickup', label: `${stopNames.pickup}: ${pickup.name}`, mark: 'P', status },
    { ...dropoff, id: 'dropoff', label: `${stopNames.dropoff}: ${dropoff.name}`, mark: 'D', status },
  ]
}
