import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { useOncePerAddress } from '#src/ui/use-once-per-address.ts'

/** Goes with every link that opens the drawer: closing then goes back to where it was opened from. */
export const drawerState = { openedHere: true } as const

/** The address of an order in the drawer over the screen that is shown now, with its filters, sort and page. */
export function useOrderDrawerPath(): (orderId: number) => string {
  const { pathname, search } = useLocation()
  return useCallback((orderId) => paths.orderDrawer(orderId, pathname + search), [pathname, search])
}

interface AddressedOrder {
  /** Null while the address names none, or something that cannot be an order's number. */
  readonly orderId: number | null
  readonly close: () => void
}

/** The order that the address of any screen names, `?order=10482`. */
export function useAddressedOrder(): AddressedOrder {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const once = useOncePerAddress()
  const params = new URLSearchParams(search)
  const orderId = Number(params.get('order'))
  const wasOpenedHere: boolean = typeof state === 'object' && state !== null && 'openedHere' in state

  const close = () =>
    once(() => {
      if (wasOpenedHere) {
        void navigate(-1)
        return
      }
      params.delete('order')
      const rest = params.toString()
      void navigate({ pathname, search: rest === '' ? '' : `?${rest}` }, { replace: true })
    })
  return { orderId: Number.isSafeInteger(orderId) && orderId > 0 ? orderId : null, close }
}
