import type { AxiosRequestConfig } from 'axios'
import { trackWait } from '#src/lib/waits.ts'

/** Questions that are asked by POST, what nobody waits for, and what shows by itself how far it is. */
const silent = /preview|\/(errors|uploads|import|checkin|checkout)$|\/table-layouts\//

/**
 * Sends a call, and where it changes something lets the page say so while it lasts. For a caller that stops waiting it fails without an
 * answer, which leaves open whether it was done: that is told as a lost connection is.
 */
export function sendAct<T>(config: AxiosRequestConfig, send: (config: AxiosRequestConfig) => Promise<T>): Promise<T> {
  const { method, url = '' } = config
  if (method === 'GET' || silent.test(url)) return send(config)
  const stop = new AbortController()
  const out = { label: 'Stop waiting', run: () => stop.abort() }
  return trackWait({ label: `${method} ${url}`, out }, send({ ...config, signal: stop.signal }))
}
