import { directionMark, hasRightToLeft } from './text-direction.ts'

/** Whether the fonts can draw a text. */
type Coverage = (text: string) => boolean

/** Stands for a letter that the fonts lack; one for each letter, so that the reader sees how many are missing. */
const missing = '□'

/** One grapheme in what the fonts can draw: a plainer form, the letter without its mark, or the sign of a missing one. */
function drawable(grapheme: string, covers: Coverage): string {
  if (covers(grapheme)) return grapheme
  if (/^\s+$/u.test(grapheme)) return ' '
  const visible = grapheme.replace(/[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu, '')
  if (covers(visible)) return visible
  const plainer = visible.normalize('NFKC')
  if (covers(plainer)) return plainer
  const unmarked = plainer.normalize('NFD').replace(/\p{M}/gu, '')
  return unmarked && covers(unmarked) ? unmarked : missing
}

/**
 * The text as the fonts can print it. Composed first (a decomposed ễ is one glyph), control and format characters removed,
 * every kind of line end a line feed; what the fonts lack is replaced, never dropped without a trace. The marks of direction stay where they have an effect.
 */
export function printableText(text: string, covers: Coverage): string {
  if (/^[ -~\n]*$/.test(text)) return text
  const lines = text
    .toWellFormed()
    .normalize('NFC')
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/u)
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
  return lines
    .map((line) => {
      const isDirected = hasRightToLeft(line)
      const segments = segmenter.segment(line.replace(/\p{Cc}/gu, ' '))
      return Array.from(segments, ({ segment }) =>
        isDirected && directionMark.test(segment) ? segment : drawable(segment, covers),
      ).join('')
    })
    .join('\n')
}
