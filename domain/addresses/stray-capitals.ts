/** A text with its capitals set right, and what was wrong with it, in words a person reads; none when nothing was. */
export interface MendedText {
  readonly text: string
  readonly why: readonly string[]
}

/** Words that stay in capitals although they could be spoken: companies and institutions that are known by their letters, and numerals. */
const keptInCapitals: ReadonlySet<string> = new Set(
  `N S E W NE SE II III IV VI VII VIII IX AB ATB BMO CAA CIBC CLSA CLSC CHU CHUM CHSLD CIUSSS CISSS CSSS CRU CSA EMS ETS GPO ICU IGA IKEA
  LCBO LDM MEC NAIT NAPA PO RBC SAIT SAQ SIAST SGI SPCA UBC UPS UQAM UQAC UQTR USA USPS US YMCA YWCA YEG YQR YWG YXE YYC
  YUL YVR YYZ`
    .split(/\s+/)
    .filter(Boolean),
)

/** Abbreviations without a vowel, which are words all the same: "ST", "LTD". */
const spokenWithoutVowels: ReadonlySet<string> = new Set(
  `ST STS RD DR BLVD CRT CT CRK CTR CNTR CNR LN PL PLC PK PT PTS TRL TR TRM HTS HBR GRV GRN GDN GDNS SQ SHR MT MTN MTNS BR
  BLDG BLDGS BLK BSMT FL FLR RM LTD MFG MGMT MKT MR MRS MS MSGR DRS SR JR FT TWP STN STND SRVC SVC SVCS PHRM PH PHL PKG NTH
  STH WHSE BTM TH ND CH CHP BD LT VLG LK LKS BCH MC SHPG CLB CL CLG CLN HSP DPT JCT`
    .split(/\s+/)
    .filter(Boolean),
)

/** Words that stay small inside a title, in English and in French. */
const keptSmall: ReadonlySet<string> = new Set(
  'and at for in of on the to à au aux chez d de des du en et l la le les lès par pour sous sur'.split(' '),
)

/** French words of addresses and shops: behind one of them "D'" and "L'" are small words, elsewhere they begin a name ("O'BRIEN", "D'ARCY"). */
const french =
  /(?<!\p{L})(?:rue|boul(?:evard)?|chemin|mont[ée]e|rang|c[ôo]te|quai|all[ée]e|impasse|parc|place|pont|avenue|centre|[ée]cole|[ée]glise|h[ôo]pital|clinique|pharmacie|[ée]picerie|boulangerie|magasin|maison|jardins?|caf[ée]|librairie|march[ée]|r[ée]sidence|salle|st|ste|saint|sainte|de|du|des|la|le|les|aux?)(?!\p{L})/iu

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
  const words = wordsOf(part).filter((each) => !isSpelled(each))
  const long = words.filter((each) => each.length >= 3)
  return words.some((each) => each.length >= 5 || streetWords.has(each)) || long.length >= 2
}

function isWhispered(part: string): boolean {
  return !/\p{Lu}/u.test(part) && wordsOf(part).some((each) => each.length >= 2)
}

/** Letters that are said one by one: "RCMP" has no vowel to be spoken by. */
function isSpelled(each: string): boolean {
  const capitals = each.toUpperCase()
  if (keptInCapitals.has(capitals)) return true
  return /^[B-DF-HJ-NP-TV-XZ]{2,5}$/.test(capitals) && !spokenWithoutVowels.has(capitals)
}

/** Words that stand for themselves; letters behind a digit ("8TH", "812A") belong to the number. */
function wordsOf(part: string): readonly string[] {
  return part.replaceAll(/\d+(\p{L}*)/gu, (all, letters) => (letters === '' ? all : '')).match(word) ?? []
}

function titleCase(part: string): string {
  let isFirst = true
  return part.replaceAll(/\d+\p{L}*|\p{L}[\p{L}'’]*/gu, (each, at: number) => {
    if (/^\d/.test(each)) return each
    const titled = titleWord(each, isFirst, part.slice(0, at))
    isFirst = false
    return titled
  })
}

function titleWord(each: string, isFirst: boolean, before: string): string {
  const lower = each.toLowerCase()
  if (keptInCapitals.has(each.toUpperCase()) || (each !== lower && isSpelled(each))) return each.toUpperCase()
  if (!isFirst && keptSmall.has(lower)) return lower
  const [, article, noun] = /^([dl]['’])(\p{L}{2,})$/u.exec(lower) ?? []
  if (article !== undefined && noun !== undefined && (article.startsWith('l') || french.test(before)))
    return (isFirst ? article.toUpperCase() : article) + noun.charAt(0).toUpperCase() + noun.slice(1)
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
