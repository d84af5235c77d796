const quote = 0x22
const lineFeed = 0x0a

/** Counts the lines of a CSV as its bytes arrive; a line break inside quotes belongs to a note, not to the file. */
export function createLineCounter(): { count: (bytes: Uint8Array) => number } {
  let lines = 0
  let quoted = false
  return {
    count: (bytes) => {
      for (const byte of bytes) {
        if (byte === quote) quoted = !quoted
        else if (byte === lineFeed && !quoted) lines += 1
      }
      return lines
    },
  }
}
