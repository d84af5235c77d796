import { waybillNumber } from '#domain/orders/order-number.ts'
import { orderStatusLabels } from '#domain/orders/order-status.ts'
import { formatPhone } from '#domain/addresses/phone.ts'
import { withoutZeroLines } from '#domain/pricing/line-item-groups.ts'
import {
  receiptKindOf,
  type DocumentPricing,
  type DocumentStop,
  type OrderDocumentData,
  type ReceiptKind,
} from './document-data.ts'
import {
  addressLines,
  formatDimensions,
  formatInstant,
  formatPieces,
  formatWeight,
  parcelTotals,
} from './document-format.ts'
import {
  courierBlock,
  payingParty,
  present,
  knownFacts,
  type Charge,
  type Fact,
  type LetterHead,
  type Note,
  type Outcome,
  type Party,
} from './letter-content.ts'
import { isolateName } from './text-direction.ts'

/** One printed parcel row; an empty text where nothing was stated. */
export type ParcelRow = { name: string; quantity: string; dimensions: string; weightEach: string; weight: string }

/**
 * What a receipt says, as text, the same for paper and screen. `pricing` is null where no amounts are printed.
 */
export type ReceiptContent = {
  kind: ReceiptKind
  /** Its outcome is the fact that the receipt is about. */
  head: LetterHead
  cancellation: Fact[]
  facts: Fact[]
  times: Fact[]
  parties: Party[]
  parcels: ParcelRow[]
  parcelTotal: { pieces: string; weight: string }
  notes: Note[]
  /** What it cost before it was cancelled, struck through; empty unless a charge replaced it. */
  replaced: Charge[]
  pricing: DocumentPricing | null
  signature: { caption: string; png: Uint8Array | null } | null
  trackingUrl: string
  trackingHref: string | null
  taxRegistration: string | null
  issued: string
}

/** Over what an order cost until it was cancelled. */
export const beforeCancellation = 'Before cancellation'

const titles: Record<ReceiptKind, string> = {
  completion: 'Completion receipt',
  cancellation: 'Cancellation receipt',
  dropoff: 'Dropoff receipt',
}

function outcomeOf(data: OrderDocumentData, kind: ReceiptKind): Outcome {
  const at = (instant: number | null | undefined) => (instant ? formatInstant(instant, data.timeZone) : null)
  if (kind === 'cancellation')
    return { status: orderStatusLabels.cancelled, tone: 'stopped', at: at(data.cancellation?.cancelledAt) }
  if (kind === 'dropoff') return { status: orderStatusLabels.droppedOff, tone: 'done', at: at(data.droppedOffAt) }
  const tone = data.status === 'completed' ? 'done' : 'open'
  return { status: orderStatusLabels[data.status], tone, at: at(data.completedAt) }
}

function stopParty(heading: string, stop: DocumentStop): Party {
  return {
    heading,
    name: stop.name,
    lines: present([...addressLines(stop.address), stop.contact, stop.phone && formatPhone(stop.phone)]),
  }
}

function factsOf(data: OrderDocumentData): Fact[] {
  return knownFacts([
    ['Service', present([data.serviceName, data.vehicleName]).map(isolateName).join(' · ')],
    ['Speed', data.serviceSpeedName],
    ['PO number', data.poNumber],
    ['Driver', data.driverName],
  ])
}

function timesOf(data: OrderDocumentData): Fact[] {
  const at = (instant: number | null) => (instant ? formatInstant(instant, data.timeZone) : null)
  return knownFacts([
    ['Ordered', at(data.createdAt)],
    ['Ready for pickup', at(data.availableAt)],
    ['Picked up', at(data.pickedUpAt)],
    ['Dropped off', at(data.droppedOffAt)],
  ])
}

function cancellationOf({ cancellation }: OrderDocumentData): Fact[] {
  if (!cancellation) return []
  return knownFacts([
    ['Cancelled by', cancellation.cancelledBy],
    ['Reason', cancellation.reason],
  ])
}

function parcelRows({ parcels, unitPreference: units }: OrderDocumentData): ParcelRow[] {
  return parcels.map((parcel) => ({
    name: parcel.name,
    quantity: String(parcel.quantity),
    dimensions: formatDimensions(parcel, units) ?? '',
    weightEach: parcel.weightKg === null ? '' : formatWeight(parcel.weightKg, units),
    weight: parcel.weightKg === null ? '' : formatWeight(parcel.weightKg * parcel.quantity, units),
  }))
}

function notesOf(data: OrderDocumentData): Note[] {
  const notes: [string, string | null][] = [
    ['Order notes', data.orderNotes],
    ['Pickup notes', data.pickup.notes],
    ['Drop Off notes', data.dropoff.notes],
  ]
  return notes.flatMap(([label, text]) => (text?.trim() ? [{ label, text: text.trim() }] : []))
}

function replacedCharges(before: DocumentPricing['beforeCancellation']): Charge[] {
  if (!before) return []
  const items = withoutZeroLines(before.lineItems).flatMap((group) => group.items)
  const charges = items.map(({ name, priceCadCents }) => ({ name, cents: priceCadCents }))
  return before.priceCadCents === null ? charges : [...charges, { name: 'Total', cents: before.priceCadCents }]
}

function printedPricing(pricing: DocumentPricing | null): DocumentPricing | null {
  return pricing && { ...pricing, lineItems: withoutZeroLines(pricing.lineItems) }
}

function signatureOf({ signature, timeZone }: OrderDocumentData): ReceiptContent['signature'] {
  if (!signature) return null
  const caption = present([
    signature.signedBy?.trim() ? `Signed by ${isolateName(signature.signedBy.trim())}` : 'Signed on delivery',
    signature.signedAt ? formatInstant(signature.signedAt, timeZone) : null,
  ]).join(' · ')
  return { caption, png: signature.png }
}

/**
 * What a receipt of the given kind says about an order. The dropoff receipt is left with the person who takes the parcels, so
 * it names no amounts; a cancellation has no delivery to sign for.
 */
export function receiptContent(data: OrderDocumentData, kind: ReceiptKind = receiptKindOf(data)): ReceiptContent {
  const totals = parcelTotals(data.parcels)
  return {
    kind,
    head: {
      title: titles[kind],
      subject: `Order ${data.orderNumber}`,
      below: `Order ${data.orderNumber} · ${waybillNumber(data.orderNumber)}`,
      outcome: outcomeOf(data, kind),
      courier: courierBlock(data.courier),
    },
    cancellation: kind === 'cancellation' ? cancellationOf(data) : [],
    facts: factsOf(data),
    times: timesOf(data),
    parties: [
      payingParty('Charge to', data.chargeTo),
      stopParty('Pickup', data.pickup),
      stopParty('Drop Off', data.dropoff),
    ],
    parcels: parcelRows(data),
    parcelTotal: {
      pieces: formatPieces(totals.pieces),
      weight: totals.weightKg === null ? '' : formatWeight(totals.weightKg, data.unitPreference),
    },
    notes: notesOf(data),
    replaced: kind === 'cancellation' ? replacedCharges(data.pricing?.beforeCancellation ?? null) : [],
    pricing: kind === 'dropoff' ? null : printedPricing(data.pricing),
    signature: kind === 'cancellation' ? null : signatureOf(data),
    trackingUrl: data.trackingUrl,
    trackingHref: /^https?:\/\//.test(data.trackingUrl) ? data.trackingUrl : null,
    taxRegistration: data.taxRegistration?.trim() || null,
    issued: `Issued ${formatInstant(data.issuedAt, data.timeZone)}`,
  }
}
