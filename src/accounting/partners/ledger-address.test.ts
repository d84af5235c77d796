import { expect, it } from 'vitest'
import { ledgerFilterIn, ledgerQuestionIn, ordersOfGroup, viewIn } from './ledger-address.ts'

const read = (search: string) => (name: string) => new URLSearchParams(search).get(name) ?? ''
const days = { from: '2026-11-01', until: '2026-11-30' }

it('begins with the balances, also where the address names no view that there is', () => {
  expect(['', 'view=lane', 'view=order', 'view=driver'].map((search) => viewIn(read(search)))).toEqual([
    'balances',
    'lane',
    'order',
    'balances',
  ])
})

it('reads all that narrows the ledger down, and leaves out what says nothing', () => {
  expect(ledgerFilterIn(read('partner=4&customer=12&lane=regina,sk%3Esaskatoon,sk&loss=yes&different=yes'))).toEqual({
    partnerIds: [4],
    customerIds: [12],
    lane: 'regina,sk>saskatoon,sk',
    isAtLoss: true,
    isDifferent: true,
  })
  expect(ledgerFilterIn(read('partner=x&customer=-1&lane=&loss=perhaps'))).toEqual({})
})

it('opens a group to the orders of its days and filters, whatever words found it', () => {
  const question = ledgerQuestionIn(read('q=regina&loss=yes'), 'lane', days)
  expect(ordersOfGroup(question, 'regina,sk>saskatoon,sk')).toEqual({
    ...days,
    grouping: 'order',
    search: '',
    filter: { isAtLoss: true, lane: 'regina,sk>saskatoon,sk' },
  })
  expect(ordersOfGroup({ ...question, grouping: 'partner' }, '4').filter).toEqual({ isAtLoss: true, partnerIds: [4] })
})
