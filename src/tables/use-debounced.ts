import { useEffect, useState } from 'react'

/** The value once it has stood still for `delayMs` milliseconds: what is typed is not asked for letter by letter. */
export function useDebounced<T>(value: T, delayMs = 250): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
