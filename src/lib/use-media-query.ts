import { useCallback, useSyncExternalStore } from 'react'

/** The widths at which layouts change, in pixels (docs/rules/units-and-formats.md, "Sizes on the screen"). */
export const breakpoints = { phone: 600, tablet: 900, desktop: 1000 } as const

/** Whether a media query holds, and again when it changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}

/** Narrower than 900 pixels: the side menu becomes a drawer. */
export function useIsSmallScreen(): boolean {
  return useMediaQuery(`(max-width: ${breakpoints.tablet - 1}px)`)
}
