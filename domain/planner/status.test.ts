import { expect, test } from 'vitest'
import {
  type RecurringOrderAct,
  recurringOrderMoves,
  type RecurringOrderStatus,
  recurringOrderStatuses,
  recurringOrderStatusLabels,
  recurringStatusesFrom,
  whyNotMoved,
} from './status.ts'

test.each<[RecurringOrderStatus, readonly RecurringOrderStatus[]]>([
  ['active', ['paused', 'completed', 'archived', 'invalid']],
  ['paused', ['active', 'completed', 'archived']],
  ['invalid', ['completed', 'archived', 'active']],
  ['completed', ['archived']],
  ['archived', []],
])('from %s it comes to %j', (status, to) => {
  expect(recurringStatusesFrom(status)).toEqual(to)
})

test.each<[RecurringOrderAct, readonly RecurringOrderStatus[]]>([
  ['pause', ['active']],
  ['resume', ['paused']],
  ['terminate', ['active', 'paused', 'invalid']],
  ['archive', ['active', 'paused', 'invalid', 'completed']],
  ['complete', ['active', 'paused', 'invalid']],
  ['becomeInvalid', ['active']],
  ['mend', ['invalid']],
])('%s is done to %j alone', (act, from) => {
  expect(recurringOrderStatuses.filter((status) => whyNotMoved(status, act) === null)).toEqual(from)
})

test('says why not, and what can be done', () => {
  expect(whyNotMoved('paused', 'pause')).toBe(
    'The recurring order is paused; from there it can become active, completed or archived.',
  )
  expect(whyNotMoved('completed', 'resume')).toBe(
    'The recurring order is completed; from there it can become archived.',
  )
  expect(whyNotMoved('archived', 'archive')).toBe('The recurring order is archived and cannot change any more.')
})

test.each(recurringOrderStatuses)('%s is said by the word that people read', (status) => {
  const act = status === 'active' ? 'mend' : 'pause'
  expect(whyNotMoved(status, act)).toContain(
    `The recurring order is ${recurringOrderStatusLabels[status].toLowerCase()}`,
  )
})

test('who may what, and what happens by itself', () => {
  const acts = Object.entries(recurringOrderMoves)
  const by = (permission: string | null) => acts.flatMap(([act, move]) => (move.permission === permission ? [act] : []))
  expect(by(null)).toEqual(['complete', 'becomeInvalid'])
  expect(by('recurring-orders.delete')).toEqual(['archive'])
  expect(by('recurring-orders.update')).toEqual(['pause', 'resume', 'terminate', 'mend'])
  expect(acts.flatMap(([act, move]) => (move.happens ? [act] : []))).toEqual(['complete', 'becomeInvalid', 'mend'])
})
