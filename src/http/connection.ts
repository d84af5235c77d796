import type { AxiosInstance } from 'axios'

let loaded: AxiosInstance | null = null

/** The bare connection to the API (http.ts), whose code comes with the first call that needs it; null until then. */
export function connectionAtHand(): AxiosInstance | null {
  return loaded
}

/** Fetches the connection's code, if that has not been done. */
export async function loadConnection(): Promise<AxiosInstance> {
  loaded ??= (await import('./http.ts')).http
  return loaded
}
