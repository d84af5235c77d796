import { refuseReceipt, refuseDropoffReceipt } from '#domain/orders/order-papers.ts'
import { forbidden, formError } from '#domain/text/refusal.ts'
import { HttpResponse } from 'msw'
import { pieceRangeFault } from '#domain/orders/piece-labels.ts'
import { pricesHidden } from '#domain/text/refusals.ts'
import type { Input } from '#generated/handlers.ts'
import { defineMocks, type MockCall } from '../define-mocks.ts'
import { orderFor } from '../orders.ts'
import { documentHtml, documentPdf } from '../paper.ts'
import type { MockOrder } from '../world-types.ts'

type Path = Parameters<typeof orderFor>[1]
type Label = Pick<Input<'getDeliveryOrderShippingLabelPdf'>, 'path' | 'query'>

/** Receipts and labels: sheets that say which order they are of, not the product's own. */
export const documentsMocks = defineMocks({
  getDeliveryOrderReceiptHtml: ({ path }, call) => html('Receipt', receiptOf(path, call)),
  getDeliveryOrderReceiptPdf: ({ path }, call) => pdf('Receipt', receiptOf(path, call)),
  getDeliveryOrderDropoffReceiptHtml: ({ path }, call) => html('Drop-off receipt', droppedOff(path, call)),
  getDeliveryOrderDropoffReceiptPdf: ({ path }, call) => pdf('Drop-off receipt', droppedOff(path, call)),
  getDeliveryOrderShippingLabelHtml: (input, call) => html('Shipping label', labelled(input, call)),
  getDeliveryOrderShippingLabelPdf: (input, call) => pdf('Shipping label', labelled(input, call)),
})

function receiptOf(path: Path, call: MockCall): MockOrder {
  const order = orderFor(call, path)
  if (!call.caller.readsPrices) throw forbidden(pricesHidden)
  refuseReceipt(order.view.status)
  return order
}

function droppedOff(path: Path, call: MockCall): MockOrder {
  const order = orderFor(call, path)
  refuseDropoffReceipt(order.view.times.droppedOffAt)
  return order
}

function labelled({ path, query }: Label, call: MockCall): MockOrder {
  const order = orderFor(call, path)
  const pieces = order.view.totalParcels
  const { firstPiece = 1, lastPiece = pieces } = query
  const fault = Object.keys(query).length === 0 ? null : pieceRangeFault({ firstPiece, lastPiece }, pieces)
  if (fault !== null) throw formError({ [`/${fault.end}`]: [fault.message] })
  return order
}

function html(title: string, order: MockOrder): Response {
  return HttpResponse.html(documentHtml(title, order))
}

function pdf(title: string, order: MockOrder): Response {
  return new HttpResponse(documentPdf(title, order), { headers: { 'Content-Type': 'application/pdf' } })
}
