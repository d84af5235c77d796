import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { giveFocusBack, openerNow } from '#src/ui/use-focus-back.ts'
import { useOncePerAddress } from '#src/ui/use-once-per-address.ts'

const overlays = [
  'assign',
  'unassign',
  'cancel',
  'pickedUp',
  'droppedOff',
  'completed',
  'undo',
  'pickup',
  'dropoff',
  'edit',
  'pricing',
  'explain',
  'driverPay',
  'attach',
  'message',
  'template',
] as const

/** What lies over an order's page: an act that is being confirmed, or a stop on the map. */
export type OrderOverlay = (typeof overlays)[number]

interface OverlayInAddress {
  readonly overlay: OrderOverlay | null
  readonly open: (overlay: OrderOverlay) => void
  readonly close: () => void
}

/**
 * Dialogs and drawers of the order page by its address, `?show=assign`: a link opens the same one, Back closes it. What
 * else the address says, such as the tab, stays. The focus returns to what opened it.
 */
export function useOrderOverlay(): OverlayInAddress {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const once = useOncePerAddress()
  const named = new URLSearchParams(search).get('show')
  const wasOpenedHere: boolean = typeof state === 'object' && state !== null && 'openedHere' in state

  const shown = overlays.find((overlay) => overlay === named) ?? null
  const opener = useRef<HTMLElement>(null)
  const shownBefore = useRef(shown)
  useEffect(() => {
    // Also when Back closed it.
    if (shown === null && shownBefore.current !== null) giveFocusBack(opener.current)
    shownBefore.current = shown
  }, [shown])

  const open = useCallback(
    (overlay: OrderOverlay) => {
      opener.current = openerNow()
      void navigate({ pathname, search: searchShowing(search, overlay) }, { state: { openedHere: true } })
    },
    [navigate, pathname, search],
  )
  const close = useCallback(
    () =>
      once(() => {
        // Closing goes back where opening came from, so that Back afterwards leaves the page and does not reopen.
        if (wasOpenedHere) void navigate(-1)
        else void navigate({ pathname, search: searchShowing(search, null) }, { replace: true })
      }),
    [navigate, once, pathname, search, wasOpenedHere],
  )

  return { overlay: shown, open, close }
}

function searchShowing(search: string, overlay: OrderOverlay | null): string {
  const params = new URLSearchParams(search)
  if (overlay === null) params.delete('show')
  else params.set('show', overlay)
  return params.size === 0 ? '' : `?${params}`
}
