import { join } from 'node:path'
import type { Plugin } from 'vite'

const ICON = /\/@blueprintjs\/icons\/lib\/esm\/generated\/components\//
const CONTAINER = /\/@blueprintjs\/icons\/lib\/esm\/svgIconContainer\.js$/
const LARGE_PATHS = /^const PATHS_20 = .*$/m
const IS_LARGE = /const isLarge = .*$/m

/**
 * Leaves out of the build what icons need not weigh: Blueprint's loader of icons by name (see no-icon-loader.ts), and the
 * second drawing of each for sizes from 20 pixels on. The first one, made for 16, is drawn larger there.
 */
export function iconsByComponent(): Plugin {
  return {
    name: 'waybill-icons-by-component',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isLoader = source === './iconLoader' && importer?.includes('/@blueprintjs/icons/')
      return isLoader ? join(import.meta.dirname, 'no-icon-loader.ts') : null
    },
    transform(code, id) {
      if (ICON.test(id) && LARGE_PATHS.test(code))
        return { code: code.replace(LARGE_PATHS, 'const PATHS_20 = PATHS_16'), map: null }
      if (!CONTAINER.test(id)) return null
      if (!IS_LARGE.test(code)) this.error('Blueprint draws its icons in another way now')
      return { code: code.replace(IS_LARGE, 'const isLarge = false'), map: null }
    },
  }
}
