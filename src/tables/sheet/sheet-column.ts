import type { ReactNode } from 'react'

export interface SheetColumn<Row> {
  readonly id: string
  /** What stands in the heading. */
  readonly heading: ReactNode
  /** Numbers stand at the right, so that their digits stand below each other. */
  readonly isNumber?: boolean
  /** Pixels, until a person draws it wider. */
  readonly width: number
  /** The value as text: what is copied, and what the cell shows where `cell` says nothing else. */
  readonly text: (row: Row) => string
  readonly cell?: (row: Row) => ReactNode
  /** What is wrong with the value, in words. */
  readonly fault?: (row: Row) => string | undefined
  /** How its cells are written anew; without it they are only read. */
  readonly edit?: CellEdit<Row>
}

export interface CellEdit<Row> {
  /** Names the field: "City of line 12". */
  readonly label: (row: Row) => string
  /** What one begins with. */
  readonly text: (row: Row) => string
  /** Whether a press is enough; other cells ask for two. */
  readonly isWanted: (row: Row) => boolean
  readonly save: (row: Row, text: string) => void
  /** Where there is nothing to write, only to choose: the texts that `save` takes. */
  readonly choices?: readonly string[]
}
