import { orderStatusLabels } from '#domain/order-status.ts'
import { receiptKindOf, waybillNumber } from './document-data.ts'
import type { DocumentPricing, DocumentStop, OrderDocumentData, ReceiptKind } from './document-data.ts'
import {
  formatDimensions,
  formatInstant,
  formatPieces,
  formatWeight,
  parcelTotals,
  stopAddress,
  stopContact,
} from './document-format.ts'
import { isDrawablePng } from './signature-image.ts'

/** A label and what it says. */
export type Fact = { label: string; value: string }

/** An address block: its heading, the name in it, then its lines. */
export type Party = { heading: string; name: string; lines: string[] }

/** One printed parcel row; an empty text where nothing was stated. */
export type ParcelRow = { name: string; quantity: string; dimensions: string; weightEach: string; weight: string }

/** A text of any length under its label. */
export type Note = { label: string; text: string }

/**
 * What a receipt says, as text, the same for paper and screen. `outcome` is the fact that the receipt is about;
 * `pricing` is null where no amounts are printed.
 */
export type ReceiptContent = {
  kind: ReceiptKind
  title: string
  order: string
  outcome: { status: string; tone: 'done' | 'stopped' | 'open'; at: string | null }
  courier: { name: string; lines: string[] }
  cancellation: { by: string | null; at: string; reason: string } | null
  facts: Fact[]
  parties: Party[]
  parcels: ParcelRow[]
  parcelTotal: { pieces: string; weight: string }
  notes: Note[]
  pricing: DocumentPricing | null
  signature: { caption: string; png: Uint8Array | null } | null
  trackingUrl: string
  taxRegistration: string | null
  issued: string
}

const titles: Record<ReceiptKind, string> = {
  completion: 'Completion receipt',
  cancellation: 'Cancellation receipt',
  dropoff: 'Dropoff receipt',
}

const present = (lines: (string | null)[]) => lines.filter((line): line is string => Boolean(line?.trim()))

function outcomeOf(data: OrderDocumentData, kind: ReceiptKind): ReceiptContent['outcome'] {
  const at = (instant: number | null | undefined) => (instant ? formatInstant(instant, data.timeZone) : null)
  if (kind === 'cancellation')
    return { status: orderStatusLabels.cancelled, tone: 'stopped', at: at(data.cancellation?.cancelledAt) }
  if (kind === 'dropoff') return { status: orderStatusLabels.droppedOff, tone: 'done', at: at(data.droppedOffAt) }
  const tone = data.status === 'completed' ? 'done' : 'open'
  return { status: orderStatusLabels[data.status], tone, at: at(data.completedAt) }
}

function chargeToParty({ chargeTo }: OrderDocumentData): Party {
  const name = chargeTo.billToName?.trim() || chargeTo.name
  const tenant = name === chargeTo.name ? null : chargeTo.name
  return { heading: 'Charge to', name, lines: present([tenant, chargeTo.billToAddress]) }
}

function stopParty(heading: string, stop: DocumentStop, happened: string | null): Party {
  return { heading, name: stop.name, lines: present([stopAddress(stop), stopContact(stop), happened]) }
}

function factsOf(data: OrderDocumentData): Fact[] {
  const facts: [string, string | null][] = [
    ['Waybill', waybillNumber(data.orderNumber)],
    ['PO number', data.poNumber],
    ['Service', present([data.serviceName, data.vehicleName]).join(' · ')],
    ['Speed', data.serviceSpeedName],
    ['Ordered', formatInstant(data.createdAt, data.timeZone)],
    ['Ready for pickup', formatInstant(data.availableAt, data.timeZone)],
    ['Driver', data.driverName],
  ]
  return facts.flatMap(([label, value]) => (value?.trim() ? [{ label, value: value.trim() }] : []))
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

function signatureOf({ signature, timeZone }: OrderDocumentData): ReceiptContent['signature'] {
  if (!signature) return null
  const caption = present([
    signature.signedBy?.trim() ? `Signed by ${signature.signedBy.trim()}` : 'Signed on delivery',
    signature.signedAt ? formatInstant(signature.signedAt, timeZone) : null,
  ]).join(' · ')
  return { caption, png: signature.png && isDrawablePng(signature.png) ? signature.png : null }
}

/**
 * What a receipt of the given kind says about an order. The dropoff receipt is left with whoever takes the parcels, so
 * it names no amounts; a cancellation has no delivery to sign for.
 */
export function receiptContent(data: OrderDocumentData, kind: ReceiptKind = receiptKindOf(data)): ReceiptContent {
  const totals = parcelTotals(data.parcels)
  const when = (label: string, at: number | null) => (at ? `${label} ${formatInstant(at, data.timeZone)}` : null)
  return {
    kind,
    title: titles[kind],
    order: `Order ${data.orderNumber}`,
    outcome: outcomeOf(data, kind),
    courier: { name: data.courier.name, lines: present([data.courier.address, data.courier.phone]) },
    cancellation:
      kind === 'cancellation' && data.cancellation
        ? {
            by: data.cancellation.cancelledBy,
            at: formatInstant(data.cancellation.cancelledAt, data.timeZone),
            reason: data.cancellation.reason,
          }
        : null,
    facts: factsOf(data),
    parties: [
      chargeToParty(data),
      stopParty('Pickup', data.pickup, when('Picked up', data.pickedUpAt)),
      stopParty('Drop Off', data.dropoff, when('Dropped off', data.droppedOffAt)),
    ],
    parcels: parcelRows(data),
    parcelTotal: {
      pieces: formatPieces(totals.pieces),
      weight: totals.weightKg === null ? '' : formatWeight(totals.weightKg, data.unitPreference),
    },
    notes: notesOf(data),
    pricing: kind === 'dropoff' ? null : data.pricing,
    signature: kind === 'cancellation' ? null : signatureOf(data),
    trackingUrl: data.trackingUrl,
    taxRegistration: data.taxRegistration?.trim() || null,
    issued: `Issued ${formatInstant(data.issuedAt, data.timeZone)}`,
  }
}
