import { useEffect, useRef } from 'react'

/**
 * Runs the newest of these functions at the start, whenever the device is connected again, and whenever the server has
 * just answered: a thin line breaks without the device knowing.
 * @param answeredAt when the server answered last
 */
export function useWhenConnected(run: () => Promise<void>, answeredAt: number): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    void latest.current()
  }, [answeredAt])
  useEffect(() => {
    const again = () => void latest.current()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
}
