import type { Row } from '#server/db/schema.ts'
import type { Schema } from '#server/http/handler-types.ts'

/** The columns of {@link toLocation}. */
export const locationColumns = [
  'locations.id',
  'locations.tenant_id',
  'locations.external_reference',
  'locations.name',
  'locations.friendly_name',
  'locations.unit_number',
  'locations.street_address',
  'locations.city',
  'locations.province',
  'locations.postal_code',
  'locations.country',
  'locations.formatted_address',
  'locations.latitude',
  'locations.longitude',
  'locations.time_zone',
  'locations.contact_name',
  'locations.phone',
  'locations.kind',
  'locations.operating_hours',
  'locations.pickup_notes',
  'locations.dropoff_notes',
  'locations.archived_at',
  'locations.created_at',
  'locations.updated_at',
  'locations.version',
] as const

export type LocationRow = Omit<Row<'locations'>, 'import_key' | 'search_text'>

const orNull = (text: string) => (text === '' ? null : text)

/** A row of the address book as the contract shows it. */
export function toLocation(row: LocationRow): Schema<'Location'> {
  return {
    id: row.id,
    tenantId: row.tenant_id,
    version: row.version,
    externalReference: row.external_reference,
    name: row.name,
    friendlyName: orNull(row.friendly_name),
    fullName: row.friendly_name === '' ? row.name : `${row.name} (${row.friendly_name})`,
    unitNumber: orNull(row.unit_number),
    streetAddress: row.street_address,
    city: row.city,
    province: row.province,
    postalCode: orNull(row.postal_code),
    country: row.country,
    formattedAddress: row.formatted_address,
    latitude: row.latitude,
    longitude: row.longitude,
    timezone: row.time_zone,
    contactName: orNull(row.contact_name),
    phone: row.phone,
    kind: row.kind,
    operatingHours: withoutNulls(row.operating_hours ?? {}),
    pickupNotes: orNull(row.pickup_notes),
    dropoffNotes: orNull(row.dropoff_notes),
    archived: row.archived_at !== null,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

/** A day whose hours are null is a day without hours, which the contract leaves out. */
function withoutNulls(hours: NonNullable<LocationRow['operating_hours']>): Schema<'OperatingHours'> {
  return Object.fromEntries(
    Object.entries(hours).map(([day, value]) => [
      day,
      value.hours ? { closed: value.closed, hours: value.hours } : { closed: value.closed },
    ]),
  )
}

/** The address in one line: `110-3160 Preston Avenue, Saskatoon, SK S7T 1C5`. */
export function formatAddress(parts: {
  unitNumber?: string | null
  streetAddress: string
  city: string
  province: string
  postalCode?: string | null
}): string {
  const street = parts.unitNumber ? `${parts.unitNumber}-${parts.streetAddress}` : parts.streetAddress
  const region = [parts.province, parts.postalCode].filter(Boolean).join(' ')
  return [street, parts.city, region].filter(Boolean).join(', ')
}
