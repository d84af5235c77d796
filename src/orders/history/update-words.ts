import { formatCents } from '#domain/amounts/money.ts'
import { channelLabels } from '#domain/orders/order-messages.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { DeliveryOrderUpdate, FieldChange } from '#generated/model/index.ts'

/** A timeline entry as people read it. */
export interface UpdateWords {
  /** What happened, "Ravi Patel was assigned". */
  readonly title: string
  /** Who did it and for whom, "Dana Kowalski, Prairie Sky Couriers". */
  readonly by: string | undefined
  /** What was said: a comment, a reason, an address. */
  readonly detail?: string | undefined
  /** What it made of the price, where that is not the whole of it. */
  readonly price?: string | undefined
  /** What was attached, by its name. */
  readonly media?: string
  /** Whose colour the entry's mark has; none for what does not move the order. */
  readonly status?: OrderStatus
}

/** Puts an entry into words. Names and amounts that this person may not see are not in it and are left out here. */
export function updateWords(update: DeliveryOrderUpdate): UpdateWords {
  const by = joined(update.actorName, update.actorTenantName)
  switch (update.type) {
    case 'created':
      return {
        title: update.createdByRecurringOrderId === undefined ? 'Order created' : 'Created by a recurring order',
        by: joined(update.creatorName ?? update.actorName, update.senderTenantName ?? update.actorTenantName),
        status: 'created',
      }
    case 'created_brokered':
      return {
        title: `Brokered${update.brokerSupplierName === undefined ? '' : ` to ${update.brokerSupplierName}`}`,
        by: joined(update.creatorName ?? update.actorName, update.senderTenantName ?? update.actorTenantName),
        status: 'created',
      }
    case 'created_unassigned':
      return { ...unassigned(update), by, status: 'created' }
    case 'assigned':
      return { title: `${update.assigneeName ?? 'A driver'} was assigned`, by, status: 'assigned' }
    case 'assigned_commented':
      return { title: 'Comment added', by: joined(update.commenterName ?? update.actorName), detail: update.comment }
    case 'assigned_attachedMedia':
      return { title: 'Media attached', by, media: update.mediaName }
    case 'assigned_pricingUpdated':
      return { title: 'Pricing updated', by, detail: priceChange(update, 'From') }
    case 'assigned_pickedUp':
      return {
        title: at('Picked up', update.fromLocationName),
        by,
        detail: update.fromLocationAddress,
        status: 'pickedUp',
      }
    case 'assigned_droppedOff':
      return {
        title: at('Dropped off', update.toLocationName),
        by,
        detail: update.toLocationAddress,
        status: 'droppedOff',
      }
    case 'completed':
      return { title: 'Completed', by, status: 'completed' }
    case 'cancelled':
      return {
        title: 'Cancelled',
        by,
        detail: update.reason,
        price: priceChange(update, 'Price from'),
        status: 'cancelled',
      }
    case 'geostamp_check_in':
      return { title: at('Checked in', update.fromLocationName ?? update.toLocationName), by }
    case 'geostamp_check_out':
      return { title: at('Checked out', update.fromLocationName ?? update.toLocationName), by }
    case 'details_updated':
      return { title: editTitle(update), by }
    case 'undone':
      return { title: undoneTitle(update), by, status: wasDroppedOff(update) ? 'pickedUp' : 'assigned' }
    case 'bought_price_changed':
      return { title: 'Bought price changed', by, detail: beforeTax(update) }
    case 'sold_order_edited':
      return { title: 'Sold order edited', by }
    case 'message_sent':
      return { title: messageTitle(update), by, detail: update.message?.text }
    case 'brokerage_answered':
      return {
        title: `${update.accepted === true ? 'Accepted' : 'Answered'} ${answeredWords(update)}`,
        by,
        detail: [beforeTax(update), update.comment].filter(Boolean).join('. ') || undefined,
      }
  }
}

/** A courier that an order was brokered to takes its driver off, or gives the order back and says why. */
function unassigned({
  assigneeName,
  brokerSupplierName,
  reason,
}: DeliveryOrderUpdate): Pick<UpdateWords, 'title' | 'detail'> {
  if (brokerSupplierName !== undefined && reason !== undefined) {
    return { title: `${brokerSupplierName} gave the order back`, detail: reason }
  }
  return { title: `${assigneeName ?? 'The driver'} was unassigned` }
}

/** "E-mail to Aylin Ünal: Your delivery". */
function messageTitle({ message }: DeliveryOrderUpdate): string {
  if (message === undefined) return 'Message sent'
  const { channel, name, subject } = message
  return `${channelLabels[channel]} to ${name}${subject === null ? '' : `: ${subject}`}`
}

/** What an edit was of, when it was of one thing alone. */
function editTitle({ changes = [] }: DeliveryOrderUpdate): string {
  const isAll = (...fields: FieldChange['field'][]) => changes.every(({ field }) => fields.includes(field))
  if (changes.length === 0) return 'Order edited'
  if (isAll('driverPayRate', 'driverPayAdjustment')) return 'Driver pay updated'
  if (isAll('billStatus')) return 'Billing status overridden'
  return isAll('manualPrice', 'waitTime', 'adjustment') ? 'Pricing updated' : 'Order edited'
}

/** Which of the two moves that can be taken back it was. */
function wasDroppedOff({ changes = [] }: DeliveryOrderUpdate): boolean {
  return changes.some(({ field }) => field === 'droppedOffAt')
}

function undoneTitle(update: DeliveryOrderUpdate): string {
  return `${wasDroppedOff(update) ? 'Drop-off' : 'Pickup'} undone`
}

function answeredWords({ answeredException }: DeliveryOrderUpdate): string {
  switch (answeredException) {
    case 'bought_price_changed':
      return 'the changed price'
    case 'sold_order_edited':
      return 'the edit of the sold order'
    case 'brokerage_answered':
    case undefined:
      return 'the other courier'
  }
}

function beforeTax(update: DeliveryOrderUpdate): string | undefined {
  const change = priceChange(update, 'From')
  return change === undefined ? undefined : `${change} before tax`
}

function joined(...names: readonly (string | undefined)[]): string | undefined {
  return names.filter(Boolean).join(', ') || undefined
}

function at(what: string, where: string | undefined): string {
  return where === undefined ? what : `${what} at ${where}`
}

function priceChange({ pricingFrom, pricingTo }: DeliveryOrderUpdate, from: 'From' | 'Price from'): string | undefined {
  if (pricingFrom === undefined && pricingTo === undefined) return undefined
  const words = (cents: number | null | undefined) => (typeof cents === 'number' ? formatCents(cents) : 'no price')
  return `${from} ${words(pricingFrom)} to ${words(pricingTo)}`
}
