import { expect } from 'vitest'
import type { Rows } from './placed-test.ts'

/** Adds two who belong here, one of them seen; one whose account ended, and an owner whose account ended. */
export async function before({ query }: Rows): Promise<void> {
  await query(`
    insert into tenants (name, kind, time_zone) values ('Courier of 0200', 'Courier', 'America/Regina');
    insert into users (email, first_name, last_name, archived_at) values
      ('dana@m0200.example', 'Dana', 'Kowalski', null), ('zoe@m0200.example', 'Zoë', 'Ångström', null),
      ('ended@m0200.example', 'Ed', 'Ended', 1700000000), ('owner@m0200.example', 'Olga', 'Owner', 1700000000);
    insert into memberships (tenant_id, user_id, roles, created_at)
      select t.id, u.id, case u.first_name when 'Olga' then '{13}'::bigint[] when 'Zoë' then '{2,6}' else '{6}' end, 1690000000
      from tenants t, users u where t.name = 'Courier of 0200' and u.email like '%@m0200.example';
    insert into sign_in_families (user_id) select id from users where email = 'dana@m0200.example';
    insert into refresh_tokens (family_id, hash, expires_at, created_at)
      select f.id, 'hash of 0200', 1900000000, 1710000000 from sign_in_families f join users u on u.id = f.user_id
      where u.email = 'dana@m0200.example'`)
}

export async function after({ query, ownerSeesRows }: Rows): Promise<void> {
  const people = await query(`
    select u.email, p.name, p.last_seen_at, p.archived_at is not null as archived, p.archived_roles
    from people p join users u on u.id = p.user_id where u.email like '%@m0200.example' order by u.email`)
  // An owner who sees no membership brings nobody: 0441 does.
  expect(people).toEqual(ownerSeesRows ? people0200 : [])
}

export const people0200 = [
  { email: 'dana@m0200.example', name: 'dana kowalski', last_seen_at: 1710000000, archived: false, archived_roles: [] },
  { email: 'ended@m0200.example', name: 'ed ended', last_seen_at: null, archived: true, archived_roles: [6] },
  { email: 'owner@m0200.example', name: 'olga owner', last_seen_at: null, archived: false, archived_roles: [] },
  { email: 'zoe@m0200.example', name: 'zoë ångström', last_seen_at: null, archived: false, archived_roles: [] },
]
