/** What came of a call that was sent before the application's code was there. */
export interface EarlyAnswer {
  /** The access token it was sent with: an answer to anybody else is none. */
  readonly token: string
  /** As sent in `X-Tenant-Id`. */
  readonly tenantId: string
  /** Milliseconds on the page's own clock. */
  readonly askedAt: number
  /** The ETag header. */
  readonly version: string | null
  /** The header that asks for steps of onboarding. */
  readonly onboarding: string | null
  /** Read already: once the code is there, the first rows are drawn without another wait. */
  readonly body: unknown
  /** Of a call that failed and was not refused: the status, 0 where no answer came. */
  readonly failed?: number
}

/** A failed early call as its asker sees it: the first of the tries that a query has. */
class EarlyFailure extends Error {
  readonly isAxiosError = true
  readonly response: { readonly status: number; readonly data: unknown } | undefined

  constructor({ failed = 0, body }: EarlyAnswer) {
    super('The call failed')
    this.response = failed === 0 ? undefined : { status: failed, data: body }
  }
}

declare global {
  interface Window {
    /** Calls under way, by the address under the API; null where one was refused. Set by src/first. */
    earlyAnswers?: Map<string, Promise<EarlyAnswer | null>>
  }
}

/** A later caller asks anew, in milliseconds. */
const freshMs = 30_000

/**
 * The answer to a call that the page has sent already, each one once; undefined when there is none or it was refused. The
 * caller then asks by itself, and so the session is mended, and refusals are told, in one place.
 * @throws EarlyFailure where the server failed or did not answer: that was the caller's first try
 * @param address under the API with its query, `/users/2/current-tenant`
 * @param sent what the caller would send now
 */
export async function takeEarlyAnswer(
  address: string,
  sent: () => { readonly token: string | null; readonly tenantId: number | null },
): Promise<EarlyAnswer | undefined> {
  const coming = window.earlyAnswers?.get(address)
  if (coming === undefined) return undefined
  window.earlyAnswers?.delete(address)
  const answer = await coming
  if (answer === null || performance.now() - answer.askedAt > freshMs) return undefined
  const { token, tenantId } = sent()
  if (token !== answer.token || String(tenantId) !== answer.tenantId) return undefined
  if (answer.failed !== undefined) throw new EarlyFailure(answer)
  return answer
}

/** Whether there are answers that nobody has taken: those of the screen, once the session has taken its own. */
export function isEarlyAnswerLeft(): boolean {
  return window.earlyAnswers !== undefined && window.earlyAnswers.size > 0
}
