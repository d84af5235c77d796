import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wrapText } from './text-wrap.ts'

const byLength = (text: string) => text.length

test('breaks at spaces, keeps line feeds, joins runs of spaces', () => {
  expect(wrapText('ring  at the\nlane door', 8, byLength)).toEqual(['ring at', 'the', 'lane', 'door'])
})

test('breaks a word that is wider than the column and goes on behind it', () => {
  expect(wrapText('see abcdefghij ok', 4, byLength)).toEqual(['see', 'abcd', 'efgh', 'ij', 'ok'])
})

test('does not break at a no-break space', () => {
  expect(wrapText('Saskatoon SK\u00a0S7K', 12, byLength)).toEqual(['Saskatoon', 'SK\u00a0S7K'])
})

test('ends in an ellipsis when there are more lines than room', () => {
  expect(wrapText('one two three four', 5, byLength, 2)).toEqual(['one', 'two…'])
  expect(wrapText('one three four', 5, byLength, 2)).toEqual(['one', 'thre…'])
})

test('no line is wider than the column, and no letter is lost', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme-ascii', maxLength: 80 }),
      fc.integer({ min: 1, max: 30 }),
      (text, width) => {
        const lines = wrapText(text, width, byLength)
        expect(lines.every((line) => line.length <= width)).toBe(true)
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replace(/\s/g, ''))
      },
    ),
  )
})

test('a text cut short keeps to its lines and to the column', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), fc.integer({ min: 1, max: 9 }), (text, maxLines) => {
      const lines = wrapText(text, 6, byLength, maxLines)
      expect(lines.length).toBeLessThanOrEqual(maxLines)
      // One grapheme can be wider than six code units; it stands alone.
      const tooWide = lines.filter((line) => line.length > 6)
      expect(tooWide.every((line) => Array.from(new Intl.Segmenter('en').segment(line)).length <= 2)).toBe(true)
    }),
  )
})
