import { connectionAtHand, loadConnection } from '#src/http/connection.ts'
import { isRefusal, statusOf } from '#src/http/errors.ts'
import type { TokenPair } from '#generated/model/index.ts'
import { failToAuthenticate } from './auth-state.ts'
import { oneExchangeAtATime } from './one-exchange.ts'
import { readExchange, readStored, readTokens, writeTokens } from './storage.ts'

let refreshing: Promise<void> | null = null

/**
 * Makes sure that the stored access token is another one than `refused`: exchanges the refresh token, one exchange at
 * a time in this tab and among all tabs. A token that another call or tab has fetched meanwhile is simply taken.
 * If the server refuses the exchange the session is over; if it cannot be reached, only this call fails.
 * @throws the failure of the exchange
 */
export function renewTokens(refused: string): Promise<void> {
  refreshing ??= oneExchangeAtATime(() => exchange(refused)).finally(() => {
    refreshing = null
  })
  return refreshing
}

async function exchange(refused: string): Promise<void> {
  if (readStored('token') !== refused && readTokens() !== null) return
  try {
    const http = connectionAtHand() ?? (await loadConnection())
    const { refreshToken, key } = readExchange()
    const ask = () => http.post<TokenPair>('/refresh', { refreshToken }, { headers: { 'Idempotency-Key': key } })
    const { data } = await ask().catch((error: unknown) => {
      // The answer may be lost. It is to be had again, but not for long.
      if (statusOf(error) !== null) throw error
      return ask()
    })
    // Somebody else may have signed in meanwhile.
    if (readStored('refreshToken') === refreshToken) writeTokens(data)
  } catch (error) {
    if (isOver(error)) failToAuthenticate()
    throw error
  }
}

/** Whether there is nothing left to exchange. Too many calls, or one that took too long, say nothing of the sign-in. */
function isOver(error: unknown): boolean {
  return isRefusal(error) && ![408, 429].includes(statusOf(error) ?? 0)
}
