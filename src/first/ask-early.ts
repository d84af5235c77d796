import { deviceTimeZone } from '#src/http/device.ts'
import type { EarlyAnswer } from '#src/http/early-answers.ts'
import { oneExchangeAtATime } from '#src/session/one-exchange.ts'
import {
  readExchange,
  readOnboardingTypes,
  readStored,
  readStoredId,
  readTokens,
  writeTokens,
} from '#src/session/storage.ts'
import type { TokenPair } from '#generated/model/index.ts'
import { firstCalls } from './first-calls.ts'

/** A token that ends this soon may have ended when the call arrives, in seconds. */
const spareSeconds = 5

/**
 * Sends what this page is sure to ask, before the code that will ask it is there, for a person whose organisation is known.
 * Only reads, and only what the stored token may see: who one turns out to be is decided by the code that takes the answers.
 */
export function askEarly({ pathname, search }: Location): void {
  const tenantId = readStoredId('tenantId')
  const userId = readStoredId('userId')
  const tokens = readTokens()
  if (tenantId === null || userId === null || tokens === null || readOnboardingTypes().length > 0) return
  const renewed = isOver(tokens.token) ? renew(tokens.token) : Promise.resolve()
  window.earlyAnswers = new Map(
    firstCalls(pathname, search, { userId, tenantId }).map((address) => [
      address,
      renewed.then(
        () => ask(address, String(tenantId)),
        () => null,
      ),
    ]),
  )
}

async function ask(address: string, tenantId: string): Promise<EarlyAnswer | null> {
  const askedAt = performance.now()
  const token = readStored('token') ?? ''
  const sent = { token, tenantId, askedAt }
  try {
    const response = await fetch(`/api${address}`, {
      headers: {
        Accept: 'application/json',
        Authorization: `Bearer ${token}`,
        'X-Tenant-Id': tenantId,
        'X-Timezone': deviceTimeZone,
      },
    })
    const { ok, status } = response
    // What was refused is asked once more where a session can be mended.
    if (!ok && status < 500) return null
    const onboarding = response.headers.get('x-onboarding-required')
    const version = response.headers.get('etag')
    const body: unknown = await response.json()
    return ok ? { ...sent, version, onboarding, body } : { ...sent, version, onboarding, body, failed: status }
  } catch {
    return { ...sent, version: null, onboarding: null, body: null, failed: 0 }
  }
}

/** Whether the access token has ended by this device's clock; one that cannot be read is left to the server. */
function isOver(token: string): boolean {
  try {
    const body = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const claims: unknown = JSON.parse(atob(body))
    const ends: unknown = typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : null
    return typeof ends === 'number' && ends < Date.now() / 1_000 + spareSeconds
  } catch {
    return false
  }
}

/** Exchanges the refresh token as tokens.ts does. Where that fails it is tried again there, with all that follows. */
function renew(ended: string): Promise<void> {
  return oneExchangeAtATime(async () => {
    const { refreshToken, key } = readExchange()
    if (readStored('token') !== ended || refreshToken === null) return
    const answer = await fetch('/api/refresh', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ refreshToken }),
    })
    if (answer.ok && readStored('refreshToken') === refreshToken) writeTokens((await answer.json()) as TokenPair)
  })
}
