import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useIdle } from '#src/lib/use-idle.ts'

/** Shows what others do as it happens, for as long as the caller is on the screen; the first rows do not wait for it. */
export function useLiveEvents(tenantId: number, userId: number): void {
  const client = useQueryClient()
  const isIdle = useIdle()
  useEffect(() => {
    if (!isIdle) return
    let stop = () => {}
    let isGone = false
    // Without its code the screens ask by themselves, as they do without a stream.
    void import('./follow-events.ts').then(
      ({ followEvents }) => {
        if (!isGone) stop = followEvents(client, { tenantId, userId })
      },
      () => {},
    )
    return () => {
      isGone = true
      stop()
    }
  }, [client, isIdle, tenantId, userId])
}
