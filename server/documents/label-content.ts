import { formatPhone } from '#domain/phone.ts'
import { waybillNumber, type DocumentLogo, type DocumentStop, type OrderDocumentData } from './document-data.ts'
import {
  addressLines,
  formatDay,
  formatDimensions,
  formatPieces,
  formatWeight,
  parcelTotals,
  stopContact,
} from './document-format.ts'

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
  waybill: string
  trackingUrl: string
}

/** Parcel lines that the label has room for; one of them says how many more there are. */
const mostParcelLines = 4

function labelStop(stop: DocumentStop): LabelStop {
  return { name: stop.name, address: addressLines(stop.address, stop.unit), contact: stopContact(stop) }
}

function parcelLines({ parcels, unitPreference }: OrderDocumentData): string[] {
  const lines = parcels.map((parcel) =>
    [`${parcel.quantity} × ${parcel.name}`, formatDimensions(parcel, unitPreference)].filter(Boolean).join(', '),
  )
  if (lines.length <= mostParcelLines) return lines
  const shown = lines.slice(0, mostParcelLines - 1)
  return [...shown, `+ ${lines.length - shown.length} more`]
}

/** What the label of an order says: the drop-off in full, the rest as far as a driver needs it. */
export function labelContent(data: OrderDocumentData): LabelContent {
  const totals = parcelTotals(data.parcels)
  const facts: [string, string | null][] = [
    ['Pieces', formatPieces(totals.pieces)],
    ['Weight', totals.weightKg === null ? null : formatWeight(totals.weightKg, data.unitPreference)],
    ['Ready', formatDay(data.availableAt, data.timeZone)],
    ['PO', data.poNumber],
  ]
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
    facts: facts.flatMap(([label, value]) => (value?.trim() ? [{ label, value: value.trim() }] : [])),
    parcels: parcelLines(data),
    waybill: waybillNumber(data.orderNumber),
    trackingUrl: data.trackingUrl,
  }
}
