import { LRUCache } from 'lru-cache'

/** Asking Intl costs more than the rest of reading a request, and there are few zones. */
const known = new LRUCache<string, boolean>({ max: 1_000 })

/** Whether this is an IANA zone that dates can be shown in. */
export function isTimeZone(name: string): boolean {
  const found = known.get(name)
  if (found !== undefined) return found
  const exists = intlKnows(name)
  known.set(name, exists)
  return exists
}

function intlKnows(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-CA', { timeZone: name }))
  } catch {
    return false
  }
}
