import { globSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin } from 'vite'

const sheet = /\.module\.css$/
const importOfSheet = /^import (\w+) from ('[^'\n]+\.module\.css')$/gm

/** @returns the name of a class in the page, from its name in the sheet and the sheet's path */
type ScopedName = (name: string, path: string) => string

/** `order_head`: the sheet and the class, to be read in development and by tests. */
export function readableNames(root: string): ScopedName {
  const names = sheets(root).map((path) => baseOf(path))
  return (name, file) => {
    const path = pathOf(root, file)
    const base = baseOf(path)
    // Two sheets of one name are told apart by their folders.
    const prefix =
      names.filter((other) => other === base).length > 1 ? path.replace(sheet, '').replaceAll('/', '_') : base
    return `${prefix}_${name}`
  }
}

/** `c3_a`: the number of the sheet and of the class in it, the same in every build of the same sources. */
export function shortNames(root: string): ScopedName {
  const paths = sheets(root)
  const named = new Map<string, Map<string, number>>()
  return (name, file) => {
    const path = pathOf(root, file)
    const numbers = named.get(path) ?? new Map<string, number>()
    named.set(path, numbers)
    const number = numbers.get(name) ?? numbers.size
    numbers.set(name, number)
    return `${letters(paths.indexOf(path))}_${letters(number)}`
  }
}

/**
 * Keeps the tables of class names out of the build: taken as named exports, which are constants, the names stand where they
 * are used, and the table of a sheet is built in only where one of its names is computed.
 */
export function classNames(): Plugin[] {
  return [
    {
      name: 'waybill-class-names',
      apply: 'build',
      enforce: 'pre',
      transform(code, id) {
        if (!/\.tsx?$/.test(id) || !importOfSheet.test(code)) return null
        return { code: code.replace(importOfSheet, 'import * as $1 from $2'), map: null }
      },
    },
    {
      name: 'waybill-class-names-keep-sheets',
      apply: 'build',
      enforce: 'post',
      // A sheet whose names were all put in place is still one that the page needs.
      transform(code, id) {
        return sheet.test(id) ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null
      },
    },
  ]
}

function sheets(root: string): string[] {
  return globSync('{src,mocks}/**/*.module.css', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
}

function pathOf(root: string, file: string): string {
  return relative(root, file.replace(/\?.*$/, '')).replaceAll('\\', '/')
}

function baseOf(path: string): string {
  return path.replace(/^.*\//, '').replace(sheet, '')
}

/** 0 is `a`, 25 is `z`, 26 is `aa`. */
function letters(number: number): string {
  const rest = Math.floor(number / 26)
  return `${rest > 0 ? letters(rest - 1) : ''}${String.fromCharCode(97 + (number % 26))}`
}
