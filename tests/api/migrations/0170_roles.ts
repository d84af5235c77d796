import { expect } from 'vitest'
import { addPerson, addTenant } from './later-rows.ts'
import type { Rows } from './placed-test.ts'

const names = new Map([
  [1, 'Admin'],
  [2, 'Driver'],
  [3, 'External Driver'],
  [4, 'Scheduler'],
  [5, 'External Scheduler'],
  [6, 'Dispatcher'],
  [7, 'Viewer'],
  [8, 'User'],
  [12, 'External Courier'],
  [13, 'Owner'],
  [14, 'External Supplier'],
  [15, 'Organization Manager'],
])

/** In the order in which they came to belong: with every role, two roles, one that is named twice, one of no name, and none. */
const members = [
  { email: 'all@m0170.example', courier: 'Courier of 0170', since: 1_680_000_000, roles: [...names.keys()] },
  { email: 'two@m0170.example', courier: 'Courier of 0170', since: 1_681_000_000, roles: [6, 2] },
  { email: 'twice@m0170.example', courier: 'Other courier of 0170', since: 1_682_000_000, roles: [2, 2] },
  { email: 'two@m0170.example', courier: 'Other courier of 0170', since: 1_683_000_000, roles: [7] },
  { email: 'odd@m0170.example', courier: 'Courier of 0170', since: 1_684_000_000, roles: [9] },
  { email: 'none@m0170.example', courier: 'Courier of 0170', since: 1_685_000_000, roles: [] },
]

export async function before(rows: Rows): Promise<void> {
  for (const courier of new Set(members.map((each) => each.courier))) await addTenant(rows, courier)
  for (const email of new Set(members.map((each) => each.email))) await addPerson(rows, email, { last_name: 'Ødegård' })
  for (const { email, courier, since, roles } of members) {
    await rows.query(
      `insert into memberships (tenant_id, user_id, roles, created_at)
       select t.id, u.id, $1, $2 from tenants t, users u where t.name = $3 and u.email = $4`,
      [roles, since, courier, email],
    )
  }
}

export async function after({ query, ownerSeesRows }: Rows): Promise<void> {
  const held = await query(`
    select u.email, t.name as courier, m.created_at as since, m.roles
    from memberships m join users u on u.id = m.user_id join tenants t on t.id = m.tenant_id
    where u.email like '%@m0170.example' order by m.created_at`)
  expect(held).toEqual(members)

  const grants = await query(`
    select u.email, t.name as courier, g.role_id, g.role_name, g.granted_at, g.granted_by, g.grantee_tenant_id, g.ended_at
    from role_grants g join users u on u.id = g.user_id join tenants t on t.id = g.tenant_id
    where u.email like '%@m0170.example' order by g.id`)
  const expected = members.flatMap(({ email, courier, since, roles }) =>
    [...new Set(roles)]
      .toSorted((one, other) => one - other)
      .map((role) => ({
        email,
        courier,
        role_id: role,
        role_name: names.get(role) ?? '9',
        granted_at: since,
        granted_by: null,
        grantee_tenant_id: null,
        ended_at: null,
      })),
  )
  // The owner of the tables sees no membership: 0442 gives the grants.
  expect(grants).toEqual(ownerSeesRows ? expected : [])
}
