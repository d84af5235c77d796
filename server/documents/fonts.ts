import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fontCoverage } from './printable-text.ts'
import type { Coverage } from './printable-text.ts'

/** The weights the documents use: text, emphasis, and the label's addressee that must be read at arm's length. */
export type FontName = 'regular' | 'semibold' | 'bold'

// Resolved through the package, not by a relative path: the bundled server lies elsewhere than its sources do.
const { resolve } = createRequire(import.meta.url)

const files: Record<FontName, string> = {
  regular: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  semibold: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  bold: '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf',
}

const loaded = new Map<FontName, Uint8Array>()
let coverage: Coverage | undefined

/** The whole Inter of one weight (Latin with every accent, Greek, Cyrillic), read once when it is first wanted. */
export function fontFile(name: FontName): Uint8Array {
  let font = loaded.get(name)
  if (!font) {
    font = readFileSync(resolve(files[name]))
    loaded.set(name, font)
  }
  return font
}

/** Which code points the documents' font can draw; the weights hold the same ones. */
export function documentCoverage(): Coverage {
  coverage ??= fontCoverage(fontFile('regular'))
  return coverage
}
