import { expect } from 'vitest'
import { add, addPerson, addTenant } from './later-rows.ts'
import type { Rows } from './placed-test.ts'

/** The person who acted, by the address of the account, in whose name, and whether an administrator did it. */
const entries = [
  { action: 'vehicle.created', actor: 'dana', behind: null, verb: 'created', byAdministrator: false },
  { action: 'vehicle.renamed', actor: 'admin', behind: null, verb: 'renamed', byAdministrator: true },
  { action: 'vehicle.archived', actor: 'dana', behind: 'admin', verb: 'archived', byAdministrator: true },
  // A person who acted for somebody else was an administrator then.
  { action: 'vehicle.restored', actor: 'dana', behind: 'zoe', verb: 'restored', byAdministrator: true },
  { action: 'vehicle.sold.twice', actor: null, behind: null, verb: 'sold', byAdministrator: false },
  { action: 'migrated', actor: null, behind: null, verb: '', byAdministrator: false },
]

export async function before(rows: Rows): Promise<void> {
  const tenantId = await addTenant(rows, 'Courier of 0230')
  const ids = new Map<string | null, number>([
    ['dana', await addPerson(rows, 'dana@m0230.example')],
    ['zoe', await addPerson(rows, 'zoe@m0230.example', { first_name: 'Zoë' })],
    ['admin', await addPerson(rows, 'admin@m0230.example', { is_admin: true })],
  ])
  for (const { action, actor, behind } of entries) {
    await add(rows, 'audit_entries', {
      tenant_id: tenantId,
      actor_user_id: ids.get(actor) ?? null,
      impersonator_user_id: ids.get(behind) ?? null,
      action,
      subject_type: 'vehicle',
      subject_id: 230,
      created_at: 1_700_000_000,
    })
  }
}

export async function after({ query, ownerSeesRows }: Rows): Promise<void> {
  const found = await query(`
    select action, verb, by_administrator from audit_entries
    where tenant_id = (select id from tenants where name = 'Courier of 0230') order by id`)
  expect(found).toEqual(
    entries.map(({ action, verb, byAdministrator }) => ({
      action,
      verb,
      // The owner of the tables sees no entry: 0443 marks them.
      by_administrator: ownerSeesRows && byAdministrator,
    })),
  )
}
