import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { projectRoot } from '../project-root.ts'
import { filesOf, type ManifestEntry } from './route-weight.ts'

/** What the first list that a person sees may weigh: kilobytes (1,000 bytes) after gzip, and number of files. */
const BUDGET = { scriptsKb: 190, stylesKb: 60, files: 25 }

/** The modules that stand between the address bar and that list: the boot, the frame around screens, the list. */
const LIST_SCREEN = /^src\/screens\/orders\/Order(History|List)Screen\.tsx$/
const FIRST_LIST = [/^index\.html$/, /^src\/layouts\/AppLayout\.tsx$/, LIST_SCREEN]

/** What only development uses, and nobody may have to download. */
const DEVELOPMENT_ONLY = /^mocks\/|node_modules\/(msw|@faker-js)\/|mockServiceWorker/

const folder = join(projectRoot, 'dist/app')
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, ManifestEntry>
const modules = Object.keys(manifest)

const files = filesOf(
  manifest,
  modules.filter((module) => FIRST_LIST.some((pattern) => pattern.test(module))),
)
const scriptsKb = kilobytes(files.filter((file) => file.endsWith('.js')))
const stylesKb = kilobytes(files.filter((file) => file.endsWith('.css')))
console.log(`first list: ${scriptsKb} kB of scripts, ${stylesKb} kB of styles, ${files.length} files (gzip)`)

const faults = [
  !modules.some((module) => LIST_SCREEN.test(module)) && 'the first list is not among the built modules',
  scriptsKb > BUDGET.scriptsKb && `scripts: ${scriptsKb} kB, at most ${BUDGET.scriptsKb}`,
  stylesKb > BUDGET.stylesKb && `styles: ${stylesKb} kB, at most ${BUDGET.stylesKb}`,
  files.length > BUDGET.files && `${files.length} files, at most ${BUDGET.files}`,
  ...modules.filter((module) => DEVELOPMENT_ONLY.test(module)).map((module) => `${module} is in the build`),
].filter((fault) => typeof fault === 'string')

for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1

/** Size of built files as they travel, in kilobytes with one decimal. */
function kilobytes(names: string[]): number {
  const bytes = names.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name)), { level: 9 }).length, 0)
  return Math.round(bytes / 100) / 10
}
