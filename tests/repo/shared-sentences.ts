/** Words of a sentence that ends; code in a template counts as a word. */
const fewestWords = 4

/** Text in quotes, with comments and regular expressions passed over as far as they hold quotes of their own. */
const literal = /\/\*[\s\S]*?\*\/|\/\/.*|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g

/** The whole sentences that a source says, of a template with `…` for its code. */
export function sentencesIn(text: string): string[] {
  return [...text.matchAll(literal)]
    .map(([, single, double, template]) => single ?? double ?? template?.replaceAll(/\$\{[^}]*\}/g, '…') ?? '')
    .filter((said) => /[^.]\.$/.test(said) && said.trim().split(/\s+/).length >= fewestWords)
}

/** A source with its path from the root. */
interface Source {
  readonly path: string
  readonly text: string
}

/**
 * Sentences that the mocks and another side both say in words of their own. Once they are two they drift: they belong into
 * `domain/`, beside the rule that they are said for.
 * @returns one line for each, with every path that says it
 */
export function repeatedSentences(mocks: readonly Source[], others: readonly Source[]): string[] {
  const said = bySentence(others)
  return [...bySentence(mocks)].flatMap(([sentence, paths]) => {
    const elsewhere = said.get(sentence)
    return elsewhere === undefined ? [] : [`"${sentence}" is said by ${[...paths, ...elsewhere].join(' and ')}`]
  })
}

function bySentence(sources: readonly Source[]): ReadonlyMap<string, readonly string[]> {
  const pairs = sources.flatMap(({ path, text }) => sentencesIn(text).map((sentence) => ({ path, sentence })))
  return new Map(
    Object.entries(Object.groupBy(pairs, ({ sentence }) => sentence)).map(([sentence, found = []]) => [
      sentence,
      [...new Set(found.map(({ path }) => path))],
    ]),
  )
}
