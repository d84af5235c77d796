import type { OrderingTerms } from '#domain/orders/ordering-terms.ts'
import type { OrderFieldValues } from '#domain/orders/order-fields.ts'
import type {
  OfferedOrderField,
  ParcelType,
  ServiceSpeed,
  ServiceSummary,
  Tag,
  TenantSummary,
} from '#generated/model/index.ts'
import { type Choice, findChoice } from './choice.ts'
import type { OrderEntry } from './use-order-entry.ts'
import type { ServiceParts } from './use-service-parts.ts'
import type { Draft, DraftParcel, FurtherDropoff, ServiceChoice } from './draft.ts'

/** A row of the draft with the parcel type that it means in the chosen service. */
export interface ResolvedParcel extends Omit<DraftParcel, 'type'> {
  readonly type: ParcelType | null
}

export interface ResolvedDropoff extends Omit<FurtherDropoff, 'parcels'> {
  readonly parcels: readonly ResolvedParcel[] | null
}

/** The draft as the chosen service understands it: what it does not offer is not chosen, what goes without saying is. */
export interface ResolvedOrder {
  readonly customerTenantId: number | null
  readonly service: ServiceSummary | null
  readonly further: readonly ResolvedDropoff[]
  readonly parcels: readonly ResolvedParcel[]
  readonly speed: ServiceSpeed | null
  readonly tags: readonly Tag[]
  /** The own fields of its courier, and what was entered in them. */
  readonly fields: readonly OfferedOrderField[]
  readonly orderFields: OrderFieldValues
  /** What its courier asks of this customer's orders. */
  readonly asked: Pick<OrderingTerms, 'poNumberRequired' | 'courierName'> | null
}

/** The service that was meant; if there is but one to choose from, also of the courier that was meant alone, that one. */
export function resolveService(
  choice: ServiceChoice | null,
  services: readonly ServiceSummary[],
): ServiceSummary | null {
  if (services.length === 1) return services[0] ?? null
  const courierId = choice?.courierTenantId ?? null
  const ofCourier =
    courierId === null ? services : services.filter(({ courierTenant }) => courierTenant.id === courierId)
  const isOfCourierAlone = choice !== null && choice.id === null && choice.name === ''
  return findChoice(choice, ofCourier) ?? (isOfCourierAlone && ofCourier.length === 1 ? ofCourier[0] : null) ?? null
}

/** Who pays: the one that was chosen, but where one orders for oneself alone; one that also supplies begins with itself. */
export function resolveCustomer(
  draft: Draft,
  tenant: Pick<TenantSummary, 'id' | 'name'>,
  { isForItself, variants }: Pick<OrderEntry, 'isForItself' | 'variants'>,
): { id: number; name: string } | null {
  if (isForItself) return tenant
  return draft.customer ?? (variants[0] === 'customer-for-courier' ? tenant : null)
}

/** Reads the draft by what the service offers; without its parts nothing of it is chosen yet. */
export function resolveOrder(
  draft: Draft,
  customerTenantId: number | null,
  service: ServiceSummary | null,
  parts: ServiceParts | undefined,
  fields: readonly OfferedOrderField[],
  asked: ResolvedOrder['asked'] = null,
): ResolvedOrder {
  const { parcelTypes = [], speeds = [], tags = [] } = parts ?? {}
  const soleType = parcelTypes.length === 1 ? parcelTypes[0] : undefined
  const resolved = (parcels: readonly DraftParcel[]): readonly ResolvedParcel[] =>
    parcels.map((parcel) => ({
      ...parcel,
      type: findChoice(parcel.type, parcelTypes) ?? (parcels.length === 1 ? soleType : undefined) ?? null,
    }))
  return {
    customerTenantId,
    service,
    further: draft.further.map((dropoff) => ({ ...dropoff, parcels: dropoff.parcels && resolved(dropoff.parcels) })),
    parcels: resolved(draft.parcels),
    // a courier puts the speed that most people want first
    speed: findChoice(draft.speed, speeds) ?? speeds[0] ?? null,
    tags: draft.tags.flatMap((tag: Choice) => findChoice(tag, tags) ?? []),
    fields,
    asked,
    orderFields: Object.fromEntries(
      Object.entries(draft.orderFields).filter(([id]) => fields.some((field) => String(field.id) === id)),
    ),
  }
}
