import { Button } from '@blueprintjs/core'
import { type MouseEvent, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { canOrder } from '#src/access/can-order.ts'
import { breakpoints, useMediaQuery } from '#src/lib/use-media-query.ts'
import { drawerState, useOrderDrawerPath } from '#src/orders/acts/use-order-drawer.ts'
import { useSession } from '#src/session/session.ts'
import { isForRow } from '#src/tables/is-for-row.ts'
import { useMoved } from '#src/lib/moved-rows.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { KeepScroll } from '#src/ui/KeepScroll.tsx'
import { useClosingPress } from '#src/ui/use-closing-press.ts'
import type { Person } from '#generated/model/index.ts'
import { afterLeaving, type BoardColumn, type BoardOrder, isDriver } from './board-columns.ts'
import { movedCards } from './board-changes.ts'
import type { BoardView } from './board-filter.ts'
import { BoardColumnView, cardsAtOnce, countText } from './BoardColumnView.tsx'
import { BulkBar, countedOrders } from './BulkBar.tsx'
import { MoveReportPanel } from './MoveReportPanel.tsx'
import { DriverChips } from './DriverChips.tsx'
import { type CardActs, type CardNote, OrderCard } from './OrderCard.tsx'
import { cardAround, useBoardKeys } from './use-board-keys.ts'
import { useHeld, usePointerBusy } from './use-hand.ts'
import type { BoardMoves } from './use-moves.ts'
import dispatchStyles from './dispatch.module.css'
import stripStyles from './strip.module.css'

interface BoardProps {
  readonly columns: readonly BoardColumn[]
  readonly view: BoardView
  readonly board: BoardMoves
  readonly now: number
  /** Whether these are still the orders of the filter before. */
  readonly stale: boolean
  /** Said where nothing waits. */
  readonly emptyText: string
  readonly clearFilters: ReactNode
}

/** What is chosen, as it was then and for which question to the board. */
type Selection = ReadonlyMap<number, { readonly order: BoardOrder; readonly question: string }>

/** For whom the driver is being picked: one order, the selected ones, or nobody. */
type Asking = number | 'selected' | null

/** The columns with their cards, and everything that moves a card. */
export function Board({ columns: latest, view, board, now, stale, emptyText, clearFilters }: BoardProps) {
  const session = useSession()
  const navigate = useNavigate()
  const drawerPath = useOrderDrawerPath()
  const closingPress = useClosingPress()
  const boardRef = useRef<HTMLDivElement>(null)
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.phone - 1}px)`)
  const [selection, setSelection] = useState<Selection>(new Map())
  const [asking, setAsking] = useState<Asking>(null)
  const [dragged, setDragged] = useState<readonly number[]>([])
  const [unassigning, setUnassigning] = useState<readonly BoardOrder[]>([])
  const [limits, setLimits] = useState<ReadonlyMap<string, number>>(new Map())
  const [tab, setTab] = useState('unassigned')
  const [folds, setFolds] = useState<Folds>({ opened: new Set(), folded: null })
  const [showsOlder, setShowsOlder] = useState(false)

  const question = useQuestion()
  const pointer = usePointerBusy()
  const isInHand = dragged.length > 0 || asking !== null || unassigning.length > 0 || pointer.isBusy
  // What one does oneself is shown at once.
  const told = useHeld(latest, isInHand && !stale && board.moves.size === 0, question)
  const columns = useMemo(() => (showsOlder ? told.map(withOlder) : told), [told, showsOlder])
  const orders = useMemo(() => new Map(columns.flatMap((column) => column.orders.map((o) => [o.id, o]))), [columns])
  const drawn = useMemo(() => ({ columns: told, own: board.moves }), [told, board.moves])
  const moved = useMoved(drawn, `${question} ${stale}`, (before, after) =>
    movedCards(before.columns, after.columns, new Set([...before.own.keys(), ...after.own.keys()])),
  )
  // What somebody else took off the board stays chosen, so that the result says what became of it; another question drops it.
  const selected = [...selection].flatMap(
    ([id, seen]) => orders.get(id) ?? (seen.question === question ? seen.order : []),
  )
  const shownOf = ({ id }: BoardColumn) => limits.get(id) ?? cardsAtOnce
  const visible = isPhone
    ? columns.filter(({ id }, index) => id === tab || (index === 0 && !hasTab(columns, tab)))
    : columns
  const isFolded = (column: BoardColumn) =>
    !isPhone && isDriver(column) && column.orders.length === 0 && !folds.opened.has(column.id)
  const chips = visible.filter(isFolded)
  const cards = visible.map((column) => column.orders.slice(0, shownOf(column)).map(({ id }) => id))

  const select = (orderId: number, on = !selection.has(orderId)) =>
    setSelection((before) => {
      const next = new Map(before)
      const order = orders.get(orderId)
      if (!on) next.delete(orderId)
      else if (order !== undefined) next.set(orderId, { order, question })
      return next
    })
  const askFor = (orderId: number) => {
    const order = orders.get(orderId)
    if (order !== undefined && canOrder.assign(session, order).allowed) setAsking(orderId)
  }
  const keys = useBoardKeys({
    cards,
    // with a selection the key means all of it
    onAssign: (orderId) => (selected.length > 0 ? setAsking('selected') : askFor(orderId)),
    onSelect: select,
    onClear: () => selected.length > 0 && setSelection(new Map()),
  })

  const move = async (meant: readonly BoardOrder[], driver: Person | null) => {
    setAsking(null)
    const changing = meant.filter((order) => order.driver?.id !== driver?.id)
    if (changing.length === 0) return
    const leaving = changing.map(({ id }) => id)
    if (leaving.includes(keys.tabStop ?? 0)) keys.focusCard(afterLeaving(cards, leaving, keys.tabStop))
    const failed = await board.move(changing, driver)
    setSelection((before) => new Map([...before].filter(([id]) => !leaving.includes(id) || failed.includes(id))))
  }
  /** A card that is part of the selection stands for all of it. */
  const meantBy = (orderId: number): readonly BoardOrder[] =>
    selection.has(orderId) ? selected : [orders.get(orderId) ?? []].flat()

  const drop = (target: BoardColumn['target']) => {
    const dropped = dragged.flatMap((id) => orders.get(id) ?? [])
    setDragged([])
    if (target === undefined) return
    if (target !== null) void move(dropped, target)
    else setUnassigning(dropped.filter(({ driver }) => driver !== null))
  }

  const acts = useStableActs({
    onFocus: keys.onFocus,
    onHover: keys.onHover,
    onSelect: keys.onSelect,
    onAskDriver: (orderId) => {
      const asked = asking
      if (orderId === null) {
        setAsking(null)
        if (typeof asked === 'number') keys.focusCard(asked)
      } else askFor(orderId)
    },
    onAssign: (orderId, driver) => void move([orders.get(orderId) ?? []].flat(), driver),
    onUnassign: (orderId) => setUnassigning([orders.get(orderId) ?? []].flat()),
    onDragStart: (orderId, event) => {
      const meant = meantBy(orderId).map(({ id }) => id)
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', meant.map((id) => `#${id}`).join(', '))
      setDragged(meant)
    },
    onDragEnd: () => setDragged([]),
  })

  // The keyboard opens a card by the link in it.
  const openByPress = {
    onClick: (event: MouseEvent) => {
      const orderId = isForRow(event) ? cardAround(event.target) : null
      if (orderId !== null) void navigate(drawerPath(orderId), { state: drawerState })
    },
  }

  const takes = (column: BoardColumn) => dragged.length > 0 && accepts(column, dragged, orders)
  const drawColumn = (column: BoardColumn) => (
    <BoardColumnView
      key={column.id}
      column={column}
      shown={shownOf(column)}
      onShowMore={() => setLimits((before) => new Map([...before, [column.id, shownOf(column) + cardsAtOnce]]))}
      accepts={takes(column)}
      onDrop={() => drop(column.target)}
      {...(folds.opened.has(column.id) && column.orders.length === 0 && { onFold: () => fold(column) })}
      showsOlder={showsOlder}
      onShowOlder={setShowsOlder}
      empty={emptyOf(column)}
      renderCard={(order) => (
        <OrderCard
          key={order.id}
          order={order}
          note={noteOf(column)}
          to={drawerPath(order.id)}
          now={now}
          timeZone={session.timeZone}
          selected={selection.has(order.id)}
          inTabOrder={keys.tabStop === order.id}
          asking={asking === order.id}
          pending={board.moves.has(order.id)}
          moved={moved.has(order.id)}
          assign={canOrder.assign(session, order)}
          unassign={canOrder.unassign(session, order)}
          acts={acts}
        />
      )}
    />
  )
  const fold = ({ id }: BoardColumn) =>
    setFolds(({ opened }) => ({ opened: new Set([...opened].filter((other) => other !== id)), folded: id }))
  const emptyOf = (column: BoardColumn) => {
    if (column.id === 'unassigned')
      return (
        <>
          {emptyText}
          {clearFilters}
        </>
      )
    if (!isDriver(column)) return column.isNarrowed ? 'No order matches' : 'No orders'
    return (
      <>
        {column.isNarrowed ? 'No order matches' : 'No orders in hand'}
        {selected.length > 0 && (
          <Button
            size="small"
            text={`Assign ${countedOrders(selected.length)}`}
            onClick={() => void move(selected, column.target)}
          />
        )}
      </>
    )
  }

  return (
    <>
      {board.report !== null && <MoveReportPanel report={board.report} onClose={board.closeReport} />}
      {isPhone && <ColumnTabs columns={columns} shown={visible[0]?.id} onShow={setTab} />}
      <div
        className={`${dispatchStyles.board} ${view === 'drivers' ? dispatchStyles.byDriver : dispatchStyles.byStatus}`}
        role="group"
        aria-label="Board"
        data-stale={stale || undefined}
        data-dragging={dragged.length > 0 || undefined}
        ref={boardRef}
        {...openByPress}
        {...closingPress}
        {...pointer.handlers}
        {...keys.keptFocus}
      >
        <KeepScroll
          of={columns}
          question={`${question} ${stale}`}
          moved={moved}
          scrollers={() => scrollersOf(boardRef.current)}
        />
        {visible.filter((column) => !isDriver(column)).map(drawColumn)}
        {visible.some(isDriver) && (
          <div className={dispatchStyles.rack}>
            <DriverChips
              columns={chips}
              folded={folds.folded}
              accepts={takes}
              onDrop={({ target }) => drop(target)}
              onOpen={({ id }) => setFolds(({ opened }) => ({ opened: new Set([...opened, id]), folded: null }))}
            />
            <div className={dispatchStyles.bays}>
              {visible.filter((column) => isDriver(column) && !isFolded(column)).map(drawColumn)}
            </div>
          </div>
        )}
      </div>
      {selected.length > 0 && (
        <BulkBar
          orders={selected}
          asking={asking === 'selected'}
          onAsk={(on) => setAsking(on ? 'selected' : null)}
          onAssign={(driver) => void move(selected, driver)}
          onClear={() => setSelection(new Map())}
        />
      )}
      <ConfirmDialog
        isOpen={unassigning.length > 0}
        title={unassigning.length > 1 ? 'Unassign orders' : 'Unassign order'}
        onConfirm={() => {
          void move(unassigning, null)
        }}
        onClose={() => setUnassigning([])}
      >
        <p>
          {unassigning.length > 1
            ? `Are you sure you want to unassign these ${unassigning.length} orders from their drivers?`
            : 'Are you sure you want to unassign this order from the driver?'}
        </p>
      </ConfirmDialog>
    </>
  )
}

