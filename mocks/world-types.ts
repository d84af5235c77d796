import type { MockAdministration } from './seed/administration.ts'
import type { NumberedStatement } from '#domain/accounting/pay/types.ts'
import type { Amounts, NumberedInvoice } from '#domain/accounting/types.ts'
import type { KnownAddress } from '#domain/addresses/address-matches.ts'
import type { Choices } from '#domain/notices/choices.ts'
import type { ReasonFault } from '#domain/planner/kept-order.ts'
import type { PriceBeforeCancellation } from '#domain/pricing/cancellation.ts'
import type { RepriceablePrice } from '#domain/pricing/reprice.ts'
import type { PriceResult, RevisionPricing } from '#domain/pricing/types.ts'
import type {
  DeliveryOrderInfoView,
  DeliveryOrderListItem,
  DeliveryOrderMedia,
  DeliveryOrderPageView,
  DeliveryOrderSummary,
  DeliveryOrderUpdate,
  EmailChange,
  FailedJob,
  FirstSteps,
  FuelPrice,
  FuelTable,
  Geostamp,
  HealthDetail,
  Location,
  Me,
  Message,
  NoticeDevice,
  Notification,
  Organization,
  ParcelType,
  PersonalNotificationSettings,
  PriceAdjustment,
  Protocol,
  ProtocolDataProtocol,
  ProtocolEntry,
  RoleGrant,
  RunningJob,
  ScheduleInfo,
  ServiceCustomersUpdate,
  ServiceMap,
  ServiceRevision,
  ServiceSpeed,
  ServiceSummary,
  SignIn,
  SubscriptionPlan,
  TableLayout,
  Tag,
  Tenant,
  TenantFeature,
  TryOut,
  TryOutOrder,
  User,
} from '#generated/model/index.ts'
import type { Schema } from '#generated/handlers.ts'
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
  /** Of a courier that is new; left out where all is done. */
  firstSteps?: FirstSteps
}

interface MockMembership {
  readonly tenantId: number
  readonly roles: number[]
}

/** What somebody was told, and whether they have looked. */
export interface MockNotice {
  readonly userId: number
  readonly tenantId: number
  notice: Notification
}

export interface MockPerson {
  user: User
  me: Me
  readonly memberships: MockMembership[]
  /** Where the person was archived, with what they were there. */
  archivedFrom?: (MockMembership & { readonly at: number })[]
  /** Unix seconds; left out for never. */
  lastSeenAt?: number
  currentTenantId: number | null
}

export interface MockProtection {
  enabledAt: number | null
  recoveryCodesLeft: number
  /** Whether the person has confirmed who they are. */
  isConfirmed: boolean
  signIns: SignIn[]
  devices: NoticeDevice[]
  /** The address that is asked for, until its code comes back. */
  emailChange: EmailChange | null
}

export interface MockService {
  readonly summary: ServiceSummary
  readonly parcelTypes: ParcelType[]
  readonly speeds: ServiceSpeed[]
  readonly tags: Tag[]
  readonly pricing: RevisionPricing
}

/** A service as its courier sets it up. */
export interface MockBookService {
  readonly id: number
  readonly tenantId: number
  name: string
  description: string
  isEnabled: boolean
  readonly isTemplate: boolean
  publishedId: number | null
  updatedAt: number
  /** Who may order it beside its courier. */
  customers: ServiceCustomersUpdate
}

/** A revision with its parts, by the last word of their paths, each as the contract has it. */
export interface MockRevision extends Omit<ServiceRevision, 'status'> {
  readonly serviceId: number
  status: ServiceRevision['status']
  vehicleId: number | null
  vehicleName: string | null
  version: number
  parts: Record<string, object & { version: number }>
}

export interface MockBook {
  services: MockBookService[]
  revisions: MockRevision[]
}

/** A draft that is tried: what comes of it is known when it begins, and told once it is finished. */
export interface MockTryOut {
  readonly tryOut: TryOut
  readonly orders: readonly TryOutOrder[]
  /** Of the parts of the draft then. */
  readonly versions: string
}

