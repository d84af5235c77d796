import { refuseReceipt, refuseDropoffReceipt } from '#domain/orders/order-papers.ts'
import { billToOf } from '#server/accounting/billing-profile.ts'
import { taxRegistrationOf } from '#server/accounting/accounting-settings.ts'
import { withUnit } from '#domain/addresses/address.ts'
import { pieceRangeFault, type PieceRange } from '#domain/orders/piece-labels.ts'
import { componentTitles, type RevisionComponent } from '#domain/pricing/revision-components.ts'
import { shownPricing } from '#domain/pricing/shown-pricing.ts'
import { pricesHidden } from '#domain/text/refusals.ts'
import {
  documentFileNames,
  receiptKindOf,
  type DocumentPricing,
  type DocumentStop,
  type ExplainedLine,
  type OrderDocumentData,
  type ReceiptKind,
} from '#server/documents/document-data.ts'
import { parcelTotals } from '#server/documents/document-format.ts'
import { renderLabelHtml } from '#server/documents/label.ts'
import { renderReceiptHtml } from '#server/documents/receipt.ts'
import type { LocationCopy } from '#server/db/json-columns.ts'
import { forbidden, formError } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { courierLogo } from './courier-logo.ts'
import {
  cancellationOf,
  loadOrderView,
  orNull,
  receiverOf,
  senderOf,
  shownDriver,
  type OrderView,
} from '../queries/order-view.ts'
import { explainedLines, isOffice } from '../queries/price-explanation.ts'
import { dropoffSignature } from './dropoff-signature.ts'
import { htmlAnswer, pdfAnswer } from './paper-answers.ts'

/** The receipts of the contract: the one of an order's end, and the one left at the door. */
export type ReceiptOf = 'outcome' | 'dropoff'

/**
 * A receipt as PDF.
 * @throws forbidden for the outcome's receipt when the person may not read prices
 * @throws formError `document_not_ready` while the order has not come that far
 */
export async function receiptPdf(ctx: Context, orderId: number, of: ReceiptOf) {
  const { data, kind } = await receiptPaper(ctx, orderId, of)
  return pdfAnswer(ctx, { data, kind }, documentFileNames[kind])
}

/** The same receipt as a page, for the courier's people with why its price is what it is; throws as {@link receiptPdf} does. */
export async function receiptHtml(ctx: Context, orderId: number, of: ReceiptOf) {
  const paper = await receiptPaper(ctx, orderId, of)
  const { kind } = paper
  const told = of === 'outcome' ? await explainedToOffice(ctx, paper) : paper.data
  const data = { ...told, signature: await shownSignature(ctx, told.signature) }
  return htmlAnswer(ctx, { data, kind }, () => renderReceiptHtml(data, kind))
}

/** A signature as a page shows it: one that cannot be read is left out, its words kept. */
async function shownSignature({ deps, outside, request }: Context, signature: OrderDocumentData['signature']) {
  const png = signature?.png
  if (!png) return signature
  const isReadable = await outside('signature of a receipt', () =>
    deps.files.readUntrusted('signature', png, {}, request.gone()),
  )
  return isReadable ? signature : { ...signature, png: null }
}

async function explainedToOffice(ctx: Context, { view, data }: ReceiptPaper): Promise<OrderDocumentData> {
  if (!isOffice(view.viewer, view.row.receiver_tenant_id)) return data
  const lines = await explainedLines(ctx, view)
  const mayOpen = ctx.permissions.has('services.read')
  return { ...data, explanation: lines.map((line) => explainedLine(line, mayOpen)) }
}

function explainedLine(line: Schema<'PriceLineExplanation'>, mayOpen: boolean): ExplainedLine {
  const { name, priceCadCents, words, arithmetic = null, setting = null } = line
  if (setting === null || !mayOpen) return { name, priceCadCents, words, arithmetic, setting: null }
  const { serviceId, serviceRevisionId, component } = setting
  const href = `/settings/services/${serviceId}/revisions/${serviceRevisionId}?part=${component}`
  const title = componentTitles[component as RevisionComponent]
  return { name, priceCadCents, words, arithmetic, setting: { title, href } }
}

/**
 * The shipping label as PDF, or one for each piece of a range.
 * @throws formError at the end of the range that the order has not, or that makes it too many
 */
export async function shippingLabelPdf(ctx: Context, orderId: number, range: Partial<PieceRange>) {
  return pdfAnswer(ctx, await labelPaper(ctx, orderId, range), documentFileNames.label)
}

/** The same as a page; throws as {@link shippingLabelPdf} does. */
export async function shippingLabelHtml(ctx: Context, orderId: number, range: Partial<PieceRange>) {
  const paper = await labelPaper(ctx, orderId, range)
  return htmlAnswer(ctx, paper, () => renderLabelHtml(paper.data, paper.pieces))
}

