import { wallTimeAt } from '#domain/time/zoned-time.ts'
import type { Budget } from '#generated/model/index.ts'
import type { MockTenant } from '../world-types.ts'

/** One with room, one that is nearly used, and one above which somebody ordered. */
const budgets = [
  { kind: 'poNumber', fieldName: null, value: 'PO-7781', monthlyCadCents: 250_000, spentCadCents: 64_350, orders: 9 },
  { kind: 'poNumber', fieldName: null, value: '2207', monthlyCadCents: 100_000, spentCadCents: 85_200, orders: 12 },
  {
    kind: 'field',
    fieldName: 'Cost centre',
    value: 'B-7000',
    monthlyCadCents: 40_000,
    spentCadCents: 46_110,
    orders: 6,
  },
] as const

/** What each organisation allows itself, with what it has spent. @param now unix seconds */
export function seedBudgets(tenants: readonly MockTenant[], now: number): Budget[] {
  return tenants.flatMap(({ tenant }, place) =>
    budgets.map((budget, index) => ({
      ...budget,
      id: 1 + place * budgets.length + index,
      tenantId: tenant.id,
      note: index === 1 ? 'Flu clinics of the autumn' : null,
      month: wallTimeAt(now, tenant.timezone).date.slice(0, 7),
      leftCadCents: budget.monthlyCadCents - budget.spentCadCents,
      unpricedOrders: index === 1 ? 3 : 0,
      version: 1,
      archived: false,
      createdAt: now,
      updatedAt: now,
    })),
  )
}