/** A billing run with what it made: one that is under way goes on each time that somebody looks at it. */
export interface MockBillingRun {
  readonly run: Schema<'BillingExport'>
  readonly input: Schema<'BillingRunInput'>
  readonly excluded?: readonly Schema<'BillingExclusion'>[]
  looks: number
  invoices: readonly NumberedInvoice[]
  files: Schema<'BillingFile'>[]
  /** Of its files. */
  texts: readonly string[]
}

export interface MockBilling {
  runs: MockBillingRun[]
  accepted: (Schema<'LeakAcceptance'> & Schema<'LeakRef'> & { readonly cents: number | null })[]
  /** By the package of the books. */
  mappings: (Pick<Schema<'AccountingMapping'>, 'kind' | 'key' | 'item' | 'account' | 'code'> & {
    readonly package: string
  })[]
  /** The first number that no invoice has. */
  next: number
}

/** Reminders that are sent: one more customer each time that somebody looks at it. */
export interface MockReminderRun {
  readonly run: Schema<'ReminderRun'>
  /** Whom it still has to remind. */
  left: number[]
}

/** What became of the invoices of the courier of the world. */
export interface MockLedger {
  /** Runs of the months before, and what they made. */
  readonly runs: readonly MockBillingRun[]
  settlements: Schema<'Settlement'>[]
  disputes: (Schema<'InvoiceDisputeText'> & { readonly invoiceId: number; readonly lineId: number })[]
  /** Unix seconds by the invoice. */
  sentAt: Record<number, number>
  remindedAt: Record<number, number>
  /** Where customers get invoices, where their row does not say it. */
  readonly emails: Readonly<Record<number, string>>
  reminderRuns: MockReminderRun[]
}

/** A pay run with what it made: one that is under way goes on each time that somebody looks at it. */
export interface MockPayRun {
  readonly run: Schema<'PayExport'>
  readonly input: Schema<'PayRunInput'>
  looks: number
  statements: readonly NumberedStatement[]
  files: Schema<'PayFile'>[]
  /** Of its files. */
  texts: readonly string[]
  /** Those of its statements that are paid, by id. */
  readonly paid: Record<number, { readonly paidAt: number; readonly paidByName: string }>
}

export interface MockPay {
  runs: MockPayRun[]
  /** The first number that no statement has. */
  next: number
}

export interface MockFuel {
  version: number
  prices: FuelPrice[]
  tables: FuelTable[]
}

/** A row of a resource: what every resource has, whether it shows it or not. */
export interface ResourceRow {
  readonly id: number
  readonly tenantId: number
  readonly version: number
  readonly archived: boolean
  /** Unix seconds. */
  readonly createdAt: number
  readonly updatedAt: number
}

/** An e-mail or text message of an organisation, among the rows of resources. */
export type MockMessage = Message & ResourceRow

/** The price of an order as it is stored: what it was made from, and what came of it. */
export interface MockPrice extends RepriceablePrice {
  readonly result: PriceResult
  readonly beforeCancellation?: PriceBeforeCancellation
}

