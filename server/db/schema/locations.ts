import type { Generated } from 'kysely'
import type { Computed, Id, NullableJson } from './columns.ts'
import type { OperatingHours } from './hours.ts'

// Tables of 0004_locations.sql.

export type LocationKind = 'residential' | 'commercial' | 'general'

/** A place as it was when an order was made. */
export interface LocationCopy {
  id: number | null
  name: string
  friendlyName: string
  unitNumber: string
  streetAddress: string
  formattedAddress: string
  city: string
  province: string
  postalCode: string
  country: string
  latitude: number
  longitude: number
  contactName: string
  phone: string | null
  kind: LocationKind
  operatingHours: OperatingHours | null
  pickupNotes: string
  dropoffNotes: string
  timezone: string
}

/** What lists show of such a copy. */
export type PlaceSummary = Pick<LocationCopy, 'id' | 'name' | 'formattedAddress' | 'city' | 'latitude' | 'longitude'>

export interface LocationsTable {
  id: Id
  tenant_id: number
  external_reference: string | null
  import_key: string | null
  name: string
  friendly_name: Generated<string>
  unit_number: Generated<string>
  street_address: Generated<string>
  formatted_address: string
  city: Generated<string>
  province: Generated<string>
  postal_code: Generated<string>
  country: Generated<string>
  latitude: number
  longitude: number
  contact_name: Generated<string>
  /** E.164. */
  phone: string | null
  kind: Generated<LocationKind>
  /** null: open 24 hours. */
  operating_hours: NullableJson<OperatingHours>
  pickup_notes: Generated<string>
  dropoff_notes: Generated<string>
  time_zone: string
  archived_at: number | null
  created_at: Generated<number>
  updated_at: Generated<number>
  version: Generated<number>
  search_text: Computed<string>
}

/** Public places; written by system transactions only. */
export interface GazetteerPlacesTable {
  id: Id
  source: string
  source_key: string
  name: Generated<string>
  street_address: Generated<string>
  formatted_address: string
  city: Generated<string>
  province: Generated<string>
  postal_code: Generated<string>
  country: Generated<string>
  latitude: number
  longitude: number
  time_zone: string | null
  search_text: Computed<string>
}
