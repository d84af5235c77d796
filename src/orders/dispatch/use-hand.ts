import { useEffect, useRef, useState } from 'react'

/** Milliseconds after which a pointer that does not move is taken to rest. */
const restMs = 400

/** Whether a pointer is on its way over a box or presses it: what it is about to press must not go from under it. */
export function usePointerBusy() {
  const [isBusy, setBusy] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isPressed = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const restSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setBusy(false), restMs)
  }
  const release = () => {
    isPressed.current = false
    restSoon()
  }
  const handlers = {
    onPointerMove: () => {
      setBusy(true)
      if (!isPressed.current) restSoon()
    },
    onPointerDown: () => {
      setBusy(true)
      clearTimeout(timer.current)
      isPressed.current = true
      // It may be let go anywhere, and ends as a drag without a word of its own.
      for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, release, { once: true })
    },
  }
  return { isBusy, handlers }
}

/**
 * What was told last when something began to be held, until it is let go; then the latest.
 * @param question another one is answered at once
 */
export function useHeld<Told>(latest: Told, isHeld: boolean, question: string): Told {
  const [held, setHeld] = useState<{ readonly told: Told; readonly question: string } | null>(null)
  const isCurrent = held?.question === question
  if (isHeld && !isCurrent) setHeld({ told: latest, question })
  else if (!isHeld && held !== null) setHeld(null)
  return isHeld && held !== null && isCurrent ? held.told : latest
}
