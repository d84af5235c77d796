import { useCallback, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * For closing what has an address of its own: going back takes a moment, and a second press in it, or news that closes the same
 * thing, would leave what lies under it as well.
 * @returns runs what leaves the address that one is at, once
 */
export function useOncePerAddress(): (leave: () => void) => void {
  const { key } = useLocation()
  const left = useRef<string>(null)
  return useCallback(
    (leave) => {
      if (left.current === key) return
      left.current = key
      leave()
    },
    [key],
  )
}
