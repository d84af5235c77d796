const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

const graphemesOf = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment)

/** How many of the graphemes fit, found by halving because measuring shapes the text anew each time. */
function fittingCount(parts: string[], fits: (text: string) => boolean): number {
  let enough = 0
  let tooMany = parts.length + 1
  while (tooMany - enough > 1) {
    const middle = Math.floor((enough + tooMany) / 2)
    if (fits(parts.slice(0, middle).join(''))) enough = middle
    else tooMany = middle
  }
  return enough
}

/** Breaks a word that is wider than a line at the last grapheme that fits (a URL, a name typed without spaces). */
function breakWord(word: string, width: number, measure: (text: string) => number): string[] {
  const pieces: string[] = []
  let rest = graphemesOf(word)
  while (rest.length) {
    const count = Math.max(
      1,
      fittingCount(rest, (text) => measure(text) <= width),
    )
    pieces.push(rest.slice(0, count).join(''))
    rest = rest.slice(count)
  }
  return pieces
}

/** The text cut to one line that fits and ends in an ellipsis. */
function withEllipsis(line: string, width: number, measure: (text: string) => number): string {
  const parts = graphemesOf(line)
  const count = fittingCount(parts, (text) => measure(`${text.trimEnd()}…`) <= width)
  return `${parts.slice(0, count).join('').trimEnd()}…`
}

/**
 * The lines of a text in a column of the given width (the same unit that `measure` answers in). Line feeds begin a line,
 * runs of spaces count as one, a no-break space is part of its word, and a text of more than `maxLines` ends in an ellipsis. Never answers a line wider than the
 * column, unless one grapheme alone is.
 *
 * @param directed makes the lines of each paragraph say how they are read
 */
export function wrapText(
  text: string,
  width: number,
  measure: (text: string) => number,
  maxLines = Number.POSITIVE_INFINITY,
  directed: (lines: string[], paragraph: string) => string[] = (lines) => lines,
): string[] {
  const lines = text
    .trim()
    .split('\n')
    .flatMap((paragraph) => directed(wrapParagraph(paragraph, width, measure), paragraph))
  if (lines.length <= maxLines) return lines
  const kept = lines.slice(0, maxLines)
  const last = kept.pop() ?? ''
  return [...kept, withEllipsis(last, width, measure)]
}

function wrapParagraph(paragraph: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of paragraph.split(/[ \t]+/).filter(Boolean)) {
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
  return [...lines, line]
}
