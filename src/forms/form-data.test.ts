import type { RJSFSchema } from '@rjsf/utils'
import { expect, it } from 'vitest'
import { answeredData, editableData, startingData, submittableData } from './form-data.ts'

const schema: RJSFSchema = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string' },
    notes: { type: 'string' },
    reference: { type: ['string', 'null'] },
    contact: { type: 'object', properties: { phone: { type: 'string' } } },
    lines: { type: 'array', items: { type: 'object', properties: { label: { type: 'string' } } } },
  },
}

it('leaves out what the schema does not know', () => {
  expect(editableData(schema, { id: 4, name: 'Depot', createdAt: 12 })).toEqual({ name: 'Depot' })
})

it('starts without values that only say that there is none', () => {
  expect(editableData(schema, { name: 'Depot', notes: null, reference: null })).toEqual({
    name: 'Depot',
    reference: null,
  })
  expect(editableData(schema, undefined)).toEqual({})
})

it('fills in what the contract gives a default, and nothing else', () => {
  const day: RJSFSchema = { type: 'object', required: ['closed'], properties: { closed: { type: 'boolean' } } }
  const defaults: RJSFSchema = {
    type: 'object',
    required: ['active', 'contact'],
    properties: {
      kind: { type: 'string', oneOf: [{ const: 'general' }, { const: 'commercial' }], default: 'commercial' },
      origin: { type: 'string', oneOf: [{ const: 'a' }, { const: 'b' }] },
      active: { type: 'boolean' },
      archived: { type: 'boolean' },
      contact: { type: 'object', properties: { country: { type: 'string', default: 'CA' } } },
      hours: { type: 'object', properties: { monday: day, tuesday: day } },
    },
  }
  expect(editableData(defaults, { hours: { monday: { closed: true } } })).toEqual({
    kind: 'commercial',
    active: false,
    contact: { country: 'CA' },
    hours: { monday: { closed: true } },
  })
  expect(editableData(defaults, { kind: 'general', active: true })).toMatchObject({ kind: 'general', active: true })
})

it('sends no empty optional string and no object in which nothing was filled in', () => {
  expect(submittableData(schema, { name: 'Depot', notes: '', contact: { phone: '' } }, {})).toEqual({ name: 'Depot' })
})

it('leaves an empty required string out, so that the server says that it is required', () => {
  expect(submittableData(schema, { name: '' }, {})).toEqual({})
})

it('sends null for a field that was cleared and may be null', () => {
  expect(submittableData(schema, { name: 'Depot' }, { name: 'Depot', reference: 'A-1', notes: 'old' })).toEqual({
    name: 'Depot',
    reference: null,
  })
})

it('cleans the items of an array', () => {
  const lines = [{ label: '' }, { label: 'Box', id: 9 }]
  expect(submittableData(schema, { name: 'Depot', lines }, {})).toEqual({
    name: 'Depot',
    lines: [{}, { label: 'Box' }],
  })
})

it('answers only what is asked, null where an answer must be there and may be, and no for a tick that must', () => {
  const terms: RJSFSchema = {
    type: ['object', 'null'],
    required: ['cap', 'steps'],
    properties: { cap: { type: ['integer', 'null'] }, steps: { type: 'array' }, mode: { enum: ['a', 'b'] } },
  }
  const waiting: RJSFSchema = {
    type: 'object',
    required: ['charging', 'terms', 'stacks'],
    properties: {
      charging: { type: 'string' },
      terms,
      note: { type: 'string' },
      stacks: { type: 'boolean' },
      list: { type: 'array', items: terms },
    },
  }
  const ui = {
    terms: { 'ui:options': { when: { field: 'charging', equals: 'service' } } },
    note: { 'ui:options': { when: { field: 'charging', in: ['service', 'courier'] } } },
  }
  const value = { charging: 'service', terms: { steps: [] }, note: 'x', list: [{}] }
  const answers = (charging: string) => answeredData(waiting, ui, { ...value, charging })
  const rest = { stacks: false, list: [{ cap: null }] }
  expect(answers('service')).toEqual({ ...value, ...rest, terms: { steps: [], cap: null } })
  expect(answers('courier')).toEqual({ charging: 'courier', terms: null, note: 'x', ...rest })
  expect(answers('nothing')).toEqual({ charging: 'nothing', terms: null, ...rest })
  expect(startingData({ ...terms, required: ['cap', 'steps', 'mode'] })).toEqual({ cap: null, steps: [], mode: 'a' })
  const titled: RJSFSchema = { oneOf: [{ const: 'slab', title: 'Slab' }] }
  expect(startingData({ required: ['mode'], properties: { mode: titled } })).toEqual({ mode: 'slab' })
})
