import { http, HttpResponse, type HttpHandler } from 'msw'
import { pieceRangeFault } from '#domain/orders/piece-labels.ts'
import { callerOf, type MockContext } from '../context.ts'
import { orderFor } from '../orders.ts'
import { documentHtml, documentPdf } from '../paper.ts'
import { forbidden, formError } from '../refusals.ts'
import { type Call, idOf } from '../requests.ts'
import type { MockOrder } from '../world-types.ts'

type Document = 'receipt' | 'dropoff-receipt' | 'shipping-label'

const titles: Readonly<Record<Document, string>> = {
  receipt: 'Receipt',
  'dropoff-receipt': 'Drop-off receipt',
  'shipping-label': 'Shipping label',
}

function refuseRange(query: URLSearchParams, pieces: number): void {
  const [firstPiece, lastPiece] = [query.get('firstPiece'), query.get('lastPiece')]
  if (firstPiece === null && lastPiece === null) return
  const fault = pieceRangeFault({ firstPiece: Number(firstPiece ?? 1), lastPiece: Number(lastPiece ?? pieces) }, pieces)
  if (fault !== null) throw formError({ [`/${fault.end}`]: [fault.message] })
}

/** Receipts and labels: sheets that say which order they are of, not the product's own. */
export function documentHandlers(context: MockContext): HttpHandler[] {
  const order = ({ request, params }: Call, document: Document): MockOrder => {
    const caller = callerOf(context, request)
    const found = orderFor(context.world, caller, idOf(params, 'orderId'))
    const { times } = found.view
    const notReady = (message: string) => formError({}, 'document_not_ready', message)
    if (document === 'dropoff-receipt' && times.droppedOffAt === null)
      throw notReady('The order is not dropped off yet.')
    if (document === 'receipt' && !caller.readsPrices) throw forbidden('You may not read prices.')
    if (document === 'receipt' && times.completedAt === null && times.cancelledAt === null)
      throw notReady('The order is neither completed nor cancelled yet.')
    if (document === 'shipping-label') refuseRange(new URL(request.url).searchParams, found.view.totalParcels)
    return found
  }
  return (Object.keys(titles) as Document[]).flatMap((document) => [
    http.get(`*/api/delivery-orders/:orderId/${document}-html`, (call) =>
      HttpResponse.html(documentHtml(titles[document], order(call, document))),
    ),
    http.get(`*/api/delivery-orders/:orderId/${document}-pdf`, (call) => {
      const body = documentPdf(titles[document], order(call, document))
      return new HttpResponse(body, { headers: { 'Content-Type': 'application/pdf' } })
    }),
  ])
}
