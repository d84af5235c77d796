import { stripVTControlCharacters } from 'node:util'
import { relative } from 'node:path'
import { projectRoot } from '../project-root.ts'
import type { Check } from './check-list.ts'
import { readResults } from './result-files.ts'

interface VitestResults {
  testResults: {
    name: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; file: string; tests: { results: { status: string; errors: { message?: string }[] }[] }[] }[]
}

interface PlaywrightResults {
  suites: PlaywrightSuite[]
  errors: { message?: string }[]
}

/**
 * What failed in a vitest run, a line each: where, which test, and how its message begins.
 *
 * @param json what vitest's `json` reporter wrote
 */
export function failuresOfVitest(json: string): string[] {
  const files = (JSON.parse(json) as VitestResults).testResults
  return files.flatMap(({ name, message, assertionResults }) => {
    const file = relative(projectRoot, name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0) return message === '' ? [] : [lineOf([file], message)]
    return failed.map(({ fullName, failureMessages: [first = ''] }) => lineOf([file, fullName.trim()], first))
  })
}

/**
 * The same of a Playwright run.
 *
 * @param json what Playwright's `json` reporter wrote
 */
export function failuresOfPlaywright(json: string): string[] {
  const { suites, errors } = JSON.parse(json) as PlaywrightResults
  return [...suites.flatMap(failuresOfSuite), ...errors.map(({ message = '' }) => lineOf([], message))]
}

function failuresOfSuite({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ results }) =>
      results
        .filter(({ status }) => status !== 'passed' && status !== 'skipped')
        .map(({ status, errors: [first] }) => lineOf([file, title], first?.message ?? status)),
    ),
  )
  return [...own, ...suites.flatMap(failuresOfSuite)]
}

/** A line is read at a glance; the whole message stands above. */
const longestMessage = 300

function lineOf(place: string[], message: string): string {
  const words = stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').trim().slice(0, longestMessage)
  return [...place, words].join(' › ')
}

/** Everything that failed in these checks, a line each. A check that left no results has none. */
export function failedTests(checks: Check[]): string[] {
  const readers = { vitest: failuresOfVitest, playwright: failuresOfPlaywright }
  return checks.flatMap((check) => readResults(check, readers) ?? [])
}
