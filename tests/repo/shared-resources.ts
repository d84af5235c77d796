import { posix } from 'node:path'

const imported = /(?:from|import|import\()\s*'([^']+)'/g

/**
 * Files of a folder of `src/resources` that fewer than two folders outside it need: what one screen uses lies beside it (docs/architecture.md).
 * The files right in `src/resources` are no resource's own, they make screens of what a resource declares.
 *
 * @param sources the text of every module below `src/` but tests, by its path from the root
 */
export function lonelyResources(sources: ReadonlyMap<string, string>): string[] {
  const shared = (name: string) => /^src\/resources\/[^/]+\//.test(name)
  const importsOf = new Map(
    [...sources].map(([name, text]) => [
      name,
      [...text.matchAll(imported)].map(([, target = '']) => pathOf(name, target)).filter((target) => shared(target)),
    ]),
  )
  const users = new Map<string, Set<string>>()
  for (const name of sources.keys()) {
    if (name.startsWith('src/resources/')) continue
    const seen = new Set<string>()
    const next = [...(importsOf.get(name) ?? [])]
    for (let target = next.pop(); target !== undefined; target = next.pop()) {
      if (seen.has(target)) continue
      seen.add(target)
      users.set(target, (users.get(target) ?? new Set()).add(posix.dirname(name)))
      next.push(...(importsOf.get(target) ?? []))
    }
  }
  return [...sources.keys()].filter((name) => shared(name) && (users.get(name)?.size ?? 0) < 2)
}

function pathOf(name: string, target: string): string {
  if (target.startsWith('#src/')) return target.slice(1)
  return target.startsWith('.') ? posix.normalize(posix.join(posix.dirname(name), target)) : target
}
