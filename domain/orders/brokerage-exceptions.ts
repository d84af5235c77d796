/**
 * What one courier of a brokerage did and the other has to accept or to answer
 * (docs/rules/brokerage.md, "Exceptions"): `bought_price_changed` on
 * the sold order, `sold_order_edited` on the bought one, `brokerage_answered` on the order of the courier that got an answer. They
 * stand among the exceptions of the order for its receiver alone, and are types of its timeline for the two couriers alone.
 */
export const brokerageExceptions = ['bought_price_changed', 'sold_order_edited', 'brokerage_answered'] as const

export type BrokerageException = (typeof brokerageExceptions)[number]

export function isBrokerageException(code: string): code is BrokerageException {
  return brokerageExceptions.some((known) => known === code)
}
