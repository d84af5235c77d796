import { createContext, use } from 'react'
import { type LeakKind, leakKinds } from '#domain/accounting/leaks.ts'
import type { RevenueLeak } from '#generated/model/index.ts'
import { leakKindOf } from './leak-words.ts'

/** A leak as a row of a list, by a number of its own. */
export interface LeakRow extends Omit<RevenueLeak, 'id'> {
  readonly id: number
}

/** An order stands among the leaks once for each kind. */
export function leakRow(leak: RevenueLeak): LeakRow {
  const kind = leakKindOf(leak.leak)
  return { ...leak, id: leak.orderId * 16 + (kind === undefined ? 0 : leakKinds.indexOf(kind)) }
}

/** What is mended on the order's price, where the leaks are listed. */
export const mendedOnPrice: ReadonlySet<LeakKind> = new Set([
  'noPrice',
  'waitNotCharged',
  'changedSinceBilled',
  'boughtDearer',
  'largeDiscount',
])

interface LeakActs {
  readonly complete: (leaks: readonly LeakRow[]) => void
  readonly editPrice: (leak: LeakRow) => void
  readonly accept: (leaks: readonly LeakRow[]) => void
  readonly reopen: (leaks: readonly LeakRow[]) => void
  readonly isBusy: boolean
}

export const LeakActsContext = createContext<LeakActs | null>(null)

/** What can be done with the leaks of the list. */
export function useLeakActs(): LeakActs {
  const acts = use(LeakActsContext)
  if (acts === null) throw new Error('useLeakActs is for the rows of a list of leaks')
  return acts
}
