import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isBuiltin } from 'node:module'

/** The parts of a package.json that say what the package needs. */
interface PackageFile {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

/** The name of the package that an import leads to: `ajv` for `ajv/dist/2020.js`; `null` for a module of Node.js. */
export function packageNameOf(specifier: string): string | null {
  if (isBuiltin(specifier)) return null
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

/**
 * Finds the folders of packages and of everything that these need at run time, each where Node.js would find it. An optional package is left
 * out if it is not installed: it is one for another platform.
 *
 * @param root the project's folder
 * @param names packages that the project itself imports
 * @returns absolute folders
 * @throws Error that names a package which is missing
 */
export function packagesOf(root: string, names: readonly string[]): string[] {
  const found = new Set<string>()
  const queue = names.map((name) => ({ name, from: root, isOptional: false }))
  for (const { name, from, isOptional } of queue) {
    const folder = folderOf(name, from, root)
    if (folder === undefined && !isOptional) throw new Error(`The package ${name} is not installed.`)
    if (folder === undefined || found.has(folder)) continue
    found.add(folder)
    const needs = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile
    const optional = Object.keys(needs.optionalDependencies ?? {})
    const peers = Object.keys(needs.peerDependencies ?? {}).filter(
      (peer) => !needs.peerDependenciesMeta?.[peer]?.optional,
    )
    const needed = [...Object.keys(needs.dependencies ?? {}), ...peers].filter((one) => !optional.includes(one))
    queue.push(...needed.map((one) => ({ name: one, from: folder, isOptional: false })))
    queue.push(...optional.map((one) => ({ name: one, from: folder, isOptional: true })))
  }
  return [...found]
}

/** The nearest node_modules on the way up from a folder to the root that has the package. */
function folderOf(name: string, from: string, root: string): string | undefined {
  for (let at = from; at.startsWith(root); at = dirname(at)) {
    const folder = join(at, 'node_modules', name)
    if (existsSync(join(folder, 'package.json'))) return folder
  }
  return undefined
}
