import { stripVTControlCharacters } from 'node:util'
import { relative } from 'node:path'
import { projectRoot } from '../project-root.ts'
import type { Check } from './check-list.ts'
import { readResults } from './result-files.ts'

/** A test that failed. */
export interface FailedTest {
  /** From the root; absent for what went wrong outside of files. */
  readonly file?: string
  /** With the names of the groups around it, as its runner finds it; absent where the file itself could not be run. */
  readonly name?: string
  /** Where it stands in its file, for a runner that finds it by that. */
  readonly line?: number
  /** How its message begins, on one line. */
  readonly message: string
}

interface VitestResults {
  testResults: {
    name: string
    message: string
    assertionResults: { ancestorTitles: string[]; title: string; status: string; failureMessages: string[] }[]
  }[]
}

interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs?: PlaywrightSpec[]
}

interface PlaywrightSpec {
  title: string
  file: string
  line: number
  tests: { results: { status: string; errors: { message?: string }[] }[] }[]
}

interface PlaywrightResults {
  config: { rootDir: string }
  suites: PlaywrightSuite[]
  errors: { message?: string }[]
}

/** @param json what vitest's `json` reporter wrote */
export function failuresOfVitest(json: string): FailedTest[] {
  const files = (JSON.parse(json) as VitestResults).testResults
  return files.flatMap(({ name: path, message, assertionResults }): FailedTest[] => {
    const file = relative(projectRoot, path)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0) return message === '' ? [] : [{ file, message: inOneLine(message) }]
    return failed.map(({ ancestorTitles, title, failureMessages: [first = ''] }) => ({
      file,
      // Its `fullName` has spaces between the names, and finds nothing that stands in a group.
      name: [...ancestorTitles, title].join(' > '),
      message: inOneLine(first),
    }))
  })
}

/** @param json what Playwright's `json` reporter wrote */
export function failuresOfPlaywright(json: string): FailedTest[] {
  const { config, suites, errors } = JSON.parse(json) as PlaywrightResults
  const folder = relative(projectRoot, config.rootDir)
  return [
    ...suites.flatMap((suite) => failuresOfSuite(suite, folder)),
    ...errors.map(({ message = '' }) => ({ message: inOneLine(message) })),
  ]
}

function failuresOfSuite({ specs = [], suites = [] }: PlaywrightSuite, folder: string): FailedTest[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.flatMap(({ results }) =>
      results
        .filter(({ status }) => status !== 'passed' && status !== 'skipped')
        .map(({ status, errors: [first] }) => ({
          file: `${folder}/${file}`,
          name: title,
          line,
          message: inOneLine(first?.message ?? status),
        })),
    ),
  )
  return [...own, ...suites.flatMap((suite) => failuresOfSuite(suite, folder))]
}

/** A line is read at a glance; the whole message stands above. */
const longestMessage = 300

function inOneLine(message: string): string {
  return stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').trim().slice(0, longestMessage)
}

/** A failure in a line: where, which test, and how its message begins. */
export function lineOf({ file, name, message }: FailedTest): string {
  return [file, name, message].filter((part) => part !== undefined).join(' › ')
}

/** Everything that failed in this check. One that left no results has none. */
export function failedTests(check: Check): FailedTest[] {
  return readResults(check, { vitest: failuresOfVitest, playwright: failuresOfPlaywright }) ?? []
}
