import { centsFromText, formatCents } from '#domain/amounts/money.ts'
import { unmarkUnreadable, markUnreadable } from '../unreadable-text.ts'

/** Cents as the field shows them behind its dollar sign: 125000 is "1,250.00". Text that was no amount comes back as it is. */
export function moneyText(value: unknown): string {
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? formatCents(value).replace('$', '') : String(value)
  return typeof value === 'string' ? unmarkUnreadable(value) : ''
}

/** What was typed as cents; undefined for nothing, the text itself for no amount. */
export function moneyValue(text: string): number | string | undefined {
  if (text.trim() === '') return undefined
  return centsFromText(text) ?? markUnreadable(text)
}
