/** One thing that must hold before a change is accepted. */
export interface Check {
  /** For `npm test -- --only <name>` and the names of result files. */
  name: string
  /** What it establishes, in words. */
  title: string
  /** Programs to run one after the other, each a file below the root that Node runs, with its arguments. */
  steps: string[][]
  /** Where its tests are counted; a check without tests counts as one. */
  results?: 'vitest' | 'playwright'
  /** Uses both cores itself, or measures time: nothing runs beside it. */
  alone?: boolean
  needsBrowser?: boolean
  /** Runs only when it is named: what it says is known from others already, for another version of PostgreSQL. */
  onRequest?: boolean
  /** Is given the folder of Debian's PostgreSQL as WAYBILL_TEST_POSTGRES. */
  needsPostgres?: boolean
}

/** Every check of `npm test`, in the order in which they start: of those that run side by side the longest first, then those alone. */
export const checks: Check[] = [
  {
    name: 'build',
    title: 'app and server build within their sizes, and a first start makes the demo',
    steps: [['scripts/build.ts'], ['scripts/checks/bundle-budget.ts'], ['tests/e2e/support/make-demo.ts']],
  },
  { name: 'types', title: 'TypeScript compiles', steps: [bin('tsc', '--noEmit', '--checkers', '1')] },
  { ...vitest('repo'), title: 'rules about the repository' },
  { name: 'format', title: 'sources are formatted', steps: [bin('oxfmt', '--check')] },
  { name: 'lint', title: 'the linter finds nothing', steps: [bin('oxlint', '--deny-warnings')] },
  { name: 'boundaries', title: 'folders import along the arrows', steps: [['scripts/checks/boundaries.ts']] },
  { name: 'unused', title: 'no file, export or package is unused', steps: [bin('knip')] },
  { name: 'contract', title: 'the contract is sound', steps: [bin('redocly', 'lint', 'generated/openapi.json')] },
  { name: 'generated', title: 'generated files are fresh', steps: [['scripts/generate.ts', '--check']] },
  { ...vitest('unit'), title: 'rules and modules', alone: true },
  { ...vitest('api'), title: 'the API over HTTP on a real database', alone: true },
  { ...vitest('processes'), title: 'servers that are killed, stopped and started again', alone: true },
  {
    ...vitest(['api', 'processes'], 'api-debian'),
    title: "the API on Debian's PostgreSQL",
    alone: true,
    onRequest: true,
    needsPostgres: true,
  },
  { ...vitest('components'), title: 'components in a browser', alone: true, needsBrowser: true },
  {
    name: 'e2e',
    title: 'journeys through the built product',
    steps: [bin('playwright', 'test', '--reporter=list,json')],
    results: 'playwright',
    alone: true,
    needsBrowser: true,
  },
]

/** Where a check's test runner leaves its counts, from the root. */
export function resultsFileOf(check: Check): string {
  return `test-results/${check.name}.json`
}

function bin(name: string, ...args: string[]): string[] {
  return [`node_modules/.bin/${name}`, ...args]
}

function vitest(
  project: string | readonly string[],
  name = String(project),
): Pick<Check, 'name' | 'steps' | 'results'> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=test-results/${name}.json`]
  const projects = [project].flat().flatMap((one) => ['--project', one])
  return { name, steps: [bin('vitest', 'run', ...projects, ...reporters)], results: 'vitest' }
}
