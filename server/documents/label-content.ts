import { waybillNumber } from '#domain/orders/order-number.ts'
import { formatPhone } from '#domain/addresses/phone.ts'
import { piecesIn, type PieceRange } from '#domain/orders/piece-labels.ts'
import type { DocumentLogo, DocumentStop, OrderDocumentData } from './document-data.ts'
import {
  addressLines,
  formatDay,
  formatDimensions,
  formatPieces,
  formatWeight,
  parcelTotals,
  stopContact,
} from './document-format.ts'
import { isolateName } from './text-direction.ts'

/** An end of the journey as the label names it. */
export type LabelStop = { name: string; address: string[]; contact: string | null }

/** What a shipping label says, as text, the same for paper and screen. */
export type LabelContent = {
  /** Nothing is to be carried any more: said large, over the drop-off. */
  isCancelled: boolean
  courier: { name: string; phone: string | null; logo: DocumentLogo | null }
  service: string
  speed: string | null
  from: LabelStop
  to: LabelStop
  notes: string | null
  facts: { label: string; value: string }[]
  parcels: string[]
  /** Which piece it stands on, `2 of 5`; null on the one label of the order. */
  piece: string | null
  waybill: string
  trackingUrl: string
}

/** Parcel lines that the label has room for; one of them says how many more there are. */
const mostParcelLines = 4

function labelStop(stop: DocumentStop): LabelStop {
  return { name: stop.name, address: addressLines(stop.address), contact: stopContact(stop) }
}

function parcelLines({ parcels, unitPreference }: OrderDocumentData): string[] {
  const lines = parcels.map((parcel) =>
    [`${parcel.quantity} × ${isolateName(parcel.name)}`, formatDimensions(parcel, unitPreference)]
      .filter(Boolean)
      .join(', '),
  )
  if (lines.length <= mostParcelLines) return lines
  const shown = lines.slice(0, mostParcelLines - 1)
  return [...shown, `+ ${lines.length - shown.length} more`]
}

/** What the one label of an order says: the drop-off in full, the rest as far as a driver needs it. */
function labelContent(data: OrderDocumentData): LabelContent {
  const totals = parcelTotals(data.parcels)
  return {
    isCancelled: data.status === 'cancelled',
    courier: {
      name: data.courier.name,
      phone: data.courier.phone && formatPhone(data.courier.phone),
      logo: data.courier.logo ?? null,
    },
    service: data.serviceName,
    speed: data.serviceSpeedName,
    from: labelStop(data.pickup),
    to: labelStop(data.dropoff),
    notes: data.dropoff.notes?.trim() || data.orderNotes?.trim() || null,
    facts: factsOf(data, ['Pieces', formatPieces(totals.pieces)], totals.weightKg),
    parcels: parcelLines(data),
    piece: null,
    waybill: waybillNumber(data.orderNumber),
    trackingUrl: data.trackingUrl,
  }
}

/** What it is of, and what that weighs in kilograms (null when nobody said). */
function factsOf(data: OrderDocumentData, pieces: [string, string], weightKg: number | null): LabelContent['facts'] {
  const facts: [string, string | null][] = [
    pieces,
    ['Weight', weightKg === null ? null : formatWeight(weightKg, data.unitPreference)],
    ['Ready', formatDay(data.availableAt, data.timeZone)],
    ['PO', data.poNumber],
  ]
  return facts.flatMap(([label, value]) => (value?.trim() ? [{ label, value: value.trim() }] : []))
}

/** The labels to print: one for the order, or one for each piece of a range, which says which it is, what it is and what it weighs. */
export function labelContents(data: OrderDocumentData, range: PieceRange | null): [LabelContent, ...LabelContent[]] {
  const whole = labelContent(data)
  if (range === null) return [whole]
  const { pieces } = parcelTotals(data.parcels)
  const [first = whole, ...rest] = piecesIn(data.parcels, range).map(({ piece, parcel }) => {
    const of = `${counts.format(piece)} of ${counts.format(pieces)}`
    const line = [isolateName(parcel.name), formatDimensions(parcel, data.unitPreference)].filter(Boolean).join(', ')
    return { ...whole, facts: factsOf(data, ['Piece', of], parcel.weightKg), parcels: [line], piece: of }
  })
  return [first, ...rest]
}

const counts = new Intl.NumberFormat('en-CA')
