// Generated from the migrated database by `npm run generate:database`. Never edited by hand.
import type { ColumnType, GeneratedAlways } from "kysely";

export type ArrayType<T> = ArrayTypeImpl<T> extends (infer U)[]
  ? U[]
  : ArrayTypeImpl<T>;

export type ArrayTypeImpl<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S[], I[], U[]>
  : T[];

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface Absences {
  archived_at: number | null;
  created_at: Generated<number>;
  from_day: string;
  id: GeneratedAlways<number>;
  more: Generated<object>;
  note: Generated<string>;
  tenant_id: number;
  until_day: string;
  updated_at: Generated<number>;
  user_id: number;
  version: Generated<number>;
}

export interface AcceptedLeaks {
  accepted_at: Generated<number>;
  accepted_by_name: string;
  accepted_by_user_id: number;
  cents: number | null;
  delivery_order_id: number;
  leak: string;
  reason: string;
  tenant_id: number;
}

export interface AccountingMappings {
  account: string | null;
  code: string | null;
  item: string | null;
  key: string;
  kind: "service" | "tax" | "customer";
  package: "qbo" | "xero";
  tenant_id: number;
  updated_at: Generated<number>;
}

export interface AccountingSettings {
  more: Generated<object>;
  tenant_id: number;
  updated_at: Generated<number>;
  version: Generated<number>;
}

export interface AccountingTemplates {
  archived_at: number | null;
  created_at: Generated<number>;
  grouping: "CustomerDeliveryOrder" | "CustomerCustomer" | "CustomerWeek" | "CustomerMonth" | "CustomerQuarter" | "CustomerYear" | "DriverDeliveryOrder" | "DriverDriver" | "DriverWeek" | "DriverMonth" | "DriverQuarter" | "DriverYear" | "DriverPayPeriod";
  id: GeneratedAlways<number>;
  more: Generated<object>;
  name: string;
  period: "thisMonth" | "lastMonth" | "thisQuarter" | "lastQuarter" | "thisYear" | "lastYear" | "last30Days";
  tenant_id: number;
  updated_at: Generated<number>;
  version: Generated<number>;
}

export interface ApiTokens {
  archived_at: number | null;
  created_at: Generated<number>;
  expires_at: number;
  family_id: number | null;
  hash: string;
  id: GeneratedAlways<number>;
  is_revoked: Generated<boolean>;
  last_four: string;
  last_used_address: string | null;
  last_used_at: number | null;
  made_by_name: string;
  made_by_user_id: number;
  more: Generated<object>;
  name: string;
  revoked_at: number | null;
  revoked_by_user_id: number | null;
  scopes: string[];
  tenant_id: number;
  updated_at: Generated<number>;
  user_id: number;
  version: Generated<number>;
}

export interface Applications {
  applicant_address: string | null;
  applicant_phone: string | null;
  applicant_tenant_name: string;
  applied_by_name: string;
  archived_at: number | null;
  created_at: Generated<number>;
  ended_at: number | null;
  id: GeneratedAlways<number>;
  kind: "customer" | "courier";
  message: string | null;
  more: Generated<object>;
  origin: string | null;
  receiver_tenant_id: number;
  receiver_tenant_name: string;
  rejection_reason: string | null;
  state: Generated<"pending" | "approved" | "rejected" | "revoked">;
  tenant_id: number;
  updated_at: Generated<number>;
  version: Generated<number>;
}

export interface AuditEntries {
  action: string;
  actor_user_id: number | null;
  address: string | null;
  after: object | null;
  before: object | null;
  by_administrator: Generated<boolean>;
  created_at: Generated<number>;
  id: GeneratedAlways<number>;
  impersonator_user_id: number | null;
  request_id: string | null;
  subject_id: number | null;
  subject_type: string;
  tenant_id: number;
  verb: GeneratedAlways<string>;
}

export interface BaseParcelTypes {
  archived_at: number | null;
  created_at: Generated<number>;
  default_fee_cad_cents: Generated<number>;
  description: Generated<string>;
  id: GeneratedAlways<number>;
  max_height_m: number | null;
  max_length_m: number | null;
  max_weight_kg: number | null;
  max_width_m: number | null;
  more: Generated<object>;
  name: string;
  tenant_id: number;
  typed: object | null;
  updated_at: Generated<number>;
  version: Generated<number>;
}

export interface BaseServiceSpeeds {
  archived_at: number | null;
  background_color: string | null;
  charge: Generated<object>;
  created_at: Generated<number>;
  description: Generated<string>;
  duration_minutes: number | null;
  id: GeneratedAlways<number>;
  more: Generated<object>;
  name: string;
  position: Generated<number>;
  tenant_id: number;
  text_color: Generated<string>;
  updated_at: Generated<number>;
  version: Generated<number>;
}

export interface BaseTags {
  archived_at: number | null;
  created_at: Generated<number>;
  description: Generated<string>;
  icon_image_src: string | null;
  id: GeneratedAlways<number>;
  more: Generated<object>;
  name: string;
  tenant_id: number;
  updated_at: Generated<number>;
  version: Generated<number>;
}

export interface BillingCouriers {
  how_to_pay: object | null;
  id: number | null;
  invoices: number | null;
  is_connected: boolean | null;
  name: string | null;
}

export interface BillingExports {
  created_at: Generated<number>;
  credit_notes: Generated<number>;
  customer_ids: object | null;
  done: Generated<number>;
  ended_at: number | null;
  excluded: Generated<object>;
  expected: object | null;
  failure: string | null;
  grouping: "CustomerDeliveryOrder" | "CustomerCustomer" | "CustomerWeek" | "CustomerMonth" | "CustomerQuarter" | "CustomerYear";
  id: GeneratedAlways<number>;
  invoice_date: string;
  invoices: Generated<number>;
  made_by_name: string;
  made_by_user_id: number;
  orders: Generated<number>;
  package: "qbo" | "xero";
  pre_tax_cents: Generated<number>;
  reversal_reason: string | null;
  reversed_at: number | null;
  reversed_by_name: string | null;
  state: Generated<"waiting" | "running" | "done" | "failed" | "cancelled" | "reversed">;
  tax_cents: Generated<number>;
  tenant_id: number;
  total: number | null;
  total_cents: Generated<number>;
  until_date: string;
}

export interface BillingFiles {
  billing_export_id: number;
  content: string;
  downloaded_at: number | null;
  downloaded_by_name: string | null;
  invoices: number;
  kind: "invoices" | "creditNotes";
  name: string;
  position: number;
  rows: number;
  tenant_id: number;
}

export interface Budgets {
  archived_at: number | null;
  created_at: Generated<number>;
  field_name: string | null;
  fold: GeneratedAlways<string>;
  id: GeneratedAlways<number>;
  key: GeneratedAlways<string>;
  kind: "poNumber" | "field";
  monthly_cad_cents: number;
  more: Generated<object>;
  tenant_id: number;
  told_month: string | null;
  told_percent: number | null;
  updated_at: Generated<number>;
  value: string;
  version: Generated<number>;
}

export interface ClientVersions {
  day: Timestamp;
  loads: number;
  route: string;
  version: string;
}

export interface CourierSchedules {
  dispatch_hours: object | null;
  fuel_name: string | null;
  geostamps_enabled: boolean | null;
  holidays: object | null;
  holidays_name: string | null;
  order_fields: object | null;
  recurring_on_holidays: string | null;
  tenant_id: number | null;
}

export interface CourierSettings {
  cancellation_charge: object | null;
  carriers_zero_rated: Generated<boolean>;
  default_tax_types: Generated<string[]>;
  dispatch_hours: Generated<object>;
  driver_pay: object | null;
  driver_pay_version: Generated<number>;
  fuel_name: Generated<string>;
  fuel_surcharge: object | null;
  fuel_version: Generated<number>;
  geostamps_enabled: Generated<boolean>;
  holidays: Generated<object>;
  holidays_name: GeneratedAlways<string>;
  more: Generated<object>;
  prices_visible_to_drivers: Generated<boolean>;
  recurring_on_holidays: Generated<"run" | "skip" | "nextWorkingDay">;
  tenant_id: number;
  updated_at: Generated<number>;
  version: Generated<number>;
  wait_time: object | null;
}

export interface CustomerMerges {
  dropped: object;
  id: GeneratedAlways<number>;
  joined: object;
  kept: Generated<object>;
  merged_at: number;
  merged_by_user_id: number;
  parts: object;
  source_name: string;
  source_tenant_id: number;
  target_name: string;
  target_tenant_id: number;
  tenant_id: number;
}

export interface Customers {
  account_number: string | null;
  archived_at: number | null;
  bill_to_address: string | null;
  bill_to_name: string | null;
  billing_cycle: "soonest" | "daily" | "weekly" | "monthly" | null;
  connected_at: number;
  created_at: Generated<number>;
  credit_hold: Generated<boolean>;
  ended_at: number | null;
  id: number;
  invoice_email: string | null;
  is_favorite: Generated<boolean>;
  is_managed: Generated<boolean>;
  more: Generated<object>;
  name: string;
  notes: string | null;
  payment_terms: "dueOnReceipt" | "net10" | "net20" | "net30" | "net60" | "net90" | null;
  po_number_required: Generated<boolean>;
  relation: "customer" | "partner" | "supplied";
  status: "connected" | "ended";
  tax_exempt: Generated<boolean>;
  tax_exemption_number: string | null;
  tenant_id: number;
  updated_at: Generated<number>;
  version: Generated<number>;
}

