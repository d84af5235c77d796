import type { RecurringOrder, RecurringOrderInput, RecurringOrderUpdate } from '#generated/model/index.ts'
import type { FieldErrors } from '#src/forms/form-types.ts'
import { type Draft, emptyDraft, type OrderBody } from '#src/orders/scheduler/draft.ts'
import { draftParcels } from '../draft-parcels.ts'
import { ownNameOf } from '../recurring-order.ts'
import { readRepeat, type RepeatDraft } from './repeat-draft.ts'

/** A recurring order as far as it has been thought of. */
export interface RecurringDraft {
  /** What is ordered. */
  readonly order: Draft
  readonly repeat: RepeatDraft
  readonly name: string
  /** Cents; text that is no amount; nothing. */
  readonly agreedPriceCadCents: number | string | undefined
}

const longestName = 120
const highestPrice = 100_000_000

/** One that is changed, as it stands. */
export function draftOf(row: RecurringOrder, repeat: RepeatDraft): RecurringDraft {
  const named = (id: number) => ({ id, name: '' })
  return {
    name: ownNameOf(row),
    agreedPriceCadCents: row.agreedPriceCadCents ?? undefined,
    repeat,
    order: {
      ...emptyDraft,
      customer: { id: row.customerTenantId, name: row.customerName },
      service: { id: row.serviceId, name: row.serviceName, courierTenantId: row.courierTenantId },
      pickupLocationId: row.pickupLocationId,
      dropoffLocationId: row.dropoffLocationId,
      parcels: draftParcels(row.parcels),
      speed: named(row.serviceSpeedId),
      tags: row.tagIds.map(named),
      poNumber: row.poNumber ?? '',
      orderNotes: row.orderNotes ?? '',
      orderFields: Object.fromEntries(row.orderFields.map(({ fieldId, value }) => [fieldId, value])),
    },
  }
}

/** One that is new, of what is ordered and when. */
export function draftOfOrder(order: Draft, repeat: RepeatDraft): RecurringDraft {
  return { name: '', agreedPriceCadCents: undefined, repeat, order }
}

/** What is wrong beside the order itself, by field. */
export function recurringFaults({ repeat, name, agreedPriceCadCents }: RecurringDraft): FieldErrors {
  return {
    ...readRepeat(repeat).errors,
    ...(name.trim().length > longestName && { '/name': [`Must be shorter than ${longestName}`] }),
    ...priceFaults(agreedPriceCadCents),
  }
}

function priceFaults(price: number | string | undefined): FieldErrors {
  const pointer = '/agreedPriceCadCents'
  if (typeof price === 'string') return { [pointer]: ['Must be a valid number'] }
  if (price === undefined || (price >= 0 && price <= highestPrice)) return {}
  return { [pointer]: [price < 0 ? 'Must not be below $0.00' : 'Must not be above $1,000,000.00'] }
}

interface Saving {
  readonly draft: RecurringDraft
  /** The order of one day, which is whole. */
  readonly order: OrderBody
  /** Whether the person sets the agreed price: the courier alone does. */
  readonly agrees: boolean
}

/** What is sent to plan it; null while the rule is not whole. */
export function bodyOf({ draft, order, agrees }: Saving): RecurringOrderInput | null {
  const { body } = readRepeat(draft.repeat)
  if (body === null) return null
  const { endDate, dropoffToS, ...when } = body
  const { agreedPriceCadCents: price } = draft
  const name = draft.name.trim()
  return {
    ...orderedOf(order),
    ...when,
    ...(name !== '' && { name }),
    ...(endDate !== null && { endDate }),
    ...(dropoffToS !== null && { dropoffToS }),
    ...(agrees && typeof price === 'number' && { agreedPriceCadCents: price }),
  }
}

/** What is sent to change it: what is left empty is taken away. */
export function changeOf(saving: Saving, version: number): RecurringOrderUpdate | null {
  const body = bodyOf(saving)
  if (body === null) return null
  const cleared = { name: null, endDate: null, dropoffToS: null, poNumber: null, orderNotes: null }
  return { ...cleared, ...(saving.agrees && { agreedPriceCadCents: null }), ...body, version }
}

/** Of an order what each of them has: not its day, nor what was asked about it. */
function orderedOf({ availableAt: _day, confirmUnusual: _asked, orderFields = {}, ...order }: OrderBody) {
  const fields = Object.entries(orderFields)
  return { ...order, orderFields: fields.map(([id, value]) => ({ fieldId: Number(id), value })) }
}
