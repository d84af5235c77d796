/** Breaks a word that is wider than a line at the last grapheme that fits (a URL, a name typed without spaces). */
function breakWord(word: string, width: number, measure: (text: string) => number): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word)) {
    if (piece && measure(piece + segment) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += segment
  }
  return piece ? [...pieces, piece] : pieces
}

/** The text cut to one line that fits and ends in an ellipsis. */
function withEllipsis(line: string, width: number, measure: (text: string) => number): string {
  const graphemes = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(line)].map((part) => part.segment)
  while (graphemes.length && measure(`${graphemes.join('').trimEnd()}…`) > width) graphemes.pop()
  return `${graphemes.join('').trimEnd()}…`
}

/**
 * The lines of a text in a column of the given width (the same unit that `measure` answers in). Line feeds begin a line,
 * runs of spaces count as one, and a text of more than `maxLines` ends in an ellipsis. Never answers a line wider than the
 * column, unless one grapheme alone is.
 */
export function wrapText(
  text: string,
  width: number,
  measure: (text: string) => number,
  maxLines = Number.POSITIVE_INFINITY,
): string[] {
  const lines: string[] = []
  for (const paragraph of text.trim().split('\n')) {
    let line = ''
    for (const word of paragraph.split(/\s+/).filter(Boolean)) {
      const joined = line ? `${line} ${word}` : word
      if (measure(joined) <= width) {
        line = joined
        continue
      }
      if (line) lines.push(line)
      const pieces = measure(word) <= width ? [word] : breakWord(word, width, measure)
      line = pieces.pop() ?? ''
      lines.push(...pieces)
    }
    lines.push(line)
  }
  if (lines.length <= maxLines) return lines
  const kept = lines.slice(0, maxLines)
  const last = kept.pop() ?? ''
  return [...kept, withEllipsis(last, width, measure)]
}