/** Which drivers without orders are open, and which one was folded last. */
interface Folds {
  readonly opened: ReadonlySet<string>
  readonly folded: string | null
}

/** Each column, what holds those of the drivers, and on a phone the page. */
function scrollersOf(board: HTMLElement | null): readonly Element[] {
  const inside = board?.querySelectorAll(`.${dispatchStyles.cards}, .${dispatchStyles.bays}`) ?? []
  const around = board?.closest('main')
  return [...inside, ...(around ? [around] : [])].filter(scrolls)
}

function scrolls(box: Element): boolean {
  return /auto|scroll/.test(getComputedStyle(box).overflowY)
}

/** What the address asks of the board; a drawer that is open asks nothing. */
function useQuestion(): string {
  const [params] = useSearchParams()
  return new URLSearchParams([...params].filter(([name]) => name !== 'order')).toString()
}

function withOlder(column: BoardColumn): BoardColumn {
  return { ...column, orders: [...column.orders, ...column.older] }
}

/** What the head of a column does not say of its orders. */
function noteOf(column: BoardColumn): CardNote {
  if (isDriver(column)) return 'status'
  return column.target === null ? 'speed' : 'driver'
}

function hasTab(columns: readonly BoardColumn[], tab: string): boolean {
  return columns.some(({ id }) => id === tab)
}

