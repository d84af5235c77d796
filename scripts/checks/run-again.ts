import type { Check } from './check-list.ts'
import { failedTests, type FailedTest } from './failed-tests.ts'
import type { CheckResult } from './run-check.ts'

/** A run with more tests in a browser that fail than these has failed, whatever they would do alone. */
export const mostFlaky = 3

/** A test that failed beside others and passed alone: a fault to be found, in the product first. */
interface FlakyTest {
  readonly check: Check
  readonly test: FailedTest
}

interface Again {
  /** The same results, with the tests that passed alone counted as passed. */
  readonly results: readonly CheckResult[]
  readonly flaky: readonly FlakyTest[]
}

/**
 * Runs the tests that failed in a browser once more, each alone. Nothing is run where there are more than `mostFlaky` of them, or where
 * a check failed by something else than its tests.
 *
 * @param failedIn the tests that failed in a check
 * @param passesAlone runs one test by itself
 */
export async function runAgain(
  results: readonly CheckResult[],
  passesAlone: (check: Check, test: FailedTest) => Promise<boolean>,
  failedIn: (check: Check) => readonly FailedTest[] = failedTests,
): Promise<Again> {
  const candidates = results
    .filter(({ check, failed }) => check.needsBrowser === true && failed > 0)
    .map((result) => ({ result, tests: failedIn(result.check) }))
    .filter(({ result, tests }) => tests.length === result.failed && tests.every(({ file }) => file !== undefined))
  const count = candidates.reduce((sum, { tests }) => sum + tests.length, 0)
  if (count > mostFlaky) return { results, flaky: [] }

  const flaky: FlakyTest[] = []
  for (const { result, tests } of candidates)
    for (const test of tests) if (await passesAlone(result.check, test)) flaky.push({ check: result.check, test })
  return {
    results: results.map((result) => {
      const passed = flaky.filter(({ check }) => check === result.check).length
      return { ...result, passed: result.passed + passed, failed: result.failed - passed }
    }),
    flaky,
  }
}

/** The check that runs one test of another check by itself. */
export function checkOfOne({ name, title, steps, results }: Check, { file = '', name: test, line }: FailedTest): Check {
  const again = `${name}-again`
  // The last step is the one whose results are read.
  const runner = (steps.at(-1) ?? []).map((word) =>
    word.replace(`test-results/${name}.json`, `test-results/${again}.json`),
  )
  const which =
    results === 'playwright'
      ? // What the first run saw stays where it is: of a flaky test there is nothing else to go by.
        [line === undefined ? file : `${file}:${line}`, `--output=test-results/${again}`]
      : [file, ...(test === undefined ? [] : ['-t', `${test.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}$`])]
  return {
    name: again,
    title: `${title}, once more`,
    steps: [[...runner, ...which]],
    ...(results !== undefined && { results }),
  }
}
