import type { Schema } from '#generated/handlers.ts'
import type { AttachedPaper } from '#domain/messages/attached-paper.ts'
import type { OrderFileFault, OrderFileTerms } from '#domain/orders/order-file/read-row.ts'
import type { UsualOfFile } from '#domain/orders/order-file/meant-order.ts'
import type { OrderMessage } from '#domain/orders/order-messages.ts'
import type { BrokerActions } from '#domain/orders/brokered-protocol.ts'
import type { ContactDetail } from '#domain/addresses/contact-detail.ts'
import type { Choices } from '#domain/notices/choices.ts'
import type { NoticePayload } from '#domain/notices/target.ts'
import type { NoticeFacts } from '#domain/notices/text.ts'
import type { MergeCount, MergeDifference, MergeKept, MergePartName } from '#domain/relationships/merge.ts'
import type { FieldChange } from '#domain/orders/order-changes.ts'
import type { KeptOrderField, OrderField } from '#domain/orders/order-fields.ts'
import type { CancellationCharge, CancellationCharges, PriceBeforeCancellation } from '#domain/pricing/cancellation.ts'
import type { PayPeriod } from '#domain/accounting/groupings.ts'
import type { TaxAmount } from '#domain/accounting/types.ts'
import type { DriverPayExclusions, DriverPaySettings } from '#domain/pricing/driver-pay.ts'
import type { FuelRow } from '#domain/pricing/fuel-table.ts'
import type { StoredPriceInputs } from '#domain/pricing/reprice.ts'
import type { RevisionPartName } from '#domain/pricing/revision-components.ts'
import type { TryOutSummary } from '#domain/pricing/try-out.ts'
import type { PriceAdjustment, PriceLine, RevisionPricing } from '#domain/pricing/types.ts'
import type { ZonePriority } from '#domain/pricing/zone-priority.ts'
import type {
  Confirmation,
  DayChanges,
  PartNames,
  RecurringField,
  RecurringParcel,
  ReasonFault,
  ShownReason,
} from '#domain/planner/kept-order.ts'
import type { RemindDays } from '#domain/planner/badge.ts'
import type { RecurrenceInput } from '#domain/planner/recurrence-input.ts'
import type { BaseProtocolAction } from '#domain/orders/base-protocol.ts'
import type { ProtocolAction, StopProtocols } from '#domain/orders/protocol.ts'
import type { Holiday } from '#domain/time/public-holidays.ts'
import type { TypedSizes } from '#domain/amounts/typed-sizes.ts'
import type { WaitTimeTerms } from '#domain/orders/wait-time.ts'

/** What an import of orders was asked for. */
export interface AskedImport extends OrderFileTerms, UsualOfFile {
  readonly customerTenantId: number
  /** The service of rows that name none; null: there is no usual one. */
  readonly serviceId: number | null
  /** Whether who wanted it may add to the address book. */
  readonly addsLocations: boolean
  readonly heading: readonly string[]
}

/**
 * What the database cannot say of itself: what its columns of JSON hold. Such a column is read as a value and written as text
 * (`JSON.stringify(value)`), because pg would turn an array into an SQL array. One that is missing here cannot be written to.
 */
