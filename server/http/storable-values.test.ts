import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unstorableValues } from '#server/http/storable-values.ts'

/** As PostgreSQL writes a number: all digits, and no exponent. */
function digits(number: number): number {
  const [mantissa = '', exponent = '0'] = Math.abs(number).toExponential().split('e')
  return mantissa.length + Math.abs(Number(exponent))
}

/** Within the bounds that the contract sets for whatever is sent. */
const anyNumber = fc.double({ min: -1e16, max: 1e16, noNaN: true })

test('a number that would be written out in hundreds of digits is named, wherever it stands, and no other', () => {
  fc.assert(
    fc.property(fc.array(fc.array(anyNumber), { minLength: 1 }), anyNumber, (bounds, fee) => {
      const named = Object.keys(unstorableValues({ bounds, fee }))
      const long = bounds.flatMap((corner, index) =>
        corner.flatMap((number, place) => (digits(number) > 40 ? [`/bounds/${index}/${place}`] : [])),
      )
      expect(named).toEqual(expect.arrayContaining(digits(fee) > 40 ? [...long, '/fee'] : long))
      for (const pointer of named) {
        const [, index, place] = pointer.slice(1).split('/')
        expect(Math.abs(pointer === '/fee' ? fee : (bounds[Number(index)]?.[Number(place)] ?? 1))).toBeLessThan(1e-15)
      }
    }),
  )
  expect(unstorableValues({ data: [0, -0, 1e-15, { fee: -4.1e-16 }] })).toEqual({ '/data/3/fee': [expect.any(String)] })
})
