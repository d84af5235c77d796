import type { Budget } from '#generated/model/index.ts'
import type { MockWorld } from '../test-handlers.ts'

const blank = {
  kind: 'poNumber',
  fieldName: null,
  value: '4711',
  monthlyCadCents: 100_000,
  note: null,
  month: '2026-11',
  spentCadCents: 0,
  leftCadCents: 100_000,
  orders: 0,
  unpricedOrders: 0,
  version: 1,
  archived: false,
  createdAt: 0,
  updatedAt: 0,
} as const

/** Gives the organization of a test these budgets and no others, numbered from 1. */
export function giveBudgets({ world, tenantId }: MockWorld, budgets: readonly Partial<Budget>[]): void {
  world.resources['budget'] = budgets.map((changes, index) => ({
    ...blank,
    id: index + 1,
    tenantId: tenantId ?? 0,
    ...changes,
  }))
}
