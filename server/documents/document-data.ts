import type { OrderStatus } from '#domain/orders/order-status.ts'

/** Which receipt is printed: one layout, another title and other blocks. */
export type ReceiptKind = 'completion' | 'cancellation' | 'dropoff'

/** A stop the order was taken from or to. Every part but the name and the address may be missing (null). */
export type DocumentStop = {
  name: string
  address: string
  contact: string | null
  phone: string | null
  notes: string | null
}

/** One parcel line. Lengths in metres and weight in kilograms, each of one piece; null when nobody stated it. */
export type DocumentParcel = {
  name: string
  quantity: number
  lengthM: number | null
  widthM: number | null
  heightM: number | null
  weightKg: number | null
}

/** A group of price lines with its own subtotal, in integer cents, as the order page shows it; `key` begins with the rule. */
type DocumentPriceGroup = {
  label: string
  items: { key: string; name: string; priceCadCents: number }[]
  subtotalLabel: string
  subtotalCadCents: number
}

/** A line of the price in words, with the way to the setting it came from for a reader who may see that. */
export interface ExplainedLine {
  name: string
  priceCadCents: number
  words: string
  arithmetic: string | null
  setting: { title: string; href: string } | null
}

/**
 * What was charged: the groups in their order and the total, in integer cents. `beforeCancellation` is what a cancellation
 * charge replaced, null unless it did; its total is null when there was no price.
 */
export type DocumentPricing = {
  lineItems: DocumentPriceGroup[]
  priceCadCents: number
  beforeCancellation: { lineItems: DocumentPriceGroup[]; priceCadCents: number | null } | null
}

/** A courier's logo: its address, which always stands for the same content, and that content, which is a PNG or a JPEG. */
export type DocumentLogo = { address: string; contentType: 'image/png' | 'image/jpeg'; bytes: Uint8Array }

/** Who does the work, as its papers are headed; the phone in E.164. */
export type DocumentCourier = { name: string; address: string | null; phone: string | null; logo?: DocumentLogo | null }

/** Who signed, when (unix seconds), and the drawn signature as a PNG; an unreadable image is left out. */
type DocumentSignature = { signedBy: string | null; signedAt: number | null; png: Uint8Array | null }

/** When (unix seconds), by whom and why an order was cancelled. */
type DocumentCancellation = { cancelledAt: number; cancelledBy: string | null; reason: string }

/**
 * Everything the order documents print, decided by the caller: what the reader may not see (a price, a driver's name)
 * arrives as null. Instants are unix seconds, printed in `timeZone`; `issuedAt` is the moment of printing, so that the
 * same data gives the same bytes.
 */
export type OrderDocumentData = {
  orderNumber: number
  uid: string
  status: OrderStatus
  timeZone: string
  issuedAt: number
  createdAt: number
  availableAt: number
  pickedUpAt: number | null
  droppedOffAt: number | null
  completedAt: number | null
  cancellation: DocumentCancellation | null
  courier: DocumentCourier
  chargeTo: { name: string; billToName: string | null; billToAddress: string | null }
  pickup: DocumentStop
  dropoff: DocumentStop
  parcels: DocumentParcel[]
  unitPreference: 'Metric' | 'MetricMixed' | 'Imperial'
  serviceName: string
  serviceSpeedName: string | null
  vehicleName: string | null
  poNumber: string | null
  orderNotes: string | null
  trackingUrl: string
  pricing: DocumentPricing | null
  /** Why each line of the price is what it is, for the courier's people: on the screen, never on paper. */
  explanation?: readonly ExplainedLine[]
  taxRegistration: string | null
  driverName: string | null
  signature: DocumentSignature | null
}

/** The names under which the documents are listed and downloaded, as docs/rules/order-page.md, "Documents", fixes them. */
export const documentFileNames = {
  completion: 'Completion Receipt.pdf',
  cancellation: 'Cancellation Receipt.pdf',
  dropoff: 'Dropoff Receipt.pdf',
  label: 'Shipping Label.pdf',
} as const

/** The receipt that `receipt-pdf` and `receipt-html` answer for an order: cancelled orders get the cancellation. */
export function receiptKindOf(data: Pick<OrderDocumentData, 'status'>): ReceiptKind {
  return data.status === 'cancelled' ? 'cancellation' : 'completion'
}
