import { addDays, type LocalDate } from '../time/zoned-time.ts'
import { dateOfDay, dayNumber, firstOfMonth, monthOfDay } from '../planner/days.ts'

/** Periods that are chosen by a word: what they mean moves along with the calendar. */
export const periodWords = [
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'lastQuarter',
  'thisYear',
  'lastYear',
  'last30Days',
] as const

export type PeriodWord = (typeof periodWords)[number]

/** As they are chosen. */
export const periodLabels: Readonly<Record<PeriodWord, string>> = {
  thisMonth: 'This month',
  lastMonth: 'Last month',
  thisQuarter: 'This quarter',
  lastQuarter: 'Last quarter',
  thisYear: 'This year',
  lastYear: 'Last year',
  last30Days: 'Last 30 days',
}

/** Days of a calendar, both of them included. */
export interface PeriodDays {
  readonly from: LocalDate
  readonly until: LocalDate
}

/** The days that a word means on this day. Those of now go to their end: what is completed tomorrow is of this month as well. */
export function daysOfPeriod(word: PeriodWord, today: LocalDate): PeriodDays {
  const month = monthOfDay(dayNumber(today))
  const quarter = month - (month % 3)
  const year = month - (month % 12)
  switch (word) {
    case 'thisMonth':
      return months(month, 1)
    case 'lastMonth':
      return months(month - 1, 1)
    case 'thisQuarter':
      return months(quarter, 3)
    case 'lastQuarter':
      return months(quarter - 3, 3)
    case 'thisYear':
      return months(year, 12)
    case 'lastYear':
      return months(year - 12, 12)
    case 'last30Days':
      return { from: addDays(today, -29), until: today }
  }
}

/** The word that means exactly these days on this day; null: none does. */
export function wordOfDays({ from, until }: PeriodDays, today: LocalDate): PeriodWord | null {
  const means = (word: PeriodWord) => {
    const days = daysOfPeriod(word, today)
    return days.from === from && days.until === until
  }
  return periodWords.find(means) ?? null
}

function months(first: number, count: number): PeriodDays {
  return { from: dateOfDay(firstOfMonth(first)), until: dateOfDay(firstOfMonth(first + count) - 1) }
}
