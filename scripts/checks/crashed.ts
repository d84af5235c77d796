import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { projectRoot } from '../project-root.ts'
import type { Check } from './check-list.ts'
import { countVitest, type Counts } from './count-results.ts'
import type { FailedTest } from './failed-tests.ts'
import { readResults } from './result-files.ts'
import type { CheckResult } from './run-check.ts'

/**
 * Node ends itself by these signals when its own machinery is broken, such as a page of compiled code that its engine cannot find again.
 * SIGABRT, which a process without memory ends by, and SIGKILL are none of them: tests and what they test can be the reason of those.
 */
const ownFaults = ['SIGTRAP', 'SIGILL', 'SIGSEGV', 'SIGBUS']

/** A second one in a run is no accident any more, and the run has failed. */
const mostCrashes = 1

const crashLine =
  /Worker exited unexpectedly with signal (SIG[A-Z]{1,10}) during \w{1,20} state while running test file ([^\n]{1,1000})/gu
const errorCount = /^ *Errors {2,}(\d{1,6}) errors?$/mu

/** A file of tests whose process ended over it by a fault of Node. */
interface Crash {
  readonly file: string
  readonly signal: string
}

/** @returns the files over which Node ended, or none when anything else went wrong outside of tests as well */
export function crashesIn(output: string): readonly Crash[] {
  const text = stripVTControlCharacters(output)
  const crashes = [...text.matchAll(crashLine)].map(([, signal = '', path = '']) => ({
    file: relative(projectRoot, path.trim()),
    signal,
  }))
  const errors = Number(errorCount.exec(text)?.[1] ?? 0)
  return errors === crashes.length && crashes.every(({ signal }) => ownFaults.includes(signal)) ? crashes : []
}

/** Counts a vitest run without some of its files. @param files from the root of the project */
export function countWithout(json: string, files: readonly string[]): Counts {
  const results = JSON.parse(json) as { testResults: { name: string }[] }
  const others = results.testResults.filter(({ name }) => !files.includes(relative(projectRoot, name)))
  return countVitest(JSON.stringify({ ...results, testResults: others }))
}

/**
 * Runs the file over which Node itself ended once more, alone. Its tests count with what they do then; all other tests count as they did.
 *
 * @param runAlone runs one file by itself
 * @param countOthers counts the tests of a check outside of these files; undefined where its runner left nothing to be read
 */
export async function runCrashedAgain(
  results: readonly CheckResult[],
  runAlone: (check: Check, file: FailedTest) => Promise<Counts>,
  countOthers: (check: Check, files: readonly string[]) => Counts | undefined = (check, files) =>
    check.results === 'vitest'
      ? readResults(check, { vitest: (json) => countWithout(json, files), playwright: () => undefined })
      : undefined,
): Promise<{ readonly results: readonly CheckResult[]; readonly crashes: readonly Crash[] }> {
  const found = results.flatMap((result) => crashesIn(result.output).map((crash) => ({ check: result.check, crash })))
  if (found.length > mostCrashes) return { results, crashes: [] }
  const after = await Promise.all(
    results.map(async (result) => {
      const files = found.filter(({ check }) => check === result.check).map(({ crash }) => crash.file)
      const [file] = files
      const others = file === undefined ? undefined : countOthers(result.check, files)
      if (file === undefined || others === undefined) return result
      const alone = await runAlone(result.check, { file, message: 'Node ended.' })
      return { ...result, passed: others.passed + alone.passed, failed: others.failed + alone.failed }
    }),
  )
  return { results: after, crashes: found.map(({ crash }) => crash) }
}
