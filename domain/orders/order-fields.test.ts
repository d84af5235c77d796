import { describe, expect, it } from 'vitest'
import { checkOrderFields, editOrderFields, valuesShownIn, type OrderField } from './order-fields.ts'

const field: OrderField = {
  id: 3,
  name: 'Cost centre',
  kind: 'text',
  options: [],
  required: true,
  help: null,
  shownIn: ['Scheduler', 'Order', 'Exports'],
  pinned: true,
}
const floor: OrderField = { ...field, id: 4, name: 'Floor', kind: 'number', required: false }
const call: OrderField = { ...field, id: 5, name: 'Call', kind: 'yesNo', required: false, shownIn: ['Scheduler'] }
const ward: OrderField = { ...floor, id: 6, name: 'Ward', kind: 'choice', options: ['Pharmacy', 'Laboratory'] }
const all = [field, floor, call, ward]

describe('what stands in the fields of an order', () => {
  it('is kept with name and kind; an empty text is no value', () => {
    expect(checkOrderFields({ 3: ' A-4410 ', 4: 0, 5: false, 6: '  ' }, all)).toEqual({
      errors: {},
      value: [
        { id: 3, name: 'Cost centre', kind: 'text', value: 'A-4410' },
        { id: 4, name: 'Floor', kind: 'number', value: 0 },
        { id: 5, name: 'Call', kind: 'yesNo', value: false },
      ],
    })
  })

  it('is refused at its field', () => {
    const given = { 3: 'x'.repeat(301), 4: '2nd', 5: 'yes', 6: 'Kitchen', 9: 1 }
    expect(checkOrderFields(given, all).errors).toEqual({
      '/orderFields/3': ['Must be at most 300 characters'],
      '/orderFields/4': ['Must be a number'],
      '/orderFields/5': ['Must be yes or no'],
      '/orderFields/6': ['Choose one of the list'],
      '/orderFields/9': ['There is no such field'],
    })
    expect(checkOrderFields({}, all).errors).toEqual({ '/orderFields/3': ['Required'] })
  })

  it('stays where an edit does not show it, and a younger field may stay empty', () => {
    const kept = checkOrderFields({ 3: 'A', 5: true }, all).value
    const edited = editOrderFields(kept, all, { 3: 'B' })
    expect(edited.value.map(({ id, value }) => [id, value])).toEqual([
      [3, 'B'],
      [5, true],
    ])
    expect(editOrderFields(kept, all, {}).errors).toEqual({ '/orderFields/3': ['Required'] })
    expect(editOrderFields([], all, {}).errors).toEqual({})
    expect(editOrderFields(kept, all, undefined).value).toBe(kept)
  })

  it('appears where its field does, and everywhere once that is gone', () => {
    const kept = checkOrderFields({ 3: 'A', 5: true }, all).value
    const shownIn = (...places: Parameters<typeof valuesShownIn>[0]) =>
      valuesShownIn(places, kept, all).map(({ id }) => id)
    expect(shownIn('Order')).toEqual([3])
    expect(shownIn('Scheduler')).toEqual([3, 5])
    expect(shownIn('Scheduler', 'Order')).toEqual([3])
    // One that is gone appears nowhere.
    expect(valuesShownIn(['Scheduler'], kept, [field]).map(({ id }) => id)).toEqual([3])
  })
})
