import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isFocusLost } from '#src/ui/use-focus-back.ts'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { useAddressedOrder } from '#src/orders/acts/use-order-drawer.ts'

const drawer = lazyComponent(async () => (await import('./OrderDrawer.tsx')).OrderDrawer, { covers: true })

/**
 * The drawer of the order that the address names, over whatever screen is shown
 * (docs/rules/order-page.md, "The drawer"). Its code is fetched
 * when the pointer or the focus first comes to something that opens it.
 */
export function OrderDrawerHost() {
  const { pathname } = useLocation()
  const { orderId, close } = useAddressedOrder()
  usePrefetch()
  // Another screen takes its drawer along at once; on the same screen it slides out.
  return <DrawerOfScreen key={pathname} orderId={orderId} onClose={close} />
}

interface DrawerOfScreenProps {
  readonly orderId: number | null
  readonly onClose: () => void
}

/** Keeps showing the order that was open while the drawer slides out. */
function DrawerOfScreen({ orderId, onClose }: DrawerOfScreenProps) {
  const [shown, setShown] = useState(orderId)
  useFocusBack(orderId)
  useEarlyEscape(orderId !== null, onClose)
  if (orderId !== null && orderId !== shown) setShown(orderId)
  if (shown === null) return null
  return (
    <drawer.Part
      orderId={orderId ?? shown}
      isOpen={orderId !== null}
      onClose={onClose}
      onClosed={() => setShown(null)}
    />
  )
}

/** The focus returns to the row at once, also when the pointer opened it and when Back closed the drawer. */
function useFocusBack(orderId: number | null): void {
  const before = useRef(orderId)
  useEffect(() => {
    const closed = before.current
    before.current = orderId
    if (orderId === null && closed !== null) return focusRowOf(closed)
  }, [orderId])
}

/** A drawer that a link opened may close before its list is there: the row has the focus once it comes. @returns what ends the wait */
function focusRowOf(orderId: number): (() => void) | undefined {
  const isSettled = () => {
    const isFree = isFocusLost() || document.activeElement?.closest('.bp6-overlay') !== null
    const row = linkOf(orderId)
    if (isFree) row?.focus({ preventScroll: true })
    return !isFree || row !== undefined
  }
  if (isSettled()) return undefined
  const list = new MutationObserver(() => isSettled() && list.disconnect())
  list.observe(document.body, { childList: true, subtree: true })
  return () => list.disconnect()
}

/** Escape closes the drawer also before the focus has come into it: after the next frame, or once its code is here. */
function useEarlyEscape(isOpen: boolean, onClose: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isInside = event.target instanceof Element && event.target.closest('.bp6-overlay') !== null
    if (event.key === 'Escape' && !event.defaultPrevented && !isInside) onClose()
  })
  useEffect(() => {
    if (!isOpen) return
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [isOpen])
}

/** The link of the screen that opens the drawer of this order. */
function linkOf(orderId: number): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('#main a[href*="order="]')
  return [...links].find((link) => new URLSearchParams(link.search).get('order') === String(orderId))
}

function usePrefetch(): void {
  useEffect(() => {
    const events = ['pointerover', 'focusin'] as const
    const stop = () => events.forEach((event) => document.removeEventListener(event, prefetch))
    const prefetch = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      const links = target.closest('tr, li, a')?.parentElement?.querySelectorAll('a[href*="order="]')
      if (links === undefined || links.length === 0) return
      stop()
      // A fetch ahead of time that fails is tried again by the drawer itself, which says so.
      drawer.load().catch(() => undefined)
    }
    events.forEach((event) => document.addEventListener(event, prefetch, { passive: true }))
    return stop
  }, [])
}
