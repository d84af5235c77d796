import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contractFormats } from './formats.ts'

const { visible } = contractFormats

describe('something to see', () => {
  test.each([
    ['blanks', ' \t\n\u00a0\u2003\u3000'],
    ['zero-width spaces and joiners', '\u200b\u200c\u200d\u2060\ufeff'],
    ['marks of direction', '\u200e\u200f\u202a\u202e\u2066\u2069'],
    ['soft hyphens and joiners of letters', '\u00ad\u034f\u061c\u180e'],
    ['fillers', '\u115f\u1160\u3164\uffa0'],
    ['the blank of Braille', '\u2800'],
    ['selectors of variants and tags', '\ufe0f\u{e0020}\u{e0100}'],
    ['controls', '\u0000\u0007\u001b\u0085'],
  ])('is not in %s', (_what, text) => {
    for (const each of [text, ...text]) expect(visible.test(each), each.codePointAt(0)?.toString(16)).toBe(false)
  })

  test.each(['a', '0', '-', 'é', '北', 'ع', '📦', '👩‍🚒', '$', '‘', ' \u200bx'])('is in %s', (text) => {
    expect(visible.test(text)).toBe(true)
  })

  test('is in whatever holds a letter', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        expect(visible.test(`${before}a${after}`)).toBe(true)
      }),
    )
  })
})
