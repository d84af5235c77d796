import { expect } from 'vitest'
import { addPerson, addTenant } from './later-rows.ts'
import type { Rows } from './placed-test.ts'

const couriers = { three: 'Courier of 0231', tie: 'Other courier of 0231', none: 'Ownerless of 0231' }

/** Members with the roles that are left to them. A person of one courier may own another. */
const members = [
  { who: 'one', courier: couriers.three, since: 1_690_000_000, roles: [6, 13], left: [6, 13] },
  { who: 'two', courier: couriers.three, since: 1_691_000_000, roles: [15, 13, 2], left: [2, 15] },
  { who: 'three', courier: couriers.three, since: 1_692_000_000, roles: [13], left: [15] },
  { who: 'manager', courier: couriers.three, since: 1_680_000_000, roles: [15, 6], left: [15, 6] },
  { who: 'two', courier: couriers.tie, since: 1_690_000_000, roles: [13], left: [13] },
  { who: 'three', courier: couriers.tie, since: 1_690_000_000, roles: [13, 7], left: [7, 15] },
  { who: 'sole', courier: 'Sole owner of 0231', since: 1_690_000_000, roles: [13, 15], left: [13, 15] },
  { who: 'manager', courier: couriers.none, since: 1_690_000_000, roles: [15], left: [15] },
]

/** A change of roles gives a membership a version, which is never 0: it tells which of them were changed. */
export async function before(rows: Rows): Promise<void> {
  for (const courier of new Set(members.map((each) => each.courier))) await addTenant(rows, courier)
  for (const who of new Set(members.map((each) => each.who))) await addPerson(rows, `${who}@m0231.example`)
  for (const { who, courier, since, roles } of members) {
    await rows.query(
      `with member as (
         insert into memberships (tenant_id, user_id, roles, created_at, permission_version)
         select t.id, u.id, $1, $2, 0 from tenants t, users u where t.name = $3 and u.email = $4 returning *)
       insert into role_grants (tenant_id, user_id, role_id, role_name, granted_at)
       select tenant_id, user_id, role_id,
         case role_id when 2 then 'Driver' when 6 then 'Dispatcher' when 7 then 'Viewer' when 13 then 'Owner' else 'Organization Manager' end,
         created_at
       from member, unnest(roles) as role_id`,
      [roles, since, courier, `${who}@m0231.example`],
    )
  }
}

export async function after({ query }: Rows): Promise<void> {
  const found = await query(`
    select split_part(u.email, '@', 1) as who, t.name as courier, m.roles as left, m.permission_version > 0 as changed
    from memberships m join users u on u.id = m.user_id join tenants t on t.id = m.tenant_id
    where u.email like '%@m0231.example' order by t.id, m.created_at = 1680000000, u.id`)
  expect(found).toEqual(
    members.map(({ who, courier, roles, left }) => ({
      who,
      courier,
      left,
      changed: left.join() !== roles.join(),
    })),
  )
}
