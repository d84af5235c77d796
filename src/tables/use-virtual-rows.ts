import type { RefObject } from 'react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import * as virtual from '@tanstack/react-virtual'
import { useLocation, useNavigationType } from 'react-router-dom'
import { pageSize, type PagedRows } from './use-paged-rows.ts'

/** Rows shown as coming while a further page loads. */
const comingRows = 6
/** The next page is asked for this many rows before the last one comes into view. */
const aheadRows = 25

interface VirtualRowsOptions<Row> {
  readonly paged: PagedRows<Row>
  readonly scroller: RefObject<HTMLDivElement | null>
  /** Pixels; for cards a guess that is then measured. */
  readonly rowHeight: number
  readonly startPage: number
  readonly onPageChange: (page: number) => void
}

/**
 * Which rows of a list to draw. Loads pages as they come near, tells the address which page is in view, and returns to
 * where one was after Back.
 */
export function useVirtualRows<Row>(
  options: VirtualRowsOptions<Row>,
): virtual.Virtualizer<HTMLDivElement, HTMLElement> {
  const { paged, scroller, rowHeight, startPage, onPageChange } = options
  const { firstIndex, rows, hasMore, isPending } = paged
  const place = usePlaceInHistory()
  const startIndex = startPage * pageSize
  const virtualizer = virtual.useVirtualizer<HTMLDivElement, HTMLElement>({
    count: firstIndex + rows.length + (hasMore ? comingRows : 0),
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 10,
    initialOffset: () => place.read() ?? startIndex * rowHeight,
  })

  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])

  const items = virtualizer.getVirtualItems()
  const firstDrawn = items[0]?.index ?? 0
  const lastDrawn = items.at(-1)?.index ?? 0
  const loadAround = useEffectEvent(() => {
    if (isPending) return
    if (firstDrawn < firstIndex) paged.loadBefore()
    else if (lastDrawn >= firstIndex + rows.length - aheadRows && !paged.loadFailed) paged.loadMore()
  })
  useEffect(() => loadAround(), [firstDrawn, lastDrawn, firstIndex, rows.length, isPending])

  const settle = useEffectEvent(() => {
    const offset = virtualizer.scrollOffset ?? 0
    place.write(offset)
    const top = virtualizer.getVirtualItemForOffset(offset)?.index ?? 0
    const page = Math.floor(top / pageSize)
    if (page !== startPage && !isPending) onPageChange(page)
  })
  const { isScrolling } = virtualizer
  useEffect(() => {
    if (!isScrolling && !isPending) settle()
  }, [isScrolling, isPending])

  return virtualizer
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
