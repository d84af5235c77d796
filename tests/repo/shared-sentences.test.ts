import { describe, expect, test } from 'vitest'
import { repeatedSentences, sentencesIn } from './shared-sentences.ts'
import { readTracked, trackedFiles } from './tracked-files.ts'

/** Made-up texts of the demo and of tests are nobody's rule. */
const isSaid = (path: string) => path.endsWith('.ts') && !/\.test\.ts$|\/(seed|testing)\//.test(path)

const sourcesOf = (folder: RegExp) =>
  trackedFiles()
    .filter((path) => folder.test(path) && isSaid(path))
    .map((path) => ({ path, text: readTracked(path) }))

describe('a sentence of a refusal stands once', () => {
  test.each([
    [`throw notFound('The order has no file.') // 'It is not said here at all.'`, ['The order has no file.']],
    ['const a = `The order is ${status} and closed.`', ['The order is … and closed.']],
    [`/** It's a comment, that's all there is. */ const b = "It's said by the mocks."`, ["It's said by the mocks."]],
    [`const c = ['Too few words.', 'No end to this sentence', './a/b c d e.ts']`, []],
  ])('%s', (text, sentences) => {
    expect(sentencesIn(text)).toEqual(sentences)
  })

  test('and not in the mocks as well', () => {
    const mocks = [{ path: 'mocks/a.ts', text: `throw gone('The order has no file.')` }]
    const server = [{ path: 'server/b.ts', text: `return refuse("The order has no file.")` }]
    expect(repeatedSentences(mocks, server)).toEqual(['"The order has no file." is said by mocks/a.ts and server/b.ts'])
    expect(repeatedSentences(mocks, [{ path: 'server/b.ts', text: `import { noFile } from './a.ts'` }])).toEqual([])
  })

  test('in the sources of this repository', () => {
    const mocks = sourcesOf(/^mocks\//)
    expect(mocks.length).toBeGreaterThan(40)
    expect(repeatedSentences(mocks, sourcesOf(/^(?:server|domain)\//))).toEqual([])
  })
})
