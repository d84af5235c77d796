import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { projectRoot } from '../project-root.ts'
import { filesOf, type ManifestEntry } from './route-weight.ts'

/** What the first list that a person sees may weigh: kilobytes (1,000 bytes) after gzip, and number of files. */
export const firstListBudget = { scriptsKb: 170, stylesKb: 60, files: 25 }

export interface FirstListWeight {
  /** Kilobytes after gzip. */
  scriptsKb: number
  stylesKb: number
  files: number
  /** Every module of the build, by the names of Vite's manifest. */
  modules: string[]
}

/**
 * What stands between the address bar and that list: the boot, the frame around screens, the list. The build puts the
 * last two beside the first (first-list-chunks.ts), where the manifest no longer names them.
 */
const boot = 'index.html'
const firstList = [boot, 'src/layouts/AppLayout.tsx', 'src/orders/list/OrderHistoryScreen.tsx']

const folder = join(projectRoot, 'dist/app')

/**
 * Weighs what a browser has to fetch of the app in `dist/app` before it can show the first list.
 * @throws when one of its modules has gone elsewhere
 */
export function weighFirstList(): FirstListWeight {
  const text = readFileSync(join(folder, '.vite/manifest.json'), 'utf8')
  const manifest = JSON.parse(text) as Record<string, ManifestEntry>
  const modules = Object.keys(manifest)
  const gone = firstList.filter((module) => !existsSync(join(projectRoot, module)))
  if (gone.length > 0 || manifest[boot] === undefined)
    throw new Error(`the first list is no longer ${firstList.join(', ')}`)
  const files = filesOf(manifest, firstList)
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
