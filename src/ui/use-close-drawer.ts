import { useLocation, useNavigate } from 'react-router-dom'
import { useOncePerAddress } from './use-once-per-address.ts'

/**
 * Closes a drawer that has an address of its own: back to where it was opened from, or to the list under it when the
 * address itself was opened. The list keeps its search, sort and filter.
 * @param under path of the screen that the drawer lies over
 */
export function useCloseDrawer(under: string): () => void {
  const navigate = useNavigate()
  const { search } = useLocation()
  const once = useOncePerAddress()
  return () =>
    once(() => {
      if (cameFromHere()) void navigate(-1)
      else void navigate(under + search, { replace: true })
    })
}

/** Whether Back stays in the application: the router counts its entries in the state of the browser's history. */
function cameFromHere(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}
