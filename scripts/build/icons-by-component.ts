import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Leaves Blueprint's loader of icons by name out of the build; see no-icon-loader.ts. */
export function iconsByComponent(): Plugin {
  return {
    name: 'waybill-icons-by-component',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isLoader = source === './iconLoader' && importer?.includes('/@blueprintjs/icons/')
      return isLoader ? join(import.meta.dirname, 'no-icon-loader.ts') : null
    },
  }
}
