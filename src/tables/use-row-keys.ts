import { type RefObject, useState } from 'react'
import { useHotkeys } from '#src/ui/hotkeys.ts'
import { focusSearch } from '#src/ui/search-field.ts'

interface RowKeysOptions {
  /** The row that stands at a place, by its id; null where none is loaded. */
  readonly idAt: (index: number) => number | null
  /** Where a row stands now; null where it is gone. */
  readonly indexOf: (id: number) => number | null
  /** What the rows answer: those of another question are not followed, the keys stay at their place in the list. */
  readonly question: string
  /** Rows that can be walked: from `first` up to but not at `end`. */
  readonly first: number
  readonly end: number
  /** How many rows the window holds. */
  readonly page: () => number
  readonly list: RefObject<HTMLElement | null>
  /** Brings a row into the window and its link into focus. */
  readonly show: (index: number) => void
  readonly open: (index: number) => void
  /** Goes to an end of the whole list where that is not loaded; false where it is. */
  readonly jump: (to: 'first' | 'last') => boolean
  /** Absent where nothing can be done with several rows. */
  readonly select: SelectByKeys | undefined
  /** What `a` does with the row that the keys stand on, or with what is selected; false when there is neither. */
  readonly act: { readonly key: 'assign' | 'archive'; readonly run: (index: number | null) => unknown } | undefined
}

interface SelectByKeys {
  readonly has: (index: number) => boolean
  /** Selects the rows between these two, both included, or takes them out. */
  readonly set: (from: number, to: number, selected: boolean) => void
  /** False while nothing is selected. */
  readonly clear: () => unknown
}

interface RowKeys {
  /** The row that the keys stand on. */
  readonly active: number | null
  readonly setActive: (index: number | null) => void
  /** A tick by the pointer; with Shift all from the last one on. */
  readonly tick: (index: number, withShift: boolean) => void
}

/** A row by its id, and the place at which it was last seen. */
interface Spot {
  readonly id: number | null
  readonly index: number
  readonly question: string
}

/** A list by its keys, as `keys.ts` names them. They stand on a row and not on a place: others may move it meanwhile. */
export function useRowKeys(options: RowKeysOptions): RowKeys {
  const { first, end, page, list, show, open, jump, select, act } = options
  const [active, setActive] = useSpot(options)
  // Where a range begins, and the row up to which the keys have drawn it.
  const [rangeFrom, setRangeFrom] = useSpot(options)
  const [rangeTo, setRangeTo] = useSpot(options)
  const range = { from: rangeFrom ?? first, to: rangeTo ?? -1 }
  const setRange = ({ from, to }: { readonly from: number; readonly to: number }) => {
    setRangeFrom(from)
    setRangeTo(to)
  }

  const walk = (to: number): number => {
    const next = Math.min(Math.max(to, first), end - 1)
    setActive(next)
    show(next)
    return next
  }
  const at = active ?? first
  const tick = (index: number, withShift: boolean) => {
    const from = withShift ? range.from : index
    select?.set(from, index, withShift || !select.has(index))
    setRange({ from, to: index })
  }
  const extend = (step: 1 | -1) => {
    const from = range.to === at ? range.from : at
    select?.set(from, at, false)
    const to = walk(at + step)
    select?.set(from, to, true)
    setRange({ from, to })
  }
  /** Keys that elsewhere scroll or choose are the list's where the focus is in it, in its search, or nowhere. */
  const onRows = (run: (event: KeyboardEvent) => unknown) => (event: KeyboardEvent) => {
    const { target, key } = event
    const isHere =
      target instanceof Element &&
      (target.matches('body, main, h1, [type="search"]') || list.current?.contains(target) === true)
    return end > first && (key.length === 1 || isHere) && run(event)
  }
  const onActive = (run: (index: number) => unknown) => () => active !== null && run(active)

  const runs = {
    nextRow: onRows(({ target }) =>
      walk(active === null || (target instanceof HTMLInputElement && target.type === 'search') ? first : active + 1),
    ),
    previousRow: onRows(({ key }) => (key === 'ArrowUp' && active === first ? focusSearch() : walk(at - 1))),
    firstRow: onRows(() => jump('first') || walk(first)),
    lastRow: onRows(() => jump('last') || walk(end - 1)),
    pageDown: onRows(() => walk(at + page())),
    pageUp: onRows(() => walk(at - page())),
    openRow: onActive(open),
    selectRow: select && onActive((index) => tick(index, false)),
    selectTo: select && onActive((index) => tick(index, true)),
    selectNext: select && onRows(() => extend(1)),
    selectPrevious: select && onRows(() => extend(-1)),
    clearSelection: select?.clear,
    ...(act && { [act.key]: () => act.run(active) }),
  }
  useHotkeys(runs, list)
  return { active, setActive, tick }
}

/** Holds a row by its id. One that is gone leaves its place to the row that stands there now. */
function useSpot({ idAt, indexOf, question, end }: RowKeysOptions) {
  const [spot, setSpot] = useState<Spot | null>(null)
  const set = (index: number | null) => setSpot(index === null ? null : { id: idAt(index), index, question })
  const followed = spot?.question === question && spot.id !== null ? indexOf(spot.id) : null
  const index = spot === null ? null : (followed ?? Math.min(spot.index, Math.max(0, end - 1)))
  // Adjusted while rendering: what is remembered is what is drawn.
  if (index !== null && (index !== spot?.index || question !== spot.question || idAt(index) !== spot.id)) set(index)
  return [index, set] as const
}
