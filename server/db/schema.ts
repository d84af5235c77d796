import type { ColumnType, Generated, Insertable, Selectable, Updateable } from 'kysely'
import type { PriceLine, PricingInput, RevisionPricing } from '#domain/pricing/types.ts'

/**
 * The tables as Kysely sees them, one interface per table, in the order of the migrations. The migrations are the truth
 * and hold the explanations; a test compares the column names of the two.
 *
 * Units: `_at` unix seconds, `_cents` cents, `_m` metres, `_kg` kilograms, `_m3` cubic metres, `_s` seconds.
 * Ids are bigint in the database and numbers here.
 */

/** A jsonb column: read as a value, written as text (`JSON.stringify(value)`), because pg would turn an array into an SQL array. */
export type Json<Value> = ColumnType<Value, string, string>
/** As {@link Json}, for a column that may be null. */
export type NullableJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>
/** A column the database alone fills. */
type Computed<Value> = ColumnType<Value, never, never>
/** An id that the database hands out. */
type Id = Computed<number>

export type TenantKind = 'Courier' | 'Customer' | 'Supplier' | 'Internal'
export type AccountType = 'organization' | 'individual'
export type TenantFeature = 'Customer' | 'Supplier' | 'Courier' | 'Planner' | 'CourierLocations'
export type TenantLinkKind = 'courier-customer' | 'courier-broker' | 'supplier-customer'
export type UnitPreference = 'Metric' | 'MetricMixed' | 'Imperial'
export type LocationKind = 'residential' | 'commercial' | 'general'
export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday'
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

/** Opening hours of one day, seconds from midnight. */
export interface DayHours {
  openTime?: number | null
  closeTime?: number | null
  breakStartTime?: number | null
  breakEndTime?: number | null
}
/** Hours in which a courier dispatches; a day without an entry is open all day. */
export type DispatchHours = Partial<Record<Weekday, DayHours>>
/** Opening hours of a place. */
export type OperatingHours = Partial<Record<Weekday, { closed: boolean; hours?: DayHours | null }>>

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

// 0002_people_and_tenants.sql

export interface TenantsTable {
  id: Id
  name: string
  kind: TenantKind
  account_type: Generated<AccountType>
  address: Generated<string>
  phone: string | null
  order_support_phone: string | null
  image: string | null
  bill_to_name: string | null
  bill_to_address: string | null
  time_zone: string
  onboarding_required_types: Generated<string[]>
  archived_at: number | null
  created_at: Generated<number>
  updated_at: Generated<number>
}

/**
 * People. A tenant transaction may not read or write `password_hash` and `is_admin` is read-only in it, so `selectAll`
 * and `returningAll` fail there: name the columns. A person added by an organisation carries its id in
 * `created_by_tenant_id`, without it the insert is refused.
 */
export interface UsersTable {
  id: Id
  email: string
  first_name: string
  last_name: string
  phone: string | null
  image: string | null
  password_hash: string | null
  is_admin: Generated<boolean>
  created_by_tenant_id: number | null
  current_tenant_id: number | null
  time_zone: string | null
  unit_preference: Generated<UnitPreference>
  notifications_refreshed_at: number | null
  archived_at: number | null
  created_at: Generated<number>
  updated_at: Generated<number>
}

/** One row per person and organisation; the version changes by itself whenever the roles do. */
export interface MembershipsTable {
  tenant_id: number
  user_id: number
  /** Numeric roles, see domain/roles.ts. */
  roles: number[]
  permission_version: Computed<number>
  created_at: Generated<number>
}

/** `tenant_id` provides (the courier, the supplier), `partner_tenant_id` asks (the customer, the broker partner). */
export interface TenantLinksTable {
  id: Id
  tenant_id: number
  partner_tenant_id: number
  kind: TenantLinkKind
  created_at: Generated<number>
  ended_at: number | null
}

export interface TenantFeaturesTable {
  tenant_id: number
  feature: TenantFeature
  created_at: Generated<number>
}

export interface SubscriptionPlansTable {
  id: Id
  name: string
  description: Generated<string>
  price_cents: Generated<number>
  features: Generated<string[]>
  archived_at: number | null
  created_at: Generated<number>
}

export interface TenantSubscriptionsTable {
  tenant_id: number
  subscription_plan_id: number
  started_at: Generated<number>
}

export interface CourierSettingsTable {
  tenant_id: number
  dispatch_hours: ColumnType<DispatchHours, string | undefined, string>
  geostamps_enabled: Generated<boolean>
  prices_visible_to_drivers: Generated<boolean>
  fuel_surcharge: NullableJson<unknown>
  wait_time: NullableJson<unknown>
  default_tax_types: Generated<string[]>
  updated_at: Generated<number>
}

// 0003_session.sql: system transactions only

export interface SignInFamiliesTable {
  id: Id
  user_id: number
  impersonator_user_id: number | null
  user_agent: string | null
  address: string | null
  created_at: Generated<number>
  revoked_at: number | null
  revoked_reason: string | null
}

export interface RefreshTokensTable {
  /** SHA-256 of the token, hexadecimal. */
  hash: string
  family_id: number
  created_at: Generated<number>
  used_at: number | null
  expires_at: number
}

export interface PasswordResetTokensTable {
  hash: string
  user_id: number
  created_at: Generated<number>
  used_at: number | null
  expires_at: number
}

