/** Whether a font can draw a code point. */
export type Coverage = (codePoint: number) => boolean

/** Stands for a letter that the font lacks; one for each letter, so that the reader sees how many are missing. */
const missing = '□'

const isCovered = (text: string, covers: Coverage) =>
  Array.from(text).every((character) => covers(character.codePointAt(0) ?? 0))

/** One grapheme in what the font can draw: a plainer form, the letter without its mark, or the sign of a missing one. */
function drawable(grapheme: string, covers: Coverage): string {
  if (isCovered(grapheme, covers)) return grapheme
  if (/^\s+$/u.test(grapheme)) return ' '
  const visible = grapheme.replace(/[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu, '')
  if (isCovered(visible, covers)) return visible
  const plainer = visible.normalize('NFKC')
  if (isCovered(plainer, covers)) return plainer
  const unmarked = plainer.normalize('NFD').replace(/\p{M}/gu, '')
  return unmarked && isCovered(unmarked, covers) ? unmarked : missing
}

/**
 * The text as a font can print it. Composed first (a decomposed ễ is one glyph), control and format characters removed,
 * every kind of line end a line feed; what the font lacks is replaced, never dropped without a trace.
 */
export function printableText(text: string, covers: Coverage): string {
  if (/^[ -~\n]*$/.test(text)) return text
  const lines = text
    .toWellFormed()
    .normalize('NFC')
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/u)
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
  return lines
    .map((line) =>
      Array.from(segmenter.segment(line.replace(/\p{Cc}/gu, ' ')), ({ segment }) => drawable(segment, covers)).join(''),
    )
    .join('\n')
}
