import { countText } from '#domain/amounts/count-text.ts'
import type { LocalDate } from '#domain/time/zoned-time.ts'
import type { RecurringOrderFault } from '#generated/model/index.ts'
import { dayText } from '../day-text.ts'
import { recurringWords } from '../recurring-order.ts'

const orderWords = { one: 'order', many: 'orders' }

/** "3 recurring orders. 7 orders are not placed on Fri, Nov 27, 35 within two weeks." Of a warning they are placed all the same. */
export function faultWords(
  { reason, recurringOrderIds, occurrences, firstDay, onFirstDay }: RecurringOrderFault,
  today: LocalDate,
): string {
  const which = `${countText(recurringOrderIds.length, recurringWords)}.`
  if (firstDay === null) return `${which} None of them runs within two weeks.`
  const verb = reason.severity === 'error' ? ['is not placed', 'are not placed'] : ['is concerned', 'are concerned']
  const first = `${countText(onFirstDay, orderWords)} ${onFirstDay === 1 ? verb[0] : verb[1]} on ${dayText(firstDay, today)}`
  return occurrences === onFirstDay ? `${which} ${first}.` : `${which} ${first}, ${occurrences} within two weeks.`
}
