import { withUnit } from '#domain/addresses/address.ts'
import type { LocationCopy } from '#server/db/json-columns.ts'
import type { Schema } from '#generated/handlers.ts'
import { orNull } from './order-view.ts'

/** A stop as the order page shows it: the location as it was when the order was made. */
export function shownLocation(copy: LocationCopy): Schema<'OrderLocation'> {
  return {
    ...locationSummary(copy),
    friendlyName: orNull(copy.friendlyName),
    fullName: copy.friendlyName === '' ? copy.name : `${copy.name} (${copy.friendlyName})`,
    unitNumber: orNull(copy.unitNumber),
    timezone: copy.timezone,
    contactName: orNull(copy.contactName),
    phone: copy.phone,
    email: copy.email ?? null,
    operatingHours: withoutNulls(copy.operatingHours ?? {}),
    pickupNotes: orNull(copy.pickupNotes),
    dropoffNotes: orNull(copy.dropoffNotes),
  }
}

/** A stop as lists show it. Every order starts and ends at a saved location, whose id the copy keeps. */
export function locationSummary(copy: LocationCopy): Schema<'LocationSummary'> {
  const { id, name, city, latitude, longitude } = copy
  return {
    id: id ?? 0,
    name,
    formattedAddress: withUnit(copy.formattedAddress, copy.unitNumber),
    city,
    latitude,
    longitude,
  }
}

/** A day whose hours are null is a day without hours, which the contract leaves out. */
function withoutNulls(hours: NonNullable<LocationCopy['operatingHours']>): Schema<'OperatingHours'> {
  return Object.fromEntries(
    Object.entries(hours).map(([weekday, { closed, hours: times }]) => [
      weekday,
      times ? { closed, hours: times } : { closed },
    ]),
  )
}
