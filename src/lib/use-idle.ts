import { useEffect, useState } from 'react'

/** The page is never so busy that what waits for its rest would not come, in milliseconds. */
const longestWaitMs = 2_000

/** False until the browser has nothing more urgent to do: for what the first rows must not wait for. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const handle = requestIdleCallback(() => setIdle(true), { timeout: longestWaitMs })
    return () => cancelIdleCallback(handle)
  }, [])
  return isIdle
}
