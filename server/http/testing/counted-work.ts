/** How often values were looked at, and characters read. */
export interface Work {
  looks: number
  characters: number
}

/**
 * Counts each look at a value, at the names in it and at its texts, and ends a reader that looks far too often: times would say nothing.
 * @param most what is allowed before it ends; `work` may be set back, to count what is done at a stretch
 */
export function countedWork(most: Work): { counted: (value: unknown) => unknown; work: Work } {
  const work: Work = { looks: 0, characters: 0 }
  const look = (count: number) => {
    work.looks += count
    if (work.looks > most.looks) throw new Error(`looked more than ${most.looks} times`)
  }
  const counted = (value: unknown): unknown => {
    if (typeof value === 'string') {
      work.characters += value.length
      if (work.characters > most.characters) throw new Error(`read more than ${most.characters} characters`)
    }
    return typeof value === 'object' && value !== null ? new Proxy(value, looks) : value
  }
  const looks: ProxyHandler<object> = {
    get(target, name) {
      look(1)
      return counted(Reflect.get(target, name))
    },
    ownKeys(target) {
      const keys = Reflect.ownKeys(target)
      look(keys.length)
      return keys
    },
    getOwnPropertyDescriptor(target, name) {
      look(1)
      const found = Reflect.getOwnPropertyDescriptor(target, name)
      // The length of a list is no property that a proxy may change.
      return found?.configurable ? { ...found, value: counted(found.value) } : found
    },
  }
  return { counted, work }
}
