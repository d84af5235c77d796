/** 128 random bits as 32 hexadecimal digits; unlike randomUUID these are to be had without https too. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
