import { formatCents } from '#domain/amounts/money.ts'
import type { Invoice } from '#generated/model/index.ts'

/** What stands in the fields of the invoices, by their numbers: cents, or the text that was no amount. */
export type Shares = Readonly<Record<number, number | string | undefined>>

type Owed = Pick<Invoice, 'id' | 'number' | 'outstandingCadCents'>

/**
 * An amount over invoices: the first is filled before the next.
 * @param cents of the whole; Canadian cents
 * @param invoices the oldest first
 */
export function shareOut(cents: number, invoices: readonly Owed[]): Shares {
  let left = cents
  const shares: Record<number, number> = {}
  for (const { id, outstandingCadCents } of invoices) {
    const share = Math.min(left, outstandingCadCents)
    if (share <= 0) continue
    shares[id] = share
    left -= share
  }
  return shares
}

/** What the shares add up to, in Canadian cents; what is no amount counts nothing. */
export function sumOfShares(shares: Shares, invoices: readonly Owed[]): number {
  return invoices.reduce((sum, { id }) => {
    const share = shares[id]
    return sum + (typeof share === 'number' ? share : 0)
  }, 0)
}

/** What is wrong with the share of an invoice; null: nothing. */
export function faultOfShare(share: Shares[number], { outstandingCadCents }: Owed): string | null {
  if (share === undefined) return null
  if (typeof share === 'string') return 'Must be a valid amount'
  if (share < 0) return 'Must not be below zero'
  return share > outstandingCadCents ? `Only ${formatCents(outstandingCadCents)} is outstanding` : null
}

/** What is wrong with the amount beside what the invoices take of it; null: nothing. */
export function faultOfWhole(cents: number | string | undefined, shared: number): string | null {
  if (typeof cents !== 'number') return 'Must be a valid amount'
  if (cents <= 0) return 'Must be more than $0.00'
  if (shared < cents) return `${formatCents(cents - shared)} is left over: put it on an invoice, or lower the amount`
  return shared > cents ? `The invoices take ${formatCents(shared - cents)} more than that` : null
}

/** The parts of a settlement: the invoices that get something. */
export function partsOf(shares: Shares, invoices: readonly Owed[]): { invoiceId: number; cadCents: number }[] {
  return invoices.flatMap(({ id }) => {
    const share = shares[id]
    return typeof share === 'number' && share > 0 ? [{ invoiceId: id, cadCents: share }] : []
  })
}
