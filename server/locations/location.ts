import { sql } from 'kysely'
import { formOfAddress } from '#domain/addresses/address-book.ts'
import type { ImportedLocation } from '#domain/addresses/address-import.ts'
import { provinceFault } from '#domain/addresses/address-province.ts'
import { formatAddress, fullLocationName } from '#domain/addresses/address.ts'
import { countCap } from '#server/db/cursor.ts'
import type { NewRow } from '#server/db/schema.ts'
import type { Schema } from '#generated/handlers.ts'
import { formError } from '#domain/text/refusal.ts'
import { defineResource } from '#server/resources/resource.ts'
import { selectUses } from '#server/resources/uses.ts'
import { newValues } from '#server/resources/write.ts'
import { addressAreas } from './address-suggestions.ts'
import { timeZoneAt } from './time-zone.ts'

/** A location in an address book; orders keep the copy they were placed with. */
export const locations = defineResource('location', 'locations', {
  fields: {
    fullName: {
      read: ({ name, friendly_name: friendlyName }) => fullLocationName(name, friendlyName),
    },
    timezone: { column: 'time_zone' },
    operatingHours: {
      column: 'operating_hours',
      // A day whose hours are null is a day without hours, which the contract leaves out.
      read: ({ operating_hours: hours }) =>
        Object.fromEntries(
          Object.entries(hours ?? {}).map(([day, { closed, hours: open }]) => [
            day,
            open ? { closed, hours: open } : { closed },
          ]),
        ),
      write: (hours) => JSON.stringify(hours),
    },
  },
  matches: (term, { archived, tenantIds }) => sql`locations.id in (
    select search_locations(${term}, owner, ${archived}) from (${tenantIds}) as owners (owner))`,
  filledIn: (location, change, before) => ({
    formatted_address: formatAddress(location),
    // A moved pin finds its zone anew, unless one is given, and stands where somebody put it.
    ...((isMoved(location, before) || location.province !== before?.province) &&
      !change.timezone && { time_zone: timeZoneAt(location.latitude, location.longitude, location.province) }),
    ...(isMoved(location, before) && change.approximatePin === undefined && { approximate_pin: false }),
  }),
  check: async (_ctx, _given, { after, before }) => {
    // What stood before is not refused for a change of something else.
    if (before !== null && addressParts.every((part) => (after[part] ?? null) === (before[part] ?? null))) return
    const fault = provinceFault(after, addressAreas.provincesNear)
    if (fault !== null) throw formError({ [`/${fault.field}`]: [fault.message] })
  },
  uses: [
    // As many as are counted: a depot is a stop of every other order.
    selectUses(
      'order',
      { how: 'a stop of', keeps: true },
      sql`(select max(id) as id, count(*) as count from (
        select id from delivery_orders where locations.id in (pickup_location_id, dropoff_location_id)
        limit ${sql.lit(countCap)}) as counted) as orders where orders.id is not null`,
      { name: sql`'order ' || orders.id`, id: sql`orders.id`, count: sql`orders.count` },
    ),
    selectUses(
      'recurringOrder',
      { how: 'a stop of', keeps: true },
      sql`recurring_orders where locations.id in (pickup_location_id, dropoff_location_id)`,
      { name: sql`recurring_orders.name`, id: sql`recurring_orders.id` },
    ),
  ],
})

/** The row that a mended line of a file stands for. */
export function importedValues(
  location: ImportedLocation,
  more: Partial<Schema<'LocationInput'>> = {},
): Omit<NewRow<'locations'>, 'tenant_id'> {
  return newValues(locations, { ...formOfAddress(location), ...more })
}

/** What says which province a location is in. */
const addressParts = ['province', 'postalCode', 'latitude', 'longitude'] as const

interface Pin {
  latitude: number
  longitude: number
}

function isMoved(now: Pin, before: Pin | null): boolean {
  return now.latitude !== before?.latitude || now.longitude !== before.longitude
}
