import { expect, test } from 'vitest'
import type { RecurringOrderFault } from '#generated/model/index.ts'
import { faultWords } from './fault-words.ts'

const fault: RecurringOrderFault = {
  reason: { reason: 'service_outdated', severity: 'error', text: '' },
  subjectId: 1,
  stop: null,
  lacking: [],
  isOwn: true,
  recurringOrderIds: [1, 2, 3],
  names: ['Morning run', 'Ward stock'],
  serviceId: 1,
  customerTenantId: 2,
  occurrences: 35,
  firstDay: '2026-11-27',
  onFirstDay: 7,
}
const words = (changes: Partial<RecurringOrderFault>) => faultWords({ ...fault, ...changes }, '2026-11-26')

test('says how many it breaks, on which day first, and of a warning that it does not', () => {
  expect(words({})).toBe(
    'Morning run, Ward stock and 1 other. 7 orders are not placed on Fri, Nov 27, 35 within two weeks.',
  )
  expect(words({ recurringOrderIds: [1], names: ['Lab samples'], occurrences: 1, onFirstDay: 1 })).toBe(
    'Lab samples. 1 order is not placed on Fri, Nov 27.',
  )
  expect(words({ firstDay: null, occurrences: 0, onFirstDay: 0 })).toBe(
    'Morning run, Ward stock and 1 other. None of them runs within two weeks.',
  )
  expect(words({ reason: { ...fault.reason, severity: 'warning' } })).toBe(
    'Morning run, Ward stock and 1 other. 7 orders are concerned on Fri, Nov 27, 35 within two weeks.',
  )
})