async function labelPaper(ctx: Context, orderId: number, range: Partial<PieceRange>) {
  const data = await documentData(ctx, await loadOrderView(ctx, orderId))
  return { kind: 'label', data, pieces: piecesOf(range, parcelTotals(data.parcels).pieces) } as const
}

function piecesOf({ firstPiece, lastPiece }: Partial<PieceRange>, pieces: number): PieceRange | null {
  if (firstPiece === undefined && lastPiece === undefined) return null
  const range = { firstPiece: firstPiece ?? 1, lastPiece: lastPiece ?? pieces }
  const fault = pieceRangeFault(range, pieces)
  if (fault !== null) throw formError({ [`/${fault.end}`]: [fault.message] })
  return range
}

interface ReceiptPaper {
  readonly view: OrderView
  readonly data: OrderDocumentData
  readonly kind: ReceiptKind
}

async function receiptPaper(ctx: Context, orderId: number, of: ReceiptOf): Promise<ReceiptPaper> {
  const view = await loadOrderView(ctx, orderId)
  const { row, viewer } = view
  if (of === 'dropoff') {
    refuseDropoffReceipt(row.dropped_off_at)
    return { view, data: await signed(ctx, view), kind: 'dropoff' }
  }
  if (!viewer.seesPrices) throw forbidden(pricesHidden)
  refuseReceipt(row.status)
  return { view, data: await signed(ctx, view), kind: receiptKindOf(row) }
}

async function signed(ctx: Context, view: OrderView): Promise<OrderDocumentData> {
  return { ...(await documentData(ctx, view)), signature: await dropoffSignature(ctx, view.row.id) }
}

async function documentData(ctx: Context, view: OrderView): Promise<OrderDocumentData> {
  const { row, viewer } = view
  const unitPreference = ctx.unitPreference
  const pricing = shownPricing(view.price, viewer.seesPrices)
  const driver = shownDriver(view)
  const cancellation = cancellationOf(view)
  const billTo = await billToOf(ctx.db, row.receiver_tenant_id, row.sender_tenant_id)
  return {
    orderNumber: row.id,
    uid: row.uid,
    status: row.status,
    timeZone: row.time_zone ?? row.pickup_location.timezone,
    issuedAt: ctx.now,
    createdAt: row.created_at,
    availableAt: row.available_at,
    pickedUpAt: row.picked_up_at,
    droppedOffAt: row.dropped_off_at,
    completedAt: row.completed_at,
    cancellation: cancellation && {
      cancelledAt: cancellation.cancelledAt,
      cancelledBy: orNull(cancellation.actorName),
      reason: cancellation.reason,
    },
    courier: { ...receiverOf(view), logo: await courierLogo(ctx, row.receiver_tenant_id, row.receiver_image) },
    chargeTo: row.charged_to ?? {
      name: senderOf(view).name,
      billToName: billTo.billToName ?? row.bill_to_name,
      billToAddress: billTo.billToAddress ?? row.bill_to_address,
    },
    pickup: stopOf(row.pickup_location, row.pickup_location.pickupNotes),
    dropoff: stopOf(row.dropoff_location, row.dropoff_location.dropoffNotes),
    parcels: row.parcels.map(({ name, quantity, lengthM, widthM, heightM, weightKg }) => ({
      name,
      quantity,
      lengthM: knownMeasure(lengthM),
      widthM: knownMeasure(widthM),
      heightM: knownMeasure(heightM),
      weightKg: knownMeasure(weightKg),
    })),
    unitPreference,
    serviceName: row.service_name,
    serviceSpeedName: row.service_speed_name,
    vehicleName: orNull(row.vehicle_name),
    poNumber: orNull(row.po_number),
    orderNotes: orNull(row.order_notes),
    trackingUrl: `${ctx.deps.config.publicUrl}/delivery-orders/${row.id}`,
    pricing: pricing.priceCadCents === null ? null : printedPricing(pricing, pricing.priceCadCents),
    taxRegistration: viewer.seesPrices ? await taxRegistrationOf(ctx.db, row.receiver_tenant_id) : null,
    driverName: driver && `${driver.firstName} ${driver.lastName}`.trim(),
    signature: null,
  }
}

function printedPricing({ lineItems, beforeCancellation }: Schema<'Pricing'>, priceCadCents: number): DocumentPricing {
  return { lineItems, priceCadCents, beforeCancellation: beforeCancellation ?? null }
}

function stopOf(location: LocationCopy, notes: string): DocumentStop {
  return {
    name: location.name,
    address: withUnit(location.formattedAddress, location.unitNumber),
    contact: orNull(location.contactName),
    phone: location.phone,
    notes: orNull(notes),
  }
}

/** Zero means that nobody stated it. */
function knownMeasure(value: number | null): number | null {
  return value === 0 ? null : value
}
