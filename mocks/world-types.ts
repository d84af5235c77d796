import type { PriceLine } from '#domain/pricing/types.ts'
import type {
  DeliveryOrderInfoView,
  DeliveryOrderListItem,
  DeliveryOrderMedia,
  DeliveryOrderPageView,
  DeliveryOrderSummary,
  DeliveryOrderUpdate,
  Geostamp,
  Location,
  Me,
  ParcelType,
  PriceAdjustment,
  ProtocolDataProtocol,
  ProtocolEntry,
  ScheduleInfo,
  ServiceSpeed,
  ServiceSummary,
  SubscriptionPlan,
  TableLayout,
  Tag,
  Tenant,
  TenantFeature,
  User,
} from '#generated/model/index.ts'
import type { TenantKey } from './seed/tenants.ts'

export interface MockTenant {
  readonly key: TenantKey
  tenant: Tenant
  readonly plan: SubscriptionPlan
  readonly features: TenantFeature[]
  readonly scheduleInfo: ScheduleInfo
  /** The organisations that order from it. */
  readonly customerIds: number[]
  /** Steps that it still owes, such as `billing`. */
  owes: string[]
}

export interface MockPerson {
  user: User
  me: Me
  readonly memberships: { readonly tenantId: number; readonly roles: number[] }[]
  currentTenantId: number | null
}

export interface MockService {
  readonly summary: ServiceSummary
  readonly parcelTypes: ParcelType[]
  readonly speeds: ServiceSpeed[]
  readonly tags: Tag[]
  readonly baseCadCents: number
  readonly perKilometreCadCents: number
  /** Surcharge of a speed by its id. */
  readonly percentBySpeed: Record<number, number>
  /** Charge of a tag by its id. */
  readonly centsByTag: Record<number, number>
}

/** An order: its page is the truth, and every other view of it is derived from that. */
export interface MockOrder {
  view: DeliveryOrderPageView
  /** Newest first. */
  updates: DeliveryOrderUpdate[]
  readonly pricingItems: PriceLine[]
  /** The organisations that may see it. */
  readonly tenantIds: number[]
  /** Whether it was billed at any time; not when absent. */
  wasBilled?: boolean
  /** In the order of their times. */
  geostamps?: Geostamp[]
  /** What is asked at its stops; nothing when absent. */
  readonly protocol?: ProtocolDataProtocol
  protocolData?: ProtocolEntry[]
  /** Newest first. */
  media?: DeliveryOrderMedia[]
  /** What a person typed for waiting, in cents; follows the stamps when absent. */
  typedWaitTimeCadCents?: number
  /** The last edit of its details; the first version when absent. */
  edit?: { readonly version: number; readonly at: number; readonly byName: string }
  /** What was set by hand for its driver; rate in percent, null for the driver's own. */
  driverPay?: {
    version: number
    rateOverride: number | null
    adjustments: PriceAdjustment[]
    /** Unix seconds; by nobody when absent. */
    at?: number
    byName?: string
  }
}

/** Generated values for what the contract may add to a view tomorrow and this world does not know yet. */
export interface Samples {
  readonly row: DeliveryOrderListItem
  readonly info: DeliveryOrderInfoView
  readonly summary: DeliveryOrderSummary
}

/** Everything that the mocks answer from: plain data, so that it can be compared, and kept over a reload. */
export interface World {
  readonly seed: number
  /** The instant that the world was made for, unix seconds. */
  readonly now: number
  tenants: MockTenant[]
  people: MockPerson[]
  locations: Location[]
  services: MockService[]
  orders: MockOrder[]
  /** By person and table, `2/order-history`. */
  layouts: Record<string, TableLayout>
  samples: Samples
  /** The next number for whatever is made by hand: users, places, timeline entries. Orders count by themselves. */
  nextId: number
}
