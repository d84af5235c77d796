import { formError, refuseErrors } from '../text/refusal.ts'
import { noSuch } from '../text/refusals.ts'

/** A vehicle that a driver is to have, as it stands. */
export interface VehicleToGive {
  readonly name: string
  readonly archived: boolean
  /** The name of another driver who has it; null: nobody else has. */
  readonly takenFrom: string | null
}

/**
 * Asks before a vehicle is taken from the driver who has it: "Ford Transit is Marek Kowalski's. Give it to Ravi Patel?"
 * @param vehicles as they are asked for; undefined: there is no such vehicle
 * @param confirmed whether the person said yes to it
 * @throws formError at a vehicle that is not there or archived, and `vehicle_taken` with the question as its message
 */
export function checkVehicles(
  driverName: string,
  vehicles: readonly (VehicleToGive | undefined)[],
  confirmed = false,
): void {
  const at = (index: number) => `/vehicleIds/${index}`
  refuseErrors(
    Object.fromEntries(
      vehicles.flatMap((vehicle, index) => {
        if (vehicle === undefined) return [[at(index), [noSuch('vehicle')]]]
        return vehicle.archived ? [[at(index), [`${vehicle.name} is archived`]]] : []
      }),
    ),
  )
  const taken = vehicles.flatMap((vehicle, index) =>
    vehicle?.takenFrom ? [[at(index), `${vehicle.name} is ${vehicle.takenFrom}'s`] as const] : [],
  )
  if (confirmed || taken.length === 0) return
  throw formError(
    Object.fromEntries(taken.map(([pointer, words]) => [pointer, [words]])),
    'vehicle_taken',
    `${taken.map(([, words]) => `${words}.`).join(' ')} Give ${taken.length === 1 ? 'it' : 'them'} to ${driverName}?`,
  )
}
