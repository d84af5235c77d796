import { useSyncExternalStore } from 'react'

/** `waiting`: not connected yet, or where there is no stream; `lost`: there was one, and it does not come again. */
export type LiveState = 'waiting' | 'live' | 'lost'

let state: LiveState = 'waiting'
const listeners = new Set<() => void>()

export function setLiveState(next: LiveState): void {
  if (next === state) return
  state = next
  listeners.forEach((listener) => listener())
}

/** Whether what others do is seen here as it happens. */
export function useLiveState(): LiveState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => state,
  )
}
