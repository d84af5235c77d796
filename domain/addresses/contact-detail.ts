import { formatPhone, normalisePhone } from './phone.ts'

/** The ways to reach somebody, the usual one first. */
export const contactTypes = ['email', 'phone', 'address', 'url'] as const

/** A way to reach somebody. */
export interface ContactDetail {
  readonly type: (typeof contactTypes)[number]
  readonly value: string
}

/** The value as it is kept, or why the text is none of its type. */
type DetailResult = { readonly ok: true; readonly value: string } | { readonly ok: false; readonly why: string }

/**
 * Reads a detail as people type it: a phone number however it is written, a web address with or without https (words:
 * docs/rules/messages-and-words.md, "Forms").
 */
export function readContactDetail({ type, value }: ContactDetail): DetailResult {
  const text = value.trim()
  if (text === '') return { ok: false, why: 'Required' }
  switch (type) {
    case 'email':
      return isEmail(text) ? { ok: true, value: text } : { ok: false, why: 'Must be a valid email' }
    case 'phone': {
      // A stored number is read as it stands, its extension too.
      const phone = normalisePhone(formatPhone(text))
      return phone.ok ? { ok: true, value: phone.e164 } : { ok: false, why: 'Must be a valid phone number' }
    }
    case 'address':
      return /\p{L}/u.test(text) ? { ok: true, value: text } : { ok: false, why: 'Must be an address' }
    case 'url': {
      const address = webAddress(text)
      return address === null ? { ok: false, why: 'Must be a web address' } : { ok: true, value: address }
    }
  }
}

export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
}

/** Nothing but http and https: a link that people press must not run anything. */
function webAddress(text: string): string | null {
  const whole = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
  if (!/^https?:\/\/[^\s/?#]+\.[^\s/?#.]+/i.test(whole) || !URL.canParse(whole)) return null
  return whole
}
