import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isPublicHost, publicLookup } from './public-address.ts'

/** How long a receiver has, from the name's look-up to the end of its answer. Milliseconds. */
const patienceMs = 20_000

/** Of an answer no more is read; what stands behind it is nobody's business. */
const mostAnswerBytes = 64 * 1_024

export interface WebhookCall {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** What a receiver answered. */
export interface WebhookAnswer {
  /** The HTTP status; null: there was no answer. */
  readonly status: number | null
  /** The header `Retry-After`. */
  readonly retryAfter: string | undefined
  /** What of the answer was read; null: there was none. */
  readonly text: string | null
  /** In words, where there was no answer. */
  readonly reason: string | null
  readonly tookMs: number
}

interface Reaching {
  readonly allowPrivate: boolean
  /** Ends the call when the server stops. */
  readonly signal: AbortSignal
  /** Milliseconds; 20 seconds unless given. */
  readonly patience?: number
}

/**
 * Calls an address that somebody typed, over a connection of its own: no redirect is followed, and a name that stands for a private
 * address at this moment is not found.
 * @throws whatever `signal` was aborted with; any other failure is an answer
 */
export async function callWebhook(
  call: WebhookCall,
  { allowPrivate, signal, patience = patienceMs }: Reaching,
): Promise<WebhookAnswer> {
  const began = performance.now()
  const inTime = AbortSignal.timeout(patience)
  const nothing = { status: null, retryAfter: undefined, text: null }
  const tookMs = () => Math.round(performance.now() - began)
  try {
    const answer = await answerOf(call, allowPrivate, AbortSignal.any([signal, inTime]))
    return { ...answer, reason: null, tookMs: tookMs() }
  } catch (error) {
    signal.throwIfAborted()
    const reason = inTime.aborted ? `It did not answer in full within ${patience / 1_000} seconds.` : reasonOf(error)
    return { ...nothing, reason, tookMs: tookMs() }
  }
}

type Answered = Pick<WebhookAnswer, 'status' | 'retryAfter' | 'text'>

async function answerOf({ url: address, headers, body }: WebhookCall, allowPrivate: boolean, signal: AbortSignal) {
  const url = new URL(address)
  // An address that is no name is not looked up, so it is judged here.
  if (!allowPrivate && (url.protocol !== 'https:' || !isPublicHost(url.hostname))) throw new NotPublic()
  const { promise, resolve, reject } = Promise.withResolvers<Answered>()
  const { request } = url.protocol === 'http:' ? http : https
  const options = {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    signal,
    agent: false,
    ...(!allowPrivate && { lookup: publicLookup }),
  }
  request(url, options, (response) => {
    readStart(response).then((text) => {
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'], text })
    }, reject)
  })
    .on('error', reject)
    .end(body)
  return promise
}

class NotPublic extends Error {}

/** The start of an answer as text; the connection is let go of with what is behind it. */
async function readStart(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part)
    bytes += part.byteLength
    if (bytes >= mostAnswerBytes) break
  }
  response.destroy()
  return Buffer.concat(parts).subarray(0, mostAnswerBytes).toString('utf8')
}

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'Its name was not found.',
  EAI_AGAIN: 'Its name could not be looked up.',
  ECONNREFUSED: 'It refused the connection.',
  ECONNRESET: 'It closed the connection without an answer.',
  EHOSTUNREACH: 'There is no way to it.',
  ENETUNREACH: 'There is no way to it.',
}

function reasonOf(error: unknown): string {
  if (error instanceof NotPublic) return 'Its address is not on the internet.'
  if (!(error instanceof Error)) return 'It could not be reached.'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null
  if (code === null)
    return error.message.endsWith('has no public address.') ? error.message : 'It could not be reached.'
  return reasons[code] ?? `It could not be reached (${code}).`
}
