import { Blob, Buffer as TextBuffer, ClusterLevel, Face, Font, shape } from 'harfbuzzjs'
import type { ParsedFont } from './fonts.ts'

/** A glyph as pdfkit takes it: which, how wide, and the letters that it stands for when text is copied out of the PDF. */
interface Glyph {
  readonly id: number
  readonly advanceWidth: number
  readonly codePoints: number[]
}

/**
 * A parsed font whose texts are set by HarfBuzz, which joins Arabic letters, puts marks where they belong and orders the
 * signs of Indian scripts as browsers do; the parser's own rules fail for some of them.
 *
 * @param bytes the same font, as TrueType
 * @param name tells it from other parts of its family, which pdfkit would take for the same font
 */
export function shapeFont(parsed: ParsedFont, bytes: Uint8Array, name: string): ParsedFont {
  const font = new Font(new Face(new Blob(bytes)))
  const uses = new Map<string, number>()

  function layout(text: string) {
    const buffer = new TextBuffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    buffer.setClusterLevel(ClusterLevel.MONOTONE_CHARACTERS)
    shape(font, buffer)
    const infos = buffer.getGlyphInfos()
    const positions = buffer.getGlyphPositions()
    const letters = lettersOf(
      text,
      infos.map(({ cluster }, index) => ({ cluster, width: positions[index]?.xAdvance ?? 0 })),
    )
    const glyphs = infos.map(({ codepoint }, index): Glyph => {
      const codePoints = letters[index] ?? []
      const { advanceWidth } = parsed.getGlyph(codepoint)
      return { id: useOf(uses, codepoint, codePoints), advanceWidth, codePoints }
    })
    return {
      glyphs,
      positions,
      // Asked for after pdfkit has brought the positions to its own scale.
      get advanceWidth() {
        return positions.reduce((width, { xAdvance }) => width + xAdvance, 0)
      },
    }
  }

  function createSubset() {
    const subset = parsed.createSubset()
    const include = subset.includeGlyph.bind(subset)
    const places = new Map<number, number>()
    subset.includeGlyph = (use) => {
      if (use < firstUse) return include(use)
      const place = places.get(use) ?? subset.glyphs.push(use % firstUse) - 1
      places.set(use, place)
      return place
    }
    return subset
  }

  return Object.create(parsed, {
    layout: { value: layout },
    createSubset: { value: createSubset },
    postscriptName: { value: name },
  })
}

/** Above every number that a glyph has in a font. */
const firstUse = 0x1_0000

/**
 * A number for a glyph that stands for certain letters. In Arabic one glyph is the body of several, which other glyphs put dots
 * on: for each it stands in the PDF once, or a name that was copied out of it would come with other letters.
 */
function useOf(uses: Map<string, number>, id: number, codePoints: readonly number[]): number {
  if (id === 0) return id
  const key = `${id} ${codePoints.join(' ')}`
  const use = uses.get(key) ?? (uses.size + 1) * firstUse + id
  uses.set(key, use)
  return use
}

/** The code points that each glyph stands for: those of its cluster, said by the widest glyph of it. */
function lettersOf(text: string, glyphs: readonly { cluster: number; width: number }[]): number[][] {
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].toSorted((one, other) => one - other)
  const widest = new Map<number, number>()
  for (const [index, { cluster, width }] of glyphs.entries()) {
    const known = glyphs[widest.get(cluster) ?? -1]
    if (known === undefined || width > known.width) widest.set(cluster, index)
  }
  return glyphs.map(({ cluster }, index) => {
    if (widest.get(cluster) !== index) return []
    const next = starts[starts.indexOf(cluster) + 1] ?? text.length
    return Array.from(text.slice(cluster, next), (letter) => letter.codePointAt(0) ?? 0)
  })
}
