import http from 'node:http'
import https from 'node:https'
import { isPublicHost, publicLookup } from '#server/outside/public-address.ts'

/** What became of a message: taken, no browser there any more, not now, or never. */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'refused'

interface PushRequest {
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

interface Reaching {
  readonly allowPrivate: boolean
  readonly signal: AbortSignal
}

/** How long a push service has for an answer. Milliseconds. */
const patienceMs = 10_000

/**
 * Hands a message to a push service. The address is what a browser told, so it is asked by ourselves: no redirect is followed, nothing of
 * the answer but its status is read, and a name that stands for a private address is not found.
 */
export async function sendPush(request: PushRequest, reaching: Reaching): Promise<PushOutcome> {
  const url = new URL(request.endpoint)
  if (!reaching.allowPrivate && (url.protocol !== 'https:' || !isPublicHost(url.hostname))) return 'gone'
  try {
    return outcomeOf(await statusOf(url, request, reaching))
  } catch (error) {
    if (reaching.signal.aborted) throw error
    return 'later'
  }
}

function statusOf(url: URL, { headers, body }: PushRequest, { allowPrivate, signal }: Reaching): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const { request } = url.protocol === 'http:' ? http : https
  const options = {
    method: 'POST',
    headers,
    signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    ...(!allowPrivate && { lookup: publicLookup }),
  }
  request(url, options, (response) => {
    resolve(response.statusCode ?? 0)
    response.destroy()
  })
    .on('error', reject)
    .end(body)
  return promise
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'later' : 'refused'
}
