import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { LRUCache } from 'lru-cache'
import { fontNames, interHas, parseFont, type FontName, type ParsedFont } from './fonts.ts'
import { shapeFont } from './shaped-font.ts'

// By their packages, like Inter.
const packages = createRequire(import.meta.url)

/** Letters of one font file, or of a part of it: a Chinese font stands in a hundred files, of which a name takes a few. */
interface Part {
  readonly family: string
  readonly name: string
  /** Whether it ought to have a code point; what it has is known when it was read. */
  claims(codePoint: number): boolean
  file(weight: FontName): { path: string; weight?: number }
}

/** A part that was read: one font for each weight, and whether it has all that is seen of a text. */
export interface Face {
  readonly family: string
  has(text: string): boolean
  font(weight: FontName): ParsedFont
}

/** The fonts that the texts of one document need beside Inter. */
export interface FurtherFonts {
  /** Whether Inter or one of these has all of a text. */
  cover(text: string): boolean
  /** Those that a line may use, the likeliest first: which one has a Chinese character depends on what stands beside it. */
  forLine(line: string): readonly Face[]
}

/** Inter draws everything. */
const noFurtherFonts: FurtherFonts = { cover: interHas, forLine: () => [] }

/** A family of Noto Sans each, as its package is called. Another script is another package and a word here. */
const notoFamilies = [
  'arabic',
  'hebrew',
  'devanagari',
  'bengali',
  'gurmukhi',
  'gujarati',
  'tamil',
  'thai',
  'sc',
  'tc',
  'jp',
  'kr',
] as const

const notoWeights: Record<FontName, number> = { regular: 400, semibold: 600, bold: 700 }

const bcSansScripts = /[\p{sc=Latin}\p{sc=Cans}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}\p{sc=Inherited}]/u
const bcSansFiles: Record<FontName, string> = { regular: 'Regular', semibold: 'Bold', bold: 'Bold' }

/** The Indigenous languages of Canada: syllabics, and Latin letters with marks that Inter does not put on them. */
const bcSans: Part = {
  family: 'bc-sans',
  name: 'BCSans',
  claims: (codePoint) => bcSansScripts.test(String.fromCodePoint(codePoint)),
  file: (weight) => ({ path: packages.resolve(`@bcgov/bc-sans/fonts/BCSans-${bcSansFiles[weight]}.woff`) }),
}

/** The parts of a family and the ranges of each, as the package lists them: `{ "[4]": "U+4e00-4e1f,U+4e21", … }`. */
function notoParts(family: string): Part[] {
  const name = `noto-sans-${family}`
  const folder = `@fontsource-variable/${name}`
  const listed: Record<string, string> = JSON.parse(readFileSync(packages.resolve(`${folder}/unicode.json`), 'utf8'))
  return Object.entries(listed).map(([key, list]) => {
    const ranges = list.split(',').map((range) => {
      const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-')
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
    })
    const part = key.replace(/[[\]]/g, '')
    const path = packages.resolve(`${folder}/files/${name}-${part}-wght-normal.woff2`)
    return {
      family,
      name: `${name}-${part}`,
      claims: (codePoint) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to),
      file: (weight) => ({ path, weight: notoWeights[weight] }),
    }
  })
}

let knownParts: readonly Part[] | undefined

function allParts(): readonly Part[] {
  knownParts ??= [bcSans, ...notoFamilies.flatMap(notoParts)]
  return knownParts
}

const codePointsOf = (text: string) => Array.from(text, (character) => character.codePointAt(0) ?? 0)

/**
 * The order in which families are asked for the letters of a text. Chinese and Japanese write the same characters in
 * other shapes: beside kana they are Japanese, beside Hangul Korean, and else of the Chinese font that has more of them.
 */
function familiesFor(text: string): readonly string[] {
  if (/\p{sc=Hiragana}|\p{sc=Katakana}/u.test(text)) return ['jp']
  if (/\p{sc=Hangul}/u.test(text)) return ['kr']
  const characters = codePointsOf(text.replace(/\P{sc=Han}/gu, ''))
  const claimed = (family: string) => {
    const parts = allParts().filter((part) => part.family === family)
    return characters.filter((codePoint) => parts.some((part) => part.claims(codePoint))).length
  }
  return characters.length > 0 && claimed('tc') > claimed('sc') ? ['tc'] : []
}

function inOrderFor<Kind extends { readonly family: string }>(text: string, all: readonly Kind[]): readonly Kind[] {
  const first = familiesFor(text)
  return first.length === 0
    ? all
    : [...all.filter(({ family }) => first.includes(family)), ...all.filter(({ family }) => !first.includes(family))]
}

async function readPart(part: Part): Promise<Face> {
  // What turns a web font into one that is printed is loaded when the first such name is.
  const { default: subsetFont } = await import('subset-font')
  const fonts = new Map<FontName, ParsedFont>()
  for (const name of fontNames) {
    const { path, weight } = part.file(name)
    const bytes = await subsetFont(await readFile(path), null, {
      keepAllGlyphs: true,
      targetFormat: 'truetype',
      ...(weight === undefined ? {} : { variationAxes: { wght: weight } }),
    })
    fonts.set(name, shapeFont(parseFont(bytes), bytes, `${part.name}-${name}`))
  }
  const regular = fonts.get('regular')
  return {
    family: part.family,
    has: (text) => {
      const seen = codePointsOf(text.replace(/\p{Default_Ignorable_Code_Point}/gu, ''))
      return seen.length > 0 && seen.every((codePoint) => regular?.hasGlyphForCodePoint(codePoint))
    },
    font: (weight) => {
      const font = fonts.get(weight)
      if (font === undefined) throw new Error(`${part.name} has no ${weight}.`)
      return font
    },
  }
}

/** A page of Chinese takes some forty; each is about 100 kB in three weights. */
const readParts = new LRUCache<Part, Face>({
  max: 120,
  fetchMethod: readPart,
})

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Every text in a value of any shape. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return []
  return Object.values(value).flatMap(textsIn)
}

/**
 * Reads the fonts for whatever Inter lacks in the texts of a document: a few files of 20 to 200 kB, kept for the next one.
 * A document in Latin, Greek and Cyrillic letters reads none.
 */
export async function furtherFontsFor(document: unknown): Promise<FurtherFonts> {
  const faces = new Set<Face>()
  for (const written of textsIn(document)) {
    const text = written.toWellFormed().normalize('NFC')
    if (interHas(text)) continue
    const parts = inOrderFor(text, allParts())
    for (const { segment } of graphemes.segment(text)) {
      if (interHas(segment)) continue
      const visible = codePointsOf(segment.replace(/\p{Default_Ignorable_Code_Point}/gu, ''))
      for (const part of parts.filter(({ claims }) => visible.length > 0 && visible.every(claims))) {
        const face = await readParts.forceFetch(part)
        if (!face.has(segment)) continue
        faces.add(face)
        break
      }
    }
  }
  if (faces.size === 0) return noFurtherFonts
  const all = [...faces]
  return {
    cover: (text) => interHas(text) || all.some((face) => face.has(text)),
    forLine: (line) => inOrderFor(line, all),
  }
}
