import { expect } from 'vitest'
import type { Rows } from './placed-test.ts'

/** Adds people whose grants 0170 did not make, and some whose grants say more than their membership. */
export async function before({ query }: Rows): Promise<void> {
  await query(`
    insert into tenants (name, kind, time_zone) values
      ('Courier of 0442', 'Courier', 'America/Regina'), ('Customer of 0442', 'Customer', 'America/Regina');
    insert into roles (tenant_id, name) select id, 'Night desk' from tenants where name = 'Courier of 0442';
    insert into users (email, first_name, last_name) values
      ('none@m0442.example', 'Nora', 'None'), ('half@m0442.example', 'Hal', 'Half'), ('whole@m0442.example', 'Will', 'Whole'),
      ('demoted@m0442.example', 'Di', 'Demoted'), ('archived@m0442.example', 'Ari', 'Archived');
    insert into memberships (tenant_id, user_id, roles, created_at)
      select t.id, u.id, case u.first_name
        when 'Nora' then array[13, (select id from roles where name = 'Night desk')] when 'Hal' then '{2,6}'
        when 'Di' then '{15}' else '{6}' end, 1690000000
      from tenants t, users u where t.name = 'Courier of 0442' and u.email like '%@m0442.example';
    insert into role_grants (tenant_id, user_id, role_id, role_name, granted_at, ended_at)
      select m.tenant_id, m.user_id, given.id, given.name, 1695000000, given.ended_at
      from memberships m join users u on u.id = m.user_id join (values
        ('half@m0442.example', 6, 'Dispatcher', null), ('half@m0442.example', 2, 'Driver', 1696000000),
        ('whole@m0442.example', 6, 'Dispatcher', null), ('whole@m0442.example', 4, 'Scheduler', 1696000000),
        ('demoted@m0442.example', 13, 'Owner', null)) as given (email, id, name, ended_at) on given.email = u.email;
    insert into role_grants (tenant_id, user_id, grantee_tenant_id, role_id, role_name, granted_at)
      select m.tenant_id, m.user_id, c.id, 3, 'External Driver', 1695000000
      from memberships m join users u on u.id = m.user_id, tenants c
      where u.email = 'whole@m0442.example' and c.name = 'Customer of 0442';
    delete from memberships using users u where u.id = memberships.user_id and u.email = 'archived@m0442.example'`)
}

export async function after({ query }: Rows): Promise<void> {
  const grants = await query(`
    select split_part(u.email, '@', 1) as who, g.role_name, g.granted_at, g.granted_by, g.ended_at is not null as ended,
      g.grantee_tenant_id is not null as outside
    from role_grants g join users u on u.id = g.user_id where u.email like '%@m0442.example'
    order by who, g.granted_at, g.role_name, ended`)
  const anew = { granted_at: 1690000000, granted_by: null, ended: false, outside: false }
  const known = { granted_at: 1695000000, granted_by: null, ended: false, outside: false }
  expect(grants).toEqual([
    { ...anew, who: 'archived', role_name: 'Dispatcher' },
    { ...anew, who: 'demoted', role_name: 'Organization Manager' },
    { ...known, who: 'demoted', role_name: 'Owner', ended: true },
    { ...anew, who: 'half', role_name: 'Driver' },
    { ...known, who: 'half', role_name: 'Dispatcher' },
    { ...known, who: 'half', role_name: 'Driver', ended: true },
    { ...anew, who: 'none', role_name: 'Night desk' },
    { ...anew, who: 'none', role_name: 'Owner' },
    { ...known, who: 'whole', role_name: 'Dispatcher' },
    { ...known, who: 'whole', role_name: 'External Driver', outside: true },
    { ...known, who: 'whole', role_name: 'Scheduler', ended: true },
  ])

  // Grants and memberships say the same of everybody, in the rows of all other tests too.
  const differing = await query(`
    select m.tenant_id, m.user_id, m.roles from memberships m
    where array(select distinct unnest(m.roles) as id order by id) <> array(
      select g.role_id from role_grants g
      where (g.tenant_id, g.user_id) = (m.tenant_id, m.user_id) and g.grantee_tenant_id is null and g.ended_at is null
      order by g.role_id)`)
  expect(differing).toEqual([])
}