export interface CustomerServices {
  created_at: Generated<number>;
  customer_tenant_id: number;
  is_enabled: Generated<boolean>;
  service_id: number;
  tenant_id: number;
}

export interface DeliveryOrderDriverPay {
  adjustments: Generated<object>;
  delivery_order_id: number;
  rate_override: number | null;
  tenant_id: number;
  updated_at: Generated<number>;
  version: Generated<number>;
}

export interface DeliveryOrderFields {
  archived_at: number | null;
  created_at: Generated<number>;
  help: string | null;
  id: GeneratedAlways<number>;
  kind: "text" | "number" | "yesNo" | "choice";
  more: Generated<object>;
  name: string;
  options: Generated<object>;
  pinned: Generated<boolean>;
  position: Generated<number>;
  required: Generated<boolean>;
  shown_in: Generated<object>;
  tenant_id: number;
  updated_at: Generated<number>;
  version: Generated<number>;
}

export interface DeliveryOrderGeostamps {
  created_at: Generated<number>;
  delivery_order_id: number;
  id: GeneratedAlways<number>;
  latitude: number | null;
  longitude: number | null;
  occurred_at: number;
  stop: "pickup" | "dropoff";
  type: "checkin" | "checkout";
  uid: Generated<string>;
  user_id: number | null;
}

export interface DeliveryOrderMedia {
  action_id: string | null;
  attached_by_name: string | null;
  attached_by_tenant_id: number;
  attached_by_user_id: number | null;
  created_at: Generated<number>;
  delivery_order_id: number;
  file_id: number;
  id: GeneratedAlways<number>;
  name: string;
  stop: "pickup" | "dropoff" | null;
}

export interface DeliveryOrderParcels {
  delivery_order_id: number;
  height_m: Generated<number | null>;
  id: GeneratedAlways<number>;
  length_m: Generated<number | null>;
  name: string;
  parcel_type_id: number | null;
  position: Generated<number>;
  quantity: number;
  typed: object | null;
  weight_kg: Generated<number | null>;
  width_m: Generated<number | null>;
}

export interface DeliveryOrderParties {
  available_at: number;
  bill_status: string;
  created_at: number;
  delivery_order_id: number;
  driver_user_id: number | null;
  due_at: number | null;
  has_exceptions: boolean;
  is_broker: boolean;
  is_receiver: boolean;
  is_sender: boolean;
  receiver_tenant_id: number;
  search_text: string;
  sender_tenant_id: number;
  service_id: number;
  status: string;
  tenant_id: number;
  total_cents: number | null;
}

export interface DeliveryOrderPrices {
  base_cents: number | null;
  before_cancellation: object | null;
  computed_at: Generated<number>;
  currency: Generated<"CAD" | "USD">;
  delivery_order_id: number;
  explained_in: "Metric" | "MetricMixed" | "Imperial" | null;
  inputs: object;
  is_pending: GeneratedAlways<boolean>;
  lines: object;
  pre_tax_cents: number | null;
  pricing_type: "fixed" | "variable" | "manual";
  service_revision_id: number;
  tax_cents: number | null;
  total_cents: number | null;
  version: Generated<number>;
  wait_time_override_cents: number | null;
}

export interface DeliveryOrderProtocolEntries {
  actions: object | null;
  actor_first_name: string;
  actor_last_name: string;
  actor_type: "driver" | "user";
  actor_user_id: number | null;
  answers: Generated<object>;
  created_at: Generated<number>;
  delivery_order_id: number;
  id: GeneratedAlways<number>;
  latitude: number | null;
  longitude: number | null;
  occurred_at: number;
  stop: "pickup" | "dropoff";
}

export interface DeliveryOrders {
  assigned_at: number | null;
  available_at: number;
  bill_status: Generated<"exported" | "not_exported" | "not_exportable">;
  bill_status_overridden_at: number | null;
  broker_tenant_id: number | null;
  brokered_to_tenant_id: number | null;
  cancellation_reason: string | null;
  cancelled_at: number | null;
  cancelled_by_name: string | null;
  cancelled_by_tenant_id: number | null;
  cancelled_by_tenant_name: string | null;
  cancelled_by_user_id: number | null;
  charged_to: object | null;
  completed_at: number | null;
  created_at: Generated<number>;
  created_by_recurring_order_id: number | null;
  distance_estimated: Generated<boolean>;
  distance_m: number;
  driver_user_id: number | null;
  dropoff_location: object;
  dropoff_location_id: number | null;
  dropoff_place: GeneratedAlways<object>;
  dropoff_zone: string | null;
  dropped_off_at: number | null;
  due_at: number | null;
  edited_at: number | null;
  edited_by_name: string | null;
  exceptions: Generated<string[]>;
  geostamps_enabled: Generated<boolean>;
  id: Generated<number>;
  is_over_budget: Generated<boolean>;
  late_since: number | null;
  order_fields: Generated<object>;
  order_notes: Generated<string>;
  picked_up_at: number | null;
  pickup_location: object;
  pickup_location_id: number | null;
  pickup_place: GeneratedAlways<object>;
  po_number: Generated<string>;
  receiver_tenant_id: number;
  scheduled_by_tenant_id: number;
  sender_tenant_id: number;
  sender_user_id: number;
  sender_user_name: string;
  service_id: number;
  service_name: string;
  service_revision_id: number;
  service_speed_id: number | null;
  service_speed_name: string | null;
  service_speed_text_color: string | null;
  status: Generated<"created" | "assigned" | "pickedUp" | "droppedOff" | "completed" | "cancelled">;
  supplier_tenant_name: string | null;
  time_s: number;
  total_cents: number | null;
  total_parcels: Generated<number>;
  total_volume_m3: Generated<number | null>;
  total_weight_kg: Generated<number | null>;
  uid: Generated<string>;
  updated_at: Generated<number>;
  vehicle_name: Generated<string>;
  version: Generated<number>;
}

export interface DeliveryOrderTags {
  delivery_order_id: number;
  icon_image_src: string | null;
  name: string;
  tag_id: number;
}

export interface DeliveryOrderUpdates {
  accepted: boolean | null;
  actor_name: string | null;
  actor_tenant_id: number | null;
  actor_tenant_name: string | null;
  actor_user_id: number | null;
  answered_exception: "bought_price_changed" | "sold_order_edited" | "brokerage_answered" | null;
  assignee_email: string | null;
  assignee_name: string | null;
  assignee_user_id: number | null;
  broker_supplier_name: string | null;
  changes: object | null;
  comment: string | null;
  commenter_email: string | null;
  commenter_name: string | null;
  created_at: Generated<number>;
  created_by_recurring_order_id: number | null;
  creator_email: string | null;
  creator_name: string | null;
  delivery_order_id: number;
  from_location_address: string | null;
  from_location_name: string | null;
  geostamp_uid: string | null;
  id: GeneratedAlways<number>;
  latitude: number | null;
  longitude: number | null;
  media_name: string | null;
  media_url: string | null;
  message: object | null;
  occurred_at: Generated<number>;
  pricing_from_cents: number | null;
  pricing_to_cents: number | null;
  reason: string | null;
  sender_tenant_name: string | null;
  to_location_address: string | null;
  to_location_name: string | null;
  type: "created" | "created_brokered" | "created_unassigned" | "assigned" | "assigned_commented" | "assigned_attachedMedia" | "assigned_pricingUpdated" | "assigned_pickedUp" | "assigned_droppedOff" | "completed" | "cancelled" | "geostamp_check_in" | "geostamp_check_out" | "details_updated" | "undone" | "bought_price_changed" | "sold_order_edited" | "brokerage_answered" | "message_sent";
}

export interface DriverPayRates {
  rate: number;
  tenant_id: number;
  updated_at: Generated<number>;
  user_id: number;
}

export interface DriverPositions {
  accuracy_m: number | null;
  bearing_degrees: number | null;
  latitude: number;
  longitude: number;
  received_at: Generated<number>;
  recorded_at: number;
  speed_mps: number | null;
  tenant_id: number;
  user_id: number;
}

export interface EmailChanges {
  created_at: Generated<number>;
  email: string;
  expires_at: number;
  seed: Generated<string>;
  tries: Generated<number>;
  user_id: number;
}

export interface ErrorGroups {
  description: string;
  first_seen_at: number;
  id: GeneratedAlways<number>;
  last_seen_at: number;
  place: string;
  reports: Generated<number>;
  resolved_at: number | null;
  resolved_by_user_id: number | null;
  resolved_version: string | null;
}

export interface ErrorReports {
  created_at: Generated<number>;
  error_json: object | null;
  group_id: number | null;
  id: GeneratedAlways<number>;
  long_description: Generated<string>;
  session_info: object | null;
  short_description: string;
  tenant_id: number | null;
  user_id: number | null;
  version: string | null;
}

export interface ExternalRights {
  grant_id: number | null;
  host_id: number | null;
  is_whole: boolean | null;
  role_id: number | null;
  through_id: number | null;
  user_id: number | null;
}

export interface ExternalStandings {
  host_id: number | null;
  roles: ArrayType<number> | null;
  through_id: number | null;
  user_id: number | null;
  version: number | null;
}

export interface FigureChanges {
  after_order_id: Generated<number>;
  delivery_order_id: number | null;
  id: GeneratedAlways<number>;
  tenant_id: number | null;
}

