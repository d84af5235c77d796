import { describe, expect, test } from 'vitest'
import { countPlaywright, countVitest, judgeCounts } from './count-results.ts'

const tests = (...statuses: string[]) => statuses.map((status) => ({ status }))

describe('countVitest', () => {
  test('counts tests, and as failed those that never ran', () => {
    const json = JSON.stringify({
      testResults: [
        { status: 'passed', assertionResults: tests('passed', 'passed') },
        { status: 'failed', assertionResults: tests('failed', 'skipped', 'passed') },
      ],
    })
    expect(countVitest(json)).toEqual({ passed: 3, failed: 2 })
  })

  test('a file that could not be loaded is one failure', () => {
    const json = JSON.stringify({ testResults: [{ status: 'failed', assertionResults: [] }] })
    expect(countVitest(json)).toEqual({ passed: 0, failed: 1 })
  })
})

describe('countPlaywright', () => {
  test('a test that passed only when repeated has failed', () => {
    const json = JSON.stringify({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 }, errors: [] })
    expect(countPlaywright(json)).toEqual({ passed: 5, failed: 3 })
  })

  test('an error outside the tests is a failure', () => {
    const json = JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [{}] })
    expect(countPlaywright(json)).toEqual({ passed: 0, failed: 1 })
  })
})

describe('judged', () => {
  test.for([
    { what: 'all passed', counts: { passed: 4, failed: 0 }, exitCode: 0, failed: 0 },
    { what: 'no test ran', counts: { passed: 0, failed: 0 }, exitCode: 0, failed: 1 },
    { what: 'the program crashed after passing tests', counts: { passed: 4, failed: 0 }, exitCode: 1, failed: 1 },
    { what: 'tests failed', counts: { passed: 4, failed: 2 }, exitCode: 1, failed: 2 },
  ])('$what: $failed failed', ({ counts, exitCode, failed }) => {
    expect(judgeCounts(counts, exitCode)).toEqual({ ...counts, failed })
  })
})
