import { countText } from '../amounts/count-text.ts'
import { trimmedBoth, trimmedEnd } from '../text/trimmed-text.ts'

/** A phone number in E.164 with its extension ("+13066517211;ext=204"), or why the text is none. */
export type PhoneResult = { readonly ok: true; readonly e164: string } | { readonly ok: false; readonly why: string }

/** A number that was picked out of a text, and what was left out of that, in words a person reads; null where nothing was. */
export type PickedPhone =
  | { readonly ok: true; readonly e164: string; readonly mend: string | null }
  | { readonly ok: false; readonly why: string }

/**
 * Reads a number however people write it: "306-651-7211", "(306) 651 7211", "306/651-7211", "13066517211", "+1 306.651.7211",
 * "1-800-WAY-BILL", with or without an extension: "ext. 204", "x204", "#204". Numbers of Canada and the US are checked: area codes
 * and exchanges that the numbering plan cannot have are slips of the finger. 310-1010 is one of Canada that has no area code.
 * A number of another country, which begins with + or 011, is kept as it is.
 */
export function normalisePhone(text: string): PhoneResult {
  const keyed = keypadDigits(text.trim())
  const { written, extension } = withoutExtension(keyed ?? text.trim())
  const trimmed = written.trim().replace(/^011[\s.-]*(?=[\d\s.-]{8})/, '+')
  if (trimmed === '') return rejection('Phone number is empty')
  if (/\p{L}/u.test(trimmed)) return rejection('Phone number contains letters')
  if (/[^\d\s()+./‐‑–-]/u.test(trimmed)) return rejection('Phone number contains characters that do not belong')
  const digits = trimmed.replaceAll(/\D/g, '')
  const plus = trimmed.indexOf('+')
  if (plus > 0) return rejection('Phone number contains characters that do not belong')
  const e164 = (number: string) => `${number}${extension === undefined ? '' : `;ext=${extension}`}`
  if (plus === 0 && !digits.startsWith('1')) {
    if (/^[2-9]\d{7,14}$/.test(digits)) return { ok: true, e164: e164(`+${digits}`) }
    return rejection('Not a phone number of any country')
  }
  const national = /^1(?:\d{10}|310\d{4})$/.test(digits) ? digits.slice(1) : digits
  if (/^310\d{4}$/.test(national)) return { ok: true, e164: e164(`+1${national}`) }
  if (national.length !== 10 || (plus === 0 && digits.length !== 11)) {
    return rejection(`Phone number has ${countText(digits.length, { one: 'digit', many: 'digits' })} instead of 10`)
  }
  if (!isPlanPart(national.slice(0, 3))) return rejection(`There is no area code ${national.slice(0, 3)}`)
  if (!isPlanPart(national.slice(3, 6)))
    return rejection(`No number begins with ${national.slice(3, 6)} after the area code`)
  return { ok: true, e164: e164(`+1${national}`) }
}

/**
 * Picks the number out of a cell of a file that holds more than it: a word about it ("306-555-0143 (cell)"), a second number, the decimal
 * that a spreadsheet gave it. What stands first is meant.
 */
export function pickPhone(text: string): PickedPhone {
  const whole = normalisePhone(text)
  if (whole.ok) return { ...whole, mend: null }
  const trimmed = text.trim()
  if (/^\d(?:[.,]\d+)?e\+?\d+$/i.test(trimmed)) return rejection('a number that a spreadsheet rounded')
  if (/^\d{10,11}[.,]0$/.test(trimmed)) {
    const number = normalisePhone(trimmed.slice(0, -2))
    return number.ok ? { ...number, mend: 'as it is without a spreadsheet' } : number
  }
  for (const between of betweenNumbers) {
    const [first = '', ...others] = trimmed.split(between).filter((part) => /\d/.test(part))
    if (others.length === 0) continue
    const number = withoutWords(first)
    if (number.ok) return { ok: true, e164: number.e164, mend: `the first of ${others.length + 1} numbers` }
  }
  const number = withoutWords(trimmed)
  return number.ok ? number : whole
}

