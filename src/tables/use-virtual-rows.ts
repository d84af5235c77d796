import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { currentTenantId } from '#src/session/active-tenant.ts'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { addressablePage, pageSize, type PagedRows } from './use-paged-rows.ts'
import type { PlacedRow, RowWindow, VirtualWindowProps } from './row-window.ts'

/** Rows shown as coming while a further page loads. */
const comingRows = 6
/** The next page is asked for this many rows before the last one comes into view. */
const aheadRows = 25
/** Rows drawn beyond the edges until the window is watched: every one more is a row that the first waits for. */
const spareRows = 2

/** Watches which rows are in view. Draws nothing, and has to stand after the element that scrolls. */
export const { Part: RowWatch } = lazyComponent<VirtualWindowProps>(
  async () => (await import('./VirtualWindow.tsx')).VirtualWindow,
)

interface VirtualRowsOptions<Row> {
  readonly paged: PagedRows<Row>
  readonly scroller: RefObject<HTMLDivElement | null>
  /** Pixels. */
  readonly rowHeight: number
  /** Whether that is a guess until a row was drawn and measured: cards. */
  readonly isGuess: boolean
  readonly startPage: number
  readonly onPageChange: (page: number) => void
  /** Two lists may stand at one address: a drawer's over a screen's. */
  readonly tableId: string
  /** Names a row, so that its measured height goes with it; the same function as long as the rows are the same. */
  readonly keyOf: (index: number) => string | number
}

interface VirtualRows {
  readonly items: readonly PlacedRow[]
  /** Pixels, of all rows together. */
  readonly height: number
  /** Brings a row into the window. */
  readonly show: (index: number) => void
  /** For rows whose height is only a guess. */
  readonly measure: ((element: HTMLElement | null) => void) | undefined
  /** For `RowWatch`; null while the whole list is in view. */
  readonly watched: VirtualWindowProps | null
}

/**
 * Which rows of a list to draw. Loads pages as they come near, tells the address which page is in view, and returns to
 * where one was after Back. The first rows are drawn at once; what watches the others is fetched after them, and only for
 * a list that does not fit into the window.
 */
export function useVirtualRows<Row>(options: VirtualRowsOptions<Row>): VirtualRows {
  const { paged, scroller, rowHeight, isGuess, startPage, onPageChange, tableId, keyOf } = options
  const { firstIndex, rows, hasMore, isPending } = paged
  const place = usePlaceInHistory(tableId)
  const [startRow] = useState(() => place.read() ?? startPage * pageSize)
  const [startOffset] = useState(() => startRow * rowHeight)
  const [view, setView] = useState<RowWindow | null>(null)
  const count = firstIndex + rows.length + (hasMore ? comingRows : 0)
  const isLong = hasMore || firstIndex > 0 || count * rowHeight > window.innerHeight
  const items = view?.items ?? firstRows(startOffset, rowHeight, count)

  useLayoutEffect(() => {
    if (startOffset > 0) scroller.current?.scrollTo(0, startOffset)
  }, [scroller, startOffset])

  // What the guess was wrong by adds up over all rows above: once they are watched, the row itself is brought to the top.
  const isWatched = view !== null
  const bringStartRow = useEffectEvent(() => {
    if (isGuess && startRow >= 1) view?.virtualizer.scrollToIndex(Math.floor(startRow), { align: 'start' })
  })
  useEffect(() => {
    if (isWatched) bringStartRow()
  }, [isWatched])

  const firstDrawn = items[0]?.index ?? 0
  const lastDrawn = items.at(-1)?.index ?? 0
  const loadAround = useEffectEvent(() => {
    if (isPending) return
    const end = firstIndex + rows.length
    // The first page is enough for a person who has not scrolled yet, as long as it fills the window.
    const isAtRest = startOffset === 0 && scroller.current?.scrollTop === 0 && lastDrawn < end - spareRows
    if (firstDrawn < firstIndex) paged.loadBefore()
    else if (lastDrawn >= end - aheadRows && !isAtRest && !paged.loadFailed) paged.loadMore()
  })
  useEffect(() => loadAround(), [firstDrawn, lastDrawn, firstIndex, rows.length, isPending])

  const isStill = view !== null && !view.isScrolling
  const settle = useEffectEvent(() => {
    const offset = view?.virtualizer.scrollOffset ?? 0
    const top = view?.virtualizer.getVirtualItemForOffset(offset)
    place.write(top === undefined ? 0 : top.index + (offset - top.start) / top.size)
    const page = addressablePage(Math.floor((top?.index ?? 0) / pageSize))
    if (page !== startPage && !isPending) onPageChange(page)
  })
  useEffect(() => {
    if (isStill && !isPending) settle()
  }, [isStill, isPending])

  return {
    items,
    // What is watched comes a moment after the rows: until then there would be no room to go to those further down.
    height: isGuess && view !== null ? view.height : count * rowHeight,
    show: (index) => {
      if (view === null)
        scroller.current?.querySelector(`[data-index="${index}"]`)?.scrollIntoView({ block: 'nearest' })
      else view.virtualizer.scrollToIndex(index, { align: 'auto' })
    },
    measure: view?.virtualizer.measureElement,
    watched: !isLong && view === null ? null : { count, scroller, rowHeight, startOffset, keyOf, onChange: setView },
  }
}

/** The rows in view before anything is measured, by their expected heights. */
function firstRows(offset: number, rowHeight: number, count: number): readonly PlacedRow[] {
  const first = Math.min(Math.max(0, Math.floor(offset / rowHeight) - spareRows), count)
  const end = Math.min(count, Math.ceil((offset + window.innerHeight) / rowHeight) + spareRows)
  return Array.from({ length: Math.max(0, end - first) }, (_, place) => {
    const index = first + place
    return { index, start: index * rowHeight, end: (index + 1) * rowHeight }
  })
}

/** A place is the row at the top of the window, with the part of it that is scrolled away: 12.5. */
interface PlaceInHistory {
  readonly read: () => number | undefined
  readonly write: (row: number) => void
}

/** The places that this document wrote down: what is older was written before a reload, or on an earlier visit. */
const writtenHere = new Set<string>()

/** Whether the browser brought one to this document by a reload, Back or Forward, and not by a link. */
function cameBackToDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate'
}

/**
 * Where a list stood, by its organization and its address without the page and the open order; read again only when one comes back to it.
 * Pixels would not do: the heights of cards are known only once they were drawn.
 */
function usePlaceInHistory(tableId: string): PlaceInHistory {
  const { pathname, search } = useLocation()
  const cameBack = useNavigationType() === 'POP'
  const opened = useRef(cameBack)
  const params = new URLSearchParams(search)
  for (const name of ['page', 'order', 'open']) params.delete(name)
  const key = `place ${currentTenantId() ?? 0} ${tableId} ${pathname}?${params}`
  return {
    read: () => {
      const isReturn = opened.current && (writtenHere.has(key) || cameBackToDocument())
      const stored = isReturn ? sessionStorage.getItem(key) : null
      return stored === null ? undefined : Number(stored)
    },
    write: (row) => {
      writtenHere.add(key)
      sessionStorage.setItem(key, row.toFixed(3))
    },
  }
}
