import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Coverage } from './printable-text.ts'

/** The weights the documents use: text, emphasis, and the label's addressee that must be read at arm's length. */
export type FontName = 'regular' | 'semibold' | 'bold'

/** A font parsed by fontkit, as far as the documents look into it. */
export type ParsedFont = { layout(text: string): unknown; hasGlyphForCodePoint(codePoint: number): boolean }

// Resolved through the packages, not by relative paths: the bundled server lies elsewhere than its sources do.
const packages = createRequire(import.meta.url)

const files: Record<FontName, string> = {
  regular: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  semibold: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  bold: '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf',
}

const parsed = new Map<FontName, ParsedFont>()

/**
 * The whole Inter of one weight (Latin with every accent, Greek, Cyrillic), parsed when it is first wanted and shared by
 * all documents: parsing its layout tables anew for each made a label take 118 ms instead of 16 and a receipt 110 instead
 * of 45. pdfkit embeds the glyphs that are used.
 */
export function parsedFont(name: FontName): ParsedFont {
  const known = parsed.get(name)
  if (known) return known
  // The fontkit that pdfkit itself depends on, so that the font it is handed is one it understands.
  const fontkit: { create(font: Uint8Array): ParsedFont } = createRequire(packages.resolve('pdfkit'))('fontkit')
  const font = fontkit.create(readFileSync(packages.resolve(files[name])))
  parsed.set(name, font)
  return font
}

/** Which code points the documents' font can draw; its weights hold the same ones. */
export const documentCoverage: Coverage = (codePoint) => parsedFont('regular').hasGlyphForCodePoint(codePoint)
