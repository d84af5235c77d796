import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { PieceRange } from '#domain/orders/piece-labels.ts'
import type { OrderDocumentData, ReceiptKind } from './document-data.ts'
import { createThread, type Thread } from './thread.ts'

/** What is printed of an order: the paper, and everything that stands on it. */
export interface Paper {
  readonly kind: ReceiptKind | 'label'
  readonly data: OrderDocumentData
  /** The pieces that get a label each; without them there is one for the order. */
  readonly pieces?: PieceRange | null
}

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
const usualLimits = { patienceMs: 20_000, mostWaiting: 100 } as const

const dayS = 86_400

/**
 * Names what stands on a paper, whatever made it so: the order, its price, who looks at it, the names of both sides. A paper
 * says when it was issued, and may say so for the rest of that day (UTC).
 */
export function versionOf({ kind, data, pieces = null }: Paper): string {
  const { signature, issuedAt, courier, ...rest } = data
  const said = {
    ...rest,
    kind,
    pieces,
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
  thread: Thread<Paper, Uint8Array> = createThread(new URL('./draw-papers.ts', import.meta.url), usualLimits),
): Papers {
  // Those who ask for the same paper at the same time wait for one drawing.
  const drawn = new LRUCache<string, Buffer, Paper>({
    maxSize: rememberedBytes,
    sizeCalculation: ({ length }) => length,
    fetchMethod: async (_version, _stale, { context }) => Buffer.from(await thread.run(context)),
  })
  return {
    drawn: (version) => drawn.get(version),
    draw: (paper) => drawn.forceFetch(versionOf(paper), { context: paper }),
    close: () => thread.close(),
  }
}
