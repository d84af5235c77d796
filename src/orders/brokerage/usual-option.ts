import type { BrokerageOffer } from '#generated/model/index.ts'

/** A service at a speed. */
export type Option = BrokerageOffer['options'][number]

/** Names an option in the address. */
export function keyOf({ serviceId, serviceSpeedId }: Option): string {
  return `${serviceId}-${serviceSpeedId}`
}

/**
 * What is chosen to begin with: the cheapest that keeps the promise made to the customer, else the cheapest of all.
 * @param options the cheapest first
 * @param dueAt promised drop-off, unix seconds; null when none was promised
 */
export function usualOption(options: readonly Option[], dueAt: number | null): Option | null {
  const possible = options.filter(({ problems }) => problems.length === 0)
  return possible.find((option) => !isLate(option, dueAt)) ?? possible[0] ?? null
}

/** Whether an option promises less than the customer was promised. */
export function isLate(option: Option, dueAt: number | null): boolean {
  return dueAt !== null && (option.dueAt === null || option.dueAt > dueAt)
}
