import { expect, it } from 'vitest'
import { choose, findChoice } from './choice.ts'

const speeds = [
  { id: 11, name: 'Same Day' },
  { id: 12, name: 'Rush' },
]

it('finds a choice by its id, whatever it is called by now', () => {
  expect(findChoice({ id: 12, name: 'Urgent' }, speeds)).toEqual({ id: 12, name: 'Rush' })
})

it('finds it again by its name in a service that knows other ids', () => {
  expect(findChoice({ id: 99, name: ' rush ' }, speeds)).toEqual({ id: 12, name: 'Rush' })
  expect(findChoice({ id: null, name: 'Same Day' }, speeds)).toEqual({ id: 11, name: 'Same Day' })
})

it('finds nothing where the service has no such thing, and nothing where nothing was chosen', () => {
  expect(findChoice({ id: 99, name: 'Overnight' }, speeds)).toBeUndefined()
  expect(findChoice(null, speeds)).toBeUndefined()
})

it('keeps of an option what finds it again', () => {
  expect(choose({ id: 11, name: 'Same Day' })).toEqual({ id: 11, name: 'Same Day' })
})
