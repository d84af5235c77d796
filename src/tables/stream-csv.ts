import { send } from '#src/api/transport.ts'
import { createLineCounter } from './line-counter.ts'

export interface CsvProgress {
  /** Rows that have arrived, without the heading. */
  readonly rows: number
  /** Rows to come in all; null while the server has not said. */
  readonly total: number | null
}

interface CsvRequest {
  /** The list's address under the API, `/tenants/1/paginated-delivery-orders`. */
  readonly url: string
  readonly params: object
  readonly signal: AbortSignal
  readonly onProgress: (progress: CsvProgress) => void
}

/**
 * Downloads the filtered whole of a list. It goes through the transport like any call, so that the session is carried and
 * mended, and is read as a stream, so that one sees it grow and can stop it.
 * @throws what the transport throws, and an abort when `signal` says so
 */
export async function streamCsv({ url, params, signal, onProgress }: CsvRequest): Promise<Blob> {
  let total: number | null = null
  const body = await send<ReadableStream<Uint8Array<ArrayBuffer>>>({
    url,
    method: 'GET',
    params,
    signal,
    headers: { Accept: 'text/csv' },
    adapter: 'fetch',
    responseType: 'stream',
    // The only place where axios hands out the headers of a streamed answer before its body.
    transformResponse: (data: unknown, headers: { get: (name: string) => unknown }) => {
      total = countOf(headers.get('X-Total-Count'))
      return data
    },
  })
  const parts: Uint8Array<ArrayBuffer>[] = []
  const lines = createLineCounter()
  const reader = body.getReader()
  for (;;) {
    signal.throwIfAborted()
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    onProgress({ rows: Math.max(0, lines.count(value) - 1), total })
  }
  // The mark lets spreadsheets read the names as UTF-8.
  return new Blob(['\uFEFF', ...parts], { type: 'text/csv;charset=utf-8' })
}

function countOf(header: unknown): number | null {
  const count = typeof header === 'string' && header !== '' ? Number(header) : Number.NaN
  return Number.isSafeInteger(count) ? count : null
}