export interface FigureDays {
  bought_cents: number;
  cancelled: number;
  day: Timestamp;
  delivered: number;
  dimension: "all" | "service" | "party" | "driver" | "lane";
  earned: number;
  key: string;
  margin_cents: number;
  on_time: number;
  pay_cents: number;
  placed: number;
  promised: number;
  revenue_cents: number;
  side: string;
  tenant_id: number;
  unpriced: number;
  without_pay: number;
}

export interface FigureLabels {
  dimension: "service" | "lane";
  key: string;
  label: string;
  tenant_id: number;
}

export interface FigureMinutes {
  day: Timestamp;
  dimension: "all" | "service" | "party" | "driver" | "lane";
  key: string;
  kind: "wait" | "way";
  minutes: number;
  orders: number;
  side: string;
  tenant_id: number;
}

export interface FirstPaints {
  day: Timestamp;
  loads: number;
  route: string;
  up_to_ms: number;
  version: string;
}

export interface FirstSteps {
  hidden_at: number | null;
  looked_over_at: number | null;
  tenant_id: number;
  user_id: number;
}

export interface FuelPrices {
  date: string;
  dollars_per_litre: number;
  fuel_type: "regular" | "diesel";
  tenant_id: number;
}

export interface FuelTables {
  effective_from: string;
  fuel_type: "regular" | "diesel";
  rows: object;
  tenant_id: number;
}

export interface GazetteerPlaces {
  city: Generated<string>;
  country: Generated<string>;
  formatted_address: string;
  id: GeneratedAlways<number>;
  latitude: number;
  longitude: number;
  name: Generated<string>;
  postal_code: Generated<string>;
  province: Generated<string>;
  search_text: GeneratedAlways<string>;
  source: string;
  source_key: string;
  street_address: Generated<string>;
  time_zone: string | null;
}

export interface IdempotencyKeys {
  body_hash: string;
  created_at: Generated<number>;
  key: string;
  operation: string;
  response: object | null;
  status: number | null;
  tenant_id: number;
  user_id: number;
}

export interface Invitations {
  accepted_by_user_id: number | null;
  accepted_tenant_id: number | null;
  archived_at: number | null;
  created_at: Generated<number>;
  ended_at: number | null;
  expires_at: number;
  for_initial_user_email: string;
  for_initial_user_first_name: Generated<string>;
  for_initial_user_last_name: Generated<string>;
  for_initial_user_phone: string | null;
  for_prefill_tenant_name: string | null;
  former_uid_hashes: Generated<string[]>;
  id: GeneratedAlways<number>;
  invited_by_user_id: number | null;
  kind: "user" | "customer" | "supplier" | "owner";
  more: Generated<object>;
  onboarding_id: number | null;
  roles: Generated<ArrayType<number>>;
  shared_uid_hash: string | null;
  state: Generated<"pending" | "accepted" | "rejected" | "revoked" | "expired">;
  tenant_id: number;
  uid_hash: string | null;
  uid_seed: Generated<string>;
  updated_at: Generated<number>;
  version: Generated<number>;
}

export interface InvoiceCounters {
  next_number: number;
  tenant_id: number;
}

export interface InvoiceDisputes {
  answer: string | null;
  answered_at: number | null;
  answered_by_name: string | null;
  comment: string;
  customer_tenant_id: number;
  disputed_at: Generated<number>;
  disputed_by_name: string;
  disputed_by_user_id: number;
  id: GeneratedAlways<number>;
  invoice_id: number;
  invoice_line_id: number;
  state: Generated<"open" | "answered" | "withdrawn">;
  tenant_id: number;
}

export interface InvoiceLines {
  billed_before: object | null;
  billing_export_id: number;
  delivery_order_id: number;
  description: string;
  id: GeneratedAlways<number>;
  invoice_id: number;
  is_live: Generated<boolean>;
  kind: "order" | "correction" | "credit";
  paid_before_at: number | null;
  position: number;
  pre_tax_cents: number;
  service_date: string;
  service_id: number;
  service_name: string;
  tax_cents: number;
  taxes: object;
  tenant_id: number;
}

export interface Invoices {
  ages_from: GeneratedAlways<string>;
  bill_to_address: string | null;
  bill_to_name: string;
  billing_export_id: number;
  charged_name: string | null;
  contact: string;
  created_at: Generated<number>;
  customer_tenant_id: number;
  due_date: string | null;
  email: string | null;
  id: GeneratedAlways<number>;
  invoice_date: string;
  key: string;
  kind: "invoice" | "creditNote";
  label: string;
  number: string;
  orders: number;
  outstanding_cents: GeneratedAlways<number>;
  payment_terms: "dueOnReceipt" | "net10" | "net20" | "net30" | "net60" | "net90";
  pre_tax_cents: number;
  reminded_at: number | null;
  sent_at: number | null;
  settled_cents: Generated<number>;
  state: GeneratedAlways<string>;
  tax_cents: number;
  tenant_id: number;
  total_cents: number;
  voided_at: number | null;
}

export interface Jobs {
  attempts: Generated<number>;
  created_at: Generated<number>;
  done: number | null;
  ended_at: number | null;
  error: string | null;
  id: Generated<string>;
  key: string;
  name: string;
  number: GeneratedAlways<number>;
  payload: object;
  start_at: Generated<number>;
  started_at: number | null;
  state: Generated<"waiting" | "running" | "done" | "failed">;
  tenant_id: number | null;
  total: number | null;
  waits_again: Generated<boolean>;
}

export interface LastBackup {
  bytes: number;
  is_only: Generated<boolean>;
  taken_at: number;
}

export interface LibraryImages {
  archived_at: number | null;
  created_at: Generated<number>;
  file_id: number;
  id: GeneratedAlways<number>;
  more: Generated<object>;
  name: string;
  tenant_id: number;
  uid: string;
  updated_at: Generated<number>;
  version: Generated<number>;
}

export interface LiveLinks {
  linked_as: string | null;
  tenant_id: number | null;
}

export interface Locations {
  approximate_pin: Generated<boolean>;
  archived_at: number | null;
  city: Generated<string>;
  contact_name: Generated<string>;
  country: Generated<string>;
  created_at: Generated<number>;
  dropoff_notes: Generated<string>;
  email: string | null;
  external_reference: string | null;
  formatted_address: string;
  friendly_name: Generated<string>;
  id: GeneratedAlways<number>;
  import_key: string | null;
  import_place: string | null;
  kind: Generated<"residential" | "commercial" | "general">;
  latitude: number;
  longitude: number;
  more: Generated<object>;
  name: string;
  operating_hours: object | null;
  phone: string | null;
  pickup_notes: Generated<string>;
  postal_code: Generated<string>;
  province: Generated<string>;
  search_text: GeneratedAlways<string>;
  street_address: Generated<string>;
  tenant_id: number;
  time_zone: string;
  unit_number: Generated<string>;
  updated_at: Generated<number>;
  version: Generated<number>;
}

export interface MailState {
  alerted_at: number | null;
  failing_since: number | null;
  is_only: Generated<boolean>;
  last_failure: string | null;
  last_sent_at: number | null;
}

export interface ManagedCustomerOnboardings {
  archived_at: number | null;
  courier_name: string;
  created_at: Generated<number>;
  customer_name: string;
  customer_tenant_id: number;
  ended_at: number | null;
  expires_at: number;
  id: Generated<number>;
  more: Generated<object>;
  offered_by_name: string | null;
  offered_by_user_id: number | null;
  offered_to: "person" | "organization";
  rejection_reason: string | null;
  state: Generated<"pending" | "accepted" | "rejected" | "revoked" | "expired">;
  tenant_id: number;
  to_email: string | null;
  to_first_name: string | null;
  to_last_name: string | null;
  to_tenant_id: number | null;
  to_tenant_name: string | null;
  updated_at: Generated<number>;
  version: Generated<number>;
}

export interface MarketplaceAreas {
  bounds: string;
  latitude: number;
  longitude: number;
  radius_m: number;
  tenant_id: number;
}

export interface MarketplaceProfiles {
  areas: Generated<object>;
  headline: string | null;
  is_listed: Generated<boolean>;
  more: Generated<object>;
  picture: string | null;
  service_ids: Generated<ArrayType<number>>;
  tenant_id: number;
  updated_at: Generated<number>;
  version: Generated<number>;
}

export interface Memberships {
  created_at: Generated<number>;
  permission_version: Generated<number>;
  roles: ArrayType<number>;
  tenant_id: number;
  user_id: number;
}

export interface Messages {
  channel: Generated<"email" | "sms">;
  created_at: Generated<number>;
  delivery_order_id: number | null;
  failed_at: number | null;
  failure: string | null;
  has_secrets: Generated<boolean>;
  html_body: string | null;
  id: GeneratedAlways<number>;
  job_id: string | null;
  language: Generated<"en" | "fr">;
  of_notices: Generated<boolean>;
  of_orders: Generated<boolean>;
  papers: object | null;
  purpose: string;
  recipient: string;
  sent_at: number | null;
  state: Generated<"waiting" | "sending" | "sent" | "failed" | "unknown" | "skipped">;
  subject: string | null;
  tenant_id: number | null;
  text_body: string;
  user_id: number | null;
}

export interface NoticeDevices {
  created_at: Generated<number>;
  family_id: number;
  fcm_token: string;
  id: GeneratedAlways<number>;
}

