/** What the bundler knows of a module, as far as it matters here. */
export interface Graph {
  getModuleInfo(id: string): { readonly code: string | null; readonly importedIds: readonly string[] } | null
}

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const reexport = /export\s*(?:\*|\{([^}]*)\})\s*from\s*["']([^"']+)["'];?/g
const importStatement = /import\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g

interface Reexport {
  /** Null for everything that the other module exports. */
  readonly names: readonly string[] | null
  readonly from: string
}

/**
 * Every module that the roots need, directly or not, without what they load later. A module that only hands on the
 * exports of others (`export … from`) is passed through by name: a file that takes a button from a package of eighty
 * components does not need the other seventy-nine.
 */
export function modulesOf(roots: readonly string[], graph: Graph): Set<string> {
  const found = new Set<string>()
  const barrels = new Map<string, readonly Reexport[] | null>()
  const queue = [...roots]

  const reexportsOf = (id: string): readonly Reexport[] | null => {
    const known = barrels.get(id)
    if (known !== undefined) return known
    const read = readReexports(graph.getModuleInfo(id)?.code ?? null)
    barrels.set(id, read)
    return read
  }
  /** The module that defines this export of a module; null when it exports no such name. */
  const definitionOf = (id: string, name: string, importedIds: readonly string[]): string | null => {
    const reexports = reexportsOf(id)
    if (reexports === null) return exportsName(graph.getModuleInfo(id)?.code ?? '', name) ? id : null
    const named = reexports.find(({ names }) => names?.includes(name))
    for (const { from } of named === undefined ? reexports.filter(({ names }) => names === null) : [named]) {
      const target = targetOf(from, importedIds)
      const definition = target && definitionOf(target, name, graph.getModuleInfo(target)?.importedIds ?? [])
      if (definition) return definition
    }
    return null
  }

  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (found.has(id)) continue
    found.add(id)
    const info = graph.getModuleInfo(id)
    const importedIds = info?.importedIds ?? []
    const imported = [...(info?.code ?? '').matchAll(importStatement)].map(([, names = '', from = '']) => ({
      names: namesIn(names),
      target: targetOf(from, importedIds),
    }))
    for (const target of importedIds) {
      const names = imported.filter((one) => one.target === target).flatMap((one) => one.names)
      const inner = graph.getModuleInfo(target)?.importedIds ?? []
      const definitions =
        names.length > 0 && reexportsOf(target) !== null
          ? names.map((name) => definitionOf(target, name, inner))
          : [target]
      // A name that is not found stays outside: the bundler then places its module by itself.
      queue.push(...definitions.filter((definition) => definition !== null))
    }
  }
  return found
}

/** What a module hands on, or null when it does anything besides. */
function readReexports(code: string | null): readonly Reexport[] | null {
  const text = code?.replace(comments, '') ?? ''
  const reexports = [...text.matchAll(reexport)].map(([, names, from = '']) => ({
    names: names === undefined ? null : namesIn(names, 'last'),
    from,
  }))
  return reexports.length > 0 && text.replace(reexport, '').trim() === '' ? reexports : null
}

/** The names in `A, B as C`: those of the other module, or with `last` those under which they are handed on. */
function namesIn(text: string, which: 'first' | 'last' = 'first'): string[] {
  return text
    .split(',')
    .map((part) => part.trim().split(/\s+as\s+/))
    .flatMap((parts) => (which === 'first' ? parts.slice(0, 1) : parts.slice(-1)))
    .filter(Boolean)
}

function exportsName(code: string, name: string): boolean {
  return new RegExp(`export[^;]*\\b${name}\\b`).test(code)
}

/** Which of the resolved modules an import means. */
function targetOf(from: string, importedIds: readonly string[]): string | undefined {
  const path = from.startsWith('.')
    ? from.replace(/^(\.\.?\/)+|^\.$/, '/').replace(/^\/?/, '/')
    : `/node_modules/${from}`
  const plain = path.replace(/\.[cm]?[jt]sx?$/, '')
  return importedIds.find((id) => {
    const known = id.replace(/\.[cm]?[jt]sx?$/, '')
    return (
      known.endsWith(plain) || known.endsWith(`${plain}/index`) || (!from.startsWith('.') && id.includes(`${path}/`))
    )
  })
}
