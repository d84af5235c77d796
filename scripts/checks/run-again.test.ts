import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '../project-root.ts'
import { type Check, checks } from './check-list.ts'
import type { FailedTest } from './failed-tests.ts'
import { checkOfOne, runAgain } from './run-again.ts'
import { type CheckResult, runCheck, runPasses } from './run-check.ts'

const browser: Check = { name: 'e2e', title: 'journeys', steps: [], results: 'playwright', needsBrowser: true }
const plain: Check = { name: 'unit', title: 'rules', steps: [], results: 'vitest' }

const result = (check: Check, passed: number, failed: number): CheckResult => ({
  check,
  passed,
  failed,
  seconds: 1,
  output: '',
})
const named = (count: number): FailedTest[] =>
  Array.from({ length: count }, (_, index) => ({ file: 'tests/e2e/a.spec.ts', name: `${index}`, message: 'late' }))

/** What comes of these results when the tests named here pass alone. */
async function again(results: CheckResult[], failed: FailedTest[], good: readonly string[]) {
  const asked: string[] = []
  const passesAlone = (_: Check, { name = '' }: FailedTest) => {
    asked.push(name)
    return Promise.resolve(good.includes(name))
  }
  const { results: after, flaky } = await runAgain(results, passesAlone, () => failed)
  return {
    asked,
    counts: after.map(({ passed, failed: left }) => [passed, left]),
    flaky: flaky.map((one) => one.test.name),
  }
}

test('a test in a browser that passes alone is flaky, and the run passes', async () => {
  expect(await again([result(plain, 5, 0), result(browser, 7, 2)], named(2), ['0', '1'])).toEqual({
    asked: ['0', '1'],
    counts: [
      [5, 0],
      [9, 0],
    ],
    flaky: ['0', '1'],
  })
})

test('one that fails alone too has failed', async () => {
  expect(await again([result(browser, 7, 2)], named(2), ['1'])).toEqual({
    asked: ['0', '1'],
    counts: [[8, 1]],
    flaky: ['1'],
  })
})

test('more than three fail the run, and are not asked', async () => {
  expect(await again([result(browser, 7, 4)], named(4), ['0', '1', '2', '3'])).toEqual({
    asked: [],
    counts: [[7, 4]],
    flaky: [],
  })
  expect((await again([result(browser, 7, 3)], named(3), ['0', '1', '2'])).counts).toEqual([[10, 0]])
})

test('what needs no browser, and what failed outside of its tests, is not run again', async () => {
  expect((await again([result(plain, 7, 1)], named(1), ['0'])).asked).toEqual([])
  expect((await again([result(browser, 7, 1)], [], [])).counts).toEqual([[7, 1]])
  expect((await again([result(browser, 7, 1)], [{ message: 'no server' }], [])).counts).toEqual([[7, 1]])
})

test('one test is named as its runner finds it, and leaves its results beside the others', () => {
  const of = (name: string) => checks.find((check) => check.name === name) ?? plain
  const journey = checkOfOne(of('e2e'), { file: 'tests/e2e/shell.spec.ts', name: 'opens', line: 7, message: '' })
  expect(journey.steps).toEqual([
    [
      'node_modules/.bin/playwright',
      'test',
      '--reporter=list,json',
      'tests/e2e/shell.spec.ts:7',
      '--output=test-results/e2e-again',
    ],
  ])
  const component = checkOfOne(of('components'), { file: 'src/a.test.tsx', name: 'pays $5 (once)', message: '' })
  expect(component.name).toBe('components-again')
  expect(component.steps[0]).toContain('--outputFile.json=test-results/components-again.json')
  expect(component.steps[0]?.slice(-3)).toEqual(['src/a.test.tsx', '-t', String.raw`pays \$5 \(once\)$`])
})

test('a test that stands in a group is found by its name, and passes alone', async () => {
  mkdirSync(join(projectRoot, 'test-results'), { recursive: true })
  const folder = mkdtempSync(join(projectRoot, 'test-results', 'again-'))
  const name = basename(folder)
  onTestFinished(() => {
    rmSync(folder, { recursive: true })
    for (const file of [name, `${name}-again`]) rmSync(join(projectRoot, `test-results/${file}.json`), { force: true })
  })
  writeFileSync(
    join(folder, 'late.test.ts'),
    `describe('a list', () => {
      describe('of orders', () => {
        it('scrolls (twice)', () => { if (process.env.LATE) throw new Error('late') })
        it('waits', () => {})
      })
    })`,
  )
  const report = join(projectRoot, `test-results/${name}.json`)
  const check: Check = {
    name,
    title: 'lists',
    steps: [
      ['node_modules/.bin/vitest', 'run', '--root', folder, '--globals', '--reporter=json', `--outputFile=${report}`],
    ],
    results: 'vitest',
    needsBrowser: true,
  }
  const failed = await runCheck(check, { ...process.env, LATE: 'yes' })
  expect(failed).toMatchObject({ passed: 1, failed: 1 })
  const { results, flaky } = await runAgain([failed], async (of, one) => runPasses(checkOfOne(of, one), process.env))
  expect(flaky.map(({ test: one }) => one.name)).toEqual(['a list > of orders > scrolls (twice)'])
  expect(results).toMatchObject([{ passed: 2, failed: 0 }])
})
