import type { ColumnType, Generated } from 'kysely'
import type { CancellationCharges } from '#domain/pricing/cancellation.ts'
import type { DriverPaySettings } from '#domain/pricing/driver-pay.ts'
import type { WaitTimeTerms } from '#domain/wait-time.ts'
import type { Computed, Id, NullableJson } from './columns.ts'
import type { DispatchHours } from './hours.ts'

// Tables of 0002_people_and_tenants.sql.

export type TenantKind = 'Courier' | 'Customer' | 'Supplier' | 'Internal'
export type AccountType = 'organization' | 'individual'
export type TenantFeature = 'Customer' | 'Supplier' | 'Courier' | 'Planner' | 'CourierLocations'
export type TenantLinkKind = 'courier-customer' | 'courier-broker' | 'supplier-customer'
export type UnitPreference = 'Metric' | 'MetricMixed' | 'Imperial'

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
  wait_time: NullableJson<WaitTimeTerms>
  default_tax_types: Generated<string[]>
  driver_pay: NullableJson<DriverPaySettings>
  cancellation_charge: NullableJson<CancellationCharges>
  updated_at: Generated<number>
}

/** Of the settings of couriers, what those may read who order from them (0015_links_by_kind.sql). Never written to. */
export interface CourierSchedulesView {
  tenant_id: Computed<number>
  dispatch_hours: Computed<DispatchHours>
  geostamps_enabled: Computed<boolean>
}
