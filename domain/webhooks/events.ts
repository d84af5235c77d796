import { isPayChange, isPriceChange, type FieldChange } from '../orders/order-changes.ts'
import type { OrderUpdateType } from '../orders/order-status.ts'

/** What a webhook tells of orders and invoices, each with the sentence by which people choose it (docs/webhooks.md has the same list). */
export const webhookEvents = {
  'order.created': 'An order was placed.',
  'order.assigned': 'A driver was given the order.',
  'order.unassigned': 'The driver was taken off the order.',
  'order.picked_up': 'It was picked up.',
  'order.dropped_off': 'It was dropped off.',
  'order.completed': 'It is done, with all that was asked of the driver.',
  'order.cancelled': 'It was cancelled.',
  'order.updated': 'What the order says was edited, or a step of it was taken back.',
  'order.price_changed': 'What it costs is another amount now. Told to those alone who pay or earn it.',
  'invoice.sent': 'An invoice or a credit note was sent to its customer.',
  'invoice.paid': 'Nothing of an invoice is outstanding any more.',
} as const satisfies Readonly<Record<`${'order' | 'invoice'}.${string}`, string>>

export type WebhookEventId = keyof typeof webhookEvents
/** Told to who issued an invoice and to its customer. Both read all of it. */
export type InvoiceEventId = Extract<WebhookEventId, `invoice.${string}`>

export function isInvoiceEvent(event: string): event is InvoiceEventId {
  return event.startsWith('invoice.')
}

/** What is sent on request alone, and cannot be chosen. */
export const testEvent = 'webhook.test'

/** An entry of an order's timeline, as far as it decides who is told of it. */
export interface ToldEntry {
  readonly type: OrderUpdateType
  readonly changes: readonly FieldChange[] | null
}

/** The organizations of an order. */
export interface WebhookParties {
  readonly senderTenantId: number
  readonly receiverTenantId: number
  /** The courier that bought it to have one of its own carried out; null: nobody. */
  readonly brokerTenantId: number | null
}

const ofTimeline: Partial<Record<OrderUpdateType, WebhookEventId>> = {
  created: 'order.created',
  assigned: 'order.assigned',
  created_unassigned: 'order.unassigned',
  assigned_pickedUp: 'order.picked_up',
  assigned_droppedOff: 'order.dropped_off',
  completed: 'order.completed',
  cancelled: 'order.cancelled',
  undone: 'order.updated',
  assigned_pricingUpdated: 'order.price_changed',
  bought_price_changed: 'order.price_changed',
}

/** Of an order that it bought, a courier hears these: the rest is told of the order that it sold, as notices are. */
const heardByBroker: ReadonlySet<WebhookEventId> = new Set<WebhookEventId>([
  'order.cancelled',
  'order.updated',
  'order.price_changed',
])

/**
 * What an organization is told of an entry of the timeline (docs/rules/webhooks.md, "Who is told"); null: nothing. Which of the four
 * parties it is follows from the order.
 */
export function webhookEventFor(entry: ToldEntry, parties: WebhookParties, tenantId: number): WebhookEventId | null {
  // What a bought order costs is between its two couriers: it is told on the sold order, to who sold it.
  if (entry.type === 'bought_price_changed' && tenantId !== parties.receiverTenantId) return null
  const event = entry.type === 'details_updated' ? eventOfEdit(entry.changes ?? []) : (ofTimeline[entry.type] ?? null)
  if (event === 'order.price_changed' && !readsPrice(parties, tenantId)) return null
  if (event !== null && tenantId === parties.brokerTenantId && !heardByBroker.has(event)) return null
  return event
}

/** Who neither pays nor earns, the supplier that placed it, learns no price. */
export function readsPrice({ senderTenantId, receiverTenantId }: WebhookParties, tenantId: number): boolean {
  return tenantId === senderTenantId || tenantId === receiverTenantId
}

/** Pay of drivers leaves in no webhook, so an edit of nothing else is no news. */
function eventOfEdit(changes: readonly FieldChange[]): WebhookEventId | null {
  const told = changes.filter((change) => !isPayChange(change))
  if (told.length === 0) return null
  return told.every(isPriceChange) ? 'order.price_changed' : 'order.updated'
}
