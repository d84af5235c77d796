import type { RefObject } from 'react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { later } from '#src/ui/later.tsx'
import { pageSize, type PagedRows } from './use-paged-rows.ts'
import type { PlacedRow, RowWindow, VirtualWindowProps } from './row-window.ts'

/** Rows shown as coming while a further page loads. */
const comingRows = 6
/** The next page is asked for this many rows before the last one comes into view. */
const aheadRows = 25
/** Rows drawn beyond the edges until the window is watched. */
const spareRows = 10

/** Watches which rows are in view. Draws nothing, and has to stand after the element that scrolls. */
export const { Part: RowWatch } = later<VirtualWindowProps>(
  async () => (await import('./VirtualWindow.tsx')).VirtualWindow,
)

interface VirtualRowsOptions<Row> {
  readonly paged: PagedRows<Row>
  readonly scroller: RefObject<HTMLDivElement | null>
  /** Pixels; for cards a guess that is then measured. */
  readonly rowHeight: number
  readonly startPage: number
  readonly onPageChange: (page: number) => void
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
  const { paged, scroller, rowHeight, startPage, onPageChange } = options
  const { firstIndex, rows, hasMore, isPending } = paged
  const place = usePlaceInHistory()
  const [startOffset] = useState(() => place.read() ?? startPage * pageSize * rowHeight)
  const [view, setView] = useState<RowWindow | null>(null)
  const count = firstIndex + rows.length + (hasMore ? comingRows : 0)
  const isLong = hasMore || firstIndex > 0 || count * rowHeight > window.innerHeight
  const items = view?.items ?? firstRows(startOffset, rowHeight, count)

  useLayoutEffect(() => {
    if (startOffset > 0) scroller.current?.scrollTo(0, startOffset)
  }, [scroller, startOffset])

  const firstDrawn = items[0]?.index ?? 0
  const lastDrawn = items.at(-1)?.index ?? 0
  const loadAround = useEffectEvent(() => {
    if (isPending) return
    if (firstDrawn < firstIndex) paged.loadBefore()
    else if (lastDrawn >= firstIndex + rows.length - aheadRows && !paged.loadFailed) paged.loadMore()
  })
  useEffect(() => loadAround(), [firstDrawn, lastDrawn, firstIndex, rows.length, isPending])

  const isStill = view !== null && !view.isScrolling
  const settle = useEffectEvent(() => {
    const offset = view?.virtualizer.scrollOffset ?? 0
    place.write(offset)
    const top = view?.virtualizer.getVirtualItemForOffset(offset)?.index ?? 0
    const page = Math.floor(top / pageSize)
    if (page !== startPage && !isPending) onPageChange(page)
  })
  useEffect(() => {
    if (isStill && !isPending) settle()
  }, [isStill, isPending])

  return {
    items,
    height: view?.height ?? count * rowHeight,
    show: (index) => {
      if (view === null)
        scroller.current?.querySelector(`[data-index="${index}"]`)?.scrollIntoView({ block: 'nearest' })
      else view.virtualizer.scrollToIndex(index, { align: 'auto' })
    },
    measure: view?.virtualizer.measureElement,
    watched: !isLong && view === null ? null : { count, scroller, rowHeight, startOffset, onChange: setView },
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

interface PlaceInHistory {
  readonly read: () => number | undefined
  readonly write: (offset: number) => void
}

/** The scroll position of a list by its address without the page, read again only when one comes Back to it. */
function usePlaceInHistory(): PlaceInHistory {
  const { pathname, search } = useLocation()
  const cameBack = useNavigationType() === 'POP'
  const opened = useRef(cameBack)
  const params = new URLSearchParams(search)
  params.delete('page')
  const key = `scroll ${pathname}?${params}`
  return {
    read: () => {
      const stored = opened.current ? sessionStorage.getItem(key) : null
      return stored === null ? undefined : Number(stored)
    },
    write: (offset) => sessionStorage.setItem(key, String(Math.round(offset))),
  }
}
