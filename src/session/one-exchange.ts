const lockName = 'waybill-token-refresh'

/** Tabs share the refresh token, and using one twice ends the session: the browser's lock lets one tab in at a time. */
export function oneExchangeAtATime(exchange: () => Promise<void>): Promise<void> {
  // Browsers offer locks on secure origins only.
  return 'locks' in navigator ? navigator.locks.request(lockName, exchange) : exchange()
}
