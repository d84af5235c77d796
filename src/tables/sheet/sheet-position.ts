/** A cell by its indices. */
export interface SheetPosition {
  readonly row: number
  readonly column: number
}

/** A cell that is written in, with what was typed to begin: it takes the place of what stood there. */
export interface SheetEdit extends SheetPosition {
  readonly typed?: string
}

/** Which cells are drawn at this moment; both ends count. */
export interface SheetWindow {
  readonly rows: readonly [first: number, last: number]
  readonly columns: readonly [first: number, last: number]
}

/** The part of a window that a sheet of this many rows and columns has. */
export function clampWindow({ rows, columns }: SheetWindow, rowCount: number, columnCount: number): SheetWindow {
  return {
    rows: [rows[0], Math.min(rows[1], rowCount - 1)],
    columns: [columns[0], Math.min(columns[1], columnCount - 1)],
  }
}

export function isSameWindow(a: SheetWindow, b: SheetWindow): boolean {
  return [...a.rows, ...a.columns].every((end, index) => end === [...b.rows, ...b.columns][index])
}

/** Whether the cell is drawn. */
export function isDrawn({ row, column }: SheetPosition, { rows, columns }: SheetWindow): boolean {
  return row >= rows[0] && row <= rows[1] && column >= columns[0] && column <= columns[1]
}

export function cellId(sheet: string, row: number, column: number): string {
  return `${sheet}-${row}-${column}`
}

export function headingId(sheet: string, column: number): string {
  return `${sheet}-heading-${column}`
}
