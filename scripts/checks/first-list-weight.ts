import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { projectRoot } from '../project-root.ts'
import { filesOf, type ManifestEntry } from './route-weight.ts'

/** What the first list that a person sees may weigh: kilobytes (1,000 bytes) after gzip, and number of files. */
export const FIRST_LIST_BUDGET = { scriptsKb: 190, stylesKb: 60, files: 25 }

export interface FirstListWeight {
  /** Kilobytes after gzip. */
  scriptsKb: number
  stylesKb: number
  files: number
  /** Every module of the build, by the names of Vite's manifest. */
  modules: string[]
}

/** The modules that stand between the address bar and that list: the boot, the frame around screens, the list. */
const LIST_SCREEN = /^src\/screens\/orders\/Order(History|List)Screen\.tsx$/
const FIRST_LIST = [/^index\.html$/, /^src\/layouts\/AppLayout\.tsx$/, LIST_SCREEN]

const folder = join(projectRoot, 'dist/app')

/**
 * Weighs what a browser has to fetch of the app in `dist/app` before it can show the first list.
 * @throws when the list is not among the built modules
 */
export function weighFirstList(): FirstListWeight {
  const text = readFileSync(join(folder, '.vite/manifest.json'), 'utf8')
  const manifest = JSON.parse(text) as Record<string, ManifestEntry>
  const modules = Object.keys(manifest)
  if (!modules.some((module) => LIST_SCREEN.test(module)))
    throw new Error('the first list is not among the built modules')
  const files = filesOf(
    manifest,
    modules.filter((module) => FIRST_LIST.some((pattern) => pattern.test(module))),
  )
  return {
    scriptsKb: kilobytes(files.filter((file) => file.endsWith('.js'))),
    stylesKb: kilobytes(files.filter((file) => file.endsWith('.css'))),
    files: files.length,
    modules,
  }
}

/** Size of built files as they travel, in kilobytes with one decimal. */
function kilobytes(names: string[]): number {
  const bytes = names.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name)), { level: 9 }).length, 0)
  return Math.round(bytes / 100) / 10
}
