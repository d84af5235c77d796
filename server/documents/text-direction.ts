const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** Whether some of a text is in a script that is read from right to left: Arabic, Hebrew, Syriac, Thaana, N'Ko. */
export function hasRightToLeft(text: string): boolean {
  return rightToLeft.test(text)
}

/** FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE. */
const [isolate, endOfIsolate] = ['\u2068', '\u2069']

/**
 * A name as a part of a line that says more: without this, `2 × صندوق, 40 × 30 cm` would read `2 × 30 × 40 ,صندوق cm`,
 * because figures behind an Arabic word belong to it. Unicode Standard Annex 9. Texts from left to right stay as they are.
 */
export function isolateName(name: string): string {
  return hasRightToLeft(name) ? `${isolate}${name}${endOfIsolate}` : name
}

/** Marks that say how a text is read, and are not seen: they stay in a text until its letters are put in order. */
export const directionMark = /[\u061c\u200e\u200f\u2066-\u2069]/u

const openings = /[\u2066-\u2068]/gu

/**
 * The lines of one paragraph, each saying by itself how it is read: it begins in the paragraph's direction, and what was
 * isolated in it and goes on in the next line is isolated there too.
 */
export function directedLines(lines: string[], isRightToLeft: boolean): string[] {
  const mark = isRightToLeft ? '\u200f' : '\u200e'
  let open = ''
  return lines.map((line) => {
    const whole = open + line
    open = (whole.match(openings) ?? []).slice((whole.match(/\u2069/g) ?? []).length).join('')
    return mark + whole + endOfIsolate.repeat(open.length)
  })
}