export interface NoticeEvents {
  actor_tenant_id: number | null;
  actor_user_id: number | null;
  audience_tenant_ids: ArrayType<number>;
  created_at: Generated<number>;
  delivery_order_id: number | null;
  facts: Generated<object>;
  for_user_id: number | null;
  id: GeneratedAlways<number>;
  order_update_id: number | null;
  payload: Generated<object>;
  people: Generated<ArrayType<number>>;
  type: string | null;
  xid: Generated<string>;
}

export interface Notices {
  created_at: Generated<number>;
  facts: Generated<object>;
  id: GeneratedAlways<number>;
  in_app: boolean;
  is_personal: Generated<boolean>;
  order_ids: Generated<ArrayType<number>>;
  payload: Generated<object>;
  read_at: number | null;
  tenant_id: number;
  type: string;
  user_id: number;
  xid: string;
}

export interface NoticeSends {
  channel: "email" | "sms";
  due_at: number;
  message_id: number | null;
  notice_id: number;
  once_of: string | null;
  tenant_id: number;
  user_id: number;
}

export interface NotificationChoices {
  choices: Generated<object>;
  digest: Generated<"atOnce" | "hourly" | "daily">;
  language: Generated<"en" | "fr">;
  quiet_from: number | null;
  quiet_to: number | null;
  updated_at: Generated<number>;
  user_id: number;
}

export interface NotificationSettings {
  more: Generated<object>;
  tenant_id: number;
  updated_at: Generated<number>;
  version: Generated<number>;
}

export interface OrderBrokerages {
  agreed_pre_tax_cents: number | null;
  asked: Generated<object>;
  buy_order_id: number;
  created_at: Generated<number>;
  edits: Generated<object>;
  ended_at: number | null;
  receiver_tenant_id: number;
  sell_order_id: number;
  tenant_id: number;
  version: Generated<number>;
}

export interface OrderFigures {
  bought_cents: number | null;
  cancelled_on: Timestamp | null;
  delivered_on: Timestamp | null;
  delivery_order_id: number;
  driver_user_id: number | null;
  earned_on: Timestamp | null;
  is_on_time: boolean | null;
  is_unpriced: boolean;
  lacks_pay: boolean;
  lane: string;
  margin_cents: number | null;
  party_tenant_id: number;
  pay_cents: number | null;
  placed_on: Timestamp;
  revenue_cents: number | null;
  service_id: number;
  side: "carried" | "ordered" | "supplied";
  tenant_id: number;
  wait_minutes: number | null;
  way_minutes: number | null;
}

export interface OrderImportRows {
  customer_tenant_id: number;
  delivery_order_id: number | null;
  dropoff: string | null;
  faults: Generated<object>;
  id: GeneratedAlways<number>;
  line: number;
  order_import_id: number;
  outcome: Generated<"waiting" | "placed" | "duplicate" | "refused">;
  price_cents: number | null;
  reference: string | null;
  reference_key: string | null;
  row_values: object;
  said: object | null;
  tenant_id: number;
}

export interface OrderImports {
  asked: object;
  created_at: Generated<number>;
  customer_name: string;
  customer_tenant_id: number;
  done: Generated<number>;
  duplicates: Generated<number>;
  ended_at: number | null;
  failure: string | null;
  file_name: string;
  id: GeneratedAlways<number>;
  made_by_name: string;
  made_by_user_id: number;
  placed: Generated<number>;
  refused: Generated<number>;
  state: Generated<"waiting" | "running" | "done" | "failed" | "cancelled">;
  tenant_id: number;
  total: number;
  total_cents: Generated<number>;
}

export interface OrderRevenues {
  adjustment_cents: Generated<number>;
  bill_status: "exported" | "not_exported" | "not_exportable";
  billable_on: Timestamp;
  billed_pre_tax_cents: number | null;
  billed_taxes: object | null;
  billed_total_cents: number | null;
  customer_tenant_id: number;
  delivery_order_id: number;
  discount_cents: Generated<number>;
  distance_m: number;
  driver_paid_at: number | null;
  driver_user_id: number | null;
  dropped_off_at: number | null;
  due_at: number | null;
  fallback_cents: number | null;
  fuel_cents: Generated<number>;
  has_open_wait: Generated<boolean>;
  is_cancelled: boolean;
  is_taxed_elsewhere: Generated<boolean>;
  not_billable_reason: string | null;
  paid_at: number | null;
  paid_basis: string | null;
  paid_cents: Generated<number>;
  paid_driver_user_id: number | null;
  paid_left_out: object | null;
  paid_rate: number | null;
  paid_rate_from: "order" | "driver" | "service" | "usual" | null;
  parcels: number;
  pay_basis: GeneratedAlways<string>;
  pre_tax_cents: number | null;
  service_id: number;
  stamped_m: number | null;
  state: GeneratedAlways<string>;
  supplier_tenant_id: number | null;
  tax_cents: number | null;
  tax_key: string | null;
  taxes: object | null;
  tenant_id: number;
  total_cents: number | null;
  unbilled_wait_cents: Generated<number>;
  wait_cents: Generated<number>;
  weight_kg: number | null;
}

export interface OrderTellings {
  delivery_order_id: number;
  email: string;
  event: string;
  message_id: number | null;
  tenant_id: number;
  told_as: "customer" | "consignee";
}

export interface OrderTemplates {
  archived_at: number | null;
  content: object;
  created_at: Generated<number>;
  id: GeneratedAlways<number>;
  more: Generated<object>;
  name: string;
  tenant_id: number;
  updated_at: Generated<number>;
  version: Generated<number>;
}

export interface Outbox {
  audience_tenant_ids: ArrayType<number>;
  created_at: Generated<number>;
  id: GeneratedAlways<number>;
  payload: object;
  tenant_id: number;
  topic: string;
  xid: Generated<string>;
}

export interface OutsideAddresses {
  address: string;
  channel: "email" | "sms";
  created_at: Generated<number>;
  id: GeneratedAlways<number>;
  stopped_at: number | null;
  tenant_id: number;
  uid: Generated<string>;
}

export interface OwnershipRequests {
  answered_at: number | null;
  asked_user_id: number;
  created_at: Generated<number>;
  id: GeneratedAlways<number>;
  rejection_reason: string | null;
  requested_by_user_id: number;
  status: Generated<"pending" | "accepted" | "rejected" | "revoked">;
  tenant_id: number;
}

export interface Partners {
  archived_at: number | null;
  connected_at: number;
  created_at: Generated<number>;
  ended_at: number | null;
  id: number;
  more: Generated<object>;
  name: string;
  status: "connected" | "ended";
  tenant_id: number;
  updated_at: Generated<number>;
  version: Generated<number>;
}

export interface Partnerships {
  archived_at: number | null;
  created_at: Generated<number>;
  decline_reason: string | null;
  ended_at: number | null;
  id: GeneratedAlways<number>;
  message: string | null;
  more: Generated<object>;
  offered_by_name: string;
  offered_by_user_id: number;
  offerer_address: string | null;
  offerer_phone: string | null;
  offerer_tenant_name: string;
  receiver_tenant_id: number;
  receiver_tenant_name: string;
  state: Generated<"pending" | "accepted" | "declined" | "revoked">;
  tenant_id: number;
  updated_at: Generated<number>;
  version: Generated<number>;
}

export interface PasswordResetTokens {
  created_at: Generated<number>;
  expires_at: number;
  hash: string;
  used_at: number | null;
  user_id: number;
}

export interface PayCounters {
  next_number: number;
  tenant_id: number;
}

export interface PayExports {
  bill_date: string | null;
  corrections: Generated<number>;
  created_at: Generated<number>;
  done: Generated<number>;
  driver_ids: object | null;
  ended_at: number | null;
  expected: object | null;
  extras: Generated<number>;
  failure: string | null;
  from_date: string;
  id: GeneratedAlways<number>;
  made_by_name: string;
  made_by_user_id: number;
  orders: Generated<number>;
  package: "qbo" | "xero";
  pay_date: string;
  reversal_reason: string | null;
  reversed_at: number | null;
  reversed_by_name: string | null;
  state: Generated<"waiting" | "running" | "done" | "failed" | "cancelled" | "reversed">;
  statements: Generated<number>;
  tenant_id: number;
  total: number | null;
  total_cents: Generated<number>;
  until_date: string;
}

export interface PayExtras {
  amount_cad_cents: number;
  archived_at: number | null;
  created_at: Generated<number>;
  day: string;
  driver_user_id: number;
  id: GeneratedAlways<number>;
  is_paid_out: GeneratedAlways<boolean>;
  more: Generated<object>;
  name: string;
  pay_statement_id: number | null;
  tenant_id: number;
  updated_at: Generated<number>;
  version: Generated<number>;
}

export interface PayFiles {
  content: string;
  downloaded_at: number | null;
  downloaded_by_name: string | null;
  name: string;
  pay_export_id: number;
  position: number;
  rows: number;
  statements: number;
  tenant_id: number;
}

