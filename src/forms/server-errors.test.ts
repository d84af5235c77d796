import { describe, expect, it } from 'vitest'
import { fieldErrorsOf, pathOfPointer, sortErrors, refusalOf, withoutErrorsAt } from './server-errors.ts'

const schema = {
  type: 'object' as const,
  properties: {
    name: { type: 'string' as const },
    lines: {
      type: 'array' as const,
      items: { type: 'object' as const, properties: { price: { type: 'integer' as const } } },
    },
  },
}

describe('placing', () => {
  it('says of a place that nobody sees that no address was chosen, at the address', () => {
    const area = { type: 'object' as const, properties: { place: {}, latitude: {}, longitude: {} } }
    const areas = { type: 'array' as const, items: area }
    const ui = {
      place: { 'ui:widget': 'address' },
      latitude: { 'ui:widget': 'hidden' },
      longitude: { 'ui:widget': 'hidden' },
    }
    const errors = { '/areas/0/latitude': ['Required'], '/areas/0/longitude': ['Required'] }
    const { fields, form } = sortErrors({ type: 'object', properties: { areas } }, { areas: { items: ui } }, errors)
    expect(fields).toEqual({ areas: { 0: { place: { __errors: ['Choose one of the suggestions'] } } } })
    expect(form).toEqual([])
  })

  it('puts messages on their fields, inside arrays too', () => {
    const { fields, form } = sortErrors(schema, {}, { '/name': ['Taken'], '/lines/1/price': ['Too low'] })
    expect(fields).toEqual({ name: { __errors: ['Taken'] }, lines: { 1: { price: { __errors: ['Too low'] } } } })
    expect(form).toEqual([])
  })

  it('keeps what names no field for the form', () => {
    expect(sortErrors(schema, {}, { '': ['Closed'], '/tenantId': ['Unknown'] })).toEqual({
      fields: undefined,
      form: ['Closed', 'Unknown'],
    })
  })
})

it('drops the answer to a value that was changed', () => {
  const errors = { '/name': ['Taken'], '/lines/1/price': ['Too low'] }
  expect(withoutErrorsAt(errors, ['lines'])).toEqual({ '/name': ['Taken'] })
  expect(withoutErrorsAt(errors, ['nam'])).toBe(errors)
})

it.each([
  ['/name', ['name']],
  ['/a~1b/~0c', ['a/b', '~c']],
  ['', []],
  ['/', []],
  ['name', []],
])('reads the pointer %j', (pointer, path) => {
  expect(pathOfPointer(pointer)).toEqual(path)
})

describe('a failed request', () => {
  const body = { code: 'form_error', message: 'Check the form', errors: { '/name': ['Taken'] } }

  it('is read from an HTTP client error and from a bare body', () => {
    expect(fieldErrorsOf({ response: { status: 422, data: body } })).toEqual({ '/name': ['Taken'] })
    expect(fieldErrorsOf(body)).toEqual({ '/name': ['Taken'] })
  })

  it('without field messages has none', () => {
    expect(fieldErrorsOf(new Error('offline'))).toBeUndefined()
    expect(fieldErrorsOf({ response: { status: 500, data: 'oops' } })).toBeUndefined()
  })

  it('says in words what was refused, never what broke', () => {
    expect(refusalOf({ response: { status: 409, data: { message: 'Already archived' } } })).toBe('Already archived')
    expect(refusalOf({ response: { status: 500, data: { message: 'stack' } } })).toBeUndefined()
  })
})
