import { maxOrderNotesLength, textLength } from '#domain/orders/order-texts.ts'
import type {
  OrderTemplate,
  OrderTemplateChoice,
  OrderTemplateOrder,
  OrderTemplateParcel,
} from '#generated/model/index.ts'
import type { Choice } from './choice.ts'
import { type Draft, type DraftParcel, emptyDraft, emptyParcel } from './draft.ts'

/**
 * What of a draft is kept in a template: all but its day and its purchase order, which belong to one time.
 * What is not yet whole, such as a weight that is no number, is left open.
 */
export function templateOrder(draft: Draft): OrderTemplateOrder {
  const { customer, service, pickupLocationId, dropoffLocationId, further, parcels, speed, tags, orderFields } = draft
  const orderNotes = draft.orderNotes.trim()
  return {
    ...(customer && { customerTenantId: customer.id }),
    ...(service?.courierTenantId && { courierTenantId: service.courierTenantId }),
    ...keptChoice('service', service),
    ...(pickupLocationId !== null && { pickupLocationId }),
    ...(dropoffLocationId !== null && { dropoffLocationId }),
    further: further.map(({ locationId, parcels: own }) => ({
      ...(locationId !== null && { locationId }),
      ...(own && { parcels: own.map(keptParcel) }),
    })),
    parcels: parcels.map(keptParcel),
    ...keptChoice('speed', speed),
    tags: tags.flatMap((tag) => keptChoice('tag', tag).tag ?? []),
    ...(orderNotes !== '' && textLength(orderNotes) <= maxOrderNotesLength && { orderNotes }),
    orderFields: Object.entries(orderFields).map(([id, value]) => ({ fieldId: Number(id), value })),
  }
}

/** The draft that a template begins; what its service does not have any more is found by its name, or asked for. */
export function draftOfTemplate({ order, customerName }: Pick<OrderTemplate, 'order' | 'customerName'>): Draft {
  const { customerTenantId, courierTenantId = null, service, parcels = [], further = [], orderFields = [] } = order
  const rows = draftParcels(parcels)
  return {
    ...emptyDraft,
    // Of whom there is no name any more is no customer any more.
    customer:
      customerTenantId === undefined || customerName === null ? null : { id: customerTenantId, name: customerName },
    service: service || courierTenantId !== null ? { ...choiceOf(service), courierTenantId } : null,
    pickupLocationId: order.pickupLocationId ?? null,
    dropoffLocationId: order.dropoffLocationId ?? null,
    further: further.map(({ locationId = null, parcels: own }, index) => ({
      key: index + 1,
      locationId,
      parcels: own ? draftParcels(own) : null,
    })),
    parcels: rows.length === 0 ? emptyDraft.parcels : rows,
    speed: order.speed ? choiceOf(order.speed) : null,
    tags: order.tags?.map(choiceOf) ?? [],
    orderNotes: order.orderNotes ?? '',
    orderFields: Object.fromEntries(orderFields.map(({ fieldId, value }) => [fieldId, value])),
  }
}

/** What was chosen, under the name of its field; nothing where nothing was. */
function keptChoice<Name extends string>(field: Name, choice: Choice | null): { [Key in Name]?: OrderTemplateChoice } {
  const { id = null, name = '' } = choice ?? {}
  const kept = { ...(id !== null && { id }), ...(name !== '' && { name }) }
  return (Object.keys(kept).length === 0 ? {} : { [field]: kept }) as { [Key in Name]?: OrderTemplateChoice }
}

function choiceOf(choice: OrderTemplateChoice | undefined): Choice {
  return { id: choice?.id ?? null, name: choice?.name ?? '' }
}

function keptParcel({ type, quantity, weightKg, typed }: DraftParcel): OrderTemplateParcel {
  return {
    ...keptChoice('type', type),
    quantity: typeof quantity === 'number' && quantity >= 1 ? quantity : 1,
    ...(typeof weightKg === 'number' && weightKg >= 0 && { weightKg, ...(typed && { typed }) }),
  }
}

function draftParcels(parcels: readonly OrderTemplateParcel[]): DraftParcel[] {
  return parcels.map(({ type, quantity, weightKg = null, typed }, index) => ({
    ...emptyParcel,
    key: index + 1,
    type: type ? choiceOf(type) : null,
    quantity,
    weightKg,
    ...(typed && { typed }),
  }))
}
