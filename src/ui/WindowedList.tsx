import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { movedIds, useMoved } from '#src/lib/moved-rows.ts'
import { KeepScroll, topIn } from './KeepScroll.tsx'
import { NewAbove } from './NewAbove.tsx'
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
  /** What is said of an entry that comes to the newest, which stand first: "New comment". */
  readonly newText?: string
}

type ListProps<Item> = Omit<WindowedListProps<Item>, 'newText'> & { readonly moved: ReadonlySet<number> }

/**
 * A list in the flow of the page, of which only what is near the eye is in the document once it is long. It scrolls with
 * whatever scrolls around it. Entries are spaced by padding, never by margins, which cannot be measured.
 */
export function WindowedList<Item>(props: WindowedListProps<Item>) {
  const printing = useIsPrinting()
  const { items, keyOf, newText = '', label } = props
  const box = useRef<HTMLDivElement>(null)
  const keys = useMemo(() => items.map((item) => Number(keyOf(item))), [items, keyOf])
  const moved = useMoved(keys, label, movedIds)
  const [hasUnseen, setUnseen] = useState(false)
  const List = items.length <= fewEntries || printing ? WholeList : LongList
  if (newText === '') return <List {...props} moved={moved} />
  return (
    <div className="wb-newest-first" ref={box}>
      <KeepScroll
        of={keys}
        question={label}
        moved={moved}
        scrollers={() => [scrollerOf(box.current) ?? []].flat()}
        onPushed={() => setUnseen(true)}
      />
      {hasUnseen && <UnseenAbove text={newText} list={box} onSeen={() => setUnseen(false)} />}
      <span role="status" className="wb-visually-hidden">
        {moved.size > 0 && newText}
      </span>
      <List {...props} moved={moved} />
    </div>
  )
}

interface UnseenAboveProps {
  readonly text: string
  readonly list: RefObject<HTMLElement | null>
  readonly onSeen: () => void
}

/** Leads to the top of the list, until that is in sight. */
function UnseenAbove({ text, list, onSeen }: UnseenAboveProps) {
  const seen = useEffectEvent(onSeen)
  useEffect(() => {
    const scroller = scrollerOf(list.current)
    const look = () => {
      if (scroller !== null && list.current !== null && topIn(scroller, list.current) >= 0) seen()
    }
    scroller?.addEventListener('scroll', look)
    return () => scroller?.removeEventListener('scroll', look)
  }, [list])
  return <NewAbove text={text} onShow={() => list.current?.scrollIntoView({ block: 'start' })} />
}

function WholeList<Item>({ items, keyOf, children, className, label, moved }: ListProps<Item>) {
  return (
    <ol className={className} aria-label={label}>
      {items.map((item, index) => (
        <li key={keyOf(item)} {...markOf(keyOf(item), moved)} data-last={index === items.length - 1 || undefined}>
          {children(item)}
        </li>
      ))}
    </ol>
  )
}

function LongList<Item>({ items, keyOf, children, usualHeight, className, label, moved }: ListProps<Item>) {
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
            {...markOf(keyOf(item), moved)}
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

/** Says which entry it is, and whether it has just come. */
function markOf(key: string | number, moved: ReadonlySet<number>) {
  return { 'data-id': key, 'data-moved': moved.has(Number(key)) || undefined }
}

/** The nearest box around it that scrolls up and down. */
function scrollerOf(element: Element | null): Element | null {
  for (let box = element?.parentElement ?? null; box !== null; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  }
  return document.scrollingElement
}
