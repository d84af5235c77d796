import { onTestFinished, vi } from 'vitest'

/** Friday, 20 November 2026, 10:05 in Regina, in unix seconds. */
export const fridayMorning = Date.parse('2026-11-20T16:05:00Z') / 1000

/** Stops the calendar on that morning until the test ends, and nothing else: requests and timers run on. */
export function stopCalendar(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: fridayMorning * 1000 })
  onTestFinished(() => void vi.useRealTimers())
}
