import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useIsPrinting } from './use-is-printing.ts'

/** Up to so many entries are drawn whole: find-in-page, selection and print are worth more than what they cost. */
const fewEntries = 40

interface WindowedListProps<Item> {
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string | number
  /** What a list item holds; its first and last know that they are. */
  readonly children: (item: Item) => ReactNode
  /** Pixels of a usual entry; the others are measured. */
  readonly usualHeight: number
  readonly className: string | undefined
  readonly label: string
}

/**
 * A list in the flow of the page, of which only what is near the eye is in the document once it is long. It scrolls with
 * whatever scrolls around it. Entries are spaced by padding, never by margins, which cannot be measured.
 */
export function WindowedList<Item>(props: WindowedListProps<Item>) {
  const printing = useIsPrinting()
  return props.items.length <= fewEntries || printing ? <WholeList {...props} /> : <LongList {...props} />
}

function WholeList<Item>({ items, keyOf, children, className, label }: WindowedListProps<Item>) {
  return (
    <ol className={className} aria-label={label}>
      {items.map((item, index) => (
        <li key={keyOf(item)} data-last={index === items.length - 1 || undefined}>
          {children(item)}
        </li>
      ))}
    </ol>
  )
}

function LongList<Item>({ items, keyOf, children, usualHeight, className, label }: WindowedListProps<Item>) {
  const list = useRef<HTMLOListElement>(null)
  const [offset, setOffset] = useState(0)
  const virtual = useVirtualizer<Element, HTMLLIElement>({
    count: items.length,
    getScrollElement: () => scrollerOf(list.current),
    estimateSize: () => usualHeight,
    getItemKey: (index) => {
      const item = items[index]
      return item === undefined ? index : keyOf(item)
    },
    overscan: 10,
    scrollMargin: offset,
  })

  // What stands above the list grows and shrinks; one of the boxes around it then does so too.
  useLayoutEffect(() => {
    const scroller = scrollerOf(list.current)
    if (list.current === null || scroller === null) return undefined
    const { current: box } = list
    const look = () =>
      setOffset(box.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop)
    const sizes = new ResizeObserver(look)
    for (let around = box.parentElement; around !== null && around !== scroller; around = around.parentElement)
      sizes.observe(around)
    look()
    return () => sizes.disconnect()
  }, [])

  const shown = virtual.getVirtualItems()
  const before = (shown[0]?.start ?? offset) - offset
  const after = virtual.getTotalSize() - ((shown.at(-1)?.end ?? offset) - offset)
  return (
    <ol className={className} aria-label={label} ref={list} style={{ paddingTop: before, paddingBottom: after }}>
      {shown.map(({ index, key }) => {
        const item = items[index]
        return item === undefined ? null : (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            data-last={index === items.length - 1 || undefined}
            aria-setsize={items.length}
            aria-posinset={index + 1}
          >
            {children(item)}
          </li>
        )
      })}
    </ol>
  )
}

/** The nearest box around it that scrolls up and down. */
function scrollerOf(element: Element | null): Element | null {
  for (let box = element?.parentElement ?? null; box !== null; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  }
  return document.scrollingElement
}
