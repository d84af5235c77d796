import { expect, it } from 'vitest'
import { modulesOf, type Graph } from './used-imports.ts'

/** A graph of modules by path: their code, and what their imports resolve to. */
function graphOf(modules: Record<string, readonly [code: string, ...importedIds: string[]]>): Graph {
  return {
    getModuleInfo: (id) => {
      const found = modules[id]
      return found === undefined ? null : { code: found[0], importedIds: found.slice(1) }
    },
  }
}

const kit = '/x/node_modules/kit'

it('follows a name through modules that only hand on, and leaves the others behind', () => {
  const graph = graphOf({
    '/x/src/page.tsx': ['import { Button as B } from "kit";', `${kit}/index.js`],
    [`${kit}/index.js`]: [
      '/* c */\nexport * from "./parts";\nexport * from "./hooks";',
      `${kit}/parts/index.js`,
      `${kit}/hooks.js`,
    ],
    [`${kit}/parts/index.js`]: [
      'export { Link, Button } from "./button";\n// old\nexport { Drawer, } from "./drawer";',
      `${kit}/parts/button.js`,
      `${kit}/parts/drawer.js`,
    ],
    [`${kit}/parts/button.js`]: ['import "./base"; export const Button = 1, Link = 2', `${kit}/parts/base.js`],
    [`${kit}/parts/base.js`]: [''],
    [`${kit}/parts/drawer.js`]: ['export const Drawer = 1'],
    [`${kit}/hooks.js`]: ['export function useIt() {}'],
  })
  const needed = modulesOf(['/x/src/page.tsx'], graph)
  expect([...needed].toSorted()).toEqual([`${kit}/parts/base.js`, `${kit}/parts/button.js`, '/x/src/page.tsx'])
})

it('takes a module that does something of its own as a whole', () => {
  const graph = graphOf({
    '/x/src/page.tsx': ['import { Classes } from "kit"', `${kit}/index.js`],
    [`${kit}/index.js`]: ['import * as Classes from "./classes";\nexport { Classes };', `${kit}/classes.js`],
    [`${kit}/classes.js`]: ['export const INPUT = 1'],
  })
  expect(modulesOf(['/x/src/page.tsx'], graph)).toContain(`${kit}/classes.js`)
})

it('leaves what it cannot find to the bundler', () => {
  const graph = graphOf({
    '/x/src/page.tsx': ['import { Icons } from "kit"', `${kit}/index.js`],
    [`${kit}/index.js`]: ['export { Icons } from "./loader"', '/x/scripts/no-loader.ts'],
    '/x/scripts/no-loader.ts': ['export const Icons = {}'],
  })
  expect([...modulesOf(['/x/src/page.tsx'], graph)]).toEqual(['/x/src/page.tsx'])
})
