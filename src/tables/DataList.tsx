import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Button } from '@blueprintjs/core'
import { useLocation, useNavigate } from 'react-router-dom'
import { breakpoints, useMediaQuery } from '#src/lib/use-media-query.ts'
import { currentTenantId } from '#src/session/active-tenant.ts'
import { OnItsWay, NewerOnItsWay } from '#src/ui/OnItsWay.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { showError } from '#src/ui/error-dialog.ts'
import { KeepScroll } from '#src/ui/KeepScroll.tsx'
import { NewAbove } from '#src/ui/NewAbove.tsx'
import { useClosingPress } from '#src/ui/use-closing-press.ts'
import { useIsPrinting } from '#src/ui/use-is-printing.ts'
import { useKeptFocus } from '#src/ui/use-kept-focus.ts'
import { shownColumns, type Column } from './column.ts'
import { useMovedRows } from '#src/lib/moved-rows.ts'
import type { NothingMatchesProps } from './NothingMatches.tsx'
import { type Selection, TableHead } from './TableHead.tsx'
import { CardFoot, type Foot, TableFoot } from './TableFoot.tsx'
import { ComingCard, ComingRow, TableCard, TableRow } from './TableRow.tsx'
import type { ListState } from './use-list-state.ts'
import { lastCountedPage, pageSize, type PagedRows } from './use-paged-rows.ts'
import type { PlacedRow } from './row-window.ts'
import { useRowKeys } from './use-row-keys.ts'
import type { RememberedLayout } from './use-table-layout.ts'
import { RowWatch, useVirtualRows } from './use-virtual-rows.ts'
import '#src/ui/list.css'

interface DataListProps<Row extends { readonly id: number }, SortField extends string> {
  /** Names the table for screen readers: "Orders". */
  readonly label: string
  /** Also names what is remembered between visits. */
  readonly tableId: string
  readonly columns: readonly Column<Row, SortField>[]
  readonly state: ListState<SortField>
  readonly paged: PagedRows<Row>
  readonly remembered: RememberedLayout
  readonly rowLabel: (row: Row) => string
  readonly rowPath: (row: Row) => string
  /** Goes into the history with the address of a row; the same object at every render. */
  readonly rowState?: object
  readonly selection?: Selection<Row>
  /** What `a` does with the ticked rows, else with the row that the keys stand on. */
  readonly act?: { readonly key: 'assign' | 'archive'; readonly run: (rows: readonly Row[]) => void }
  /** Sums of all rows, where there are any; their place is kept while they are on their way (null). */
  readonly foot?: Foot | null
  /** Shown when there is nothing at all yet; what no filter matches is said here. */
  readonly empty: ReactNode
}

const { Part: NothingMatches } = lazyComponent<NothingMatchesProps>(
  async () => (await import('./NothingMatches.tsx')).NothingMatches,
)

const skeletonRows = 14
const cardHeight = 190
const rowHeights = { regular: 36, compact: 28, touch: 44 } as const

