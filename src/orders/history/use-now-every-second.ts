import { useEffect, useState } from 'react'

const secondMs = 1_000

/**
 * The time in unix seconds, again every second while something runs (docs/rules/units-and-formats.md, "Intervals").
 * @param runs whether anything is counted at all
 */
export function useNowEverySecond(runs: boolean): number {
  const [now, setNow] = useState(() => Date.now() / 1000)
  useEffect(() => {
    if (!runs) return undefined
    const tick = () => setNow(Date.now() / 1000)
    tick()
    const clock = setInterval(tick, secondMs)
    return () => clearInterval(clock)
  }, [runs])
  return now
}