/** An order: its page is the truth, and every other view of it is derived from that. */
export interface MockOrder {
  view: DeliveryOrderPageView
  /** Newest first. */
  updates: DeliveryOrderUpdate[]
  /** `view.pricing` shows it. */
  price: MockPrice
  /** The organisations that may see it. */
  readonly tenantIds: number[]
  /** Whether it was billed at any time; not when absent. */
  wasBilled?: boolean
  /** What was billed of it; as it costs when absent and it is billed. */
  billed?: Amounts | null
  /** The invoices on which it stands; none when absent. */
  invoiceNumbers?: string[]
  notBillableReason?: string
  /** Unix seconds; null or absent: it is not paid. */
  paidAt?: number | null
  /** The same of its driver; absent: as its statement says. */
  driverPaidAt?: number | null
  /** In the order of their times. */
  geostamps?: Geostamp[]
  /** What is asked at its stops; nothing when absent. */
  readonly protocol?: ProtocolDataProtocol
  protocolData?: ProtocolEntry[]
  /** Newest first. */
  media?: DeliveryOrderMedia[]
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

/** What is kept of a day of a recurring order: what somebody changed about it, and what came of it. */
export interface MockRecurringDay {
  readonly recurringOrderId: number
  /** The rule's own. */
  readonly date: string
  isDisabled: boolean
  movedTo: string | null
  changes: Schema<'RecurringOrderDayChanges'>
  /** Null while it is still to come. */
  outcome: 'made' | 'missed' | 'failed' | 'dismissed' | null
  deliveryOrderId: number | null
  failure: string | null
}

export interface MockPlanner {
  days: MockRecurringDay[]
  /** In the order in which they happened. */
  events: (Schema<'RecurringOrderEvent'> & { readonly recurringOrderId: number })[]
  /** Links to the calendar by "organization person"; none when absent. */
  feeds?: Record<string, Schema<'PlannerFeed'>>
  /** What each reason is about; one that its recurring order does not have any more means nothing. */
  faults: (ReasonFault & { readonly recurringOrderId: number })[]
}

/** Generated values for what the contract may add to a view tomorrow and this world does not know yet. */
export interface Samples {
  readonly page: DeliveryOrderPageView
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
  /** The rows of every resource by its name in the table of the contract; what was never asked for is not there yet. */
  resources: {
    location: Location[]
    serviceMap: ServiceMap[]
    protocol: Protocol[]
    recurringOrder: Schema<'RecurringOrder'>[]
    message: MockMessage[]
    [name: string]: ResourceRow[]
  }
  planner: MockPlanner
  /** What organisations have set, by the name of the settings and the organisation's id. */
  settings: Record<string, Record<number, Readonly<Record<string, unknown>> & { version: number }>>
  /** Weekly prices and tables by the organisation's id; what was never asked for is not there yet. */
  fuel: Record<number, MockFuel>
  /** What each organisation has imported. */
  imported: Record<number, KnownAddress[]>
  services: MockService[]
  /** How services are set up; not there yet where nobody has asked. */
  book?: MockBook
  orders: MockOrder[]
  /** Drafts that were tried; none when absent. */
  tryOuts?: MockTryOut[]
  /** As it begins where nobody has billed anything. */
  billing?: MockBilling
  /** As it begins where nobody has asked for an invoice. */
  ledger?: MockLedger
  pay?: MockPay
  failedJobs?: FailedJob[]
  /** Organizations that an administrator made here: nobody has come to them yet. */
  made?: Organization[]
  /** Jobs between two attempts are among them. */
  runningJobs?: RunningJob[]
  databaseShortage?: HealthDetail['databaseShortage']
  heldSending?: HealthDetail['sending']['held']
  mailState?: HealthDetail['mail']
  /** As it begins where no administrator has looked. */
  administration?: MockAdministration
  /** By the organisation's id; what was never asked for is not there yet. */
  roleGrants?: Record<number, RoleGrant[]>
  /** By person and table, `2/order-history`. */
  layouts: Record<string, TableLayout>
  notices: MockNotice[]
  /** What people chose to be told, by their id. */
  notificationChoices: Record<number, Omit<PersonalNotificationSettings, 'choices'> & { readonly choices: Choices }>
  /** Who gets notices in this browser while the application is closed. */
  pushedTo?: number
  /** Their other browsers that get them, by the person's id; as it begins where nobody has asked. */
  pushBrowsers?: Record<number, NoticeDevice[]>
  /** How each person's account is protected, by the person's id; as it begins where nobody has asked. */
  protection?: Record<number, MockProtection>
  samples: Samples
  /** The next number for whatever is made by hand: users, locations, timeline entries. Orders count by themselves. */
  nextId: number
}
