const cellCall = 'wb-cell'

/** Which cell of a sheet is meant: the index of its row and the id of its column. */
interface CalledCell {
  readonly row: number
  readonly column: string
}

/** Tells the sheet of a grid to go to a cell, by the place of its value: `['1', 'from']`. What names no cell moves nothing. */
export function tellCell(grid: HTMLElement, [row = '', column = '']: readonly string[]): void {
  if (!/^\d+$/.test(row)) return
  grid.dispatchEvent(new CustomEvent<CalledCell>(cellCall, { bubbles: true, detail: { row: Number(row), column } }))
}

/** Hears which cell a sheet is told to go to. */
export function onCellCall(sheet: HTMLElement, go: (cell: CalledCell) => void): () => void {
  const hear = (event: Event) => {
    if (event instanceof CustomEvent) go(event.detail as CalledCell)
  }
  sheet.addEventListener(cellCall, hear)
  return () => sheet.removeEventListener(cellCall, hear)
}
