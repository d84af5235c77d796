import { connectionAtHand, loadConnection } from '#src/http/connection.ts'
import { isRefusal } from '#src/http/errors.ts'
import type { TokenPair } from '#generated/model/index.ts'
import { failToAuthenticate } from './auth-state.ts'
import { oneExchangeAtATime } from './one-exchange.ts'
import { readStored, readTokens, writeTokens } from './storage.ts'

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
    const refreshToken = readStored('refreshToken')
    const { data } = await http.post<TokenPair>('/refresh', { refreshToken })
    writeTokens(data)
  } catch (error) {
    if (isRefusal(error)) failToAuthenticate()
    throw error
  }
}