/** A list of any length: a table, or cards on a phone, of which only what is in view is drawn. */
export function DataList<Row extends { readonly id: number }, SortField extends string>(
  props: DataListProps<Row, SortField>,
) {
  const { paged, remembered, state, tableId } = props
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.phone - 1}px)`)
  const columns = shownColumns(props.columns, remembered.layout.columns)
  const coming = useRowCount(tableId, paged)

  if (paged.error !== null)
    return (
      <ErrorState
        title={`${props.label} could not be loaded`}
        what={props.label.toLowerCase()}
        error={paged.error}
        retry={paged.retry}
      />
    )
  const isEmpty = paged.rows.length === 0 && paged.firstIndex === 0
  // What the filters left nothing of is no answer to a question without any.
  const isAskedAnew = isEmpty && paged.isStale && !state.isFiltered
  if (!remembered.isKnown || paged.isPending || isAskedAnew)
    return (
      <Coming
        columns={columns}
        count={coming}
        isPhone={isPhone}
        label={props.label}
        selectable={props.selection !== undefined}
      />
    )
  if (isEmpty)
    return state.isFiltered ? <NothingMatches label={props.label} onClear={state.clearFilters} /> : props.empty
  return <Rows {...props} columns={columns} isPhone={isPhone} />
}

/** As many rows as there were the last time: the page keeps its shape while it loads. */
function useRowCount(tableId: string, { isPending, rows }: PagedRows<unknown>): number {
  const key = `rows ${currentTenantId() ?? 0} ${tableId}`
  useEffect(() => {
    if (!isPending) sessionStorage.setItem(key, String(Math.min(rows.length, 40)))
  }, [key, isPending, rows.length])
  const stored = Number(sessionStorage.getItem(key))
  return stored > 0 ? stored : skeletonRows
}

interface ComingProps {
  readonly columns: readonly Column<never>[]
  readonly count: number
  readonly isPhone: boolean
  readonly label: string
  readonly selectable: boolean
}

function Coming({ columns, count, isPhone, label, selectable }: ComingProps) {
  const rows = Array.from({ length: count }, (_, index) => index)
  return (
    <OnItsWay label={`Loading ${label.toLowerCase()}`} className="wb-list wb-list-coming">
      {isPhone ? (
        rows.map((row) => <ComingCard key={row} />)
      ) : (
        <table className="bp6-html-table wb-list-table">
          <tbody>
            {rows.map((row) => (
              <ComingRow key={row} columns={columns} selectable={selectable} />
            ))}
          </tbody>
        </table>
      )}
    </OnItsWay>
  )
}

type RowsProps<Row extends { readonly id: number }, SortField extends string> = DataListProps<Row, SortField> & {
  readonly isPhone: boolean
}

function Rows<Row extends { readonly id: number }, SortField extends string>(props: RowsProps<Row, SortField>) {
  const { columns, paged, state, remembered, selection, isPhone, label, rowLabel, rowPath, rowState, foot } = props
  const scroller = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const { search } = useLocation()
  const closingPress = useClosingPress()
  const isCoarse = useMediaQuery('(pointer: coarse)')
  const tableHeight = isCoarse ? rowHeights.touch : rowHeights[remembered.layout.density]
  const rowHeight = isPhone ? cardHeight : tableHeight
  const heights: CSSProperties & Record<'--wb-row', string> = { '--wb-row': `${tableHeight}px` }
  const { firstIndex, rows } = paged
  const virtual = useVirtualRows({
    paged,
    scroller,
    rowHeight,
    isGuess: isPhone,
    startPage: state.page,
    onPageChange: state.setPage,
    tableId: props.tableId,
    keyOf: useCallback((index: number) => rows[index - firstIndex]?.id ?? `coming ${index}`, [rows, firstIndex]),
  })
  const [wanted, setWanted] = useState<{ readonly index: number; readonly isFar?: true } | null>(null)
  const open = useCallback((to: string) => void navigate(to, { state: rowState }), [navigate, rowState])
  const rowAt = (index: number): Row | undefined => rows[index - firstIndex]
  const rowsBetween = (from: number, to: number): readonly Row[] =>
    rows.slice(Math.max(0, Math.min(from, to) - firstIndex), Math.max(from, to) - firstIndex + 1)
  // The row that a key went to and that is on its way.
  const [goal, setGoal] = useState<number | null>(null)
  const jump = (to: 'first' | 'last'): boolean => {
    const last = lastCountedPage(paged.total ?? 0)
    const isLoaded = to === 'first' ? firstIndex === 0 : !paged.hasMore || firstIndex + rows.length > last * pageSize
    if (isLoaded) return false
    const page = to === 'first' ? 0 : last
    setGoal(to === 'first' ? 0 : Math.min(paged.total ?? 0, (last + 1) * pageSize) - 1)
    paged.jump(page).catch((error: unknown) => {
      setGoal(null)
      showError(error, { action: 'go to the end of the list', retry: () => void jump(to) })
    })
    return true
  }
  const places = useMemo(() => new Map(rows.map(({ id }, place) => [id, place])), [rows])
  const indexOf = (id: number) => {
    const place = places.get(id)
    return place === undefined ? null : firstIndex + place
  }
  const question = `${questionOf(search)} ${paged.isStale}`
  const keys = useRowKeys({
    idAt: (index) => rowAt(index)?.id ?? null,
    indexOf,
    question,
    jump,
    first: firstIndex,
    end: firstIndex + rows.length,
    show: (index) => {
      virtual.show(index)
      setWanted({ index })
    },
    open: (index) => {
      const row = rowAt(index)
      if (row !== undefined) open(rowPath(row))
    },
    page: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 1),
    list: scroller,
    select: selection && {
      has: (index) => selection.ids.has(rowAt(index)?.id ?? 0),
      set: (from, to, selected) => selection.set(rowsBetween(from, to), selected),
      clear: () => selection.ids.size > 0 && selection.clear(),
    },
    act: props.act && {
      key: props.act.key,
      run: (index) => {
        const ticked = selection?.rows ?? []
        const meant = ticked.length > 0 || index === null ? ticked : rowsBetween(index, index)
        return meant.length > 0 && props.act?.run(meant)
      },
    },
  })

  const tickNow = useRef(keys.tick)
  useLayoutEffect(() => {
    tickNow.current = keys.tick
  })
  // The same at every render, or each would draw all rows anew.
  const tick = useCallback((index: number, withShift: boolean) => tickNow.current(index, withShift), [])

  // Adjusted while rendering, so that the row that has come is drawn as the one that the keys stand on.
  if (goal !== null && rowAt(goal) !== undefined) {
    setGoal(null)
    keys.setActive(goal)
    setWanted({ index: goal, isFar: true })
  }
  const showFar = useEffectEvent((index: number) => virtual.show(index))
  useEffect(() => {
    if (wanted?.isFar === true) showFar(wanted.index)
  }, [wanted])
  useFocusOnRow(scroller, wanted)
  const keptFocus = useKeptFocus(rows, () => {
    const index = Math.min(keys.active ?? firstIndex, firstIndex + rows.length - 1)
    keys.setActive(index)
    setWanted({ index })
  })
  useTopOfOther(scroller, paged.isStale)
  // Pages that are loaded above, and rows of another filter or order, are not moved by anybody.
  const moved = useMovedRows(rows, `${firstIndex} ${question}`)
  const [hasNewAbove, setNewAbove] = useState(false)

  const { watched } = virtual
  const isPrinting = useIsPrinting()
  // On paper nothing scrolls: all that are loaded are drawn.
  const items = isPrinting ? rowsOnPaper(firstIndex, rows.length, rowHeight) : virtual.items
  const before = items[0]?.start ?? 0
  const after = isPrinting ? 0 : virtual.height - (items.at(-1)?.end ?? 0)
  const drawn = items.map(({ index }) => {
    const row = rowAt(index)
    if (row === undefined)
      return isPhone ? (
        <ComingCard key={`coming ${index}`} />
      ) : (
        <ComingRow key={`coming ${index}`} columns={columns} selectable={selection !== undefined} />
      )
    // While the pages are asked for anew a row may stand in two of them for a moment.
    const key = places.get(row.id) === index - firstIndex ? row.id : `again ${index}`
    const shared = {
      row,
      index,
      columns,
      label: rowLabel(row),
      to: rowPath(row),
      state: rowState,
      isActive: keys.active === index,
      isMoved: moved.has(row.id),
      isSelected: selection?.ids.has(row.id) ?? false,
      onSelect: selection && tick,
      onOpen: open,
    }
    return isPhone ? (
      <div key={key} data-index={index} ref={virtual.measure} className="wb-list-card-place">
        <TableCard {...shared} />
      </div>
    ) : (
      <TableRow key={key} {...shared} />
    )
  })

  return (
    <>
      <div
        className="wb-list"
        ref={scroller}
        data-stale={paged.isStale || undefined}
        style={heights}
        role="region"
        aria-label={label}
        aria-busy={paged.isStale}
        onFocus={({ target }) => {
          keptFocus.onFocus()
          // A person who opened a row with the pointer and closed it again goes on from there.
          const index = indexAround(target)
          if (index !== null) keys.setActive(index)
        }}
        onBlur={keptFocus.onBlur}
        onScroll={({ currentTarget }) => currentTarget.scrollTop < 1 && setNewAbove(false)}
        {...closingPress}
      >
        <KeepScroll
          of={rows}
          question={question}
          moved={moved}
          scrollers={() => [scroller.current ?? []].flat()}
          placeOf={(id) => (indexOf(id) ?? Number.NaN) * rowHeight}
          onPushed={(wasAtTop) => wasAtTop && setNewAbove(true)}
        />
        {hasNewAbove && <NewAbove text="New above" onShow={() => scroller.current?.scrollTo({ top: 0 })} />}
        <span role="status" className="wb-visually-hidden">
          {changedWords(rows.filter(({ id }) => moved.has(id)).map(rowLabel), label)}
        </span>
        {paged.isStale && <NewerOnItsWay label={`Loading ${label.toLowerCase()}`} />}
        {isPhone ? (
          <div className="wb-list-cards" style={{ paddingTop: before, paddingBottom: after }}>
            {drawn}
          </div>
        ) : (
          <table
            className="bp6-html-table wb-list-table"
            aria-label={label}
            data-lines={tableHeight === rowHeights.compact ? 1 : 2}
            aria-rowcount={paged.totalIsCapped || paged.total === undefined ? -1 : paged.total + 1}
            style={{ minWidth: columns.reduce((sum, { width }) => sum + width, selection === undefined ? 0 : 40) }}
          >
            <TableHead columns={columns} sort={state.sort} onSort={state.setSort} selection={selection} rows={rows} />
            <tbody>
              <Gap height={before} />
              {drawn}
              <Gap height={after} />
            </tbody>
            {foot !== undefined && (
              <TableFoot columns={columns} foot={foot ?? footToCome} selectable={selection !== undefined} />
            )}
          </table>
        )}
        {paged.hasMore && <p className="wb-print-only">These are the first rows of more. The file has all of them.</p>}
        {paged.loadFailed && (
          <p className="wb-list-more" role="alert">
            Further rows could not be loaded. <Button size="small" text="Retry" onClick={paged.loadMore} />
          </p>
        )}
      </div>
      {isPhone && foot !== undefined && foot !== null && <CardFoot columns={columns} foot={foot} />}
      {watched !== null && <RowWatch {...watched} />}
    </>
  )
}

const footToCome: Foot = { label: 'Total', cells: {} }

/** @param rowHeight pixels */
function rowsOnPaper(first: number, count: number, rowHeight: number): readonly PlacedRow[] {
  return Array.from({ length: count }, (_, place) => {
    const index = first + place
    return { index, start: place * rowHeight, end: (place + 1) * rowHeight }
  })
}

/** What the address asks of the list; a drawer that is open asks nothing, nor does the page that is in view. */
function questionOf(search: string): string {
  const params = new URLSearchParams(search)
  for (const name of ['order', 'open', 'page']) params.delete(name)
  return params.toString()
}

/** For those who do not see the tint of the rows that moved. */
function changedWords([first, ...others]: readonly string[], label: string): string {
  if (first === undefined) return ''
  return `List changed: ${others.length === 0 ? first : `${others.length + 1} ${label.toLowerCase()}`}`
}

/** The number of the row that an element stands in. */
function indexAround(element: Element): number | null {
  const index = element.closest<HTMLElement>('[data-index]')?.dataset['index']
  return index === undefined ? null : Number(index)
}

/** Stands for the rows above or below that are not drawn. */
function Gap({ height }: { readonly height: number }) {
  return height <= 0 ? null : <tr aria-hidden="true" style={{ height }} />
}

/**
 * Puts the focus on the link of the row that the keys went to, once it is drawn: Enter then opens it, as links do. At once where it
 * is drawn already, so that what the very next key opens knows where it was opened from.
 */
function useFocusOnRow(scroller: RefObject<HTMLDivElement | null>, wanted: { readonly index: number } | null): void {
  useEffect(() => {
    if (wanted === null) return
    const focus = () => {
      const link = scroller.current?.querySelector<HTMLElement>(`[data-index="${wanted.index}"] [data-row-link]`)
      link?.focus({ preventScroll: true })
    }
    focus()
    const frame = requestAnimationFrame(focus)
    return () => cancelAnimationFrame(frame)
  }, [scroller, wanted])
}

/** Another filter or sort begins at its top; a page that the address names does not. */
function useTopOfOther(scroller: RefObject<HTMLDivElement | null>, isStale: boolean): void {
  const wasStale = useRef(false)
  useEffect(() => {
    if (wasStale.current && !isStale) scroller.current?.scrollTo({ top: 0 })
    wasStale.current = isStale
  }, [scroller, isStale])
}
