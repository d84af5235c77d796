import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { trimmedBoth, trimmedEnd, withoutSign } from './trimmed-text.ts'

const texts = fc.string({ unit: fc.constantFrom('a', '.', '!', ' ', '\n', '%', '😀'), maxLength: 12 })

describe('the end of a text', () => {
  test('is cut off as far as it is of certain characters', () => {
    expect(trimmedEnd('Not paid!?.', /[.!?]/)).toBe('Not paid')
    expect(trimmedEnd('a.b', /\./)).toBe('a.b')
    expect(trimmedEnd('...', /\./)).toBe('')
    expect(trimmedBoth(' : cell ,', /[\s:,]/)).toBe('cell')
    expect(trimmedBoth('::', /:/)).toBe('')
  })

  test('is cut off as an expression does it', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(trimmedEnd(text, /[.!\s]/)).toBe(text.replace(/[.!\s]+$/, ''))
        expect(trimmedBoth(text, /[.!\s]/)).toBe(text.replaceAll(/^[.!\s]+|[.!\s]+$/g, ''))
        expect(withoutSign(text, '%')).toBe(text.replace(/\s*%$/, ''))
      }),
    )
  })
})
