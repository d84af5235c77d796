import bidiFactory from 'bidi-js'
import { interHas } from './fonts.ts'
import type { Face, FurtherFonts } from './further-fonts.ts'
import { directionMark, hasRightToLeft } from './text-direction.ts'

const bidi = bidiFactory()

/** A piece of a line in one font and one direction; `face` is null for Inter. */
export interface TextRun {
  readonly text: string
  readonly face: Face | null
}

interface Piece extends TextRun {
  /** The embedding level: odd from right to left. */
  readonly level: number
}

/** Whether a paragraph is read from right to left: so it is when its first letter is. */
export function readsRightToLeft(paragraph: string): boolean {
  return bidi.getEmbeddingLevels(paragraph).paragraphs[0]?.level === 1
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The letters of a word: all in one font where one has them, so that marks and quotes match what they stand at; else each in one that has it. */
function lettersOf(word: string, faces: readonly Face[]): TextRun[] {
  const letters = Array.from(graphemes.segment(word), ({ segment }) => segment)
  if (interHas(word)) return letters.map((text) => ({ text, face: null }))
  const whole = faces.find((face) => face.has(word))
  return letters.map((text) => {
    if (whole) return { text, face: whole }
    return { text, face: interHas(text) ? null : (faces.find((face) => face.has(text)) ?? null) }
  })
}

/** The letters of a line with their levels, those that are set together as one piece; the marks of direction are gone. */
function piecesOf(line: string, faces: readonly Face[]): Piece[] {
  const levels = hasRightToLeft(line) || directionMark.test(line) ? bidi.getEmbeddingLevels(line).levels : null
  const pieces: Piece[] = []
  let at = 0
  for (const word of line.split(/([ \u2066-\u2069\u200e\u200f\u061c])/)) {
    for (const { text, face } of lettersOf(word, faces)) {
      const level = levels?.[at] ?? 0
      at += text.length
      if (directionMark.test(text)) continue
      const last = pieces.at(-1)
      if (last && last.face === face && last.level === level)
        pieces[pieces.length - 1] = { text: last.text + text, face, level }
      else pieces.push({ text, face, level })
    }
  }
  return pieces
}

/** Rule L2 of Unicode Standard Annex 9: from the highest level down, whatever stands at it or above is turned round. */
function inVisualOrder(pieces: readonly Piece[]): Piece[] {
  let ordered = [...pieces]
  for (let level = Math.max(0, ...pieces.map((piece) => piece.level)); level > 0; level--) {
    const turned: Piece[] = []
    let reversed: Piece[] = []
    for (const piece of ordered) {
      if (piece.level >= level) reversed = [piece, ...reversed]
      else {
        turned.push(...reversed, piece)
        reversed = []
      }
    }
    ordered = [...turned, ...reversed]
  }
  return ordered
}

/** Signs between Arabic or Hebrew words, which Inter draws: their order turned round, and each bracket the other one. */
function mirrored(text: string): string {
  return Array.from(text, (sign) => bidi.getMirroredCharacter(sign) ?? sign)
    .toReversed()
    .join('')
}

/** What a line is made of, from left to right as it is seen. */
export function textRuns(line: string, fonts: FurtherFonts): readonly TextRun[] {
  if (!hasRightToLeft(line) && !directionMark.test(line) && interHas(line)) return [{ text: line, face: null }]
  const pieces = piecesOf(line, fonts.forLine(line))
  return inVisualOrder(pieces).map(({ text, face, level }) => ({
    text: face === null && level % 2 === 1 ? mirrored(text) : text,
    face,
  }))
}
