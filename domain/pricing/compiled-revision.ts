import { readRevision } from './read-snapshot.ts'
import type { ReadRevision, RevisionPricing } from './types.ts'

/**
 * A pinned revision with all of its parts, to be priced by again and again: the order of its bands and the index of its zones hang on
 * these very objects once they were asked for. Nobody can change it, because everybody is given the same one.
 */
export function compiledRevision(pricing: RevisionPricing): ReadRevision {
  return frozen(readRevision(pricing))
}

/** Corners stay as they are: thousands of pairs of numbers, which take twice the memory when they are frozen. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  const parts: unknown[] = Object.values(value)
  if (Array.isArray(value) && typeof parts[0] === 'number') return value
  for (const part of parts) frozen(part)
  return Object.freeze(value)
}
