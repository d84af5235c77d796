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
/** Straight, typographic, the letters that look so, primes and accents that stand alone. */
const apostrophes = /['`\u00b4\u02b9\u02bb-\u02bd\u02c8\u2018-\u201b\u2032\u2035\uff07]/g
const dashes = /[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g
const wideBlanks = /[\u00a0\u2007\u202f]/g
const postalCodes = /([a-z][0-9][a-z])[ -]+([0-9][a-z][0-9])/g
const phones = /(?<![0-9])(?:\+?1[ .-]*)?\(?([2-9][0-9]{2})\)?[ ./-]*([2-9][0-9]{2})[ ./-]*([0-9]{4})(?![0-9])/g
const extensions = /([0-9]{10})[ ,;]*(?:ext(?:ension|n)?|poste|x|#)[ .:=]*([0-9]{0,7})(?![a-z0-9])/g

/**
 * A text as searches compare it, so that "tomas" finds Tomás, "lukasz" Łukasz and "obriens" O’Brien’s: in small letters, without accents
 * and apostrophes, every dash a hyphen, a postal code in one word ("s7t1c5") and a phone number in its ten digits, with those of its extension
 * ("3066517211204"). The database has the same as `bare_letters`.
 */
export function bareLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(marks, '')
    .replace(spelled, (letter) => spelledOut[letter] ?? letter)
    .replace(apostrophes, '')
    .replace(dashes, '-')
    .replace(wideBlanks, ' ')
    .replace(postalCodes, '$1$2')
    .replace(phones, '$1$2$3')
    .replace(extensions, '$1$2')
}

/** What parts the words of a search: blanks, and what people write between digits. */
const partings = /\s+|\+(?:1[ .-]*)?(?=[0-9(]|$)|\((?=[0-9])|(?<=[0-9])[-./)]+(?=[0-9\s]|$)/

/**
 * The words of what was typed, each of which has to stand in what is found. Of a number that is not typed to its end, "(306) 65" or
 * "110-31", the groups of digits are looked for. The database has the same as `search_words`.
 */
export function searchWords(typed: string): string[] {
  return bareLetters(typed)
    .split(partings)
    .filter((word) => word !== '')
}

/** Whether every word of what was typed stands somewhere in the text, whatever its capitals, accents and signs. */
export function holdsWords(text: string, typed: string | null | undefined): boolean {
  const haystack = bareLetters(text)
  return searchWords(typed ?? '').every((word) => haystack.includes(word))
}
