import type { ColumnType, Generated } from 'kysely'
import type { RevisionPricing } from '#domain/pricing/types.ts'
import type { StopProtocols } from '#domain/protocol.ts'
import type { Id, Json } from './columns.ts'

// Tables of 0005_services.sql.

export interface ServicesTable {
  id: Id
  tenant_id: number
  name: string
  description: Generated<string>
  is_enabled: Generated<boolean>
  published_revision_id: number | null
  archived_at: number | null
  created_at: Generated<number>
  updated_at: Generated<number>
}

export interface ServiceRevisionsTable {
  id: Id
  tenant_id: number
  service_id: number
  number: number
  status: Generated<'draft' | 'published'>
  vehicle_id: number | null
  vehicle_name: Generated<string>
  pricing: Json<RevisionPricing>
  service_map_id: number | null
  protocols: ColumnType<StopProtocols, string | undefined, string>
  published_at: number | null
  created_at: Generated<number>
  updated_at: Generated<number>
}

export interface ServiceRevisionParcelTypesTable {
  id: Id
  tenant_id: number
  service_revision_id: number
  position: Generated<number>
  name: string
  description: Generated<string>
  max_weight_kg: number | null
  max_length_m: number | null
  max_width_m: number | null
  max_height_m: number | null
  archived_at: number | null
}

export interface ServiceRevisionServiceSpeedsTable {
  id: Id
  tenant_id: number
  service_revision_id: number
  position: Generated<number>
  name: string
  description: Generated<string>
  /** #rrggbb */
  text_color: Generated<string>
  duration_s: number | null
  archived_at: number | null
}

export interface ServiceRevisionTagsTable {
  id: Id
  tenant_id: number
  service_revision_id: number
  position: Generated<number>
  name: string
  description: Generated<string>
  icon_image_src: string | null
  archived_at: number | null
}

export interface ServiceMapsTable {
  id: Id
  tenant_id: number
  name: string
  description: Generated<string>
  published_at: number | null
  archived_at: number | null
  created_at: Generated<number>
  updated_at: Generated<number>
}

export interface ServiceZonesTable {
  id: Id
  tenant_id: number
  service_map_id: number
  name: string
  description: Generated<string>
  /** [[latitude, longitude], …], not closed. */
  bounds: Json<[number, number][]>
  flat_fee_cents: Generated<number>
  multiplier: Generated<number>
  color: Generated<string>
  priority: Generated<'low' | 'medium' | 'high'>
}

export interface VehiclesTable {
  id: Id
  tenant_id: number
  name: string
  description: Generated<string>
  license_plate: string | null
  driver_user_id: number | null
  max_weight_kg: number | null
  max_volume_m3: number | null
  archived_at: number | null
  created_at: Generated<number>
  updated_at: Generated<number>
  version: Generated<number>
}

/** The tags that an organisation has; revisions hold copies. */
export interface BaseTagsTable {
  id: Id
  tenant_id: number
  name: string
  description: Generated<string>
  icon_image_src: string | null
  archived_at: number | null
  created_at: Generated<number>
  updated_at: Generated<number>
  version: Generated<number>
}

/** The courier is `tenant_id`. */
export interface CustomerServicesTable {
  tenant_id: number
  customer_tenant_id: number
  service_id: number
  is_enabled: Generated<boolean>
  created_at: Generated<number>
}
