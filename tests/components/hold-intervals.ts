import { onTestFinished, vi } from 'vitest'

/**
 * Holds what the page does at intervals, such as asking again every ten seconds, until the test lets time pass; everything
 * else goes on by itself. To be called before the page opens.
 */
export function holdIntervals(): { readonly pass: (milliseconds: number) => Promise<unknown> } {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  return { pass: (milliseconds) => vi.advanceTimersByTimeAsync(milliseconds) }
}
