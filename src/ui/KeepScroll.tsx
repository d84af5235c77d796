import { Component } from 'react'

interface KeepScrollProps {
  /** What is drawn: only when that is another is there a place to keep. */
  readonly of: unknown
  /** What is drawn answers it: what answers another one begins at its top. */
  readonly question: string
  /** The boxes that scroll, inner before outer. What is drawn in them says by `data-id` which it is. */
  readonly scrollers: () => Iterable<Element>
  /** What somebody else moved, by `data-id`: the eye does not go along with it. */
  readonly moved?: ReadonlySet<number>
  /** Pixels from the top to an item, for those that a long list does not draw; not a number where there is none. */
  readonly placeOf?: (id: number) => number
  /** What one looked at from the top of the box stays, and stands lower there: something new is above it. */
  readonly onPushed?: (wasAtTop: boolean) => void
}

/** An item, and the pixels from the top of its box to it. */
interface Seen {
  readonly id: string
  readonly top: number
}

interface Place {
  readonly scroller: Element
  /** What the keyboard is on, or what has a menu open: it is kept wherever it goes. */
  readonly held: Seen | null
  /** From what the pointer is on, or what is first in sight, downwards. */
  readonly read: readonly Seen[]
}

/**
 * Keeps what one reads, or has under the hand, at its place in the window while others come and go above it. While the
 * first of them is in sight nothing is kept unless the hand is on one: there one looks at what is new. Not left to the browser, which keeps nothing at the top
 * and knows of no hand.
 *
 * A class, because only that is told before the old drawing is gone. To be drawn with what it keeps.
 */
export class KeepScroll extends Component<KeepScrollProps> {
  override getSnapshotBeforeUpdate(before: KeepScrollProps): readonly Place[] {
    if (before.of === this.props.of || before.question !== this.props.question) return []
    return [...this.props.scrollers()].flatMap((scroller) => placeIn(scroller) ?? [])
  }

  override componentDidUpdate(before: KeepScrollProps, _state: unknown, places: readonly Place[]): void {
    const { moved, placeOf, onPushed } = this.props
    const shiftUndrawn = (id: number) => {
      const by = (placeOf?.(id) ?? Number.NaN) - (before.placeOf?.(id) ?? Number.NaN)
      return Number.isNaN(by) ? null : by
    }
    for (const { scroller, held, read } of places) {
      const now = new Map(itemsOf(scroller).map((item) => [item.dataset['id'], item]))
      const shift = ({ id, top }: Seen) => {
        const item = now.get(id)
        return item === undefined ? shiftUndrawn(Number(id)) : topIn(scroller, item) - top
      }
      const stayed = read.find((seen) => !moved?.has(Number(seen.id)) && shift(seen) !== null)
      const by = (held && shift(held)) ?? (stayed === undefined ? null : shift(stayed))
      if (by === null || Math.abs(by) < 1) continue
      const wasAtTop = scroller.scrollTop < 1
      scroller.scrollTop += by
      if (by > 0 && scroller.scrollTop >= 1) onPushed?.(wasAtTop)
    }
  }

  override render() {
    return null
  }
}

function placeIn(scroller: Element): Place | null {
  const items = itemsOf(scroller)
  const inSight = (item: Element) => {
    const top = topIn(scroller, item)
    return top + item.clientHeight > 0 && top < scroller.clientHeight
  }
  const held = items.find((item) => item.matches(':focus-within, :has([aria-expanded="true"])') && inSight(item))
  // While one types beside them, what one types in is under the hand.
  const pointed = isTypingIn(scroller) ? undefined : items.find((item) => item.matches(':hover'))
  const isAtTop = items[0] !== undefined && topIn(scroller, items[0]) >= 0
  if (held === undefined && pointed === undefined && isAtTop) return null
  const first = pointed ?? items.find(inSight)
  const seen = (item: HTMLElement): Seen => ({ id: item.dataset['id'] ?? '', top: topIn(scroller, item) })
  return {
    scroller,
    held: held === undefined ? null : seen(held),
    read: first === undefined ? [] : items.slice(items.indexOf(first)).map(seen),
  }
}

function isTypingIn(scroller: Element): boolean {
  const { activeElement } = document
  return scroller.contains(activeElement) && activeElement?.matches('input, textarea, [contenteditable]') === true
}

function itemsOf(scroller: Element): readonly HTMLElement[] {
  return [...scroller.querySelectorAll<HTMLElement>('[data-id]')]
}

/** Pixels from the top of a box to what is in it. */
export function topIn(scroller: Element, item: Element): number {
  return item.getBoundingClientRect().top - scroller.getBoundingClientRect().top
}
