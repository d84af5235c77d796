import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { PieceRange } from '#domain/orders/piece-labels.ts'
import { createThreads, type Threads } from '#server/threads/threads.ts'
import type { OrderDocumentData, ReceiptKind } from './document-data.ts'
import type { InvoiceDocumentData } from './invoice-data.ts'
import type { PayStatementData } from './pay-statement-data.ts'
import type { StatementDocumentData } from './statement-data.ts'

/** What is printed of an order: the paper, and everything that stands on it. */
export interface OrderPaper {
  readonly kind: ReceiptKind | 'label'
  readonly data: OrderDocumentData
  /** The pieces that get a label each; without them there is one for the order. */
  readonly pieces?: PieceRange | null
}

/** What is printed of the books. A credit note is a kind of invoice. */
export type BooksPaper =
  | { readonly kind: 'invoice'; readonly data: InvoiceDocumentData }
  | { readonly kind: 'statement'; readonly data: StatementDocumentData }
  | { readonly kind: 'payStatement'; readonly data: PayStatementData }

export type Paper = OrderPaper | BooksPaper

/** Draws papers as PDF, away from the requests, and remembers what was drawn. */
export interface Papers {
  /** A version that was drawn lately. */
  drawn(version: string): Buffer | undefined
  /**
   * @throws serviceUnavailable when too many wait already
   * @throws Error when it cannot be drawn
   */
  draw(paper: Paper): Promise<Buffer>
  close(): Promise<void>
}

/** Bytes of all PDFs that are remembered: about a thousand of them. */
const rememberedBytes = 32_000_000
/** A paper takes less than a tenth of a second; one with a thousand parcels on a busy machine some seconds. */
const usualLimits = {
  patienceMs: 20_000,
  mostWaiting: 100,
  busy: 'Too many documents are being drawn. Try again in a moment.',
} as const

const dayS = 86_400

/**
 * Names what stands on a paper, whatever made it so: the order, its price, who looks at it, the names of both sides. A paper
 * says when it was issued, and may say so for the rest of that day (UTC).
 */
export function versionOf(paper: Paper): string {
  const { issuedAt, courier, ...rest } = paper.data
  const signature = 'signature' in paper.data ? paper.data.signature : null
  const said = {
    paper: paper.kind,
    ...rest,
    pieces: 'pieces' in paper ? (paper.pieces ?? null) : null,
    courier: { ...courier, logo: courier.logo?.address },
    issuedOn: Math.floor(issuedAt / dayS),
    signature: signature && { ...signature, png: null },
  }
  return createHash('sha256')
    .update(JSON.stringify(said))
    .update(signature?.png ?? '')
    .digest('base64url')
}

export function createPapers(
  thread: Threads<Paper, Uint8Array> = createThreads(new URL('./draw-papers.ts', import.meta.url), usualLimits),
): Papers {
  // Those who ask for the same paper at the same time wait for one drawing.
  const drawn = new LRUCache<string, Buffer, { paper: Paper }>({
    maxSize: rememberedBytes,
    sizeCalculation: ({ length }) => length,
    fetchMethod: async (_version, _stale, { context }) => Buffer.from(await thread.run(context.paper)),
  })
  return {
    drawn: (version) => drawn.get(version),
    draw: (paper) => drawn.forceFetch(versionOf(paper), { context: { paper } }),
    close: () => thread.close(),
  }
}
