import { bareLetters, holdsWords, searchWords } from '#domain/text/bare-letters.ts'
import type { PaletteScreen } from './screens.ts'

/** Tells how well a query means a screen: 0 by its name, 1 by what people call it, `null` not at all. */
export function matchOf({ text, words }: Pick<PaletteScreen, 'text' | 'words'>, query: string): 0 | 1 | null {
  if (holdsWords(text, query)) return 0
  const asked = searchWords(query)
  // A letter alone begins too many words.
  if (asked.every((word) => word.length === 1)) return null
  const said = bareLetters(`${text}, ${words}`).split(/[^a-z0-9]+/)
  return asked.every((word) => word.split(/[^a-z0-9]+/).every((part) => said.some((one) => one.startsWith(part))))
    ? 1
    : null
}
