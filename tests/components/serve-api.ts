import { getResponse, type HttpHandler } from 'msw'
import { onTestFinished } from 'vitest'
import { http } from '#src/http/http.ts'
import { closeErrorDialog } from '#src/ui/error-dialog.ts'

export interface ServedApi {
  /** Every call so far, `GET /me`, in the order in which they were sent. */
  readonly calls: readonly string[]
  /** The requests themselves, for their headers and bodies. */
  readonly requests: readonly Request[]
  /** Those of this method and ending, `PATCH`, `/overrides`. */
  readonly sent: (method: string, ending: string) => Request[]
  /** Handlers that win over those given before. */
  readonly use: (...handlers: HttpHandler[]) => void
  /** From now on calls of this ending are carried out, and their answers never arrive. @returns what ends that */
  readonly loseAnswers: (ending: string) => { readonly end: () => void }
}

/** The page's own: a test may have put another in its place. */
const realTimeout = setTimeout

/**
 * Answers the API's calls with these handlers until the test ends; the first that matches wins, and a call that none
 * answers fails as a lost connection does. So does one whose answer is still on its way when the test ends: it would
 * arrive in the next test, which has the same page. The generated handlers of `generated/client/<tag>/<tag>.msw.ts` fit.
 */
export function serveApi(...handlers: HttpHandler[]): ServedApi {
  const served: HttpHandler[] = [...handlers]
  const calls: string[] = []
  const requests: Request[] = []
  const lost = new Set<string>()
  const ended = Promise.withResolvers<never>()
  ended.promise.catch(() => {})
  const { adapter, env } = http.defaults

  const answer = async (input: URL | Request | string, init?: RequestInit): Promise<Response> => {
    // No call carries cookies; msw would read the page's anew for every handler that it asks.
    const request = new Request(input, { ...init, credentials: 'omit' })
    calls.push(`${request.method} ${new URL(request.url).pathname.replace(/^\/api/, '')}`)
    requests.push(request.clone())
    const response = await Promise.race([getResponse(served, request), ended.promise, calledOff(request.signal)])
    if (response === undefined) throw new TypeError(`Nothing answers ${request.method} ${request.url}`)
    if ([...lost].some((ending) => new URL(request.url).pathname.endsWith(ending)))
      throw new TypeError('Failed to fetch')
    return response
  }

  http.defaults.adapter = 'fetch'
  http.defaults.env = { ...env, fetch: answer }
  onTestFinished(async () => {
    ended.reject(new TypeError('Failed to fetch'))
    // What follows from that, such as a dialog that says so, belongs to this test as well.
    await new Promise((resolve) => void realTimeout(resolve))
    closeErrorDialog()
    http.defaults.adapter = adapter
    http.defaults.env = env
  })
  const loseAnswers = (ending: string) => {
    lost.add(ending)
    return { end: () => void lost.delete(ending) }
  }
  const sent = (method: string, ending: string) =>
    requests.filter((request) => request.method === method && new URL(request.url).pathname.endsWith(ending))
  return { calls, requests, sent, use: (...more) => void served.unshift(...more), loseAnswers }
}

/** Fails as a call does that the page calls off. */
function calledOff(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}
