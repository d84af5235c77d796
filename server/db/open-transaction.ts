import { AsyncLocalStorage } from 'node:async_hooks'

/** As long as it is open, the transaction holds a connection that somebody else may be waiting for. */
export interface Lease {
  open: boolean
}

const transactions = new AsyncLocalStorage<Lease>()

/** Runs the work of a transaction, so that everything it leads to can tell that a connection is held. */
export function withinTransaction<Result>(lease: Lease, work: () => Promise<Result>): Promise<Result> {
  return transactions.run(lease, work)
}

/** Whether what runs now was called by the work of a transaction that is not over. */
export function isTransactionOpen(): boolean {
  return transactions.getStore()?.open ?? false
}