export interface PayLines {
  adjustments_cents: Generated<number>;
  cents: GeneratedAlways<number>;
  day: string;
  delivery_order_id: number | null;
  description: string;
  distance_m: number | null;
  driver_user_id: number;
  earned_cents: number;
  id: GeneratedAlways<number>;
  is_live: Generated<boolean>;
  kind: "order" | "correction" | "extra" | "deduction";
  left_out: object | null;
  left_out_adjustment_cents: Generated<number>;
  left_out_fuel_cents: Generated<number>;
  left_out_wait_cents: Generated<number>;
  minutes: number | null;
  paid_before_cents: Generated<number>;
  pay_export_id: number;
  pay_extra_id: number | null;
  pay_statement_id: number;
  payable_cents: number | null;
  position: number;
  pre_tax_cents: number | null;
  rate: number | null;
  rate_from: "order" | "driver" | "service" | "usual" | null;
  service_name: string | null;
  share_cents: Generated<number>;
  tenant_id: number;
}

export interface PayStatements {
  corrections: number;
  corrections_cents: number;
  created_at: Generated<number>;
  deductions_cents: number;
  distance_m: number;
  driver_name: string;
  driver_user_id: number;
  email: string | null;
  extras_cents: number;
  from_date: string;
  id: GeneratedAlways<number>;
  minutes: number;
  number: string;
  orders: number;
  orders_cents: number;
  paid_at: number | null;
  paid_by_name: string | null;
  pay_date: string;
  pay_export_id: number;
  sent_at: number | null;
  state: GeneratedAlways<string>;
  tenant_id: number;
  total_cents: number;
  until_date: string;
  voided_at: number | null;
}

export interface People {
  archived_at: number | null;
  archived_roles: Generated<ArrayType<number>>;
  created_at: number;
  last_seen_at: number | null;
  name: string;
  search_text: string;
  tenant_id: number;
  user_id: number;
}

export interface PlannerFeeds {
  fetched_at: number | null;
  made_at: Generated<number>;
  tenant_id: number;
  token_hash: string;
  user_id: number;
}

export interface PressedMails {
  kind: "invitation" | "mail";
  mails: number;
  subject: string;
  tenant_id: number;
  window_started_at: number;
}

export interface Protocols {
  actions: Generated<object>;
  archived_at: number | null;
  created_at: Generated<number>;
  description: Generated<string>;
  id: GeneratedAlways<number>;
  is_enabled: Generated<boolean>;
  more: Generated<object>;
  name: string;
  tenant_id: number;
  updated_at: Generated<number>;
  version: Generated<number>;
}

export interface PushKeys {
  created_at: Generated<number>;
  is_only: Generated<boolean>;
  private_key: string;
  public_key: string;
}

export interface PushSubscriptions {
  auth: string;
  created_at: Generated<number>;
  ended_at: number | null;
  endpoint: string;
  family_id: number;
  id: GeneratedAlways<number>;
  p256dh: string;
}

export interface ReceivedInvoices {
  ages_from: string | null;
  courier_id: number | null;
  courier_name: string | null;
  due_date: string | null;
  id: number | null;
  invoice_date: string | null;
  kind: string | null;
  label: string | null;
  number: string | null;
  open_disputes: number | null;
  orders: number | null;
  outstanding_cents: number | null;
  state: string | null;
  time_zone: string | null;
  total_cents: number | null;
}

export interface RecoveryCodes {
  hash: string;
  used_at: number | null;
  user_id: number;
}

export interface RecurringOrderDays {
  changes: Generated<object>;
  date: string;
  delivery_order_id: number | null;
  failure: string | null;
  is_disabled: Generated<boolean>;
  moved_to: string | null;
  ran_on: string | null;
  recurring_order_id: number;
  state: "made" | "missed" | "failed" | "dismissed" | null;
}

export interface RecurringOrderEvents {
  actor_name: string | null;
  actor_user_id: number | null;
  created_at: Generated<number>;
  date: string | null;
  delivery_order_id: number | null;
  id: GeneratedAlways<number>;
  recurring_order_id: number;
  type: "created" | "delivery_order_created" | "settings_updated" | "single_day_settings_updated" | "single_day_disabled" | "single_day_enabled" | "paused" | "resumed" | "terminated" | "completed";
}

export interface RecurringOrders {
  agreed_price_cad_cents: number | null;
  archived_at: number | null;
  confirmed: Generated<object>;
  courier_tenant_id: number;
  created_at: Generated<number>;
  customer_tenant_id: number;
  days_ahead: Generated<number>;
  default_driver_user_id: number | null;
  dropoff_days: Generated<number>;
  dropoff_location_id: number;
  dropoff_to_s: number | null;
  end_date: string | null;
  faults: Generated<object>;
  id: GeneratedAlways<number>;
  last_date: string | null;
  look_at: Generated<number>;
  looked_on: string | null;
  more: Generated<object>;
  name: Generated<string>;
  next_date: string | null;
  order_fields: Generated<object>;
  order_notes: string | null;
  parcels: object;
  part_names: object;
  pickup_from_s: number;
  pickup_location_id: number;
  po_number: string | null;
  reasons: Generated<object>;
  recurrence: object;
  remind_days: Generated<object>;
  reminded: Generated<object>;
  service_id: number;
  service_speed_id: number;
  start_date: string;
  status: Generated<"active" | "paused" | "invalid" | "completed" | "archived">;
  tag_ids: Generated<object>;
  tenant_id: number;
  updated_at: Generated<number>;
  user_id: number;
  version: Generated<number>;
}

export interface RefreshTokens {
  created_at: Generated<number>;
  expires_at: number;
  family_id: number;
  hash: string;
  used_at: number | null;
  used_with: string | null;
}

export interface RefusedAddresses {
  email: string;
  refused_at: Generated<number>;
  said: string;
  tenant_id: number;
  times: Generated<number>;
}

export interface ReminderRuns {
  created_at: Generated<number>;
  customer_ids: object | null;
  done: Generated<number>;
  ended_at: number | null;
  failure: string | null;
  id: GeneratedAlways<number>;
  left_out: Generated<number>;
  made_by_name: string;
  made_by_user_id: number;
  sent: Generated<number>;
  state: Generated<"waiting" | "running" | "done" | "failed" | "cancelled">;
  tenant_id: number;
  total: number | null;
}

export interface Reminders {
  created_at: Generated<number>;
  customer_tenant_id: number;
  id: GeneratedAlways<number>;
  recipient: string;
  reminder_run_id: number;
  step: "friendly" | "firm" | "final";
  tenant_id: number;
  total_cents: number;
}

export interface ReportSchedules {
  archived_at: number | null;
  created_at: Generated<number>;
  day_of_month: number | null;
  every: "day" | "week" | "month";
  id: GeneratedAlways<number>;
  is_paused: Generated<boolean>;
  last_at: number | null;
  last_outcome: string | null;
  made_by_name: string;
  made_by_user_id: number;
  more: Generated<object>;
  name: string;
  next_at: number | null;
  next_zone: string | null;
  paused_reason: string | null;
  period: "lastDay" | "lastWeek" | "lastMonth" | "weekToDate" | "monthToDate";
  receivers: string;
  report_kind: "AllOrders" | "SummaryByDriver" | "TransactionByDriver" | "SummaryByCustomer" | "TransactionByCustomer" | "SummaryByCourier" | "TransactionByCourier" | "SummaryBySupplier" | "TransactionBySupplier";
  sends_outside: Generated<boolean>;
  tenant_id: number;
  time_of_day: number;
  updated_at: Generated<number>;
  version: Generated<number>;
  weekday: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday" | null;
}

export interface RoleGrants {
  ended_at: number | null;
  ended_by: number | null;
  granted_at: Generated<number>;
  granted_by: number | null;
  grantee_tenant_id: number | null;
  id: GeneratedAlways<number>;
  role_id: number;
  role_name: string;
  tenant_id: number;
  user_id: number | null;
}

export interface Roles {
  archived_at: number | null;
  created_at: Generated<number>;
  description: Generated<string>;
  id: GeneratedAlways<number>;
  more: Generated<object>;
  name: string;
  permissions: Generated<string[]>;
  tenant_id: number;
  updated_at: Generated<number>;
  version: Generated<number>;
}

export interface SendingHold {
  held_before: number;
  is_only: Generated<boolean>;
}

export interface ServiceMaps {
  archived_at: number | null;
  created_at: Generated<number>;
  description: Generated<string>;
  fallback_fee_cad_cents: number | null;
  id: GeneratedAlways<number>;
  more: Generated<object>;
  name: string;
  pricing_strategy: Generated<"both" | "highest" | "pickup" | "dropoff">;
  published_at: number | null;
  published_zones: object | null;
  service_zones: Generated<object>;
  tenant_id: number;
  updated_at: Generated<number>;
  version: Generated<number>;
}

export interface ServicePayRates {
  rate: number;
  service_id: number;
  tenant_id: number;
  updated_at: Generated<number>;
}

export interface ServiceRevisionParcelTypes {
  archived_at: number | null;
  description: Generated<string>;
  id: GeneratedAlways<number>;
  max_height_m: number | null;
  max_length_m: number | null;
  max_weight_kg: number | null;
  max_width_m: number | null;
  name: string;
  origin_id: number | null;
  position: Generated<number>;
  service_revision_id: number;
  tenant_id: number;
  typed: object | null;
}

export interface ServiceRevisions {
  created_at: Generated<number>;
  created_by: number | null;
  id: GeneratedAlways<number>;
  lists_name: Generated<string>;
  note: Generated<string>;
  number: number;
  pricing: object;
  pricing_name: GeneratedAlways<string>;
  pricing_type: GeneratedAlways<string>;
  protocols: Generated<object>;
  published_at: number | null;
  published_by: number | null;
  service_id: number;
  service_map_id: number | null;
  status: Generated<"draft" | "published">;
  tenant_id: number;
  updated_at: Generated<number>;
  vehicle_id: number | null;
  vehicle_name: Generated<string>;
  versions: Generated<object>;
}

