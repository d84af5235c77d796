import { expect, it } from 'vitest'
import { ProtocolActionType, type ProtocolEntryActionsWithDataItem } from '#generated/model/index.ts'
import { answerText } from './answer-text.ts'

const file = {
  id: 7,
  name: 'Front door.jpg',
  url: '/delivery-orders/10482/media/7',
  contentType: 'image/jpeg',
  sizeBytes: 68,
  createdAt: 0,
  attachedByName: null,
  stop: 'dropoff',
} as const

const asked: Omit<ProtocolEntryActionsWithDataItem, 'type'> = {
  id: 'a',
  label: 'Received by',
  description: null,
  required: true,
  options: [],
  value: null,
  media: [],
}

it.each<[ProtocolActionType, Partial<ProtocolEntryActionsWithDataItem>, string]>([
  ['text_input', { value: 'Aylin' }, 'Aylin'],
  ['number_input', { value: 0 }, '0'],
  ['select', { value: 'Good' }, 'Good'],
  ['multi_select', { value: ['Parcels', 'Invoice'] }, 'Parcels, Invoice'],
  ['confirm', { value: true }, 'Confirmed'],
  ['confirm', { value: false }, 'Not confirmed'],
  ['media', { media: [file] }, '1 file'],
  ['media', { media: [file, file] }, '2 files'],
  ['signature', { media: [file] }, 'Signed'],
])('reads the answer to %s %o', (type, answer, text) => {
  expect(answerText({ ...asked, type, ...answer })).toBe(text)
})

it.each(Object.values(ProtocolActionType))('says nothing of %s without an answer', (type) => {
  expect(answerText({ ...asked, type })).toBeNull()
  expect(answerText({ ...asked, type, value: type === 'multi_select' ? [] : null })).toBeNull()
})
