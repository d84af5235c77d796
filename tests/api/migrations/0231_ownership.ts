import { expect } from 'vitest'
import type { Rows } from './placed-test.ts'

/** Finds one owner in each organization: 0230b took the others away. */
export async function before({ query }: Rows): Promise<void> {
  expect(await query(severalOwners)).toEqual([])
}

export async function after({ query }: Rows): Promise<void> {
  expect(await query(severalOwners)).toEqual([])
  // The savepoint keeps the transaction usable after the refusal.
  await query('savepoint second_owner')
  const second = query(`insert into memberships (tenant_id, user_id, roles)
    select t.id, u.id, '{13}' from tenants t, users u
    where t.name = 'Courier of 0231' and u.email = 'sole@m0231.example'`)
  await expect(second).rejects.toThrow('memberships_one_owner')
  await query('rollback to savepoint second_owner')
}

const severalOwners = `select tenant_id from memberships where 13 = any (roles) group by tenant_id having count(*) > 1`
