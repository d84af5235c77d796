/** The size of what a JSON text holds. */
export interface JsonSize {
  /** Itself and all that stands within it. */
  readonly values: number
  /** Lists and objects within each other; 0 for a value that holds none. */
  readonly depth: number
}

const quote = 0x22
const comma = 0x2c
const backslash = 0x5c
const opening: ReadonlySet<number> = new Set([0x5b, 0x7b])
const closing: ReadonlySet<number> = new Set([0x5d, 0x7d])

/**
 * Whether JSON holds no more values, and none deeper, than `most`; the first too many ends it. It only counts, which takes
 * a fraction of the time that parsing takes: a megabyte of brackets would hold everybody up for a tenth of a second.
 */
export function isWithin(json: string, most: JsonSize): boolean {
  let values = 1
  let depth = 0
  let isText = false
  for (let index = 0; index < json.length; index++) {
    const letter = json.charCodeAt(index)
    if (isText) {
      if (letter === backslash) index++
      else if (letter === quote) isText = false
    } else if (letter === quote) isText = true
    else if (letter === comma) values++
    else if (opening.has(letter)) {
      values++
      depth++
    } else if (closing.has(letter)) depth--
    if (values > most.values || depth > most.depth) return false
  }
  return true
}
