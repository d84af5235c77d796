/** More cells than this are no line of prices, and the ways to join them not worth counting. */
const mostJoined = 12

/** A comma behind that belongs to the price: "2026-11-16 1,589". */
const dayAndBlank = /^\s*\d{4}-\d{2}-\d{2} +[$\d][^\t;]*$/

/** The cells of a line, divided by tabs, else by semicolons, commas or blanks; what stands in quotes is one. */
export function cellsOf(line: string): string[] {
  const divider = dayAndBlank.test(line) ? undefined : ['\t', ';', ','].find((each) => line.includes(each))
  const parts = divider === undefined ? line.trim().split(/\s+/) : quotedParts(line, divider)
  const cells = parts.map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
}

function quotedParts(line: string, divider: string): string[] {
  const parts: string[] = []
  let isQuoted = false
  let start = 0
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '"') isQuoted = !isQuoted
    if (isQuoted || line[at] !== divider) continue
    parts.push(line.slice(start, at))
    start = at + 1
  }
  return [...parts, line.slice(start)]
}

/** All ways in which so many numbers may have been cut at their decimal commas into these cells. */
export function waysToJoin(cells: readonly string[], count: number): string[][] {
  const [first, second, ...rest] = cells
  if (count === 0 || first === undefined) return count === 0 && first === undefined ? [[]] : []
  if (cells.length > mostJoined || cells.length < count || cells.length > 2 * count) return []
  const alone = waysToJoin(cells.slice(1), count - 1).map((way) => [first, ...way])
  if (second === undefined || !/^\$?\d+$/.test(first) || !/^\d+$/.test(second)) return alone
  return [...alone, ...waysToJoin(rest, count - 1).map((way) => [`${first},${second}`, ...way])]
}
