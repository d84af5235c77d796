import { useEffect } from 'react'

const lockName = 'waybill-in-sight'

/** Says to the other tabs of the browser that this one is in sight, for as long as it is. */
export function useInSight(): void {
  useEffect(() => {
    if (!('locks' in navigator)) return
    let hide = () => {}
    function follow(): void {
      hide()
      if (document.hidden) return
      const { promise, resolve } = Promise.withResolvers<void>()
      hide = resolve
      void navigator.locks.request(lockName, { mode: 'shared' }, () => promise)
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      hide()
    }
  }, [])
}

/** Whether a tab is in sight, this one or another of the browser; where browsers offer no locks it is this one that counts. */
export async function isAnyInSight(): Promise<boolean> {
  if (!document.hidden) return true
  if (!('locks' in navigator)) return false
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === lockName)
}
