import type { RefObject } from 'react'
import type { Virtualizer } from '@tanstack/react-virtual'

/** A row that is drawn: its number in the list, and the pixels from the top of the list at which it begins and ends. */
export interface PlacedRow {
  readonly index: number
  readonly start: number
  readonly end: number
}

/** What of a list is in view. */
export interface RowWindow {
  readonly items: readonly PlacedRow[]
  /** Pixels, of all rows together. */
  readonly height: number
  readonly isScrolling: boolean
  readonly virtualizer: Virtualizer<HTMLDivElement, HTMLElement>
}

export interface VirtualWindowProps {
  /** Rows in all, with those on their way. */
  readonly count: number
  readonly scroller: RefObject<HTMLDivElement | null>
  /** Pixels; for cards a guess that is then measured. */
  readonly rowHeight: number
  readonly keyOf: (index: number) => string | number
  /** Pixels from the top at which the list opens. */
  readonly startOffset: number
  /** Called before the browser paints, whenever other rows come into view. */
  readonly onChange: (window: RowWindow) => void
}
