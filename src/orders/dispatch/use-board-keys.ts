import { useEffect, useRef, useState } from 'react'
import { useHotkeys } from '#src/ui/hotkeys.ts'
import { useKeptFocus } from '#src/ui/use-kept-focus.ts'
import { afterLeaving, type BoardStep, neighbour } from './board-columns.ts'
import styles from './strip.module.css'

interface BoardKeysOptions {
  /** Ids of the cards on the screen, column by column. */
  readonly cards: readonly (readonly number[])[]
  readonly onAssign: (orderId: number) => void
  readonly onSelect: (orderId: number, on?: boolean) => void
  /** False while nothing is selected. */
  readonly onClear: () => unknown
}

export interface BoardKeys {
  /** The one card at which Tab stops. */
  readonly tabStop: number | null
  readonly onFocus: (orderId: number) => void
  readonly onHover: (orderId: number | null) => void
  /** As by the pointer: keys draw on from there. */
  readonly onSelect: (orderId: number, on?: boolean) => void
  /** Moves the focus as soon as the card is on the screen. */
  readonly focusCard: (orderId: number | null) => void
  /** For the box around all cards: a card that goes takes the focus with it, to where it stands now or to the one after it. */
  readonly keptFocus: ReturnType<typeof useKeptFocus>
}

/** As many cards as a screen holds of a column. */
const cardsAPage = [1, 2, 3, 4, 5]

/** The board by its keys, as `keys.ts` names them: through a column and its lanes, left and right to the next. */
export function useBoardKeys({ cards, onAssign, onSelect, onClear }: BoardKeysOptions): BoardKeys {
  const [active, setActive] = useState<number | null>(null)
  const wanted = useRef<number | null>(null)
  const hovered = useRef<number | null>(null)
  const [anchor, setAnchor] = useState<number | null>(null)
  const standing = cards.some((ids) => active !== null && ids.includes(active)) ? active : null

  const drawn = useRef(cards)
  const keptFocus = useKeptFocus(cards.join(), () => {
    if (active === null) return
    const shown = new Set(cards.flat())
    const gone = drawn.current.flat().filter((id) => !shown.has(id))
    const next = shown.has(active) ? active : afterLeaving(drawn.current, gone, active)
    if (next !== null) focusOn(next)
  })
  useEffect(() => {
    drawn.current = cards
  })

  // after every render: the card that is wanted may only now stand where it can be focused
  useEffect(() => {
    if (wanted.current === null) return
    focusOn(wanted.current)
    wanted.current = null
  })

  const goTo = (orderId: number | null) => orderId !== null && focusOn(orderId)
  const step = (to: BoardStep) => goTo(neighbour(cards, standing, to, lanesOf))
  const page = (to: BoardStep) =>
    goTo(cardsAPage.reduce<number | null>((from) => neighbour(cards, from, to, lanesOf), standing))
  /** Arrows and their like are the board's on a card or from the search; elsewhere they scroll, as everywhere. */
  const onCards = (run: (event: KeyboardEvent) => unknown) => (event: KeyboardEvent) => {
    const isFromSearch = event.target instanceof HTMLInputElement && event.target.type === 'search'
    if (isFromSearch) return goTo(cards.find((ids) => ids.length > 0)?.[0] ?? null)
    return (event.key.length === 1 || focusedCard() !== null) && run(event)
  }
  // the card under the pointer, unless the keyboard is on one
  const meant = () => focusedCard() ?? hovered.current
  const onMeant = (act: (orderId: number) => void) => () => {
    const orderId = meant()
    if (orderId !== null) act(orderId)
  }
  const selectOn = (to: BoardStep) => {
    const onto = neighbour(cards, standing, to, lanesOf)
    for (const orderId of [standing, onto]) if (orderId !== null) onSelect(orderId, true)
    goTo(onto)
  }

  const select = (orderId: number, on?: boolean) => {
    setAnchor(orderId)
    onSelect(orderId, on)
  }
  /** From the last selected card to this one, as far as both stand in one column. */
  const selectTo = (orderId: number) => {
    const column = cards.find((ids) => ids.includes(orderId)) ?? []
    const to = column.indexOf(orderId)
    const from = column.indexOf(anchor ?? orderId)
    if (from < 0) return select(orderId, true)
    for (const each of column.slice(Math.min(from, to), Math.max(from, to) + 1)) onSelect(each, true)
  }

  useHotkeys({
    // letters read on, arrows go over the screen
    nextRow: onCards(({ key }) => step(key === 'ArrowDown' ? 'down' : 'next')),
    previousRow: onCards(({ key }) => step(key === 'ArrowUp' ? 'up' : 'previous')),
    columnBefore: onCards(() => step('left')),
    columnAfter: onCards(() => step('right')),
    firstRow: onCards(() => step('first')),
    lastRow: onCards(() => step('last')),
    pageDown: onCards(() => page('down')),
    pageUp: onCards(() => page('up')),
    assign: onMeant(onAssign),
    selectRow: onMeant(select),
    selectTo: onMeant(selectTo),
    selectNext: onCards(() => selectOn('next')),
    selectPrevious: onCards(() => selectOn('previous')),
    clearSelection: onClear,
  })

  return {
    tabStop: standing ?? cards.find((ids) => ids.length > 0)?.[0] ?? null,
    onFocus: setActive,
    onHover: (orderId) => {
      hovered.current = orderId
    },
    onSelect: select,
    focusCard: (orderId) => {
      wanted.current = orderId
    },
    keptFocus,
  }
}

function focusOn(orderId: number): void {
  document.querySelector<HTMLElement>(`[data-order-id="${orderId}"]`)?.focus()
}

/** How many cards of a column stand side by side, as the screen lays them out. */
function lanesOf([first]: readonly number[]): number {
  const list = document.querySelector(`[data-order-id="${first}"]`)?.closest('ul')
  return list ? getComputedStyle(list).gridTemplateColumns.split(' ').length : 1
}

function focusedCard(): number | null {
  return cardAround(document.activeElement)
}

/** The order of the card that an element stands in. */
export function cardAround(target: EventTarget | null): number | null {
  const strip = target instanceof Element ? target.closest(`.${styles.strip}`) : null
  const id = Number(strip?.querySelector<HTMLElement>('[data-order-id]')?.dataset['orderId'])
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
