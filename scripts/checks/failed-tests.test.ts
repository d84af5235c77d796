import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../project-root.ts'
import { failuresOfPlaywright, failuresOfVitest, lineOf } from './failed-tests.ts'

test('a failure of vitest is a line: file, test and how the message begins', () => {
  const file = (name: string, message: string, assertionResults: object[]) => ({
    name: join(projectRoot, name),
    message,
    assertionResults,
  })
  const passed = { ancestorTitles: [], title: 'adds', status: 'passed', failureMessages: [] }
  const failed = {
    ancestorTitles: ['money'],
    title: 'adds',
    status: 'failed',
    failureMessages: ['\u001b[31mexpected 1\u001b[39m\n  to be 2'],
  }
  const testResults = [
    file('domain/amounts/money.test.ts', '', [passed, failed]),
    file('domain/time.test.ts', 'no such module', []),
    file('domain/whole.test.ts', '', [passed]),
  ]
  expect(failuresOfVitest(JSON.stringify({ testResults })).map(lineOf)).toEqual([
    'domain/amounts/money.test.ts › money > adds › expected 1 to be 2',
    'domain/time.test.ts › no such module',
  ])
})

test('a failure of Playwright is one too, in groups or not, and so is what went wrong outside of tests', () => {
  const spec = (title: string, ...results: object[]) => ({
    title,
    file: 'shell.spec.ts',
    line: 7,
    tests: [{ results }],
  })
  const suites = [
    {
      title: 'shell.spec.ts',
      specs: [spec('opens', { status: 'passed', errors: [] }), spec('waits', { status: 'timedOut', errors: [] })],
      suites: [
        { title: 'keys', specs: [spec('close', { status: 'failed', errors: [{ message: 'x'.repeat(1_000) }] })] },
      ],
    },
  ]
  const config = { rootDir: join(projectRoot, 'tests/e2e') }
  const failures = failuresOfPlaywright(JSON.stringify({ config, suites, errors: [{ message: 'no server' }] }))
  expect(failures[0]).toMatchObject({ file: 'tests/e2e/shell.spec.ts', line: 7 })
  expect(failures.map(lineOf)).toEqual([
    'tests/e2e/shell.spec.ts › waits › timedOut',
    `tests/e2e/shell.spec.ts › close › ${'x'.repeat(300)}`,
    'no server',
  ])
})
