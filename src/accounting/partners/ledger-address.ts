import { type LedgerGrouping, ledgerGroupings } from '#domain/accounting/brokerage-ledger.ts'
import type { PeriodDays } from '#domain/accounting/period-words.ts'
import type { BrokerageLedgerFilter } from '#generated/model/index.ts'
import { idOf } from '#src/tables/address-values.ts'

/** The text of a parameter of the address; empty where it has none. */
type Read = (name: string) => string

export type LedgerView = 'balances' | LedgerGrouping

/** Which brokered orders are put together, and how. */
export interface LedgerQuestion extends PeriodDays {
  readonly grouping: LedgerGrouping
  /** As it is typed; empty for all. */
  readonly search: string
  readonly filter: BrokerageLedgerFilter
}

/** What narrows the ledger down, by its names in the address; view and days are always there. */
export const ledgerFilterNames = ['q', 'partner', 'customer', 'lane', 'loss', 'different'] as const

/** `?view=lane` */
export function viewIn(read: Read): LedgerView {
  const named = read('view')
  return ledgerGroupings.find((grouping) => grouping === named) ?? 'balances'
}

/** `?partner=4&customer=12&lane=regina,sk>saskatoon,sk&loss=yes&different=yes` */
export function ledgerFilterIn(read: Read): BrokerageLedgerFilter {
  const [partnerId, customerId, lane] = [idOf(read('partner')), idOf(read('customer')), read('lane').slice(0, 400)]
  return {
    ...(partnerId !== null && { partnerIds: [partnerId] }),
    ...(customerId !== null && { customerIds: [customerId] }),
    ...(lane !== '' && { lane }),
    ...(read('loss') === 'yes' && { isAtLoss: true }),
    ...(read('different') === 'yes' && { isDifferent: true }),
  }
}

/** All that the address asks. */
export function ledgerQuestionIn(read: Read, grouping: LedgerGrouping, days: PeriodDays): LedgerQuestion {
  return { grouping, ...days, search: read('q').slice(0, 100), filter: ledgerFilterIn(read) }
}

/** The orders of a partner or lane, as the ledger by orders asks for them. @param groupId as the server calls it */
export function ordersOfGroup(
  { grouping, search: _search, ...question }: LedgerQuestion,
  groupId: string,
): LedgerQuestion {
  const ofGroup = grouping === 'lane' ? { lane: groupId } : { partnerIds: [Number(groupId)] }
  return { ...question, search: '', grouping: 'order', filter: { ...question.filter, ...ofGroup } }
}

/** The same as parameters of a call: what narrows nothing is left out. */
export function askedOfLedger({ grouping, from, until, search }: LedgerQuestion) {
  return { grouping, from, until, ...(search !== '' && { search }) }
}

/** The filter of a call, where there is any. */
export function filterOfLedger({ filter }: Pick<LedgerQuestion, 'filter'>): { filter?: BrokerageLedgerFilter } {
  return Object.keys(filter).length > 0 ? { filter } : {}
}
