import { useLocation, useNavigate } from 'react-router-dom'
import { useOncePerAddress } from './use-once-per-address.ts'

/**
 * Closes a drawer that has an address of its own. It goes back to where the drawer was opened, or to the list under it when
 * somebody opened the address itself. The list keeps its search, sort and filter.
 * @param under path of the screen under the drawer
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

/** Whether Back stays in the application. The router counts its entries in the state of the browser's history. */
function cameFromHere(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}
