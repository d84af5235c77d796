import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { projectRoot } from '#scripts/project-root.ts'
import { copyOfRepository, isCopied, stepsOf } from './followed-page.ts'
import { readTracked, trackedFiles } from './tracked-files.ts'

/**
 * docs/adding-a-resource.md walks through vehicles. Here somebody follows it: in a copy of the repository that never heard of
 * vehicles, what the page says is written down, and the copy is the repository again, of which another check says that what is
 * generated from it is what stands in it.
 */
const page = readTracked('docs/adding-a-resource.md')
const run = promisify(execFile)

const steps = stepsOf(page)
const files = steps.filter(({ kind }) => kind === 'file')
const added = steps.flatMap(({ kind, target, text }) =>
  kind === 'lines' ? text.match(/^\+ .*$/gm)!.map((line) => ({ target, line: line.slice(2) })) : [],
)

/** What only vehicles bring: no other file may need to know of them. */
const marks = /vehicles?(Contract|Handlers|InputForm)|(get|create|update|delete|archive|restore)(Tenant)?Vehicles?\b/

let copy = ''
const inCopy = (name: string) => path.join(copy, name)

beforeAll(async () => {
  copy = await copyOfRepository()
  for (const { target } of files) await rm(inCopy(target))
  for (const { target, line } of added) {
    const text = await readFile(inCopy(target), 'utf8')
    if (!text.includes(`${line}\n`)) throw new Error(`${target} does not hold what the page adds to it: ${line}`)
    await writeFile(inCopy(target), text.replace(`${line}\n`, ''))
  }
}, 60_000)

afterAll(() => rm(copy, { recursive: true, force: true }))

it('shows the files as they stand, and parts of migrations as they ran', () => {
  for (const { target, text } of files) expect(text, target).toBe(readTracked(target))
  for (const { target, text } of steps.filter(({ kind }) => kind === 'part'))
    expect(readTracked(target)).toContain(text)
})

it('is all that has to be written: without it nothing knows of vehicles, with it everything does', async () => {
  await run(process.execPath, ['scripts/generate.ts'], { cwd: copy })
  const resources = await readFile(inCopy('generated/resources.ts'), 'utf8')
  expect(resources).not.toMatch(/vehicle/)
  const others = trackedFiles().filter((name) => /^(domain|generated|mocks|server|src)\/.*\.tsx?$/.test(name))
  const knowing: string[] = []
  for (const name of others) {
    if (/\.test\.tsx?$/.test(name)) continue
    const text = await readFile(inCopy(name), 'utf8').catch(() => '')
    if (marks.test(text)) knowing.push(name)
  }
  expect(knowing).toEqual([])

  for (const { target, text } of files) await writeFile(inCopy(target), text)
  for (const { target } of added) await writeFile(inCopy(target), readTracked(target))
  for (const name of trackedFiles().filter((each) => isCopied(each) && !each.startsWith('generated/')))
    expect((await readFile(inCopy(name))).equals(await readFile(path.join(projectRoot, name))), name).toBe(true)
}, 120_000)

it('costs what the page says', () => {
  const lines = steps
    .filter(({ kind }) => kind !== 'lines')
    .reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)
  const said = page.match(/(\d+) lines in (\d+) files,\s+and (\d+) lines in files that are there/)
  expect(said?.slice(1).map(Number)).toEqual([
    lines,
    new Set(steps.filter(({ kind }) => kind === 'file').map(({ target }) => target)).size + 1,
    added.length,
  ])
  expect(lines + added.length).toBeLessThan(225)
})
