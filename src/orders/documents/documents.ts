import { useEffect } from 'react'
import { useIsMutating, useQueryClient, type QueryClient } from '@tanstack/react-query'
import {
  useGetDeliveryOrderDropoffReceiptHtmlQueryOptions as dropoffReceiptHtml,
  useGetDeliveryOrderDropoffReceiptPdfQueryOptions as dropoffReceiptPdf,
  useGetDeliveryOrderReceiptHtmlQueryOptions as receiptHtml,
  useGetDeliveryOrderReceiptPdfQueryOptions as receiptPdf,
  useGetDeliveryOrderShippingLabelHtmlQueryOptions as shippingLabelHtml,
  useGetDeliveryOrderShippingLabelPdfQueryOptions as shippingLabelPdf,
} from '#generated/client/orders/orders.ts'
import type { PieceRange } from '#domain/orders/piece-labels.ts'
import type { DeliveryOrderPageView } from '#generated/model/index.ts'
import { useIdle } from '#src/lib/use-idle.ts'
import { openInTab } from '#src/tables/open-in-tab.ts'
import { saveFile } from '#src/tables/save-file.ts'

/** A document holds what the order was when it was asked for; acts on the order ask for it anew. */
const staleTime = 60_000

const kinds = {
  receipt: { html: (id: number) => receiptHtml(id), pdf: (id: number) => receiptPdf(id) },
  dropoffReceipt: { html: (id: number) => dropoffReceiptHtml(id), pdf: (id: number) => dropoffReceiptPdf(id) },
  shippingLabel: { html: shippingLabelHtml, pdf: shippingLabelPdf },
} as const

export interface OrderDocument {
  /** Fixed by docs/rules/order-page.md, "Documents". */
  readonly name: string
  readonly kind: keyof typeof kinds
  /** The pieces that get a label each. */
  readonly pieces?: PieceRange
}

export const shippingLabel: OrderDocument = { name: 'Shipping Label.pdf', kind: 'shippingLabel' }

/** A label for each of these pieces, in one document. */
export function pieceLabels(pieces: PieceRange): OrderDocument {
  return { name: 'Shipping Labels.pdf', kind: 'shippingLabel', pieces }
}

/** The documents that an order has by now. Receipts carry the price, so a person who may not see it gets none. */
export function documentsOf(order: Pick<DeliveryOrderPageView, 'status' | 'times' | 'pricing'>): OrderDocument[] {
  const seesPrice = !order.pricing.hidden
  // The page shows a step before the server has taken it: the time says that it has, and that there is a receipt.
  const isCompleted = order.status === 'completed' && order.times.completedAt !== null
  return [
    ...(isCompleted && seesPrice ? [{ name: 'Completion Receipt.pdf', kind: 'receipt' } as const] : []),
    ...(order.status === 'cancelled' && seesPrice
      ? [{ name: 'Cancellation Receipt.pdf', kind: 'receipt' } as const]
      : []),
    ...(order.times.droppedOffAt === null ? [] : [{ name: 'Dropoff Receipt.pdf', kind: 'dropoffReceipt' } as const]),
    shippingLabel,
  ]
}

/**
 * Fetches the document that is most likely opened, which is the first, while nobody waits for it: as the page that opening
 * it shows. The others, and those to save, are fetched when the pointer or the focus comes to them
 * ({@link prefetchOnApproach}): drawing all of them for every order that is only looked at would be work for nobody.
 */
export function usePrefetchedDocument(orderId: number, [likely]: readonly OrderDocument[]): void {
  const client = useQueryClient()
  const kind = likely?.kind
  // An act shows its status before the server has answered; the papers of that status do not exist yet.
  const isActing = useIsMutating() > 0
  const isIdle = useIdle()
  useEffect(() => {
    if (isIdle && !isActing && kind !== undefined) prefetch(client, orderId, kind, 'html')
  }, [client, isActing, isIdle, orderId, kind])
}

/** What a button is told when somebody is about to press it. */
export interface Approach {
  readonly onPointerEnter: () => void
  readonly onFocus: () => void
}

/** For a button that opens a document (as `html`) or saves it (as `pdf`): what it will need, fetched before the press. */
export function prefetchOnApproach(
  client: QueryClient,
  orderId: number,
  { kind }: OrderDocument,
  as: 'html' | 'pdf',
): Approach {
  const fetch = () => prefetch(client, orderId, kind, as)
  return { onPointerEnter: fetch, onFocus: fetch }
}

/** One that fails is tried again by the press, which says so. */
function prefetch(client: QueryClient, orderId: number, kind: OrderDocument['kind'], as: 'html' | 'pdf'): void {
  if (as === 'html') void client.prefetchQuery({ ...kinds[kind].html(orderId), staleTime, retry: false })
  else void client.prefetchQuery({ ...kinds[kind].pdf(orderId), staleTime, retry: false })
}

/** Saves a document under its fixed name. */
export async function downloadDocument(client: QueryClient, orderId: number, document: OrderDocument): Promise<void> {
  saveFile(await client.fetchQuery({ ...kinds[document.kind].pdf(orderId, document.pieces), staleTime }), document.name)
}

/**
 * Shows a document in a tab of its own, where the browser's own print does the rest.
 * @returns the tab, null where the browser forbids one
 * @throws what fetching it throws; the tab is then closed
 */
export async function openDocument(
  client: QueryClient,
  orderId: number,
  document: OrderDocument,
): Promise<Window | null> {
  return openInTab(
    () => client.fetchQuery({ ...kinds[document.kind].html(orderId, document.pieces), staleTime }),
    document.name.replace(/\.pdf$/, ''),
  )
}
