import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useHotkey } from '#src/ui/hotkeys.ts'
import { neighbour } from './board-columns.ts'
import styles from './strip.module.css'

type Step = Parameters<typeof neighbour>[2]

interface BoardKeysOptions {
  /** Ids of the cards on the screen, column by column. */
  readonly cards: readonly (readonly number[])[]
  readonly onAssign: (orderId: number) => void
  readonly onSelect: (orderId: number) => void
  readonly onClear: () => void
}

export interface BoardKeys {
  /** The one card at which Tab stops. */
  readonly tabStop: number | null
  readonly onFocus: (orderId: number) => void
  readonly onHover: (orderId: number | null) => void
  /** Arrow keys, while a card has the focus; elsewhere they scroll, as everywhere. */
  readonly onKeyDown: (event: KeyboardEvent) => void
  /** Moves the focus as soon as the card is on the screen. */
  readonly focusCard: (orderId: number | null) => void
}

const group = 'Dispatch board'
const arrows: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** The board by keyboard: j, k and the arrows move between the cards, `a` assigns, `x` selects, Escape clears. */
export function useBoardKeys({ cards, onAssign, onSelect, onClear }: BoardKeysOptions): BoardKeys {
  const [active, setActive] = useState<number | null>(null)
  const wanted = useRef<number | null>(null)
  const hovered = useRef<number | null>(null)
  const standing = cards.some((ids) => active !== null && ids.includes(active)) ? active : null

  // after every render: the card that is wanted may only now stand where it can be focused
  useEffect(() => {
    if (wanted.current === null) return
    focusOn(wanted.current)
    wanted.current = null
  })

  const step = (to: Step) => {
    const next = neighbour(cards, standing, to)
    if (next !== null) focusOn(next)
  }
  // the card under the pointer, unless the keyboard is on one
  const meant = () => focusedCard() ?? hovered.current
  const onMeant = (act: (orderId: number) => void) => () => {
    const orderId = meant()
    if (orderId !== null) act(orderId)
  }

  useHotkey({ combination: 'j', label: 'Next order', group }, () => step('down'))
  useHotkey({ combination: 'k', label: 'Previous order', group }, () => step('up'))
  useHotkey({ combination: 'a', label: 'Assign to a driver', group }, onMeant(onAssign))
  useHotkey({ combination: 'x', label: 'Select', group }, onMeant(onSelect))
  useHotkey({ combination: 'escape', label: 'Clear the selection', group }, onClear)

  return {
    tabStop: standing ?? cards.find((ids) => ids.length > 0)?.[0] ?? null,
    onFocus: setActive,
    onHover: (orderId) => {
      hovered.current = orderId
    },
    onKeyDown: (event) => {
      const to = arrows[event.key]
      if (to === undefined || focusedCard() === null) return
      event.preventDefault()
      step(to)
    },
    focusCard: (orderId) => {
      wanted.current = orderId
    },
  }
}

function focusOn(orderId: number): void {
  document.querySelector<HTMLElement>(`[data-order-id="${orderId}"]`)?.focus()
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
