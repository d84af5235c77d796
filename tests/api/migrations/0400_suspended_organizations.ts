import { expect } from 'vitest'
import { add } from './later-rows.ts'
import type { Rows } from './placed-test.ts'

interface Plan {
  readonly name: string
  readonly features: readonly string[]
  readonly kind: string | null
  readonly becomes: readonly string[]
  readonly archived_at?: number
}

/** Names are unique: the plan of suppliers says its features in one of the two walks, and says none in the other. */
function plans(ownerSeesRows: boolean): readonly Plan[] {
  const given = ownerSeesRows ? ['Supplier', 'Planner'] : []
  return [
    { name: 'Courier', features: [], kind: 'Courier', becomes: ['Courier', 'Planner', 'CourierLocations'] },
    { name: 'Customer', features: [], kind: 'Customer', becomes: ['Customer', 'Planner'], archived_at: 1_700_000_000 },
    { name: 'Supplier', features: given, kind: 'Supplier', becomes: ownerSeesRows ? given : ['Supplier'] },
    { name: 'Internal', features: [], kind: 'Internal', becomes: [] },
    { name: 'courier', features: [], kind: null, becomes: [] },
    { name: 'Première 0400', features: ['Courier'], kind: null, becomes: ['Courier'] },
    { name: 'Nothing 0400', features: [], kind: null, becomes: [] },
  ]
}

export async function before(rows: Rows): Promise<void> {
  for (const { kind: _, becomes: __, ...values } of plans(rows.ownerSeesRows)) {
    await add(rows, 'subscription_plans', { ...values, price_cents: 4900 })
  }
}

export async function after({ query, ownerSeesRows }: Rows): Promise<void> {
  const expected = plans(ownerSeesRows)
  const found = await query(
    `select name, for_kind, features, price_cents, archived_at from subscription_plans where name = any ($1) order by id`,
    [expected.map(({ name }) => name)],
  )
  expect(found).toEqual(
    expected.map(({ name, kind, becomes, archived_at = null }) => ({
      name,
      for_kind: kind,
      features: becomes,
      price_cents: 4900,
      archived_at,
    })),
  )
}
