import { useEffectEvent, useLayoutEffect } from 'react'
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import type { VirtualWindowProps } from './row-window.ts'

/** Watches which rows of a long list are in view. Draws nothing itself: it comes when the first rows stand already. */
export function VirtualWindow({ count, scroller, rowHeight, startOffset, keyOf, onChange }: VirtualWindowProps) {
  const virtualizer: Virtualizer<HTMLDivElement, HTMLElement> = useVirtualizer<HTMLDivElement, HTMLElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
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
