import { FIRST_LIST_BUDGET, weighFirstList } from './first-list-weight.ts'

/** What only development uses, and nobody may have to download. */
const DEVELOPMENT_ONLY = /^mocks\/|node_modules\/(msw|@faker-js)\/|mockServiceWorker/

const { scriptsKb, stylesKb, files, modules } = weighFirstList()
console.log(`first list: ${scriptsKb} kB of scripts, ${stylesKb} kB of styles, ${files} files (gzip)`)

const faults = [
  scriptsKb > FIRST_LIST_BUDGET.scriptsKb && `scripts: ${scriptsKb} kB, at most ${FIRST_LIST_BUDGET.scriptsKb}`,
  stylesKb > FIRST_LIST_BUDGET.stylesKb && `styles: ${stylesKb} kB, at most ${FIRST_LIST_BUDGET.stylesKb}`,
  files > FIRST_LIST_BUDGET.files && `${files} files, at most ${FIRST_LIST_BUDGET.files}`,
  ...modules.filter((module) => DEVELOPMENT_ONLY.test(module)).map((module) => `${module} is in the build`),
].filter((fault) => typeof fault === 'string')

for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1
