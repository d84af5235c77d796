/** How many tests of a run passed and failed. */
export interface Counts {
  passed: number
  failed: number
}

interface VitestResults {
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

interface PlaywrightResults {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/**
 * Counts a vitest run. A test that did not run, because the set-up before it failed, counts as failed; so does a file
 * that could not be loaded.
 *
 * @param json what vitest's `json` reporter wrote
 */
export function countVitest(json: string): Counts {
  const files = (JSON.parse(json) as VitestResults).testResults
  const tests = files.flatMap((file) => file.assertionResults)
  const passed = tests.filter((test) => test.status === 'passed').length
  const broken = files.filter((file) => file.status !== 'passed' && file.assertionResults.length === 0).length
  return { passed, failed: tests.length - passed + broken }
}

/**
 * Counts a Playwright run. Only a test that passed at its first attempt has passed.
 *
 * @param json what Playwright's `json` reporter wrote
 */
export function countPlaywright(json: string): Counts {
  const { stats, errors } = JSON.parse(json) as PlaywrightResults
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length }
}

/**
 * What a check counts for in the end: a program that ended in an error, or ran no test at all, has a failure even
 * when its tests show none.
 */
export function judgeCounts(counts: Counts, exitCode: number): Counts {
  const silent = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0)
  return silent ? { ...counts, failed: 1 } : counts
}
