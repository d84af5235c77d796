import { countText } from '#domain/amounts/count-text.ts'
import type { LocalDate } from '#domain/time/zoned-time.ts'
import type { RecurringOrderFault } from '#generated/model/index.ts'
import { dayText } from '../day-text.ts'

const list = new Intl.ListFormat('en-CA', { type: 'conjunction' })
const otherWords = { one: 'other', many: 'others' }
const orderWords = { one: 'order', many: 'orders' }

/** "Morning run, Ward stock and 5 others. 7 orders are not placed on Fri, Nov 27, 35 within two weeks." Of a warning they are placed all the same. */
export function faultWords(
  { reason, recurringOrderIds, names, occurrences, firstDay, onFirstDay }: RecurringOrderFault,
  today: LocalDate,
): string {
  const others = recurringOrderIds.length - names.length
  const which = `${list.format(others > 0 ? [...names, countText(others, otherWords)] : names)}.`
  if (firstDay === null) return `${which} None of them runs within two weeks.`
  const verb = reason.severity === 'error' ? ['is not placed', 'are not placed'] : ['is concerned', 'are concerned']
  const first = `${countText(onFirstDay, orderWords)} ${onFirstDay === 1 ? verb[0] : verb[1]} on ${dayText(firstDay, today)}`
  return occurrences === onFirstDay ? `${which} ${first}.` : `${which} ${first}, ${occurrences} within two weeks.`
}