/** The likelier first: a slash may stand within a number as well. */
const betweenNumbers = [/[;,|&\n]|(?<=\s)(?:\/|or|ou|and|et|-)(?=\s)/i, /\//]

/** Without a word before the number or behind it, "Cell:" or "(after hours)". */
function withoutWords(text: string): PickedPhone {
  const start = Math.max(0, text.search(/[\d+(]/))
  const end = trimmedEnd(text, /\D/).length
  const read = normalisePhone(text.slice(start, end))
  const words = [text.slice(0, start), text.slice(end)].map((word) => trimmedBoth(word, /[\s:.,;–-]/)).filter(Boolean)
  return read.ok ? { ...read, mend: words.length === 0 ? null : `“${words.join(' ')}” left out` } : read
}

/** A number in one line and its extension, which its word stands before: "306-555-0143 ext. 204". */
function withoutExtension(text: string): { readonly written: string; readonly extension: string | undefined } {
  const ofOneLine = (line: string) => (/[\n\r\u2028\u2029]/.test(line) ? '' : line)
  const other = trimmedEnd(text, /\d/)
  const extension = text.slice(other.length)
  const named = trimmedEnd(other, /[\s.:=]/)
  const [label] = /(?:ext(?:ension|n)?|poste|x|#)$/i.exec(named.slice(-longestLabel)) ?? []
  const written = label && ofOneLine(trimmedEnd(named.slice(0, -label.length), /[\s,;]/))
  const isExtension = /^\d{1,7}$/.test(extension) && written !== undefined
  return isExtension ? { written, extension } : { written: ofOneLine(text), extension: undefined }
}

/** Characters of "extension". */
const longestLabel = 9

/** Where the letters of a telephone's keypad stand for digits behind an area code: "1-800-WAY-BILL"; null for any other text. */
function keypadDigits(text: string): string | null {
  const keyed = text.toUpperCase()
  if (text.length > longestKeyed) return null
  if (!/^\+?(?:1[\s.-]*)?\(?\d{3}\)?[A-Z\d\s.-]*$/.test(keyed) || !/[A-Z]{2}/.test(keyed)) return null
  const { length } = keyed.replaceAll(/[^A-Z\d]/g, '').replace(/^1/, '')
  return length === 10 ? keyed.replaceAll(/[A-Z]/g, (letter) => keypad[letter.charCodeAt(0) - 65] ?? '') : null
}

/** Characters: a number with much between its digits. */
const longestKeyed = 40

/** The digit of each letter from A to Z. */
const keypad = '22233344455566677778889999'

/** A stored number as people read it, "(306) 651-7211 ext. 204", "310-1010". One of another country stays as it is. */
export function formatPhone(e164: string): string {
  const [, number = '', extension] = /^([^;]*)(?:;ext=(\d+))?$/.exec(e164) ?? [e164, e164]
  const [, area, exchange, line] = /^\+1(\d{3})?(\d{3})(\d{4})$/.exec(number) ?? []
  const local = `${exchange}-${line}`
  const written = line === undefined ? number : area === undefined ? local : `(${area}) ${local}`
  return extension === undefined ? written : `${written} ext. ${extension}`
}

/** A number to look for: what stored numbers are compared by, whatever extension they have. */
export interface DialledNumber {
  readonly e164: string
  /** With those of the country, without the extension's: "13065550201". */
  readonly digits: string
  /** Empty where none was given. */
  readonly extension: string
}

/**
 * The whole number that somebody types or pastes, as a telephone shows it, "tel:+13065550201;ext=204" as well; null for anything else.
 * The database has the same of stored numbers as `phone_digits`.
 */
export function dialledNumber(text: string): DialledNumber | null {
  const read = normalisePhone(text.trim().replace(/^(?:tel|callto):/i, ''))
  if (!read.ok) return null
  const [number = '', extension = ''] = read.e164.split(';ext=')
  return { e164: read.e164, digits: number.slice(1), extension }
}

/** Area codes and exchanges begin with 2 to 9 and are never N11, which is kept for services such as 911. */
function isPlanPart(threeDigits: string): boolean {
  return /^[2-9]\d\d$/.test(threeDigits) && !threeDigits.endsWith('11')
}

function rejection(why: string): { readonly ok: false; readonly why: string } {
  return { ok: false, why }
}
