import { addDays, type LocalDate } from '../time/zoned-time.ts'
import type { PaymentTerms } from './types.ts'

const daysOf: Readonly<Record<PaymentTerms, number>> = {
  dueOnReceipt: 0,
  net10: 10,
  net20: 20,
  net30: 30,
  net60: 60,
  net90: 90,
}

/** The day on which an invoice of `date` falls due (docs/rules/exports-and-accounting.md, "Billing"). */
export function dueDateOf(terms: PaymentTerms, date: LocalDate): LocalDate {
  return addDays(date, daysOf[terms])
}

/** As accounting packages call them: "Net 30", "Due on receipt". */
export function termsWords(terms: PaymentTerms): string {
  return terms === 'dueOnReceipt' ? 'Due on receipt' : `Net ${daysOf[terms]}`
}
