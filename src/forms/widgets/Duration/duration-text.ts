import { spanText } from '#domain/pricing/price-words.ts'
import { numberOf, typedNumber } from '#domain/amounts/number-text.ts'
import { unmarkUnreadable, markUnreadable } from '../unreadable-text.ts'

const term = new RegExp(String.raw`(${typedNumber})\s*(?:([dhms])[a-z]*)?\s*`, 'g')
const units: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 }

/** Seconds as the field shows them, "2 h 30 min"; text that was no duration comes back as it is. */
export function durationText(value: unknown): string {
  if (typeof value === 'number') return value % 60 === 0 ? spanText(value) : `${value} s`
  return typeof value === 'string' ? unmarkUnreadable(value) : ''
}

/** What was typed as seconds: "90" and "90 min" are minutes, "2 h", "1.5 h", "2:30" and "2 d 4 h" are as well durations. */
export function durationValue(text: string): number | string | undefined {
  if (text.trim() === '') return undefined
  const clock = /^(\d+):([0-5]\d)$/.exec(text.trim())
  if (clock !== null) return Number(clock[1]) * 3600 + Number(clock[2]) * 60
  const typed = text.trim().toLowerCase()
  const terms = [...typed.matchAll(term)]
  if (terms.map(([whole]) => whole).join('') !== typed) return markUnreadable(text)
  const seconds = terms.map(([, amount = '', unit = 'm']) => (numberOf(amount) ?? Number.NaN) * (units[unit] ?? 0))
  const sum = seconds.reduce((all, each) => all + each, 0)
  return Number.isNaN(sum) ? markUnreadable(text) : Math.round(sum)
}
