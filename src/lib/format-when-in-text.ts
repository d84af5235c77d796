import type { ZoneOffsets } from '#domain/time/zoned-time.ts'
import { formatWhen } from './format-time.ts'

/**
 * A moment in the middle of a sentence: "today at 14:30", "Nov 3 at 14:30", "Nov 3, 2025 at 14:30".
 * @param at unix seconds
 * @param now unix seconds
 */
export function formatWhenInText(at: number, timeZone: ZoneOffsets, now: number): string {
  const words = formatWhen(at, timeZone, now)
  const end = words.lastIndexOf(' ')
  const day = words.slice(0, end).replace(/,$/, '')
  const isWord = !day.includes(' ')
  return `${isWord ? day.toLowerCase() : day} at ${words.slice(end + 1)}`
}
