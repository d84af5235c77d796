import { type MouseEvent, type PointerEvent, useRef } from 'react'

interface ClosingPress {
  readonly onPointerDownCapture: (event: PointerEvent) => void
  readonly onClickCapture: (event: MouseEvent) => void
}

/**
 * For a place full of links: a press that closes an open popover opens nothing that lies under it. Buttons and fields
 * still take it, as everywhere.
 */
export function useClosingPress(): ClosingPress {
  const closes = useRef(false)
  return {
    onPointerDownCapture: () => {
      closes.current = document.querySelector('.bp6-popover-target [aria-expanded="true"]') !== null
    },
    onClickCapture: (event) => {
      const { target, currentTarget } = event
      const wasClosing = closes.current
      closes.current = false
      // The keyboard clicks without a press, and what opens from here is a child to React alone.
      if (!wasClosing || !(target instanceof Element) || !currentTarget.contains(target)) return
      if (target.closest('button, input, label') !== null) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