export interface ServiceRevisionServiceSpeeds {
  archived_at: number | null;
  description: Generated<string>;
  duration_s: number | null;
  id: GeneratedAlways<number>;
  name: string;
  origin_id: number | null;
  position: Generated<number>;
  service_revision_id: number;
  tenant_id: number;
  text_color: Generated<string>;
}

export interface ServiceRevisionTags {
  archived_at: number | null;
  description: Generated<string>;
  icon_image_src: string | null;
  id: GeneratedAlways<number>;
  name: string;
  origin_id: number | null;
  position: Generated<number>;
  service_revision_id: number;
  tenant_id: number;
}

export interface Services {
  archived_at: number | null;
  created_at: Generated<number>;
  description: Generated<string>;
  id: GeneratedAlways<number>;
  is_enabled: Generated<boolean>;
  is_template: Generated<boolean>;
  name: string;
  open_to_all: Generated<boolean>;
  published_revision_id: number | null;
  tenant_id: number;
  updated_at: Generated<number>;
}

export interface SettlementParts {
  cents: number;
  invoice_id: number;
  settlement_id: number;
  tenant_id: number;
}

export interface Settlements {
  amount_cents: number;
  by_run: Generated<boolean>;
  created_at: Generated<number>;
  credit_note_id: number | null;
  customer_tenant_id: number;
  id: GeneratedAlways<number>;
  kind: "payment" | "refund" | "credit";
  made_by_name: string;
  made_by_user_id: number;
  method: "cheque" | "eTransfer" | "bankTransfer" | "card" | "cash" | "other" | null;
  note: string | null;
  settled_on: string;
  takes_back_id: number | null;
  tenant_id: number;
}

export interface SharedFuelPrices {
  date: string;
  dollars_per_litre: number;
  fuel_type: "regular" | "diesel";
}

export interface SignInAttempts {
  failures: Generated<number>;
  kind: "account" | "address" | "device";
  subject: string;
  window_started_at: number;
}

export interface SignInFamilies {
  address: string | null;
  confirmed_at: number | null;
  created_at: Generated<number>;
  id: GeneratedAlways<number>;
  impersonator_user_id: number | null;
  last_used_at: Generated<number>;
  revoked_at: number | null;
  revoked_reason: string | null;
  started_by_family_id: number | null;
  user_agent: string | null;
  user_id: number;
}

export interface StoredFileParts {
  bytes: Buffer;
  file_id: number;
  position: number;
}

export interface StoredFiles {
  content_type: string;
  created_at: Generated<number>;
  id: GeneratedAlways<number>;
  object_key: string | null;
  sha256: string;
  size_bytes: number;
  storage: "database" | "object";
  tenant_id: number;
}

export interface SubscriptionPlans {
  archived_at: number | null;
  created_at: Generated<number>;
  description: Generated<string>;
  features: Generated<string[]>;
  for_kind: "Courier" | "Customer" | "Supplier" | "Internal" | null;
  id: GeneratedAlways<number>;
  name: string;
  price_cents: Generated<number>;
}

export interface SuppliedServices {
  customer_tenant_id: number | null;
  service_id: number | null;
}

export interface Suppliers {
  archived_at: number | null;
  connected_at: number;
  created_at: Generated<number>;
  ended_at: number | null;
  id: number;
  is_favorite: Generated<boolean>;
  more: Generated<object>;
  name: string;
  notes: string | null;
  places_orders: boolean;
  status: "connected" | "ended";
  tenant_id: number;
  updated_at: Generated<number>;
  version: Generated<number>;
}

export interface SupplierSettings {
  more: Generated<object>;
  suppliers_place_orders: Generated<boolean>;
  tenant_id: number;
  updated_at: Generated<number>;
  version: Generated<number>;
}

export interface TableLayouts {
  layout: object;
  table_id: string;
  updated_at: Generated<number>;
  user_id: number;
}

export interface TaxSettings {
  archived_at: number | null;
  created_at: Generated<number>;
  effective_from: string;
  effective_until: string | null;
  id: GeneratedAlways<number>;
  more: Generated<object>;
  name: string;
  percent: number;
  province: "AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT" | null;
  tenant_id: number;
  type: "GST" | "QST" | "PST SK" | "GST/HST" | "Exempt" | "Zero Rated";
  updated_at: Generated<number>;
  version: Generated<number>;
}

export interface TenantContacts {
  archived_at: number | null;
  created_at: Generated<number>;
  details: Generated<object>;
  id: GeneratedAlways<number>;
  more: Generated<object>;
  name: string;
  roles: Generated<object>;
  tenant_id: number;
  updated_at: Generated<number>;
  version: Generated<number>;
}

export interface TenantFeatures {
  created_at: Generated<number>;
  feature: "Customer" | "Supplier" | "Courier" | "Planner" | "CourierLocations";
  tenant_id: number;
}

export interface TenantLinks {
  created_at: Generated<number>;
  ended_at: number | null;
  id: GeneratedAlways<number>;
  kind: "courier-customer" | "courier-broker" | "supplier-customer";
  partner_tenant_id: number;
  places_orders: Generated<boolean>;
  tenant_id: number;
}

export interface Tenants {
  account_type: Generated<"organization" | "individual">;
  address: Generated<string>;
  archived_at: number | null;
  bill_to_address: string | null;
  bill_to_name: string | null;
  created_at: Generated<number>;
  id: GeneratedAlways<number>;
  image: string | null;
  kind: "Courier" | "Customer" | "Supplier" | "Internal";
  name: string;
  onboarding_required_types: Generated<string[]>;
  order_support_phone: string | null;
  phone: string | null;
  suspended_at: number | null;
  suspended_by_user_id: number | null;
  suspension_reason: string | null;
  time_zone: string;
  updated_at: Generated<number>;
  version: Generated<number>;
}

export interface TenantSubscriptions {
  started_at: Generated<number>;
  subscription_plan_id: number;
  tenant_id: number;
}

export interface TryOutCustomers {
  after_cents: number;
  before_cents: number;
  customer_tenant_id: number;
  gain_cents: number;
  name: string;
  orders: number;
  tenant_id: number;
  try_out_id: number;
  unpriceable: number;
}

export interface TryOutOrders {
  after_cents: number | null;
  available_at: number;
  before_cents: number | null;
  customer_name: string;
  customer_tenant_id: number;
  delivery_order_id: number;
  difference_cents: GeneratedAlways<number>;
  gain_cents: number | null;
  outcome: "priced" | "unpriceable" | "newlyPriced" | "unpriced";
  reasons: Generated<string[]>;
  tenant_id: number;
  try_out_id: number;
}

export interface TryOuts {
  compared_revision_id: number | null;
  created_at: Generated<number>;
  done: Generated<number>;
  ended_at: number | null;
  from_at: number;
  id: GeneratedAlways<number>;
  last_available_at: number | null;
  last_order_id: number | null;
  orders: number;
  pricing: object;
  service_id: number;
  service_revision_id: number;
  started_by: number | null;
  status: Generated<"running" | "finished" | "cancelled" | "failed">;
  summary: object | null;
  tenant_id: number;
  until_at: number;
  versions: object;
}

export interface TwoStepSecrets {
  created_at: Generated<number>;
  enabled_at: number | null;
  last_step: Generated<number>;
  secret: string;
  user_id: number;
}

export interface UploadParts {
  bytes: Buffer;
  position: number;
  upload_uid: string;
}

export interface Uploads {
  content_type: string;
  created_at: Generated<number>;
  expires_at: number;
  family_id: number | null;
  file_id: number | null;
  file_name: string;
  kept_sha256: string | null;
  object_key: string | null;
  received_bytes: Generated<number>;
  size_bytes: number;
  storage: "database" | "object";
  tenant_id: number;
  ticket_hash: string | null;
  uid: Generated<string>;
  user_id: number;
}

export interface UserPhotos {
  content: Buffer;
  content_type: "image/png" | "image/jpeg" | "image/webp";
  created_at: Generated<number>;
  uid: Generated<string>;
  user_id: number;
}

export interface Users {
  archived_at: number | null;
  created_at: Generated<number>;
  created_by_tenant_id: number | null;
  current_tenant_id: number | null;
  email: string;
  first_name: string;
  id: GeneratedAlways<number>;
  image: string | null;
  is_admin: Generated<boolean>;
  is_machine: Generated<boolean>;
  last_name: string;
  notifications_refreshed_at: number | null;
  password_hash: string | null;
  phone: string | null;
  time_zone: string | null;
  unit_preference: Generated<"Metric" | "MetricMixed" | "Imperial">;
  updated_at: Generated<number>;
}

export interface Vehicles {
  archived_at: number | null;
  created_at: Generated<number>;
  description: Generated<string>;
  driver_user_id: number | null;
  id: GeneratedAlways<number>;
  license_plate: string | null;
  max_volume_m3: number | null;
  max_weight_kg: number | null;
  more: Generated<object>;
  name: string;
  tenant_id: number;
  updated_at: Generated<number>;
  version: Generated<number>;
}

