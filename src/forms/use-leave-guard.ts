import { useRef } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router-dom'
import type { OverlayGuard } from './overlay-guard.ts'

export interface LeaveGuard {
  readonly onDirtyChange: (dirty: boolean) => void
  /** Lets the next navigation pass: the form was saved, or the person chose to discard it. */
  readonly release: () => void
  /** The question that Back, a link or the menu brings up; for `DiscardAlert`. */
  readonly guard: OverlayGuard
}

/** Keeps Back, links and the closing of the window from losing what was typed; the drawer guards its own buttons. */
export function useLeaveGuard(): LeaveGuard {
  const dirty = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty.current && currentLocation.pathname !== nextLocation.pathname,
  )
  useBeforeUnload((event) => {
    if (dirty.current) event.preventDefault()
  })
  const onDirtyChange = (next: boolean) => {
    dirty.current = next
  }
  const release = () => onDirtyChange(false)
  return {
    onDirtyChange,
    release,
    guard: {
      asking: blocker.state === 'blocked',
      onDirtyChange,
      requestClose: () => blocker.reset?.(),
      keepEditing: () => blocker.reset?.(),
      discard: () => {
        release()
        blocker.proceed?.()
      },
    },
  }
}
