import { expect, test } from 'vitest'
import { joinActions, addBrokerActions, carryIds } from './brokered-protocol.ts'
import type { ProtocolAction, ProtocolActionType } from './protocol.ts'

function action(id: string, type: ProtocolActionType, label: string, required = true): ProtocolAction {
  return { id, type, label, description: null, required, options: [] }
}

const sold = [
  action('read', 'block', 'Ring twice'),
  action('signature', 'signature', 'Signature'),
  action('received', 'text_input', 'Received by'),
  action('photo', 'media', 'Photo of the door', false),
]
const own = [
  action('signature', 'signature', 'Signature of the driver', false),
  action('who', 'text_input', ' received by ', false),
]

test('what the first courier requires is asked beside what the other one asks, and the same thing once', () => {
  const brokered = addBrokerActions(own, sold)
  expect(brokered.map(({ id, soldId }) => [id, soldId])).toEqual([
    ['signature-2', 'signature'],
    ['who', 'received'],
  ])
  expect(joinActions(own, brokered).map(({ id, label, required }) => [id, label, required])).toEqual([
    ['signature', 'Signature of the driver', false],
    ['who', ' received by ', true],
    ['signature-2', 'Signature', true],
  ])
})

test('an answer goes where the sold order asked for it, and no other answers anything there', () => {
  const brokered = addBrokerActions(own, sold)
  expect([...carryIds(joinActions(own, brokered), brokered, sold)]).toEqual([
    ['signature', 'signature-2'],
    ['who', 'received'],
    ['signature-2', 'signature'],
  ])
})

test('an order that asks for nothing of its own is asked what was sold, by the same ids', () => {
  const brokered = addBrokerActions([], sold)
  expect(brokered.map(({ id }) => id)).toEqual(['signature', 'received'])
  expect([...carryIds(joinActions([], brokered), brokered, sold).values()]).toEqual(['signature', 'received'])
})

test('an id stays within its 60 characters and unlike every other', () => {
  const long = 'a'.repeat(60)
  const [asked] = addBrokerActions([action(long, 'confirm', 'Own')], [action(long, 'confirm', 'Sold')])
  expect(asked?.id).toBe(`${'a'.repeat(58)}-2`)
})
