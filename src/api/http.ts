import axios from 'axios'

/** Arrays as a comma list, objects as JSON, nothing for undefined: how the contract writes query parameters. */
export function serializeParams(params: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params))
    if (value !== undefined && value !== null) query.set(name, parameterText(value))
  return query.toString()
}

function parameterText(value: unknown): string {
  if (Array.isArray(value)) return value.join(',')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** The bare connection to the API, without a session: for the transport, and for renewing the session itself. */
export const http = axios.create({ baseURL: '/api', paramsSerializer: serializeParams })

/** IANA zone of this device, sent with every call so that "today" means the person's today. */
export const deviceTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
