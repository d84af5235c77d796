import { join, relative } from 'node:path'
import { projectRoot } from '../project-root.ts'
import type { Check } from './check-list.ts'
import { readResults } from './result-files.ts'

/** How long a file of tests took, its own preparation not counted. */
export interface TimedFile {
  /** From the root. */
  file: string
  seconds: number
}

interface VitestResults {
  testResults: { name: string; startTime: number; endTime: number }[]
}

interface PlaywrightSuite {
  specs?: { tests: { results: { duration: number }[] }[] }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightResults {
  config: { rootDir: string }
  suites: (PlaywrightSuite & { file: string })[]
}

/** @param json what vitest's `json` reporter wrote */
export function timesOfVitest(json: string): TimedFile[] {
  const { testResults } = JSON.parse(json) as VitestResults
  return testResults.map(({ name, startTime, endTime }) => ({
    file: relative(projectRoot, name),
    seconds: (endTime - startTime) / 1000,
  }))
}

/** @param json what Playwright's `json` reporter wrote */
export function timesOfPlaywright(json: string): TimedFile[] {
  const { config, suites } = JSON.parse(json) as PlaywrightResults
  return suites.map((suite) => ({
    file: relative(projectRoot, join(config.rootDir, suite.file)),
    seconds: millisecondsOf(suite) / 1000,
  }))
}

function millisecondsOf({ specs = [], suites = [] }: PlaywrightSuite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
  return [...own, ...suites.map(millisecondsOf)].reduce((sum, each) => sum + each, 0)
}

/** The files of these checks that took longest, the longest first. A check that left no results has none. */
export function slowestFiles(checks: Check[], count: number): TimedFile[] {
  const readers = { vitest: timesOfVitest, playwright: timesOfPlaywright }
  return checks
    .flatMap((check) => readResults(check, readers) ?? [])
    .toSorted((left, right) => right.seconds - left.seconds)
    .slice(0, count)
}
