import { oneLine } from '../text/one-line.ts'
import { cutTo } from '../text/visible-text.ts'
import { trimmedEnd } from '../text/trimmed-text.ts'

const longest = 160

/**
 * What a mail server says, for people: without its numbers (RFC 5321 and 3463) and the address, which they have typed themselves.
 * @param said such as "550 5.1.1 <ada@example.org>: Recipient address rejected: User unknown"
 */
export function refusalReason(said: string): string {
  const words = oneLine(said)
    .replace(/^(?:[45]\d\d[ -]?)?(?:[45]\.\d{1,3}\.\d{1,3}\s)?\s*/, '')
    .replace(/^<[^>]*>[:,]?\s*/, '')
  return cutTo(trimmedEnd(words, /[.\s]/), longest) || 'no reason given'
}
