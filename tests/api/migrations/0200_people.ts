import { expect } from 'vitest'
import type { Rows } from './placed-test.ts'

/** Two who belong here, one of them seen yesterday; one whose account ended, and an owner whose account ended. */
export async function before({ query }: Rows): Promise<void> {
  await query(`
    insert into tenants (name, kind, time_zone) values ('People of 0200', 'Courier', 'America/Regina');
    insert into users (email, first_name, last_name, archived_at) values
      ('dana@people.example', 'Dana', 'Kowalski', null), ('zoe@people.example', 'Zoë', 'Ångström', null),
      ('ended@people.example', 'Ed', 'Ended', 1700000000), ('owner@people.example', 'Olga', 'Owner', 1700000000);
    insert into memberships (tenant_id, user_id, roles, created_at)
      select t.id, u.id, case u.first_name when 'Olga' then '{13}'::bigint[] when 'Zoë' then '{2,6}' else '{6}' end, 1690000000
      from tenants t, users u where t.name = 'People of 0200' and u.email like '%@people.example';
    insert into sign_in_families (user_id) select id from users where email = 'dana@people.example';
    insert into refresh_tokens (family_id, hash, expires_at, created_at)
      select f.id, 'hash of 0200', 1900000000, 1710000000 from sign_in_families f join users u on u.id = f.user_id
      where u.email = 'dana@people.example'`)
}

export async function after({ query, ownerSeesRows }: Rows): Promise<void> {
  const people = await query(`
    select u.email, p.name, p.last_seen_at, p.archived_at is not null as archived, p.archived_roles
    from people p join users u on u.id = p.user_id where u.email like '%@people.example' order by u.email`)
  // The owner of the tables sees no membership: 0441 brings everybody.
  const all = [
    {
      email: 'dana@people.example',
      name: 'dana kowalski',
      last_seen_at: 1710000000,
      archived: false,
      archived_roles: [],
    },
    { email: 'ended@people.example', name: 'ed ended', last_seen_at: null, archived: true, archived_roles: [6] },
    { email: 'owner@people.example', name: 'olga owner', last_seen_at: null, archived: false, archived_roles: [] },
    { email: 'zoe@people.example', name: 'zoë ångström', last_seen_at: null, archived: false, archived_roles: [] },
  ]
  expect(people).toEqual(ownerSeesRows ? all : [])
}
