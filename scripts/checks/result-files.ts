import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'
import { type Check, resultsFileOf } from './check-list.ts'

/** How what a test runner wrote is read. */
export interface Readers<Result> {
  readonly vitest: (json: string) => Result
  readonly playwright: (json: string) => Result
}

/** Reads what the runner of a check's tests left; undefined where it left nothing. */
export function readResults<Result>(check: Check, readers: Readers<Result>): Result | undefined {
  if (check.results === undefined) return undefined
  const file = join(projectRoot, resultsFileOf(check))
  return existsSync(file) ? readers[check.results](readFileSync(file, 'utf8')) : undefined
}
