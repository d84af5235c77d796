import type { Insertable, Selectable, Updateable } from 'kysely'
import type { GazetteerPlacesTable, LocationsTable } from '#server/db/schema/locations.ts'
import type {
  DeliveryOrderParcelsTable,
  DeliveryOrderPartiesTable,
  DeliveryOrderPricesTable,
  DeliveryOrderTagsTable,
  DeliveryOrderUpdatesTable,
  DeliveryOrdersTable,
} from '#server/db/schema/orders.ts'
import type {
  CourierSchedulesView,
  CourierSettingsTable,
  MembershipsTable,
  SubscriptionPlansTable,
  TenantFeaturesTable,
  TenantLinksTable,
  TenantSubscriptionsTable,
  TenantsTable,
  UsersTable,
} from '#server/db/schema/people.ts'
import type {
  AuditEntriesTable,
  DriverPositionsTable,
  ErrorReportsTable,
  IdempotencyKeysTable,
  MailMessagesTable,
  OutboxTable,
  TableLayoutsTable,
} from '#server/db/schema/records.ts'
import type {
  DeliveryOrderDriverPayTable,
  DeliveryOrderGeostampsTable,
  DeliveryOrderMediaTable,
  DeliveryOrderProtocolEntriesTable,
  DriverPayRatesTable,
  OrderBrokeragesTable,
  StoredFilePartsTable,
  StoredFilesTable,
  UploadPartsTable,
  UploadsTable,
} from '#server/db/schema/order-records.ts'
import type {
  BaseTagsTable,
  CustomerServicesTable,
  ServiceMapsTable,
  ServiceRevisionParcelTypesTable,
  ServiceRevisionServiceSpeedsTable,
  ServiceRevisionTagsTable,
  ServiceRevisionsTable,
  ServiceZonesTable,
  ServicesTable,
  VehiclesTable,
} from '#server/db/schema/services.ts'
import type {
  PasswordResetTokensTable,
  RefreshTokensTable,
  SignInAttemptsTable,
  SignInFamiliesTable,
} from '#server/db/schema/session.ts'

/**
 * The tables and views as Kysely sees them, one interface for each, defined by area in `schema/`. The migrations are the truth
 * and hold the explanations; a test compares the column names of the two.
 *
 * Units: `_at` unix seconds, `_cents` cents, `_m` metres, `_kg` kilograms, `_m3` cubic metres, `_s` seconds.
 * Ids are bigint in the database and numbers here.
 */
export interface Database {
  tenants: TenantsTable
  users: UsersTable
  memberships: MembershipsTable
  tenant_links: TenantLinksTable
  tenant_features: TenantFeaturesTable
  subscription_plans: SubscriptionPlansTable
  tenant_subscriptions: TenantSubscriptionsTable
  courier_settings: CourierSettingsTable
  courier_schedules: CourierSchedulesView
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
  base_tags: BaseTagsTable
  customer_services: CustomerServicesTable
  delivery_orders: DeliveryOrdersTable
  delivery_order_parties: DeliveryOrderPartiesTable
  delivery_order_parcels: DeliveryOrderParcelsTable
  delivery_order_tags: DeliveryOrderTagsTable
  delivery_order_updates: DeliveryOrderUpdatesTable
  delivery_order_prices: DeliveryOrderPricesTable
  driver_pay_rates: DriverPayRatesTable
  delivery_order_driver_pay: DeliveryOrderDriverPayTable
  delivery_order_geostamps: DeliveryOrderGeostampsTable
  delivery_order_protocol_entries: DeliveryOrderProtocolEntriesTable
  stored_files: StoredFilesTable
  stored_file_parts: StoredFilePartsTable
  uploads: UploadsTable
  upload_parts: UploadPartsTable
  delivery_order_media: DeliveryOrderMediaTable
  order_brokerages: OrderBrokeragesTable
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
