/**
 * A key of the caller's choosing for the header of a request: the same key with the same body is done once.
 * 32 hexadecimal digits; unlike randomUUID these are to be had without https too.
 */
export function newIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The options of a call that is to be done once, however often its request arrives. */
export function once(key = newIdempotencyKey()) {
  return { headers: { 'Idempotency-Key': key } } as const
}
