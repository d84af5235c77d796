import { join } from 'node:path'
import type { Plugin } from 'vite'

const icon = /\/@blueprintjs\/icons\/lib\/esm\/generated\/components\//
const container = /\/@blueprintjs\/icons\/lib\/esm\/svgIconContainer\.js$/
const largePaths = /^const PATHS_20 = .*$/m
const isLargeLine = /const isLarge = .*$/m

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
      if (icon.test(id) && largePaths.test(code))
        return { code: code.replace(largePaths, 'const PATHS_20 = PATHS_16'), map: null }
      if (!container.test(id)) return null
      if (!isLargeLine.test(code)) this.error('Blueprint draws its icons in another way now')
      return { code: code.replace(isLargeLine, 'const isLarge = false'), map: null }
    },
  }
}
