import type { InvoiceKind } from '../accounting/invoices/types.ts'
import type { InvoiceState } from '../accounting/invoices/state.ts'
import { waybillNumber } from '../orders/order-number.ts'
import type { OrderStatus } from '../orders/order-status.ts'
import { readsPrice, testEvent, type InvoiceEventId, type WebhookEventId, type WebhookParties } from './events.ts'

/** A stop as the order copied it. */
export interface StopOfOrder {
  readonly name: string
  readonly formattedAddress: string
  readonly city: string
  readonly province: string
  readonly postalCode: string
  readonly latitude: number
  readonly longitude: number
  readonly contactName: string
}

/** All that a webhook may say of an order. Moments are unix seconds, null where there was none. */
export interface OrderOfWebhook extends WebhookParties {
  readonly id: number
  readonly status: OrderStatus
  readonly poNumber: string
  readonly notes: string
  readonly scheduledByTenantId: number
  readonly customerName: string
  readonly courierName: string
  /** The supplier that placed it; null: nobody but its customer or courier did. */
  readonly supplierName: string | null
  readonly serviceName: string
  readonly speedName: string | null
  readonly pickup: StopOfOrder
  readonly dropoff: StopOfOrder
  readonly createdAt: number
  readonly availableAt: number
  readonly dueAt: number | null
  readonly assignedAt: number | null
  readonly pickedUpAt: number | null
  readonly droppedOffAt: number | null
  readonly completedAt: number | null
  readonly cancelledAt: number | null
  readonly cancellationReason: string | null
  readonly parcels: number
  readonly distanceM: number
  /** Canadian cents; null: there is no price. */
  readonly preTaxCents: number | null
  readonly totalCents: number | null
}

/** Longest text of one field: the whole body stays far below 20 kB, whatever people typed. */
const longestText = 300

/**
 * The body of a message about an order, as one organization may read it: no driver, no pay, no margin, and a price for those alone who
 * pay or earn it (docs/rules/webhooks.md, "What is told").
 * @param at unix seconds
 */
export function orderMessage(event: WebhookEventId, at: number, order: OrderOfWebhook, tenantId: number): string {
  const { senderTenantId: customerId, receiverTenantId: courierId, scheduledByTenantId: placedById } = order
  const { preTaxCents, totalCents } = order
  const hasPrice = readsPrice(order, tenantId) && preTaxCents !== null && totalCents !== null
  return messageText(event, at, {
    tenantId,
    order: {
      id: order.id,
      number: waybillNumber(order.id),
      status: order.status,
      poNumber: textOrNull(order.poNumber),
      notes: textOrNull(order.notes),
      customer: { id: customerId, name: order.customerName },
      courier: { id: courierId, name: order.courierName },
      placedBy: {
        id: placedById,
        name: order.supplierName ?? (placedById === courierId ? order.courierName : order.customerName),
      },
      service: order.serviceName,
      speed: order.speedName,
      pickup: shownStop(order.pickup),
      dropoff: shownStop(order.dropoff),
      createdAt: isoMoment(order.createdAt),
      availableAt: isoMoment(order.availableAt),
      dueAt: momentOrNull(order.dueAt),
      assignedAt: momentOrNull(order.assignedAt),
      pickedUpAt: momentOrNull(order.pickedUpAt),
      droppedOffAt: momentOrNull(order.droppedOffAt),
      completedAt: momentOrNull(order.completedAt),
      cancelledAt: momentOrNull(order.cancelledAt),
      cancellationReason: order.cancellationReason,
      parcels: order.parcels,
      distanceM: Math.round(order.distanceM),
      price: hasPrice ? { currency: 'CAD', preTaxCents, totalCents } : null,
    },
  })
}

/** All that a webhook says of an invoice or credit note. Amounts are Canadian cents, none below zero. */
export interface InvoiceOfWebhook {
  readonly id: number
  readonly kind: InvoiceKind
  readonly number: string
  readonly issuerId: number
  readonly issuerName: string
  readonly customerId: number
  readonly customerName: string
  readonly billToName: string
  readonly label: string
  readonly state: InvoiceState
  readonly invoiceDate: string
  readonly dueDate: string | null
  readonly orders: number
  readonly preTaxCents: number
  readonly taxCents: number
  readonly totalCents: number
  readonly outstandingCents: number
}

/**
 * The body of a message about an invoice: who issued it and its customer are told the same.
 * @param at unix seconds
 */
export function invoiceMessage(
  event: InvoiceEventId,
  at: number,
  { issuerId, issuerName, customerId, customerName, billToName, label, ...invoice }: InvoiceOfWebhook,
  tenantId: number,
): string {
  const { id, kind, number, state, invoiceDate, dueDate, orders } = invoice
  const { preTaxCents, taxCents, totalCents, outstandingCents } = invoice
  return messageText(event, at, {
    tenantId,
    invoice: {
      id,
      kind,
      number,
      state,
      issuer: { id: issuerId, name: issuerName },
      customer: { id: customerId, name: customerName },
      billTo: shortText(billToName),
      label: shortText(label),
      invoiceDate,
      dueDate,
      orders,
      amounts: { currency: 'CAD', preTaxCents, taxCents, totalCents, outstandingCents },
    },
  })
}

/** The body of a test. @param at unix seconds */
export function testMessage(at: number, tenantId: number): string {
  return messageText(testEvent, at, { tenantId })
}

function messageText(type: string, at: number, data: object): string {
  return JSON.stringify({ type, timestamp: isoMoment(at), data })
}

function shownStop(stop: StopOfOrder) {
  const { name, formattedAddress: address, city, province, postalCode, latitude, longitude, contactName } = stop
  const texts = { name, address, city, province, postalCode }
  const short = Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [field, shortText(text)]),
  ) as typeof texts
  return { ...short, latitude, longitude, contact: textOrNull(shortText(contactName)) }
}

function shortText(text: string): string {
  return text.slice(0, longestText).toWellFormed()
}

function textOrNull(text: string): string | null {
  return text === '' ? null : text
}

function momentOrNull(at: number | null): string | null {
  return at === null ? null : isoMoment(at)
}

/** "2026-11-20T18:00:00Z". @param at unix seconds */
function isoMoment(at: number): string {
  return new Date(at * 1_000).toISOString().replace('.000Z', 'Z')
}
