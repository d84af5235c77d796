/** A text with its capitals set right, and what was wrong with it, in words a person reads; none when nothing was. */
export interface MendedText {
  readonly text: string
  readonly why: readonly string[]
}

/** Words that stay in capitals: compass points, companies and institutions that are known by their letters. */
const keptInCapitals: ReadonlySet<string> = new Set(
  'N S E W NE NW SE SW SC PO RR US USA TD CN CP RBC BMO CIBC HSBC HMS YYC YEG YWG YXE YQR NAIT SAIT YMCA YWCA UPS CRU II III IV'.split(
    ' ',
  ),
)

/** Words that stay small inside a title. */
const keptSmall: ReadonlySet<string> = new Set('and at for in of on the to'.split(' '))

/** A street word in capitals gives a shouted address away, however short its name is. */
const streetWords: ReadonlySet<string> = new Set('ST AVE RD DR BLVD CRES LN PL TRL HWY WAY CRT PKWY SQ TERR'.split(' '))

const word = /\p{L}[\p{L}'’]*/gu
const ordinal = /\b(\d+)(st|nd|rd|th)\b/giu

/**
 * Mends what was typed in capitals or in small letters throughout. It looks at each part between commas for itself
 * and leaves parts of mixed case alone: "HSBC Bank" and "McOrmond" were written on purpose. Ordinals ("8TH") and
 * doubled spaces are mended everywhere, and a part that is said twice is said once.
 */
export function mendCapitals(text: string): MendedText {
  const why: string[] = []
  const spaced = mended(text.trim(), (t) => t.replaceAll(/\s+/g, ' '), 'doubled spaces', why)
  const parts = mended(spaced, withoutRepeatedParts, 'said twice', why)
  // Ordinals first: "8TH st" is small letters throughout once its ordinal is.
  const counted = mended(parts, smallOrdinals, 'ordinal in capitals', why)
  const result = counted
    .split(',')
    .map((part) => {
      if (isShouted(part)) return mended(part, titleCase, 'all in capitals', why)
      if (isWhispered(part)) return mended(part, titleCase, 'all in small letters', why)
      return part
    })
    .join(',')
  return { text: result, why: [...new Set(why)] }
}

function mended(text: string, mend: (text: string) => string, because: string, why: string[]): string {
  const result = mend(text)
  if (result !== text) why.push(because)
  return result
}

function withoutRepeatedParts(text: string): string {
  const parts = text.split(',').map((part) => part.trim())
  const isRepeated = (part: string, index: number) =>
    part !== '' && parts.slice(0, index).some((earlier) => earlier.toLowerCase() === part.toLowerCase())
  const kept = parts.filter((part, index) => !isRepeated(part, index))
  return kept.length === parts.length ? text : kept.join(', ').trim()
}

/** All capitals, with enough of a word in them: "CRU #1" and "NAIT" are no shouting, "ALBERT STREET" is. */
function isShouted(part: string): boolean {
  if (/\p{Ll}/u.test(part.replaceAll(ordinal, ''))) return false
  const words = wordsOf(part).filter((each) => !keptInCapitals.has(each))
  const long = words.filter((each) => each.length >= 3)
  return words.some((each) => each.length >= 5 || streetWords.has(each)) || long.length >= 2
}

function isWhispered(part: string): boolean {
  return !/\p{Lu}/u.test(part) && wordsOf(part).some((each) => each.length >= 2)
}

/** Words that stand for themselves; letters behind a digit ("8TH", "812A") belong to the number. */
function wordsOf(part: string): readonly string[] {
  return part.replaceAll(/\d+\p{L}+/gu, '').match(word) ?? []
}

function titleCase(part: string): string {
  let isFirst = true
  return part.replaceAll(/\d+\p{L}+|\p{L}[\p{L}'’]*/gu, (each) => {
    if (/^\d/.test(each)) return each
    const titled = titleWord(each, isFirst)
    isFirst = false
    return titled
  })
}

function titleWord(each: string, isFirst: boolean): string {
  const lower = each.toLowerCase()
  if (keptInCapitals.has(each.toUpperCase())) return each.toUpperCase()
  if (!isFirst && keptSmall.has(lower)) return lower
  const capitalised = lower.charAt(0).toUpperCase() + lower.slice(1)
  return capitalised.replace(/^(Mc|[OD]['’])(\p{Ll})(?=\p{Ll}{2})/u, (_all, prefix: string, letter: string) => {
    return prefix + letter.toUpperCase()
  })
}

/** "8TH" and "5Th" become "8th", "5th"; "37St" is 37 Street and stays, since 37 is no "37st". */
function smallOrdinals(text: string): string {
  return text.replaceAll(ordinal, (all, digits: string, suffix: string) => {
    const isStreet = suffix === 'St'
    return isStreet || ordinalSuffix(Number(digits)) !== suffix.toLowerCase() ? all : digits + suffix.toLowerCase()
  })
}

function ordinalSuffix(n: number): string {
  if (n % 100 >= 11 && n % 100 <= 13) return 'th'
  return ['th', 'st', 'nd', 'rd'][n % 10] ?? 'th'
}
