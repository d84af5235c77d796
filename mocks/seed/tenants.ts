import type { TenantFeature, TenantKind } from '#generated/model/index.ts'

/** The organisations that one can work in: `?mock-tenant=customer`. */
export const tenantKeys = [
  'courier',
  'customer',
  'supplier',
  'stranger',
  'onboarding',
  'no-actions',
  'internal',
  'battlefords',
] as const
/** Beside them one in which nobody works: its courier manages it. */
export type TenantKey = (typeof tenantKeys)[number] | 'managed'

export interface TenantSeed {
  readonly key: TenantKey
  readonly name: string
  readonly kind: TenantKind
  readonly features: readonly TenantFeature[]
  readonly plan: { readonly name: string; readonly description: string; readonly priceCadCents: number }
  readonly address: string
  readonly phone: string
  readonly timezone: string
}

const fleet = { name: 'Courier', description: 'Dispatch, drivers and billing', priceCadCents: 19_900 }
const ordering = { name: 'Customer', description: 'Order, track and plan deliveries', priceCadCents: 2_900 }
const regina = 'America/Regina'

/** The organisations of the demo, one that still owes its billing address, and one in which there is nothing to do. */
export const tenantSeeds: readonly TenantSeed[] = [
  {
    key: 'courier',
    name: 'Prairie Sky Couriers',
    kind: 'Courier',
    features: ['Courier', 'CourierLocations', 'Planner'],
    plan: fleet,
    address: '306 Ontario Avenue, Saskatoon, SK S7K 2H5',
    phone: '+13065550100',
    timezone: regina,
  },
  {
    key: 'customer',
    name: 'Meewasin Pharmacy Group',
    kind: 'Customer',
    features: ['Customer', 'Planner'],
    plan: ordering,
    address: '737 Broadway Avenue, Saskatoon, SK S7N 1B3',
    phone: '+13065550200',
    timezone: regina,
  },
  {
    key: 'supplier',
    name: 'Northline Medical Supply',
    kind: 'Supplier',
    features: ['Supplier'],
    plan: { name: 'Supplier', description: 'Send goods on behalf of customers', priceCadCents: 4_900 },
    address: '2625 Airport Drive, Saskatoon, SK S7L 7L1',
    phone: '+13065550300',
    timezone: regina,
  },
  {
    key: 'stranger',
    name: 'Queen City Rush',
    kind: 'Courier',
    features: ['Courier', 'CourierLocations'],
    plan: fleet,
    address: '1621 Albert Street, Regina, SK S4P 2S5',
    phone: '+13065550400',
    timezone: regina,
  },
  {
    key: 'onboarding',
    name: 'Bridge City Bakery',
    kind: 'Customer',
    features: ['Customer'],
    plan: ordering,
    address: '1723 Preston Avenue North, Saskatoon, SK S7N 4V2',
    phone: '+13065550500',
    timezone: regina,
  },
  {
    key: 'no-actions',
    name: 'Wascana Flowers',
    kind: 'Customer',
    features: [],
    plan: { name: 'Paused', description: 'Nothing until the season begins', priceCadCents: 0 },
    address: '2140 Broad Street, Regina, SK S4P 1Y5',
    phone: '+13065550600',
    timezone: regina,
  },
  {
    key: 'internal',
    name: 'Waybill',
    kind: 'Internal',
    features: [],
    plan: { name: 'Internal', description: 'The people who run Waybill', priceCadCents: 0 },
    address: 'Saskatoon, SK',
    phone: '+13065550900',
    timezone: regina,
  },
  {
    key: 'managed',
    name: 'Nutana Flowers',
    kind: 'Customer',
    features: ['Customer'],
    plan: ordering,
    address: '625 Broadway Avenue, Saskatoon, SK S7N 1A9',
    phone: '+13065550610',
    timezone: regina,
  },
  {
    key: 'battlefords',
    name: 'Battlefords Express',
    kind: 'Courier',
    features: ['Courier'],
    plan: fleet,
    address: '1011 22nd Street East, North Battleford, SK S9A 3A8',
    phone: '+13065550700',
    timezone: regina,
  },
]
