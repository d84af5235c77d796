import { clockText } from '#domain/time/operating-hours.ts'
import { unmarkUnreadable, markUnreadable } from '../unreadable-text.ts'

const daySeconds = 86_400

/** Seconds from midnight as the field shows them, "08:00". Text that was no time comes back as it is. */
export function timeText(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return clockText(value)
  return typeof value === 'string' ? unmarkUnreadable(value) : ''
}

/**
 * What was typed as seconds from midnight: "8", "830", "08:30", "8.30", "8:30 pm" and "24:00" are times. Undefined for
 * nothing, the text itself for no time.
 */
export function timeValue(text: string): number | string | undefined {
  if (text.trim() === '') return undefined
  return secondsOf(text) ?? markUnreadable(text)
}

function secondsOf(text: string): number | undefined {
  const match = /^(\d{1,2})(?:[:.h]?([0-5]\d))?\s*([ap])?\.?m?\.?$/i.exec(text.trim())
  if (match === null) return undefined
  const [, hourText = '', minuteText = '0', half] = match
  const hour = half === undefined ? Number(hourText) : fromHalfDay(Number(hourText), half.toLowerCase())
  const seconds = hour * 3600 + Number(minuteText) * 60
  return hour >= 0 && seconds <= daySeconds ? seconds : undefined
}

function fromHalfDay(hour: number, half: string): number {
  if (hour < 1 || hour > 12) return -1
  return (hour % 12) + (half === 'p' ? 12 : 0)
}
