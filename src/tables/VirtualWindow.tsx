import type { RefObject } from 'react'
import { useEffectEvent, useLayoutEffect } from 'react'
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import type { RowWindow } from './use-virtual-rows.ts'

export interface VirtualWindowProps {
  /** Rows in all, with those on their way. */
  readonly count: number
  readonly scroller: RefObject<HTMLDivElement | null>
  /** Pixels; for cards a guess that is then measured. */
  readonly rowHeight: number
  /** Pixels from the top at which the list opens. */
  readonly startOffset: number
  /** Called before the browser paints, whenever other rows come into view. */
  readonly onChange: (window: RowWindow) => void
}

/** Watches which rows of a long list are in view. Draws nothing itself: it comes when the first rows stand already. */
export function VirtualWindow({ count, scroller, rowHeight, startOffset, onChange }: VirtualWindowProps) {
  const virtualizer: Virtualizer<HTMLDivElement, HTMLElement> = useVirtualizer<HTMLDivElement, HTMLElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 10,
    // Somebody may have scrolled the first rows meanwhile.
    initialOffset: () => scroller.current?.scrollTop ?? startOffset,
  })

  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])

  const items = virtualizer.getVirtualItems()
  const height = virtualizer.getTotalSize()
  const { isScrolling } = virtualizer
  const report = useEffectEvent(() => {
    if (virtualizer.scrollElement !== null && items.length > 0) onChange({ items, height, isScrolling, virtualizer })
  })
  useLayoutEffect(() => report(), [items, height, isScrolling])

  return null
}
