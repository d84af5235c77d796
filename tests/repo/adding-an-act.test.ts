import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { projectRoot } from '#scripts/project-root.ts'
import { copyOfRepository, isCopied, stepsOf } from './followed-page.ts'
import { readTracked, trackedFiles } from './tracked-files.ts'

/**
 * docs/adding-an-act.md walks through the acts of protocols. Here somebody follows it: in a copy of the repository without them, what the
 * page says is written down, and the copy is the repository again, of which another check says that what is generated from it is what
 * stands in it.
 */
const page = readTracked('docs/adding-an-act.md')

interface Edit {
  readonly target: string
  readonly before: string
  readonly after: string
}

/** Each block that stands together, and each line of a `diff`, with what was there before it. */
const edits = stepsOf(page).flatMap(({ kind, target, text }): Edit[] =>
  kind === 'part'
    ? [{ target, before: '', after: asIndentedIn(readTracked(target), text) }]
    : [...text.matchAll(/^(?:- (.*\n))?\+ (.*\n)/gm)].map(([, before = '', after = '']) => ({ target, before, after })),
)

/** A part as it stands in its file: the page shows it from the margin. */
function asIndentedIn(file: string, part: string): string {
  const depths = Array.from({ length: 16 }, (_, depth) => part.replaceAll(/^(?=.)/gm, ' '.repeat(depth)))
  return depths.find((text) => file.includes(text)) ?? part
}

let copy = ''
const inCopy = (name: string) => path.join(copy, name)

beforeAll(async () => {
  copy = await copyOfRepository()
}, 60_000)
afterAll(() => rm(copy, { recursive: true, force: true }))

it('is all that has to be written: without it nothing knows of the acts, with it everything does', async () => {
  for (const { target, before, after } of edits) {
    const text = await readFile(inCopy(target), 'utf8')
    expect(text.split(after), `${target} holds once: ${after}`).toHaveLength(2)
    await writeFile(
      inCopy(target),
      text.replace(after, () => before),
    )
  }
  await promisify(execFile)(process.execPath, ['scripts/generate.ts'], { cwd: copy })
  expect(await readFile(inCopy('generated/acts.ts'), 'utf8')).not.toMatch(/protocol/i)
  const sources = trackedFiles().filter((name) => /^(domain|generated|mocks|server|src)\/.*\.tsx?$/.test(name))
  const knowing: string[] = []
  for (const name of sources) {
    if (/\.test\.tsx?$/.test(name)) continue
    const text = await readFile(inCopy(name), 'utf8').catch(() => '')
    if (/\b(en|dis)ableProtocol\b|\bprotocolActs\b/.test(text)) knowing.push(name)
  }
  expect(knowing).toEqual([])

  for (const { target } of edits) await writeFile(inCopy(target), readTracked(target))
  for (const name of trackedFiles().filter((each) => isCopied(each) && !each.startsWith('generated/')))
    expect((await readFile(inCopy(name))).equals(await readFile(path.join(projectRoot, name))), name).toBe(true)
}, 120_000)
