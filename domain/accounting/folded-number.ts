/*
 * Numbers as people write them twice: "PO 2207", "PO–2207", "#PO-2207". The database folds them in the same manner (`folded_number` of
 * 0531_folded_numbers.sql).
 */

/** Dashes, spaces and signs that say nothing in a number, after Unicode's compatibility forms are written as plain ones. */
const meaningless = new Set(
  ' \t\n\v\f\r\u0085\u00ad\u1680\u200b\u200c\u200d\u2028\u2029\u2060\ufeff' +
    '-\u058a\u05be\u1400\u1806\u2010\u2012\u2013\u2014\u2015\u2043\u2212\u2e3a\u2e3b\u301c\u3030' +
    '#.,:;_/\\|\'"`‘’“”()[]{}<>*+=~&',
)

const orderWords = ['purchase order', 'purchaseorder', 'p o', 'po'] as const
const numberWords = ['number', 'num', 'nr', 'no'] as const

/**
 * Folds a number: what is left says whether two mean the same. Capitals, dashes, spaces and signs do not matter, nor does a word in front
 * that says that it is the number of a purchase order. Of a text of nothing but such signs only the spaces go.
 */
export function foldedNumber(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase()
  const spaced = [...plain].map((sign) => (meaningless.has(sign) ? ' ' : sign)).join('')
  const words = spaced.split(' ').filter((word) => word !== '')
  if (words.length === 0) return plain.replaceAll(' ', '')
  return without(without(words.join(' '), orderWords), numberWords).replaceAll(' ', '')
}

/** Takes one of these words off the beginning, where a further word or a digit follows. */
function without(text: string, words: readonly string[]): string {
  for (const word of words) {
    const next = text.charAt(word.length)
    if (text.startsWith(word) && (next === ' ' || (next >= '0' && next <= '9')))
      return text.slice(word.length).trimStart()
  }
  return text
}
