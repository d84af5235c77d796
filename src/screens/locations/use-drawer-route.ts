import { useRef } from 'react'
import { useBeforeUnload, useBlocker, useLocation, useNavigate } from 'react-router-dom'
import type { OverlayGuard } from '#src/forms/overlay-guard.ts'
import { paths } from '#src/paths.ts'

/**
 * Closes a drawer that is a page of the address book: back to where it was opened from, or to the list when the address
 * itself was opened. The list keeps its search, sort and filter.
 */
export function useCloseDrawer(): () => void {
  const navigate = useNavigate()
  const { search } = useLocation()
  return () => {
    if (cameFromHere()) void navigate(-1)
    else void navigate(paths.locations() + search, { replace: true })
  }
}

/** Whether Back stays in the application: the router counts its entries in the state of the browser's history. */
function cameFromHere(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}

interface LeaveGuard {
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
