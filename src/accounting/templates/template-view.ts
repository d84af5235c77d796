import type { Grouping } from '#domain/accounting/groupings.ts'
import { daysOfPeriod, type PeriodWord, periodWords, wordOfDays } from '#domain/accounting/period-words.ts'
import type { LocalDate } from '#domain/time/zoned-time.ts'
import type { AccountingTemplate } from '#generated/model/index.ts'
import { type AccountingQuestion, addressOfFilter } from '../accounting-address.ts'

/** How accounting is looked at: what a template keeps of it. Its days are kept as a word, so that they move along. */
export interface TemplateView {
  readonly question: AccountingQuestion
  /** Ids in their order; none for the usual ones. */
  readonly columns: readonly string[]
  /** As the address has it, `-total`; null for the usual order. */
  readonly sort: string | null
}

type Kept = Pick<AccountingTemplate, 'grouping' | 'period' | 'columns' | 'filter' | 'sort'>

/** What is kept of a view under this period. */
export function templateOf({ question, columns, sort }: TemplateView, period: PeriodWord): Kept {
  return { grouping: question.grouping, period, columns: [...columns], filter: question.filter, sort }
}

/** The word to begin with where a view is to be kept: two dates have none, and a month is looked at when it is over. */
export function periodToKeep(question: AccountingQuestion, today: LocalDate): PeriodWord {
  return wordOfDays(question, today) ?? 'lastMonth'
}

/** Where the address has to go to show a template on this day. */
export function searchOfTemplate({ grouping, period, filter, sort }: Kept, today: LocalDate): string {
  const word = periodWords.find((each) => each === period) ?? 'thisMonth'
  const values = { grouping, ...daysOfPeriod(word, today), ...addressOfFilter(filter), sort }
  const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== null)
  return new URLSearchParams(given).toString()
}

/** Of customers and of drivers one looks at other figures: their columns are remembered apart. */
export function tableIdOf(grouping: Grouping): string {
  return grouping.startsWith('Customer') ? 'accounting-data' : 'accounting-data-drivers'
}
