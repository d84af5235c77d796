import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '../project-root.ts'
import type { Check } from './check-list.ts'
import type { Counts } from './count-results.ts'
import { countWithout, crashesIn, runCrashedAgain } from './crashed.ts'
import { checkOfOne } from './run-again.ts'
import { type CheckResult, runCheck } from './run-check.ts'

const unit: Check = { name: 'unit', title: 'rules', steps: [], results: 'vitest' }
const api: Check = { name: 'api', title: 'operations', steps: [], results: 'vitest' }

const crash = (file: string, signal = 'SIGTRAP') =>
  `Caused by: Error: Worker exited unexpectedly with signal ${signal} during started state while running test file ${join(projectRoot, file)}\n`
const errors = (count: number) => `      Errors  ${count} error${count === 1 ? '' : 's'}\n`

const result = (output: string, passed: number, failed: number): CheckResult => ({
  check: api,
  passed,
  failed,
  seconds: 1,
  output,
})

async function again(results: CheckResult[], alone: Counts) {
  const asked: string[] = []
  const after = await runCrashedAgain(
    results,
    (_, { file = '' }) => {
      asked.push(file)
      return Promise.resolve(alone)
    },
    () => ({ passed: 90, failed: 1 }),
  )
  return { asked, counts: after.results.map(({ passed, failed }) => [passed, failed]) }
}

test('a file over which Node ended by its own fault is found by what the runner says of it', () => {
  expect(crashesIn(crash('tests/api/a.test.ts') + errors(1))).toEqual([
    { file: 'tests/api/a.test.ts', signal: 'SIGTRAP' },
  ])
})

test.each([
  ['a process that had no memory left', crash('tests/api/a.test.ts', 'SIGABRT') + errors(1)],
  ['a process that somebody killed', crash('tests/api/a.test.ts', 'SIGKILL') + errors(1)],
  ['another error beside it, outside of tests', crash('tests/api/a.test.ts') + errors(2)],
  ['an error outside of tests', errors(1)],
  ['nothing at all', ''],
])('%s is no fault of Node', (_, output) => {
  expect(crashesIn(output)).toEqual([])
})

test('it counts with what its tests do alone, and the others as they did', async () => {
  const crashed = result(crash('tests/api/a.test.ts') + errors(1), 90, 4)
  expect(await again([{ ...result('', 5, 0), check: unit }, crashed], { passed: 3, failed: 0 })).toEqual({
    asked: ['tests/api/a.test.ts'],
    counts: [
      [5, 0],
      [93, 1],
    ],
  })
  expect((await again([crashed], { passed: 2, failed: 1 })).counts).toEqual([[92, 2]])
})

test('a second one fails the run', async () => {
  const two = crash('tests/api/a.test.ts') + crash('tests/api/b.test.ts') + errors(2)
  expect(await again([result(two, 90, 8)], { passed: 3, failed: 0 })).toEqual({ asked: [], counts: [[90, 8]] })
})

test('tests of a file that never ended are left out of the count, and no others', () => {
  const file = (name: string, ...statuses: string[]) => ({
    name: join(projectRoot, name),
    status: 'failed',
    assertionResults: statuses.map((status) => ({ status })),
  })
  const json = JSON.stringify({
    testResults: [file('tests/api/a.test.ts', 'passed', 'pending'), file('tests/api/b.test.ts', 'passed', 'failed')],
  })
  expect(countWithout(json, ['tests/api/a.test.ts'])).toEqual({ passed: 1, failed: 1 })
})

test('a process that ends by such a signal is run again as it is', async () => {
  mkdirSync(join(projectRoot, 'test-results'), { recursive: true })
  const folder = mkdtempSync(join(projectRoot, 'test-results', 'crashed-'))
  const name = basename(folder)
  onTestFinished(() => {
    rmSync(folder, { recursive: true })
    for (const file of [name, `${name}-again`]) rmSync(join(projectRoot, `test-results/${file}.json`), { force: true })
  })
  writeFileSync(join(folder, 'whole.test.ts'), `it('ends', () => {})`)
  writeFileSync(
    join(folder, 'broken.test.ts'),
    `it('begins', () => {})
     it('ends Node', async () => {
       if (process.env.BROKEN) { process.kill(process.pid, 'SIGTRAP'); await new Promise(() => {}) }
     })
     it('comes after it', () => {})`,
  )
  const report = join(projectRoot, `test-results/${name}.json`)
  const check: Check = {
    name,
    title: 'ends',
    steps: [
      [
        'node_modules/.bin/vitest',
        'run',
        '--root',
        folder,
        '--globals',
        '--pool=forks',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
    ],
    results: 'vitest',
  }
  const crashed = await runCheck(check, { ...process.env, BROKEN: 'yes' })
  expect(crashed.failed).toBeGreaterThan(0)
  const after = await runCrashedAgain([crashed], (of, file) => runCheck(checkOfOne(of, file), process.env))
  expect(after.crashes).toEqual([{ file: join('test-results', name, 'broken.test.ts'), signal: 'SIGTRAP' }])
  expect(after.results).toMatchObject([{ passed: 4, failed: 0 }])
})
