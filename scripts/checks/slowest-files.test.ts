import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../project-root.ts'
import { timesOfPlaywright, timesOfVitest } from './slowest-files.ts'

test('a file of vitest took from its first test to the end of its last', () => {
  const testResults = [{ name: join(projectRoot, 'domain/amounts/money.test.ts'), startTime: 1_000, endTime: 3_500 }]
  expect(timesOfVitest(JSON.stringify({ testResults }))).toEqual([
    { file: 'domain/amounts/money.test.ts', seconds: 2.5 },
  ])
})

test('a file of Playwright took what its tests took, in groups or not', () => {
  const spec = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] })
  const suites = [
    { file: 'shell.spec.ts', specs: [spec(1_000)], suites: [{ specs: [spec(250, 250)] }] },
    { file: 'empty.spec.ts' },
  ]
  const json = JSON.stringify({ config: { rootDir: join(projectRoot, 'tests/e2e') }, suites })
  expect(timesOfPlaywright(json)).toEqual([
    { file: 'tests/e2e/shell.spec.ts', seconds: 1.5 },
    { file: 'tests/e2e/empty.spec.ts', seconds: 0 },
  ])
})
