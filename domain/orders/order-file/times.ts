import { bareLetters } from '../../text/bare-letters.ts'

/** A time of day, or a window. Seconds from midnight. */
export interface ReadTime {
  readonly fromS: number
  /** Null: no window. */
  readonly toS: number | null
}

/** A clock time that may still lack its half of the day. */
interface ClockTime {
  readonly hour: number
  readonly minute: number
  readonly half: 'a' | 'p' | null
  /** Whether it is a time by itself, and not merely a number. */
  readonly isPlain: boolean
}

const clock =
  /^(?<hour>\d{1,2})(?:\s*[:.h](?:\s*(?<minute>\d{2})(?::\d{2}(?:\.0+)?)?|\s*:\d{2}(?:\.0+)?)?)?\s*(?:(?<half>[ap])\.?\s*(?:m\.?)?)?$/
const military = /^(?<hour>[01]\d|2[0-3])(?<minute>[0-5]\d)(?<half>)$/
const between = /(?:(?<!\s)\s+)?-\s*|(?<!\s)\s+(?:to|until|and|a|et)\s+(?=\d|noon|midi|midnight|minuit)/
const leading = /^(?:between|from|entre|de|at|a)\s+/
const named: Readonly<Record<string, string>> = { noon: '12:00', midi: '12:00', midnight: '0:00', minuit: '0:00' }

/**
 * Reads a time as people write it (docs/rules/orders-by-file.md, "Dates and times"): 14:30, 2:30 p.m., 2:30p, 14 h 30, 1430, noon; and a
 * window, 9:00-11:00 or 1-3pm. A bare "9" is none: nobody knows which half of the day is meant.
 * @returns null for anything else
 */
export function readFileTime(text: string): ReadTime | null {
  const plain = bareLetters(text.trim()).replace(leading, '')
  const parts = plain.split(between).filter((part) => part !== '')
  const [first, second, more] = parts.map(clockOf)
  if (first === undefined || first === null || second === null || more !== undefined) return null
  if (second === undefined) return first.isPlain ? one(secondsOf(first)) : null
  if (!second.isPlain && !first.isPlain) return null
  const to = secondsOf(second)
  // "1-3 pm" begins in the afternoon, "11-1 pm" before it.
  const sameHalf =
    first.half === null && second.half !== null && first.hour <= 12 ? secondsOf({ ...first, half: second.half }) : null
  const from = sameHalf !== null && to !== null && sameHalf < to ? sameHalf : secondsOf(first)
  return from === null || to === null || to <= from ? null : { fromS: from, toS: to }
}

function one(fromS: number | null): ReadTime | null {
  return fromS === null ? null : { fromS, toS: null }
}

function clockOf(text: string): ClockTime | null {
  const plain = named[text] ?? text
  const groups = (military.exec(plain) ?? clock.exec(plain))?.groups
  if (!groups) return null
  const half = groups['half'] === 'a' || groups['half'] === 'p' ? groups['half'] : null
  const minute = groups['minute'] ?? ''
  return {
    hour: Number(groups['hour']),
    minute: Number(minute || 0),
    half,
    isPlain: half !== null || minute !== '' || plain.includes('h'),
  }
}

function secondsOf({ hour, minute, half }: ClockTime): number | null {
  if (minute > 59 || hour > 23 || (half !== null && (hour > 12 || hour === 0))) return null
  const whole = half === null ? hour : (hour % 12) + (half === 'p' ? 12 : 0)
  return whole * 3_600 + minute * 60
}
