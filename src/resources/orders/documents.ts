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
import type { DeliveryOrderPageView } from '#generated/model/index.ts'
import { saveFile } from '#src/tables/save-file.ts'

/** A document holds what the order was when it was asked for; acts on the order ask for it anew. */
const staleTime = 60_000

const kinds = {
  receipt: { html: receiptHtml, pdf: receiptPdf },
  dropoffReceipt: { html: dropoffReceiptHtml, pdf: dropoffReceiptPdf },
  shippingLabel: { html: shippingLabelHtml, pdf: shippingLabelPdf },
} as const

export interface OrderDocument {
  /** Fixed by order-detail.md 7. */
  readonly name: string
  readonly kind: keyof typeof kinds
}

export const shippingLabel: OrderDocument = { name: 'Shipping Label.pdf', kind: 'shippingLabel' }

/** The documents that an order has by now. Receipts carry the price, so whoever may not see it gets none. */
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

/** Fetches the documents while nobody waits for them, so that they open at once. */
export function usePrefetchedDocuments(orderId: number, documents: readonly OrderDocument[]): void {
  const client = useQueryClient()
  const wanted = documents.map(({ kind }) => kind).join(' ')
  // An act shows its status before the server has answered; the papers of that status do not exist yet.
  const isActing = useIsMutating() > 0
  useEffect(() => {
    if (isActing) return undefined
    const handle = requestIdleCallback(() => {
      for (const kind of Object.keys(kinds) as (keyof typeof kinds)[]) {
        if (!wanted.split(' ').includes(kind)) continue
        void client.prefetchQuery({ ...kinds[kind].html(orderId), staleTime, retry: false })
        void client.prefetchQuery({ ...kinds[kind].pdf(orderId), staleTime, retry: false })
      }
    })
    return () => cancelIdleCallback(handle)
  }, [client, isActing, orderId, wanted])
}

/** Saves a document under its fixed name. */
export async function downloadDocument(client: QueryClient, orderId: number, document: OrderDocument): Promise<void> {
  saveFile(await client.fetchQuery({ ...kinds[document.kind].pdf(orderId), staleTime }), document.name)
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
  // Opened before anything is awaited: later the browser would take it for a pop-up.
  const tab = window.open('', '_blank')
  try {
    const html = await client.fetchQuery({ ...kinds[document.kind].html(orderId), staleTime })
    if (tab !== null) fill(tab, html, document.name)
    return tab
  } catch (error) {
    tab?.close()
    throw error
  }
}

type Tab = Window & Pick<typeof globalThis, 'CSSStyleSheet'>

const styleElements = /<style[^>]*>([\s\S]*?)<\/style>/g

/**
 * The tab inherits our content security policy, which forbids style elements, even in a document that is only parsed:
 * they are taken out first and adopted as style sheets, which say the same.
 */
function fill(tab: Window, html: string, title: string): void {
  const { document: page, CSSStyleSheet: Sheet } = tab as Tab
  const source = new DOMParser().parseFromString(html.replace(styleElements, ''), 'text/html')
  page.adoptedStyleSheets = [...html.matchAll(styleElements)].map(([, css = '']) => {
    const sheet = new Sheet()
    sheet.replaceSync(css)
    return sheet
  })
  page.title = title.replace(/\.pdf$/, '')
  page.documentElement.lang = source.documentElement.lang
  page.body.className = source.body.className
  page.body.replaceChildren(...[...source.body.childNodes].map((node) => page.importNode(node, true)))
}
