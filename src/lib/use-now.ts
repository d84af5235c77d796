import { useEffect, useState } from 'react'

const minuteMs = 60_000

/** The time in unix seconds, again every minute: for words such as "Today" and for what is counted by the day. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now() / 1000)
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now() / 1000), minuteMs)
    return () => clearInterval(clock)
  }, [])
  return now
}