/** A column takes what is not in it already; only drivers and nobody can be dropped on. */
function accepts(
  { target }: BoardColumn,
  dragged: readonly number[],
  orders: ReadonlyMap<number, BoardOrder>,
): boolean {
  if (target === undefined) return false
  return dragged.some((id) => (orders.get(id)?.driver?.id ?? null) !== (target?.id ?? null))
}

/** The same object for all renders, so that cards that did not change are not drawn again; what it does is always the latest. */
function useStableActs(acts: CardActs): CardActs {
  const latest = useRef(acts)
  useLayoutEffect(() => {
    latest.current = acts
  })
  return useMemo<CardActs>(
    () => ({
      onFocus: (...given) => latest.current.onFocus(...given),
      onHover: (...given) => latest.current.onHover(...given),
      onSelect: (...given) => latest.current.onSelect(...given),
      onAskDriver: (...given) => latest.current.onAskDriver(...given),
      onAssign: (...given) => latest.current.onAssign(...given),
      onUnassign: (...given) => latest.current.onUnassign(...given),
      onDragStart: (...given) => latest.current.onDragStart(...given),
      onDragEnd: () => latest.current.onDragEnd(),
    }),
    [],
  )
}

interface ColumnTabsProps {
  readonly columns: readonly BoardColumn[]
  readonly shown: string | undefined
  readonly onShow: (columnId: string) => void
}

/** On a phone one column at a time. */
function ColumnTabs({ columns, shown, onShow }: ColumnTabsProps) {
  return (
    <div className={stripStyles.boardTabs} role="group" aria-label="Columns">
      {columns.map((column) => (
        <Button
          key={column.id}
          variant="minimal"
          active={column.id === shown}
          aria-pressed={column.id === shown}
          text={column.title}
          endIcon={<span className={dispatchStyles.count}>{countText(column)}</span>}
          onClick={() => onShow(column.id)}
        />
      ))}
    </div>
  )
}
