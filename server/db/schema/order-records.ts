import type { ColumnType, Generated } from 'kysely'
import type { AskedByBroker } from '#domain/brokered-protocol.ts'
import type { FieldChange } from '#domain/order-changes.ts'
import type { PriceAdjustment } from '#domain/pricing/types.ts'
import type { ProtocolAction } from '#domain/protocol.ts'
import type { Id, Json, NullableJson } from './columns.ts'

// Tables of 0008_whole_order.sql and 0011_told_changes.sql: what belongs to an order beside its facts and its price.

export type StopType = 'pickup' | 'dropoff'

export interface DriverPayRatesTable {
  tenant_id: number
  user_id: number
  /** Percent. */
  rate: number
  updated_at: Generated<number>
}

export interface DeliveryOrderDriverPayTable {
  delivery_order_id: number
  tenant_id: number
  /** Percent. */
  rate_override: number | null
  adjustments: Json<PriceAdjustment[]>
  version: Generated<number>
  updated_at: Generated<number>
}

export interface DeliveryOrderGeostampsTable {
  id: Id
  delivery_order_id: number
  uid: Generated<string>
  type: 'checkin' | 'checkout'
  stop: StopType
  occurred_at: number
  created_at: Generated<number>
  latitude: number | null
  longitude: number | null
  /** null: a person of the courier that the order was brokered to. */
  user_id: number | null
}

export interface DeliveryOrderProtocolEntriesTable {
  id: Id
  delivery_order_id: number
  stop: StopType
  occurred_at: number
  created_at: Generated<number>
  latitude: number | null
  longitude: number | null
  /** null: a person of the courier that the order was brokered to. */
  actor_user_id: number | null
  actor_first_name: string
  actor_last_name: string
  actor_type: 'driver' | 'user'
  /** By the id of the action. */
  answers: Json<Record<string, string | number | boolean | string[]>>
  /** What was asked, when it was not the order's own revision that asked. */
  actions: NullableJson<ProtocolAction[]>
}

export interface StoredFilesTable {
  id: Id
  tenant_id: number
  sha256: string
  size_bytes: number
  content_type: string
  storage: 'database' | 'object'
  object_key: string | null
  created_at: Generated<number>
}

export interface StoredFilePartsTable {
  file_id: number
  position: number
  bytes: Buffer
}

export interface UploadsTable {
  uid: Generated<string>
  tenant_id: number
  user_id: number
  file_name: string
  content_type: string
  size_bytes: number
  received_bytes: Generated<number>
  storage: 'database' | 'object'
  object_key: string | null
  ticket_hash: string | null
  kept_sha256: string | null
  file_id: number | null
  created_at: Generated<number>
  expires_at: number
}

export interface UploadPartsTable {
  upload_uid: string
  /** Byte at which it begins. */
  position: number
  bytes: Buffer
}

export interface DeliveryOrderMediaTable {
  id: Id
  delivery_order_id: number
  file_id: number
  name: string
  stop: StopType | null
  action_id: string | null
  created_at: Generated<number>
  /** null, both: a person of the courier that the order was brokered to. */
  attached_by_user_id: number | null
  attached_by_name: string | null
  attached_by_tenant_id: number
}

export interface OrderBrokeragesTable {
  buy_order_id: number
  sell_order_id: number
  tenant_id: number
  receiver_tenant_id: number
  created_at: Generated<number>
  ended_at: number | null
  /** Cents before tax, as the broker agreed to it last; null: there was no price. */
  agreed_pre_tax_cents: number | null
  /** What was changed of the sold order since the other courier agreed to it last. */
  edits: ColumnType<FieldChange[], string | undefined, string>
  /** What the sold order's protocol requires of whoever drives. */
  asked: ColumnType<AskedByBroker, string | undefined, string>
  /** Counts what one side told the other. */
  version: Generated<number>
}
