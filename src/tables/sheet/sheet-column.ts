import type { ReactNode } from 'react'

export interface SheetColumn<Row> {
  readonly id: string
  /** What stands in the heading. */
  readonly heading: ReactNode
  /** Pixels, until a person draws it wider. */
  readonly width: number
  /** The value as text: what is copied, and what the cell shows where `cell` says nothing else. */
  readonly text: (row: Row) => string
  readonly cell?: (row: Row) => ReactNode
}