export interface Vendors {
  account_number: string | null;
  archived_at: number | null;
  connected_at: number;
  created_at: Generated<number>;
  ended_at: number | null;
  id: number;
  is_favorite: Generated<boolean>;
  more: Generated<object>;
  name: string;
  notes: string | null;
  own_name: string | null;
  relation: "courier" | "partner";
  status: "connected" | "ended";
  tenant_id: number;
  updated_at: Generated<number>;
  version: Generated<number>;
}

export interface VerificationCodes {
  email: string | null;
  expires_at: number;
  invitation_id: number;
  seed: string;
  tries: Generated<number>;
  user_id: number | null;
}

export interface VersionSightings {
  last_seen_at: number;
  tenant_id: number | null;
  user_id: number;
  version: string;
}

export interface WebhookDeliveries {
  answer: string | null;
  body: string;
  created_at: Generated<number>;
  delivery_order_id: number | null;
  endpoint_id: number;
  event: string;
  failure: string | null;
  id: GeneratedAlways<number>;
  last_at: number | null;
  last_status: number | null;
  message_id: string;
  next_at: number | null;
  state: Generated<"waiting" | "delivered" | "failed">;
  tenant_id: number;
  took_ms: number | null;
  tries: Generated<number>;
}

export interface WebhookEndpoints {
  archived_at: number | null;
  created_at: Generated<number>;
  events: string[];
  failing_since: number | null;
  id: GeneratedAlways<number>;
  is_enabled: Generated<boolean>;
  last_success_at: number | null;
  more: Generated<object>;
  name: string;
  previous_secret: string | null;
  previous_secret_until: number | null;
  secret: string | null;
  secret_end: string | null;
  sent_count: Generated<number>;
  sent_in: Generated<number>;
  tenant_id: number;
  turned_off_reason: string | null;
  updated_at: Generated<number>;
  url: string;
  version: Generated<number>;
}

export interface WebhookEvents {
  created_at: Generated<number>;
  event: string | null;
  id: GeneratedAlways<number>;
  invoice_id: number | null;
  order_update_id: number | null;
}

export interface GeneratedTables {
  absences: Absences;
  accepted_leaks: AcceptedLeaks;
  accounting_mappings: AccountingMappings;
  accounting_settings: AccountingSettings;
  accounting_templates: AccountingTemplates;
  api_tokens: ApiTokens;
  applications: Applications;
  audit_entries: AuditEntries;
  base_parcel_types: BaseParcelTypes;
  base_service_speeds: BaseServiceSpeeds;
  base_tags: BaseTags;
  billing_couriers: BillingCouriers;
  billing_exports: BillingExports;
  billing_files: BillingFiles;
  budgets: Budgets;
  client_versions: ClientVersions;
  courier_schedules: CourierSchedules;
  courier_settings: CourierSettings;
  customer_merges: CustomerMerges;
  customer_services: CustomerServices;
  customers: Customers;
  delivery_order_driver_pay: DeliveryOrderDriverPay;
  delivery_order_fields: DeliveryOrderFields;
  delivery_order_geostamps: DeliveryOrderGeostamps;
  delivery_order_media: DeliveryOrderMedia;
  delivery_order_parcels: DeliveryOrderParcels;
  delivery_order_parties: DeliveryOrderParties;
  delivery_order_prices: DeliveryOrderPrices;
  delivery_order_protocol_entries: DeliveryOrderProtocolEntries;
  delivery_order_tags: DeliveryOrderTags;
  delivery_order_updates: DeliveryOrderUpdates;
  delivery_orders: DeliveryOrders;
  driver_pay_rates: DriverPayRates;
  driver_positions: DriverPositions;
  email_changes: EmailChanges;
  error_groups: ErrorGroups;
  error_reports: ErrorReports;
  external_rights: ExternalRights;
  external_standings: ExternalStandings;
  figure_changes: FigureChanges;
  figure_days: FigureDays;
  figure_labels: FigureLabels;
  figure_minutes: FigureMinutes;
  first_paints: FirstPaints;
  first_steps: FirstSteps;
  fuel_prices: FuelPrices;
  fuel_tables: FuelTables;
  gazetteer_places: GazetteerPlaces;
  idempotency_keys: IdempotencyKeys;
  invitations: Invitations;
  invoice_counters: InvoiceCounters;
  invoice_disputes: InvoiceDisputes;
  invoice_lines: InvoiceLines;
  invoices: Invoices;
  jobs: Jobs;
  last_backup: LastBackup;
  library_images: LibraryImages;
  live_links: LiveLinks;
  locations: Locations;
  mail_state: MailState;
  managed_customer_onboardings: ManagedCustomerOnboardings;
  marketplace_areas: MarketplaceAreas;
  marketplace_profiles: MarketplaceProfiles;
  memberships: Memberships;
  messages: Messages;
  notice_devices: NoticeDevices;
  notice_events: NoticeEvents;
  notice_sends: NoticeSends;
  notices: Notices;
  notification_choices: NotificationChoices;
  notification_settings: NotificationSettings;
  order_brokerages: OrderBrokerages;
  order_figures: OrderFigures;
  order_import_rows: OrderImportRows;
  order_imports: OrderImports;
  order_revenues: OrderRevenues;
  order_tellings: OrderTellings;
  order_templates: OrderTemplates;
  outbox: Outbox;
  outside_addresses: OutsideAddresses;
  ownership_requests: OwnershipRequests;
  partners: Partners;
  partnerships: Partnerships;
  password_reset_tokens: PasswordResetTokens;
  pay_counters: PayCounters;
  pay_exports: PayExports;
  pay_extras: PayExtras;
  pay_files: PayFiles;
  pay_lines: PayLines;
  pay_statements: PayStatements;
  people: People;
  planner_feeds: PlannerFeeds;
  pressed_mails: PressedMails;
  protocols: Protocols;
  push_keys: PushKeys;
  push_subscriptions: PushSubscriptions;
  received_invoices: ReceivedInvoices;
  recovery_codes: RecoveryCodes;
  recurring_order_days: RecurringOrderDays;
  recurring_order_events: RecurringOrderEvents;
  recurring_orders: RecurringOrders;
  refresh_tokens: RefreshTokens;
  refused_addresses: RefusedAddresses;
  reminder_runs: ReminderRuns;
  reminders: Reminders;
  report_schedules: ReportSchedules;
  role_grants: RoleGrants;
  roles: Roles;
  sending_hold: SendingHold;
  service_maps: ServiceMaps;
  service_pay_rates: ServicePayRates;
  service_revision_parcel_types: ServiceRevisionParcelTypes;
  service_revision_service_speeds: ServiceRevisionServiceSpeeds;
  service_revision_tags: ServiceRevisionTags;
  service_revisions: ServiceRevisions;
  services: Services;
  settlement_parts: SettlementParts;
  settlements: Settlements;
  shared_fuel_prices: SharedFuelPrices;
  sign_in_attempts: SignInAttempts;
  sign_in_families: SignInFamilies;
  stored_file_parts: StoredFileParts;
  stored_files: StoredFiles;
  subscription_plans: SubscriptionPlans;
  supplied_services: SuppliedServices;
  supplier_settings: SupplierSettings;
  suppliers: Suppliers;
  table_layouts: TableLayouts;
  tax_settings: TaxSettings;
  tenant_contacts: TenantContacts;
  tenant_features: TenantFeatures;
  tenant_links: TenantLinks;
  tenant_subscriptions: TenantSubscriptions;
  tenants: Tenants;
  try_out_customers: TryOutCustomers;
  try_out_orders: TryOutOrders;
  try_outs: TryOuts;
  two_step_secrets: TwoStepSecrets;
  upload_parts: UploadParts;
  uploads: Uploads;
  user_photos: UserPhotos;
  users: Users;
  vehicles: Vehicles;
  vendors: Vendors;
  verification_codes: VerificationCodes;
  version_sightings: VersionSightings;
  webhook_deliveries: WebhookDeliveries;
  webhook_endpoints: WebhookEndpoints;
  webhook_events: WebhookEvents;
}