export interface SignInAttemptsTable {
  kind: 'account' | 'address'
  subject: string
  window_started_at: number
  failures: Generated<number>
}

// 0004_locations.sql

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

// 0005_services.sql

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
}

/** The courier is `tenant_id`. */
export interface CustomerServicesTable {
  tenant_id: number
  customer_tenant_id: number
  service_id: number
  is_enabled: Generated<boolean>
  created_at: Generated<number>
}

// 0006_orders.sql

export interface DeliveryOrdersTable {
  /** The order number. */
  id: Id
  uid: Generated<string>
  status: Generated<OrderStatus>
  sender_tenant_id: number
  receiver_tenant_id: number
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
}

/** The price snapshot; the totals are null while the price is pending. */
export interface DeliveryOrderPricesTable {
  delivery_order_id: number
  service_revision_id: number
  pricing_type: 'fixed' | 'variable' | 'manual'
  inputs: Json<PricingInput>
  lines: Json<PriceLine[]>
  base_cents: number | null
  pre_tax_cents: number | null
  tax_cents: number | null
  total_cents: number | null
  is_pending: Computed<boolean>
  currency: Generated<'CAD' | 'USD'>
  computed_at: Generated<number>
}

// 0007_records.sql

export interface IdempotencyKeysTable {
  tenant_id: number
  user_id: number
  key: string
  operation: string
  body_hash: string
  status: number | null
  response: NullableJson<unknown>
  created_at: Generated<number>
}

/** Added to, never changed. */
export interface AuditEntriesTable {
  id: Id
  tenant_id: number
  actor_user_id: number | null
  impersonator_user_id: number | null
  action: string
  subject_type: string
  subject_id: number | null
  before: NullableJson<unknown>
  after: NullableJson<unknown>
  request_id: string | null
  address: string | null
  created_at: Generated<number>
}

/** `tenant_id` acted, `audience_tenant_ids` are to hear of it (the acting one included if it is). */
export interface OutboxTable {
  id: Id
  /** xid8, read as text. */
  xid: Computed<string>
  tenant_id: number
  audience_tenant_ids: number[]
  topic: string
  payload: Json<unknown>
  created_at: Generated<number>
}

export interface DriverPositionsTable {
  tenant_id: number
  user_id: number
  latitude: number
  longitude: number
  bearing_degrees: number | null
  speed_mps: number | null
  accuracy_m: number | null
  recorded_at: number
  received_at: Generated<number>
}

export interface TableLayoutsTable {
  user_id: number
  table_id: string
  layout: Json<unknown>
  updated_at: Generated<number>
}

/** A tenant transaction may add one and learn its id, nothing else. */
export interface ErrorReportsTable {
  id: Id
  user_id: number | null
  short_description: string
  long_description: Generated<string>
  error_json: NullableJson<unknown>
  session_info: NullableJson<unknown>
  created_at: Generated<number>
}

/** A tenant transaction may add one and learn its id, nothing else. */
export interface MailMessagesTable {
  id: Id
  recipient: string
  subject: string
  text_body: string
  html_body: string | null
  purpose: string
  created_at: Generated<number>
  sent_at: number | null
  failed_at: number | null
  failure: string | null
}

export interface Database {
  tenants: TenantsTable
  users: UsersTable
  memberships: MembershipsTable
  tenant_links: TenantLinksTable
  tenant_features: TenantFeaturesTable
  subscription_plans: SubscriptionPlansTable
  tenant_subscriptions: TenantSubscriptionsTable
  courier_settings: CourierSettingsTable
  sign_in_families: SignInFamiliesTable
  refresh_tokens: RefreshTokensTable
  password_reset_tokens: PasswordResetTokensTable
  sign_in_attempts: SignInAttemptsTable
  locations: LocationsTable
  gazetteer_places: GazetteerPlacesTable
  services: ServicesTable
  service_revisions: ServiceRevisionsTable
  service_revision_parcel_types: ServiceRevisionParcelTypesTable
  service_revision_service_speeds: ServiceRevisionServiceSpeedsTable
  service_revision_tags: ServiceRevisionTagsTable
  service_maps: ServiceMapsTable
  service_zones: ServiceZonesTable
  vehicles: VehiclesTable
  customer_services: CustomerServicesTable
  delivery_orders: DeliveryOrdersTable
  delivery_order_parties: DeliveryOrderPartiesTable
  delivery_order_parcels: DeliveryOrderParcelsTable
  delivery_order_tags: DeliveryOrderTagsTable
  delivery_order_updates: DeliveryOrderUpdatesTable
  delivery_order_prices: DeliveryOrderPricesTable
  idempotency_keys: IdempotencyKeysTable
  audit_entries: AuditEntriesTable
  outbox: OutboxTable
  driver_positions: DriverPositionsTable
  table_layouts: TableLayoutsTable
  error_reports: ErrorReportsTable
  mail_messages: MailMessagesTable
}

/** A row as it is read. */
export type Row<Table extends keyof Database> = Selectable<Database[Table]>
/** A row as it is inserted. */
export type NewRow<Table extends keyof Database> = Insertable<Database[Table]>
/** The columns of a row that an update may set. */
export type RowChange<Table extends keyof Database> = Updateable<Database[Table]>
