import { LRUCache } from 'lru-cache'

/** Content as the database has it. Its name stands for just this text, and never for another one. */
export interface NamedContent {
  readonly name: string
  /** JSON. */
  readonly text: string
}

/**
 * Reads a content: out of memory by its name, else from the database.
 * @param name found in this request under row-level security: who may not read the content must not come by its name
 * @param load what there is by now, text and name in one statement; also a change since the name was found is then right
 */
export type ContentCache<Value> = (name: string, load: () => Promise<NamedContent>) => Promise<Value>

/** What a character of JSON takes once it is read and compiled: 4.4 measured of 60 zones with their index, which grow most. */
const bytesOfCharacter = 5

/**
 * Keeps what was read and compiled, in this process for all of its callers; what was not asked for longest goes first. Right in any
 * number of processes: nothing has to be told of a change, because what has changed has another name.
 * @param read makes a value of objects and lists alone: it is the same for everybody afterwards, and nobody can change it
 * @param mostBytes of memory; a content beyond it is read each time
 */
export function keepContent<Value extends object>(
  read: (text: string) => Value,
  mostBytes: number,
): ContentCache<Value> {
  const kept = new LRUCache<string, Value>({ maxSize: mostBytes })
  return async (name, load) => {
    const known = kept.get(name)
    if (known !== undefined) return known
    const loaded = await load()
    // Of many who asked at once only the first one reads it.
    const meanwhile = kept.get(loaded.name)
    if (meanwhile !== undefined) return meanwhile
    const value = frozen(read(loaded.text))
    kept.set(loaded.name, value, { size: loaded.text.length * bytesOfCharacter })
    return value
  }
}

/** Lists of numbers stay as they are: thousands of corners, which take twice the memory when they are frozen. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  const parts: unknown[] = Object.values(value)
  if (Array.isArray(value) && typeof parts[0] === 'number') return value
  for (const part of parts) frozen(part)
  return Object.freeze(value)
}
