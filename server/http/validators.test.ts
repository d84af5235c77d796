import { expect, test } from 'vitest'
import { readContract } from './contract-document.ts'
import { fieldErrorsOf } from './validation-messages.ts'
import { createValidators } from './validators.ts'

const schema = {
  type: 'object',
  properties: {
    id: { $ref: 'contract#/components/schemas/Id' },
    ids: { type: 'array', items: { $ref: 'contract#/components/schemas/Id' } },
    degrees: { type: 'number', minimum: -90 },
    isDry: { type: 'boolean' },
    text: { type: 'string', maxLength: 3 },
    line: { type: 'integer', default: 2 },
    when: { $ref: 'contract#/components/schemas/UnixSeconds' },
  },
}
const validate = createValidators(readContract()).converting(schema)

/** What texts are read as, or the faults by pointer. */
function read(values: Record<string, unknown>): unknown {
  const faults = validate(values)
  return faults.length > 0 ? faults.map(({ instancePath }) => instancePath) : values
}

test('plain texts are read as what the schema wants, texts stay, and defaults are filled in', () => {
  expect(read({ id: '9007199254740991', ids: ['1', '20'], degrees: '-52.120', isDry: 'false', text: '1' })).toEqual({
    id: 9_007_199_254_740_991,
    ids: [1, 20],
    degrees: -52.12,
    isDry: false,
    text: '1',
    line: 2,
  })
  expect(read({ degrees: '0', isDry: 'true', line: '-3' })).toEqual({ degrees: 0, isDry: true, line: -3 })
})

test.each(['0x1', '1e3', '+1', ' 1', '1 ', '01', '1.0', '-0', '', '１', '1_000', '9007199254740993', 'Infinity'])(
  '%j is no id',
  (text) => {
    expect(read({ id: text })).toEqual(['/id'])
    expect(read({ ids: ['1', text] })).toEqual(['/ids/1'])
  },
)

test.each(['0x1', '1e3', '+1', ' 1', '01', '.5', '5.', '', '1,5', '-91'])('%j are no degrees', (text) => {
  expect(read({ degrees: text })).toEqual(['/degrees'])
})

test.each(['1', '0', '', 'TRUE', ' true', 'yes'])('%j is neither true nor false', (text) => {
  expect(read({ isDry: text })).toEqual(['/isDry'])
})

test('a parameter that is given twice is none', () => {
  expect(read({ id: ['1', '2'] })).toEqual(['/id'])
  expect(read({ id: ['1'] })).toEqual(['/id'])
})

test.each(['-1', '0', '946684799', '4133980800', '253402300799', '1000000000000000'])(
  '%s is no date that anybody meant',
  (text) => {
    expect(fieldErrorsOf(validate({ when: text }))).toEqual({ '/when': ['Must be a date from 2000 to 2100'] })
  },
)
