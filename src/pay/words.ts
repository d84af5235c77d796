import { countText } from '#domain/amounts/count-text.ts'
import type { PayExport, PayStatement } from '#generated/model/index.ts'
import { spanText } from '#src/accounting/figures.ts'

export const driverWords = { one: 'driver', many: 'drivers' } as const
export const statementWords = { one: 'statement', many: 'statements' } as const
export const correctionWords = { one: 'correction', many: 'corrections' } as const
/** Extras and deductions together. */
export const extraWords = { one: 'extra or deduction', many: 'extras and deductions' } as const

/** "3 statements". */
export function madeText({ statements }: Pick<PayExport, 'statements'>): string {
  return countText(statements, statementWords)
}

/** "PAY-1 to PAY-3"; empty: it gave none. */
export function numbersText({ firstNumber, lastNumber }: Pick<PayExport, 'firstNumber' | 'lastNumber'>): string {
  if (firstNumber === null || lastNumber === null) return ''
  return firstNumber === lastNumber ? firstNumber : `${firstNumber} to ${lastNumber}`
}

/** "Nov 1 – 15, 2026". */
export function periodText({ from, until }: Pick<PayStatement, 'from' | 'until'>): string {
  return spanText(from, until)
}

/** "2 h 05 min", "40 min", "3 h". */
export function minutesText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')} min`
}
