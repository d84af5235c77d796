import { expect, test } from 'vitest'
import { faultWords } from './fault-words.ts'

const fault = {
  reason: { reason: 'service_outdated', severity: 'error', text: '', subjectId: 1, stop: null, lacking: [] },
  isOwn: true,
  recurringOrderIds: [1, 2, 3],
  serviceId: 1,
  customerTenantId: 2,
  occurrences: 35,
  firstDay: '2026-11-27',
  onFirstDay: 7,
} as const
const words = (changes: object) =>
  faultWords(
    {
      ...fault,
      recurringOrderIds: [1, 2, 3],
      ...changes,
      reason: { ...fault.reason, lacking: [], ...Object(Reflect.get(changes, 'reason')) },
    },
    '2026-11-26',
  )

test('says how many it breaks, on which day first, and of a warning that it does not', () => {
  expect(words({})).toBe('3 recurring orders. 7 orders are not placed on Fri, Nov 27, 35 within two weeks.')
  expect(words({ recurringOrderIds: [1], occurrences: 1, onFirstDay: 1 })).toBe(
    '1 recurring order. 1 order is not placed on Fri, Nov 27.',
  )
  expect(words({ firstDay: null, occurrences: 0, onFirstDay: 0 })).toBe(
    '3 recurring orders. None of them runs within two weeks.',
  )
  expect(words({ reason: { severity: 'warning' } })).toBe(
    '3 recurring orders. 7 orders are concerned on Fri, Nov 27, 35 within two weeks.',
  )
})
