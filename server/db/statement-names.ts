import { LRUCache } from 'lru-cache'

/** Uses until a statement counts as one that comes again: a list of ids makes a text of its own for each length. */
const usesBeforeNamed = 3
/** Each takes memory (tens of kB) on every connection, for as long as the connection stands. */
const mostNames = 400
const textsRemembered = 2_000

const isLimited = /\blimit\b/i
/** Stands in a statement with a limit that is right for everybody: an index gives all that it asks for, in its order. */
export const fixedLimitMark = '/* kept */'

/** The name to keep a statement prepared under; undefined: not to be kept. */
export type StatementNames = (text: string) => string | undefined

/**
 * Names the statements of one pool, the same on each of its connections. Reading and planning a statement anew takes longer
 * than carrying it out; one that is kept is read once on each connection, and after five times planned once for all values.
 *
 * A plan for all values is right where rows are found by a key. It is wrong where a list is walked until it is long enough: one
 * organisation is a hundred times larger than the next, and what takes 0.4 ms with its own plan took 197 with the common one.
 * So a statement with a LIMIT is not kept, and planned for the values that it comes with, unless it says that it may be.
 */
export function createStatementNames(): StatementNames {
  const uses = new LRUCache<string, number>({ max: textsRemembered })
  const names = new Map<string, string>()

  return (text) => {
    const known = names.get(text)
    if (known !== undefined) return known
    const used = (uses.get(text) ?? 0) + 1
    if (used < usesBeforeNamed || names.size >= mostNames || isPlannedEachTime(text)) {
      uses.set(text, used)
      return undefined
    }
    uses.delete(text)
    const name = `kept_${names.size}`
    names.set(text, name)
    return name
  }
}

function isPlannedEachTime(text: string): boolean {
  return isLimited.test(text) && !text.includes(fixedLimitMark)
}
