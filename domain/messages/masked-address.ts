/**
 * An address as somebody reads it whom it does not concern: of an e-mail address the first letter and the domain, of a telephone number
 * the last two digits.
 */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@')
  if (at > 0) return `${[...address][0]}…${address.slice(at)}`
  const digits = address.replace(/\D/g, '')
  return `…${digits.length > 4 ? digits.slice(-2) : ''}`
}
