import { firstListBudget, weighFirstList } from './first-list-weight.ts'

/** What only development uses, and nobody may have to download. */
const developmentOnly = /^mocks\/|node_modules\/(msw|@faker-js)\/|mockServiceWorker/

const { scriptsKb, stylesKb, files, modules } = weighFirstList()
console.log(`first list: ${scriptsKb} kB of scripts, ${stylesKb} kB of styles, ${files} files (gzip)`)

const faults = [
  scriptsKb > firstListBudget.scriptsKb && `scripts: ${scriptsKb} kB, at most ${firstListBudget.scriptsKb}`,
  stylesKb > firstListBudget.stylesKb && `styles: ${stylesKb} kB, at most ${firstListBudget.stylesKb}`,
  files > firstListBudget.files && `${files} files, at most ${firstListBudget.files}`,
  ...modules.filter((module) => developmentOnly.test(module)).map((module) => `${module} is in the build`),
].filter((fault) => typeof fault === 'string')

for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1
