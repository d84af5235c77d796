import { expect, test } from 'vitest'
import { linkView, type LinkChoice } from './link-choice.ts'

const one: LinkChoice = { id: 2, name: 'Meewasin', linked: false, whyNot: null }
const linked: LinkChoice = { id: 3, name: 'Batoche Books', linked: true, whyNot: null }
const refused: LinkChoice = { id: 4, name: 'Wascana Dental', linked: false, whyNot: 'Only its owner can' }

test.each([
  ['none: a new one is made', [], undefined, { view: 'make' }],
  ['one: it is picked', [one], undefined, { view: 'confirm', choice: one }],
  ['one that is connected already', [linked], undefined, { view: 'connected', choice: linked }],
  ['one that cannot accept: it is shown, with the reason', [refused], undefined, { view: 'pick' }],
  ['several: one is to be picked', [one, linked], undefined, { view: 'pick' }],
  ['several of which only one can accept: the person sees why', [one, refused], undefined, { view: 'pick' }],
  ['one of several', [one, linked], 2, { view: 'confirm', choice: one }],
  ['a connected one of several', [one, linked], 3, { view: 'connected', choice: linked }],
  ['one that cannot accept', [one, refused], 4, { view: 'pick' }],
  ['a change from the only one', [one], null, { view: 'pick' }],
  ['a new one beside those there are', [one], 'new', { view: 'make' }],
] as const)('%s', (_, choices, picked, view) => {
  expect(linkView(choices, picked)).toEqual(view)
})
