import type { Plugin } from 'vite'
import { isOneCall } from './client-by-call.ts'
import { modulesOf, type Graph } from './used-imports.ts'

/** The modules that stand between the address bar and the first list: the boot, the frame around screens, the list. */
const firstListModules = [
  'index.html',
  'src/main.tsx',
  'src/layouts/AppLayout.tsx',
  'src/orders/list/OrderHistoryScreen.tsx',
]
const iconModules = /\/node_modules\/@blueprintjs\/icons\//
/** Blueprint's dialogs, popovers and menus, with what places them. */
const parts =
  /\/node_modules\/(@blueprintjs\/(core|colors)|@floating-ui|@popperjs|react-popper|react-transition-group)\/(?!.*\.css$)/
/** What Blueprint's table is made of, and several questions at once, and no first list: the index that it reads names them as well. */
const namedAlone =
  /\/node_modules\/(@blueprintjs\/core\/lib\/esm\/common\/(abstractComponent|utils\/compareUtils)|@tanstack\/(react-query\/build\/modern\/useQueries|query-core\/build\/modern\/queriesObserver))\.js$/
const reactModules = /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//

/**
 * Puts what every first page needs into two files instead of some seventy small ones, which compress worse and wait for
 * each other: React with its router, and all the rest, the list included. What only other screens need stays split by
 * route.
 */
export function firstListChunks(): {
  plugin: Plugin
  groups: { name: string; test: (id: string) => boolean; priority: number }[]
} {
  const roots: string[] = []
  let needed: ReadonlySet<string> | null = null
  let graph: Graph | null = null
  const isNeeded = (id: string): boolean => {
    if (graph === null) return false
    needed ??= modulesOf(roots, graph)
    return needed.has(id)
  }
  const plugin: Plugin = {
    name: 'waybill-first-list-chunks',
    buildStart() {
      roots.length = 0
      needed = null
      graph = { getModuleInfo: (id) => this.getModuleInfo(id) }
    },
    moduleParsed({ id }) {
      if (firstListModules.some((name) => id.endsWith(`/${name}`))) roots.push(id)
    },
    buildEnd(error) {
      if (error === undefined && roots.length < firstListModules.length)
        this.error(`Of ${firstListModules.join(', ')} only ${roots.length} were built: has one moved?`)
    },
  }
  const groups = [
    { name: 'react', test: (id: string) => reactModules.test(id) && isNeeded(id), priority: 2 },
    { name: 'frame', test: (id: string) => isNeeded(id) && !namedAlone.test(id), priority: 1 },
    // What two screens share would otherwise be a file for each of its fifty modules.
    { name: 'icons', test: (id: string) => iconModules.test(id), priority: 0 },
    { name: 'calls', test: isOneCall, priority: 0 },
    { name: 'parts', test: (id: string) => parts.test(id), priority: 0 },
  ]
  return { plugin, groups }
}
