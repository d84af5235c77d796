/** Letters that are not an ordinary one with a mark, and what a person without them on the keyboard types. */
const spelledOut: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}
const spelled = new RegExp(`[${Object.keys(spelledOut).join('')}]`, 'g')
const marks = /[\u0300-\u036f]/g

/**
 * A text as searches compare it: in small letters and without accents, so that "tomas" finds Tomás and "lukasz" Łukasz. The
 * database has the same as `bare_letters`.
 */
export function bareLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(marks, '')
    .replace(spelled, (letter) => spelledOut[letter] ?? letter)
}

/** Whether every word of what was typed stands somewhere in the text, whatever its capitals and accents. */
export function holdsWords(text: string, typed: string | null | undefined): boolean {
  const haystack = bareLetters(text)
  return bareLetters(typed ?? '')
    .split(/\s+/)
    .every((word) => haystack.includes(word))
}
