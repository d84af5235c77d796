import type { ColumnType, Generated } from 'kysely'
import type { BrokerageException } from '#domain/brokerage-exceptions.ts'
import type { FieldChange } from '#domain/order-changes.ts'
import type { PriceBeforeCancellation } from '#domain/pricing/cancellation.ts'
import type { StoredPriceInputs } from '#domain/pricing/reprice.ts'
import type { PriceLine } from '#domain/pricing/types.ts'
import type { Computed, Id, Json, NullableJson } from './columns.ts'
import type { LocationCopy, PlaceSummary } from './locations.ts'

// Tables of 0006_orders.sql.

export type OrderStatus = 'created' | 'assigned' | 'pickedUp' | 'droppedOff' | 'completed' | 'cancelled'
export type BillStatus = 'exported' | 'not_exported' | 'not_exportable'
export type OrderUpdateType =
  | 'created'
  | 'created_brokered'
  | 'created_unassigned'
  | 'assigned'
  | 'assigned_commented'
  | 'assigned_attachedMedia'
  | 'assigned_pricingUpdated'
  | 'assigned_pickedUp'
  | 'assigned_droppedOff'
  | 'completed'
  | 'cancelled'
  | 'geostamp_check_in'
  | 'geostamp_check_out'
  | 'details_updated'
  | 'bought_price_changed'
  | 'sold_order_edited'
  | 'brokerage_answered'

export interface DeliveryOrdersTable {
  /** The order number. */
  id: ColumnType<number, number | undefined, never>
  uid: Generated<string>
  status: Generated<OrderStatus>
  sender_tenant_id: number
  receiver_tenant_id: number
  /** The courier that bought it to have an order of its own carried out; the sender then. */
  broker_tenant_id: number | null
  scheduled_by_tenant_id: number
  sender_user_id: number
  sender_user_name: string
  driver_user_id: number | null
  service_id: number
  service_revision_id: number
  service_name: string
  vehicle_name: Generated<string>
  service_speed_id: number | null
  service_speed_name: string | null
  service_speed_text_color: string | null
  pickup_location_id: number | null
  dropoff_location_id: number | null
  pickup_location: Json<LocationCopy>
  dropoff_location: Json<LocationCopy>
  /** What lists show of the two. */
  pickup_place: Computed<PlaceSummary>
  dropoff_place: Computed<PlaceSummary>
  po_number: Generated<string>
  order_notes: Generated<string>
  available_at: number
  /** Promised drop-off (available_at plus the duration of the speed); null when the speed promises none. */
  due_at: number | null
  distance_m: number
  time_s: number
  distance_estimated: Generated<boolean>
  total_weight_kg: Generated<number>
  total_volume_m3: Generated<number>
  total_parcels: Generated<number>
  created_at: Generated<number>
  assigned_at: number | null
  picked_up_at: number | null
  dropped_off_at: number | null
  completed_at: number | null
  cancelled_at: number | null
  updated_at: Generated<number>
  cancellation_reason: string | null
  cancelled_by_user_id: number | null
  cancelled_by_name: string | null
  cancelled_by_tenant_id: number | null
  cancelled_by_tenant_name: string | null
  bill_status: Generated<BillStatus>
  exceptions: Generated<string[]>
  geostamps_enabled: Generated<boolean>
  created_by_recurring_order_id: number | null
  version: Generated<number>
  edited_at: number | null
  edited_by_name: string | null
  bill_status_overridden_at: number | null
  brokered_to_tenant_id: number | null
}

/**
 * One row per organisation that may see an order; every list query starts here. Kept by a trigger, never written.
 * Indexed (tenant_id first): id desc; available_at desc, id desc; created_at desc, id desc; status, id desc; and status, driver_user_id or
 * sender_tenant_id, each with available_at desc, id desc.
 */
export interface DeliveryOrderPartiesTable {
  tenant_id: Computed<number>
  delivery_order_id: Computed<number>
  is_sender: Computed<boolean>
  is_receiver: Computed<boolean>
  is_broker: Computed<boolean>
  status: Computed<OrderStatus>
  driver_user_id: Computed<number | null>
  sender_tenant_id: Computed<number>
  receiver_tenant_id: Computed<number>
  service_id: Computed<number>
  available_at: Computed<number>
  created_at: Computed<number>
  bill_status: Computed<BillStatus>
  has_exceptions: Computed<boolean>
  search_text: Computed<string>
}

export interface DeliveryOrderParcelsTable {
  id: Id
  delivery_order_id: number
  position: Generated<number>
  parcel_type_id: number | null
  name: string
  quantity: number
  /** Of each piece, as are the other measures. */
  length_m: Generated<number>
  width_m: Generated<number>
  height_m: Generated<number>
  weight_kg: Generated<number>
}

export interface DeliveryOrderTagsTable {
  delivery_order_id: number
  tag_id: number
  name: string
  icon_image_src: string | null
}

/** The timeline: `occurred_at` on the device, `created_at` when the server heard of it. */
export interface DeliveryOrderUpdatesTable {
  id: Id
  delivery_order_id: number
  type: OrderUpdateType
  occurred_at: Generated<number>
  created_at: Generated<number>
  actor_user_id: number | null
  actor_name: string | null
  actor_tenant_id: number | null
  actor_tenant_name: string | null
  assignee_user_id: number | null
  assignee_name: string | null
  assignee_email: string | null
  comment: string | null
  commenter_name: string | null
  commenter_email: string | null
  creator_name: string | null
  creator_email: string | null
  sender_tenant_name: string | null
  broker_supplier_name: string | null
  from_location_name: string | null
  from_location_address: string | null
  to_location_name: string | null
  to_location_address: string | null
  media_name: string | null
  media_url: string | null
  reason: string | null
  pricing_from_cents: number | null
  pricing_to_cents: number | null
  geostamp_uid: string | null
  latitude: number | null
  longitude: number | null
  created_by_recurring_order_id: number | null
  changes: NullableJson<FieldChange[]>
  /** What an answer of one side of a brokerage is about, and whether it agrees. */
  answered_exception: BrokerageException | null
  accepted: boolean | null
}

/** The price snapshot; the totals are null while the price is pending. */
export interface DeliveryOrderPricesTable {
  delivery_order_id: number
  service_revision_id: number
  pricing_type: 'fixed' | 'variable' | 'manual'
  inputs: Json<StoredPriceInputs>
  lines: Json<PriceLine[]>
  base_cents: number | null
  pre_tax_cents: number | null
  tax_cents: number | null
  total_cents: number | null
  is_pending: Computed<boolean>
  currency: Generated<'CAD' | 'USD'>
  computed_at: Generated<number>
  version: Generated<number>
  wait_time_override_cents: number | null
  before_cancellation: NullableJson<PriceBeforeCancellation>
}
