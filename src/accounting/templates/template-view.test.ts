import { expect, it } from 'vitest'
import { type AccountingQuestion, questionIn } from '../accounting-address.ts'
import { periodToKeep, searchOfTemplate, templateOf } from './template-view.ts'

const question: AccountingQuestion = {
  grouping: 'DriverWeek',
  from: '2026-10-01',
  until: '2026-10-31',
  search: 'maya',
  filter: { states: ['unbilled'], customerIds: [2, 3], isPaid: false },
}

it('shows later what was kept, of the days that its period means then', () => {
  const kept = templateOf({ question, columns: ['party', 'total'], sort: '-total' }, 'lastMonth')
  const params = new URLSearchParams(searchOfTemplate(kept, '2027-01-15'))
  const read = (name: string) => params.get(name) ?? ''
  expect(questionIn(read, { from: read('from'), until: read('until') })).toEqual({
    ...question,
    from: '2026-12-01',
    until: '2026-12-31',
    // What somebody looked for once is none of the view.
    search: '',
  })
  expect(read('sort')).toBe('-total')
})

it('offers the word that means the days, and of two dates the month that is over', () => {
  expect(periodToKeep(question, '2026-11-20')).toBe('lastMonth')
  expect(periodToKeep({ ...question, until: '2026-12-31' }, '2026-11-20')).toBe('thisQuarter')
  expect(periodToKeep({ ...question, until: '2026-10-02' }, '2026-11-20')).toBe('lastMonth')
})
