import { suspendedCode } from '#domain/access/suspension.ts'
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { renewPermissionToken, sessionHeaders } from '#src/api/transport.ts'
import { apiErrorOf, asksForPermissionToken } from '#src/http/errors.ts'
import { readStored } from '#src/session/storage.ts'
import { renewTokens } from '#src/session/tokens.ts'

/** Milliseconds. The server gives a sign of life every twenty seconds: after two that did not come the connection is dead. */
const longestSilence = 45_000
const waits = { first: 2_000, longest: 30_000 }

export interface EventStreamHandlers {
  /** A message of the stream, its beats among them. */
  heard(message: EventSourceMessage): void
  /** The stream has ended, or could not be opened; it is tried again. */
  broken(): void
  /** The person may do something else than before, and the page knows by now what. */
  rightsChanged(): void
  /** The organisation is none of the person's any more, or suspended. */
  gone(): void
  /** Of the last message that was heard here or in another tab, empty if there is none. */
  cursor(): string
}

/**
 * Holds a stream of server-sent events open until it is told to stop. It is read over fetch: the sign-in goes in a header, which
 * EventSource cannot send, and never in the address. Resolves when it is stopped, and where there is no stream at all or none any more.
 */
export async function holdEventStream(url: string, signal: AbortSignal, handlers: EventStreamHandlers): Promise<void> {
  let retryMs = waits.first
  let failures = 0
  let isRenewed = false
  while (!signal.aborted) {
    const outcome = await readOnce(url, signal, handlers, (ms) => {
      retryMs = ms
      failures = 0
      isRenewed = false
    })
    if (outcome === 'none' || signal.aborted) return
    if (outcome === 'gone') return handlers.gone()
    if (outcome === 'renewed' && !isRenewed) {
      isRenewed = true
      handlers.rightsChanged()
      continue
    }
    handlers.broken()
    // Everybody waits a little differently, or all would come at once to a server that has just begun.
    const wait = Math.min(retryMs * 2 ** failures, waits.longest) * (0.75 + Math.random() / 2)
    failures += 1
    await pause(wait, signal)
  }
}

/**
 * @returns `renewed`: with the rights of now it is to be had; `gone`: there is no such organisation for the person, or it is suspended; `none` where the
 *   answer is no stream: one that is told of nothing, such as the mocks'
 */
async function readOnce(
  url: string,
  signal: AbortSignal,
  handlers: EventStreamHandlers,
  onRetry: (ms: number) => void,
): Promise<'ended' | 'renewed' | 'none' | 'gone'> {
  const silence = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const restart = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), longestSilence)
  }
  try {
    restart()
    const cursor = handlers.cursor()
    const token = readStored('token')
    const response = await fetch(url, {
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence.signal]),
      headers: {
        ...sessionHeaders(token),
        Accept: 'text/event-stream',
        ...(cursor !== '' && { 'Last-Event-ID': cursor }),
      },
    })
    if (response.status === 401 && token !== null) {
      if (!asksForPermissionToken(await response.text())) await renewTokens(token)
      else {
        await renewPermissionToken()
        return 'renewed'
      }
    }
    if ((response.status === 404 || response.status === 403) && isClosed(await response.json())) return 'gone'
    if (!response.ok || response.body === null) return 'ended'
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return 'none'
    const parser = createParser({ onEvent: handlers.heard, onRetry })
    for await (const chunk of readChunks(response.body)) {
      restart()
      parser.feed(chunk)
    }
  } catch (error) {
    if (isClosed(apiErrorOf(error))) return 'gone'
    // Broken off, or silent for too long: it is opened again.
  } finally {
    clearTimeout(timer)
  }
  return 'ended'
}

/** The API's own words for it; what stands before a server may answer 403 and 404 as well. */
function isClosed(body: unknown): boolean {
  return ['not_found', suspendedCode].includes(Object(body).code)
}

/** Not every browser iterates over a stream by itself. */
async function* readChunks(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  const stop = () => {
    clearTimeout(timer)
    resolve()
  }
  signal.addEventListener('abort', stop, { once: true })
  // A connection that is back is not waited for.
  window.addEventListener('online', stop, { once: true })
  return promise.finally(() => {
    signal.removeEventListener('abort', stop)
    window.removeEventListener('online', stop)
  })
}