/** The columns of the tables that keep in `more` whatever has none. */
export const columnsBesideMore = {
  "absences": [
    "archived_at",
    "created_at",
    "from_day",
    "id",
    "more",
    "note",
    "tenant_id",
    "until_day",
    "updated_at",
    "user_id",
    "version"
  ],
  "accounting_settings": [
    "more",
    "tenant_id",
    "updated_at",
    "version"
  ],
  "accounting_templates": [
    "archived_at",
    "created_at",
    "grouping",
    "id",
    "more",
    "name",
    "period",
    "tenant_id",
    "updated_at",
    "version"
  ],
  "api_tokens": [
    "archived_at",
    "created_at",
    "expires_at",
    "family_id",
    "hash",
    "id",
    "is_revoked",
    "last_four",
    "last_used_address",
    "last_used_at",
    "made_by_name",
    "made_by_user_id",
    "more",
    "name",
    "revoked_at",
    "revoked_by_user_id",
    "scopes",
    "tenant_id",
    "updated_at",
    "user_id",
    "version"
  ],
  "applications": [
    "applicant_address",
    "applicant_phone",
    "applicant_tenant_name",
    "applied_by_name",
    "archived_at",
    "created_at",
    "ended_at",
    "id",
    "kind",
    "message",
    "more",
    "origin",
    "receiver_tenant_id",
    "receiver_tenant_name",
    "rejection_reason",
    "state",
    "tenant_id",
    "updated_at",
    "version"
  ],
  "base_parcel_types": [
    "archived_at",
    "created_at",
    "default_fee_cad_cents",
    "description",
    "id",
    "max_height_m",
    "max_length_m",
    "max_weight_kg",
    "max_width_m",
    "more",
    "name",
    "tenant_id",
    "typed",
    "updated_at",
    "version"
  ],
  "base_service_speeds": [
    "archived_at",
    "background_color",
    "charge",
    "created_at",
    "description",
    "duration_minutes",
    "id",
    "more",
    "name",
    "position",
    "tenant_id",
    "text_color",
    "updated_at",
    "version"
  ],
  "base_tags": [
    "archived_at",
    "created_at",
    "description",
    "icon_image_src",
    "id",
    "more",
    "name",
    "tenant_id",
    "updated_at",
    "version"
  ],
  "budgets": [
    "archived_at",
    "created_at",
    "field_name",
    "fold",
    "id",
    "key",
    "kind",
    "monthly_cad_cents",
    "more",
    "tenant_id",
    "told_month",
    "told_percent",
    "updated_at",
    "value",
    "version"
  ],
  "courier_settings": [
    "cancellation_charge",
    "carriers_zero_rated",
    "default_tax_types",
    "dispatch_hours",
    "driver_pay",
    "driver_pay_version",
    "fuel_name",
    "fuel_surcharge",
    "fuel_version",
    "geostamps_enabled",
    "holidays",
    "holidays_name",
    "more",
    "prices_visible_to_drivers",
    "recurring_on_holidays",
    "tenant_id",
    "updated_at",
    "version",
    "wait_time"
  ],
  "customers": [
    "account_number",
    "archived_at",
    "bill_to_address",
    "bill_to_name",
    "billing_cycle",
    "connected_at",
    "created_at",
    "credit_hold",
    "ended_at",
    "id",
    "invoice_email",
    "is_favorite",
    "is_managed",
    "more",
    "name",
    "notes",
    "payment_terms",
    "po_number_required",
    "relation",
    "status",
    "tax_exempt",
    "tax_exemption_number",
    "tenant_id",
    "updated_at",
    "version"
  ],
  "delivery_order_fields": [
    "archived_at",
    "created_at",
    "help",
    "id",
    "kind",
    "more",
    "name",
    "options",
    "pinned",
    "position",
    "required",
    "shown_in",
    "tenant_id",
    "updated_at",
    "version"
  ],
  "invitations": [
    "accepted_by_user_id",
    "accepted_tenant_id",
    "archived_at",
    "created_at",
    "ended_at",
    "expires_at",
    "for_initial_user_email",
    "for_initial_user_first_name",
    "for_initial_user_last_name",
    "for_initial_user_phone",
    "for_prefill_tenant_name",
    "former_uid_hashes",
    "id",
    "invited_by_user_id",
    "kind",
    "more",
    "onboarding_id",
    "roles",
    "shared_uid_hash",
    "state",
    "tenant_id",
    "uid_hash",
    "uid_seed",
    "updated_at",
    "version"
  ],
  "library_images": [
    "archived_at",
    "created_at",
    "file_id",
    "id",
    "more",
    "name",
    "tenant_id",
    "uid",
    "updated_at",
    "version"
  ],
  "locations": [
    "approximate_pin",
    "archived_at",
    "city",
    "contact_name",
    "country",
    "created_at",
    "dropoff_notes",
    "email",
    "external_reference",
    "formatted_address",
    "friendly_name",
    "id",
    "import_key",
    "import_place",
    "kind",
    "latitude",
    "longitude",
    "more",
    "name",
    "operating_hours",
    "phone",
    "pickup_notes",
    "postal_code",
    "province",
    "search_text",
    "street_address",
    "tenant_id",
    "time_zone",
    "unit_number",
    "updated_at",
    "version"
  ],
  "managed_customer_onboardings": [
    "archived_at",
    "courier_name",
    "created_at",
    "customer_name",
    "customer_tenant_id",
    "ended_at",
    "expires_at",
    "id",
    "more",
    "offered_by_name",
    "offered_by_user_id",
    "offered_to",
    "rejection_reason",
    "state",
    "tenant_id",
    "to_email",
    "to_first_name",
    "to_last_name",
    "to_tenant_id",
    "to_tenant_name",
    "updated_at",
    "version"
  ],
  "marketplace_profiles": [
    "areas",
    "headline",
    "is_listed",
    "more",
    "picture",
    "service_ids",
    "tenant_id",
    "updated_at",
    "version"
  ],
  "notification_settings": [
    "more",
    "tenant_id",
    "updated_at",
    "version"
  ],
  "order_templates": [
    "archived_at",
    "content",
    "created_at",
    "id",
    "more",
    "name",
    "tenant_id",
    "updated_at",
    "version"
  ],
  "partners": [
    "archived_at",
    "connected_at",
    "created_at",
    "ended_at",
    "id",
    "more",
    "name",
    "status",
    "tenant_id",
    "updated_at",
    "version"
  ],
  "partnerships": [
    "archived_at",
    "created_at",
    "decline_reason",
    "ended_at",
    "id",
    "message",
    "more",
    "offered_by_name",
    "offered_by_user_id",
    "offerer_address",
    "offerer_phone",
    "offerer_tenant_name",
    "receiver_tenant_id",
    "receiver_tenant_name",
    "state",
    "tenant_id",
    "updated_at",
    "version"
  ],
  "pay_extras": [
    "amount_cad_cents",
    "archived_at",
    "created_at",
    "day",
    "driver_user_id",
    "id",
    "is_paid_out",
    "more",
    "name",
    "pay_statement_id",
    "tenant_id",
    "updated_at",
    "version"
  ],
  "protocols": [
    "actions",
    "archived_at",
    "created_at",
    "description",
    "id",
    "is_enabled",
    "more",
    "name",
    "tenant_id",
    "updated_at",
    "version"
  ],
  "recurring_orders": [
    "agreed_price_cad_cents",
    "archived_at",
    "confirmed",
    "courier_tenant_id",
    "created_at",
    "customer_tenant_id",
    "days_ahead",
    "default_driver_user_id",
    "dropoff_days",
    "dropoff_location_id",
    "dropoff_to_s",
    "end_date",
    "faults",
    "id",
    "last_date",
    "look_at",
    "looked_on",
    "more",
    "name",
    "next_date",
    "order_fields",
    "order_notes",
    "parcels",
    "part_names",
    "pickup_from_s",
    "pickup_location_id",
    "po_number",
    "reasons",
    "recurrence",
    "remind_days",
    "reminded",
    "service_id",
    "service_speed_id",
    "start_date",
    "status",
    "tag_ids",
    "tenant_id",
    "updated_at",
    "user_id",
    "version"
  ],
  "report_schedules": [
    "archived_at",
    "created_at",
    "day_of_month",
    "every",
    "id",
    "is_paused",
    "last_at",
    "last_outcome",
    "made_by_name",
    "made_by_user_id",
    "more",
    "name",
    "next_at",
    "next_zone",
    "paused_reason",
    "period",
    "receivers",
    "report_kind",
    "sends_outside",
    "tenant_id",
    "time_of_day",
    "updated_at",
    "version",
    "weekday"
  ],
  "roles": [
    "archived_at",
    "created_at",
    "description",
    "id",
    "more",
    "name",
    "permissions",
    "tenant_id",
    "updated_at",
    "version"
  ],
  "service_maps": [
    "archived_at",
    "created_at",
    "description",
    "fallback_fee_cad_cents",
    "id",
    "more",
    "name",
    "pricing_strategy",
    "published_at",
    "published_zones",
    "service_zones",
    "tenant_id",
    "updated_at",
    "version"
  ],
  "supplier_settings": [
    "more",
    "suppliers_place_orders",
    "tenant_id",
    "updated_at",
    "version"
  ],
  "suppliers": [
    "archived_at",
    "connected_at",
    "created_at",
    "ended_at",
    "id",
    "is_favorite",
    "more",
    "name",
    "notes",
    "places_orders",
    "status",
    "tenant_id",
    "updated_at",
    "version"
  ],
  "tax_settings": [
    "archived_at",
    "created_at",
    "effective_from",
    "effective_until",
    "id",
    "more",
    "name",
    "percent",
    "province",
    "tenant_id",
    "type",
    "updated_at",
    "version"
  ],
  "tenant_contacts": [
    "archived_at",
    "created_at",
    "details",
    "id",
    "more",
    "name",
    "roles",
    "tenant_id",
    "updated_at",
    "version"
  ],
  "vehicles": [
    "archived_at",
    "created_at",
    "description",
    "driver_user_id",
    "id",
    "license_plate",
    "max_volume_m3",
    "max_weight_kg",
    "more",
    "name",
    "tenant_id",
    "updated_at",
    "version"
  ],
  "vendors": [
    "account_number",
    "archived_at",
    "connected_at",
    "created_at",
    "ended_at",
    "id",
    "is_favorite",
    "more",
    "name",
    "notes",
    "own_name",
    "relation",
    "status",
    "tenant_id",
    "updated_at",
    "version"
  ],
  "webhook_endpoints": [
    "archived_at",
    "created_at",
    "events",
    "failing_since",
    "id",
    "is_enabled",
    "last_success_at",
    "more",
    "name",
    "previous_secret",
    "previous_secret_until",
    "secret",
    "secret_end",
    "sent_count",
    "sent_in",
    "tenant_id",
    "turned_off_reason",
    "updated_at",
    "url",
    "version"
  ]
} as const;