export interface JsonColumns {
  accounting_settings: { more: Record<string, unknown> }
  accounting_templates: { more: Record<string, unknown> }
  api_tokens: { more: Record<string, unknown> }
  report_schedules: { more: Record<string, unknown> }
  webhook_endpoints: { more: Record<string, unknown> }
  budgets: { more: Record<string, unknown> }
  billing_exports: {
    customer_ids: number[]
    expected: { orders: number; totalCents: number; version?: string }
    excluded: Schema<'BillingExclusion'>[]
  }
  invoice_lines: { taxes: TaxAmount[]; billed_before: { preTaxCents: number; totalCents: number; taxes: TaxAmount[] } }
  order_imports: { asked: AskedImport }
  order_import_rows: { row_values: string[]; said: Record<string, string>; faults: OrderFileFault[] }
  order_templates: { content: Schema<'OrderTemplateOrder'>; more: Record<string, unknown> }
  reminder_runs: { customer_ids: number[] }
  messages: { papers: AttachedPaper[] }
  order_revenues: { taxes: TaxAmount[]; billed_taxes: TaxAmount[]; paid_left_out: DriverPayExclusions }
  pay_exports: { driver_ids: number[]; expected: { orders: number; totalCents: number } }
  pay_extras: { more: Record<string, unknown> }
  pay_lines: { left_out: DriverPayExclusions }
  audit_entries: { before: unknown; after: unknown }
  base_parcel_types: { typed: TypedSizes; more: Record<string, unknown> }
  base_service_speeds: { charge: CancellationCharge; more: Record<string, unknown> }
  base_tags: { more: Record<string, unknown> }
  recurring_order_days: { changes: DayChanges }
  recurring_orders: {
    reasons: ShownReason[]
    faults: ReasonFault[]
    tag_ids: number[]
    parcels: RecurringParcel[]
    part_names: PartNames
    order_fields: RecurringField[]
    recurrence: RecurrenceInput
    remind_days: RemindDays[]
    reminded: RemindDays[]
    confirmed: Confirmation
    more: Record<string, unknown>
  }
  courier_schedules: { dispatch_hours: DispatchHours; holidays: Holiday[]; order_fields: OrderField[] }
  courier_settings: {
    dispatch_hours: DispatchHours
    holidays: Holiday[]
    fuel_surcharge: unknown
    wait_time: WaitTimeTerms
    driver_pay: DriverPaySettings & {
      payPeriod?: PayPeriod
      payPeriodAnchor?: string
      paidElsewhereUntil?: string | null
    }
    cancellation_charge: CancellationCharges
    more: Record<string, unknown>
  }
  customer_merges: {
    parts: MergeCount[]
    dropped: MergeDifference[]
    kept: MergeKept[]
    joined: Partial<Record<MergePartName, Record<string, number>>>
  }
  customers: { more: Record<string, unknown> }
  delivery_order_driver_pay: { adjustments: PriceAdjustment[] }
  delivery_order_fields: {
    options: string[]
    shown_in: ('Scheduler' | 'Order' | 'Exports')[]
    more: Record<string, unknown>
  }
  delivery_order_parcels: { typed: TypedSizes }
  delivery_order_prices: {
    inputs: StoredPriceInputs
    lines: PriceLine[]
    before_cancellation: PriceBeforeCancellation
  }
  delivery_order_protocol_entries: {
    /** By the id of the action. */
    answers: Record<string, string | number | boolean | string[]>
    /** What was asked, when it was not the order's own revision that asked. */
    actions: ProtocolAction[]
  }
  delivery_order_updates: { changes: FieldChange[]; message: OrderMessage }
  delivery_orders: {
    pickup_location: LocationCopy
    dropoff_location: LocationCopy
    pickup_place: LocationSummary
    dropoff_place: LocationSummary
    order_fields: KeptOrderField[]
    charged_to: ChargedTo
  }
  error_reports: { error_json: unknown; session_info: unknown }
  idempotency_keys: { response: unknown }
  fuel_tables: { rows: FuelRow[] }
  applications: { more: Record<string, unknown> }
  invitations: { more: Record<string, unknown> }
  managed_customer_onboardings: { more: Record<string, unknown> }
  jobs: { payload: unknown }
  notice_events: { facts: Omit<NoticeFacts, 'orderIds'>; payload: NoticePayload }
  notices: { facts: Omit<NoticeFacts, 'orderIds'>; payload: NoticePayload }
  notification_choices: { choices: Choices }
  /** null: open 24 hours. */
  library_images: { more: Record<string, unknown> }
  locations: { operating_hours: OperatingHours; more: Record<string, unknown> }
  marketplace_profiles: {
    areas: { place: string; latitude: number; longitude: number; radiusM: number }[]
    more: Record<string, unknown>
  }
  notification_settings: { more: Record<string, unknown> }
  order_brokerages: {
    /** What was changed of the sold order since the other courier agreed to it last. */
    edits: FieldChange[]
    /** What the sold order's protocol requires of the driver. */
    asked: BrokerActions
  }
  outbox: { payload: unknown }
  partners: { more: Record<string, unknown> }
  partnerships: { more: Record<string, unknown> }
  protocols: { actions: (BaseProtocolAction & { options?: string[] })[]; more: Record<string, unknown> }
  service_revision_parcel_types: { typed: TypedSizes }
  service_revisions: {
    pricing: RevisionPricing
    /** What drivers are asked, from when it was published. */
    protocols: StopProtocols
    /** By the name of the part; one that is not here was never changed. */
    versions: Partial<Record<RevisionPartName, number>>
  }
  roles: { more: Record<string, unknown> }
  service_maps: { service_zones: StoredZone[]; published_zones: StoredZone[]; more: Record<string, unknown> }
  suppliers: { more: Record<string, unknown> }
  supplier_settings: { more: Record<string, unknown> }
  tax_settings: { more: Record<string, unknown> }
  tenant_contacts: {
    roles: ('Primary' | 'Accounting' | 'Owner' | 'Dispatch')[]
    details: ContactDetail[]
    more: Record<string, unknown>
  }
  table_layouts: { layout: unknown }
  absences: { more: Record<string, unknown> }
  vendors: { more: Record<string, unknown> }
  vehicles: { more: Record<string, unknown> }
  try_outs: {
    pricing: RevisionPricing
    versions: Partial<Record<RevisionPartName, number>>
    summary: TryOutSummary
  }
}

/** A zone of a service map. */
interface StoredZone {
  number: number
  name: string
  description?: string
  /** [latitude, longitude] of each corner, not closed. */
  bounds: [number, number][]
  holes?: [number, number][][]
  /** Its further parts. */
  parts?: { bounds: [number, number][]; holes?: [number, number][][] }[]
  flatFeeCadCents: number
  multiplier: number
  /** #rrggbb */
  color: string
  /** Where zones overlap the higher wins. */
  priority: ZonePriority
}

type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday'

/** Opening hours of one day, seconds from midnight. */
interface DayHours {
  openTime?: number | null
  closeTime?: number | null
  breakStartTime?: number | null
  breakEndTime?: number | null
}
/** Hours in which a courier dispatches; a day without an entry is open all day. */
export type DispatchHours = Partial<Record<Weekday, { closed: boolean; hours?: DayHours }>>
/** Opening hours of a location. */
export type OperatingHours = Partial<Record<Weekday, { closed: boolean; hours?: DayHours | null }>>

/** A location as it was when an order was made. */
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
  /** Orders of before it was known have none. */
  email?: string | null
  kind: 'residential' | 'commercial' | 'general'
  operatingHours: OperatingHours | null
  pickupNotes: string
  dropoffNotes: string
  timezone: string
}

/** What lists show of such a copy. */
type LocationSummary = Pick<LocationCopy, 'id' | 'name' | 'formattedAddress' | 'city' | 'latitude' | 'longitude'>

/** For whom an order was when it was closed or invoiced, before that customer was merged into another one. */
export interface ChargedTo {
  readonly name: string
  readonly billToName: string | null
  readonly billToAddress: string | null
}
