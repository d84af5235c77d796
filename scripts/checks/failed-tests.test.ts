import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../project-root.ts'
import { failuresOfPlaywright, failuresOfVitest } from './failed-tests.ts'

test('a failure of vitest is a line: file, test and how the message begins', () => {
  const file = (name: string, message: string, assertionResults: object[]) => ({
    name: join(projectRoot, name),
    message,
    assertionResults,
  })
  const passed = { fullName: ' adds', status: 'passed', failureMessages: [] }
  const failed = {
    fullName: ' money adds',
    status: 'failed',
    failureMessages: ['\u001b[31mexpected 1\u001b[39m\n  to be 2'],
  }
  const testResults = [
    file('domain/money.test.ts', '', [passed, failed]),
    file('domain/time.test.ts', 'no such module', []),
    file('domain/whole.test.ts', '', [passed]),
  ]
  expect(failuresOfVitest(JSON.stringify({ testResults }))).toEqual([
    'domain/money.test.ts › money adds › expected 1 to be 2',
    'domain/time.test.ts › no such module',
  ])
})

test('a failure of Playwright is one too, in groups or not, and so is what went wrong outside of tests', () => {
  const spec = (title: string, ...results: object[]) => ({ title, file: 'shell.spec.ts', tests: [{ results }] })
  const suites = [
    {
      title: 'shell.spec.ts',
      specs: [spec('opens', { status: 'passed', errors: [] }), spec('waits', { status: 'timedOut', errors: [] })],
      suites: [
        { title: 'keys', specs: [spec('close', { status: 'failed', errors: [{ message: 'x'.repeat(1_000) }] })] },
      ],
    },
  ]
  expect(failuresOfPlaywright(JSON.stringify({ suites, errors: [{ message: 'no server' }] }))).toEqual([
    'shell.spec.ts › waits › timedOut',
    `shell.spec.ts › close › ${'x'.repeat(300)}`,
    'no server',
  ])
})
