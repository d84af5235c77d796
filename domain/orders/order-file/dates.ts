import { bareLetters } from '../../text/bare-letters.ts'
import type { LocalDate } from '../../time/zoned-time.ts'

/** What a text says of a date: one, two that it could be, or none; behind it what stands after it in the cell. */
export type ReadDate =
  | { readonly kind: 'date'; readonly date: LocalDate; readonly rest: string }
  | { readonly kind: 'either'; readonly dates: readonly [LocalDate, LocalDate] }
  | { readonly kind: 'none' }

/** By whom the dates of a file are written, told by those that can be read in one way only. */
export type DayOrder = 'day' | 'month' | 'unknown' | 'both'

const months: readonly (readonly string[])[] = [
  ['jan', 'janv', 'january', 'janvier'],
  ['feb', 'fev', 'fevr', 'february', 'fevrier'],
  ['mar', 'mars', 'march'],
  ['apr', 'avr', 'april', 'avril'],
  ['may', 'mai'],
  ['jun', 'june', 'juin'],
  ['jul', 'juil', 'july', 'juillet'],
  ['aug', 'august', 'aout'],
  ['sep', 'sept', 'september', 'septembre'],
  ['oct', 'october', 'octobre'],
  ['nov', 'november', 'novembre'],
  ['dec', 'december', 'decembre'],
]

const behind = String.raw`(?:[t,\s]+(?<rest>(?![t,\s]).+|[t,]))?$`
const yearFirst = new RegExp(String.raw`^(?<year>\d{4})[-/. ](?<month>\d{1,2})[-/. ](?<day>\d{1,2})${behind}`)
const compact = /^(?<year>20\d{2})(?<month>\d{2})(?<day>\d{2})(?<rest>)$/
const inFigures = new RegExp(String.raw`^(?<one>\d{1,2})[-/. ](?<other>\d{1,2})[-/. ](?<year>\d{4}|\d{2})${behind}`)
const dayAndName = new RegExp(
  String.raw`^(?<day>\d{1,2})(?:st|nd|rd|th|er)?[-/. ]+(?<name>[a-z]+)[-/., ]+(?<year>\d{4}|\d{2})${behind}`,
)
const nameAndDay = new RegExp(
  String.raw`^(?<name>[a-z]+)[-/. ]+(?<day>\d{1,2})(?:st|nd|rd|th)?[-/, ]+(?<year>\d{4})${behind}`,
)
const weekday =
  /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun|lun|mar|mer(?:cre)?|jeu|ven(?:dre)?|sam(?:e)?|dim(?:anche)?)(?:day|di)?[.,]?\s+(?=\d|[a-z])/

/**
 * Reads a date as people and spreadsheets write it (docs/rules/orders-by-file.md, "Dates and times"): 2026-11-30, 30/11/2026, 11/30/26,
 * 30 nov. 2026, Nov 30, 2026. 03/04/2026 can be two dates unless it is said which comes first.
 * @param dayFirst null where nobody has said
 */
export function readFileDate(text: string, dayFirst: boolean | null): ReadDate {
  const plain = bareLetters(text.trim()).replace(weekday, '')
  const iso = (yearFirst.exec(plain) ?? compact.exec(plain))?.groups
  if (iso) return one(dateOf(iso['year'], iso['month'], iso['day']), iso['rest'])
  const figures = inFigures.exec(plain)?.groups
  if (figures) {
    const byDay = dateOf(figures['year'], figures['other'], figures['one'])
    const byMonth = dateOf(figures['year'], figures['one'], figures['other'])
    if (byDay === null || byMonth === null || byDay === byMonth) return one(byDay ?? byMonth, figures['rest'])
    if (dayFirst === null) return { kind: 'either', dates: [byDay, byMonth] }
    return one(dayFirst ? byDay : byMonth, figures['rest'])
  }
  const named = (dayAndName.exec(plain) ?? nameAndDay.exec(plain))?.groups
  if (!named) return { kind: 'none' }
  const month = months.findIndex((names) => names.includes(named['name'] ?? ''))
  return month < 0 ? { kind: 'none' } : one(dateOf(named['year'], String(month + 1), named['day']), named['rest'])
}

/** Whether the day or the month comes first in the dates of a file, told by those with a day above 12. */
export function dayOrderOf(texts: Iterable<string>): DayOrder | null {
  const found = new Set<DayOrder>()
  let isOpen = false
  for (const text of texts) {
    const groups = inFigures.exec(bareLetters(text.trim()).replace(weekday, ''))?.groups
    if (!groups) continue
    const byDay = dateOf(groups['year'], groups['other'], groups['one'])
    const byMonth = dateOf(groups['year'], groups['one'], groups['other'])
    if (byDay !== null && byMonth !== null) isOpen ||= byDay !== byMonth
    else if (byDay !== null) found.add('day')
    else if (byMonth !== null) found.add('month')
  }
  const [only, another] = found
  if (another !== undefined) return 'both'
  return only ?? (isOpen ? 'unknown' : null)
}

function one(date: LocalDate | null, rest = ''): ReadDate {
  return date === null ? { kind: 'none' } : { kind: 'date', date, rest }
}

/** Null for a date that no calendar has. */
function dateOf(year = '', month = '', day = ''): LocalDate | null {
  const whole = year.length === 2 ? `20${year}` : year
  const date = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === date ? date : null
}
