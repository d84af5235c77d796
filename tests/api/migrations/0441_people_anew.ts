import { expect } from 'vitest'
import { people0200 } from './0200_people.ts'
import type { Rows } from './placed-test.ts'

/** Adds people as 0200 and 0240 left them where the owner saw no row, and one who is as they should be. */
export async function before({ query }: Rows): Promise<void> {
  await query(`
    insert into tenants (name, kind, time_zone) values ('Courier of 0441', 'Courier', 'America/Regina');
    insert into users (email, first_name, last_name, phone, archived_at) values
      ('lost@m0441.example', 'Łukasz', 'Lost', '+1 306 555 0141', null), ('ended@m0441.example', 'Ed', 'Ended', null, 1700000000),
      ('owner@m0441.example', 'Olga', 'Owner', null, 1700000000), ('mute@m0441.example', 'Mia', 'Mute', null, null),
      ('kept@m0441.example', 'Kim', 'Kept', null, null), ('left@m0441.example', 'Lee', 'Left', null, 1690000000);
    insert into memberships (tenant_id, user_id, roles, created_at)
      select t.id, u.id, case u.first_name when 'Olga' then '{13}'::bigint[] else '{6}' end, 1690000000
      from tenants t, users u where t.name = 'Courier of 0441' and u.email like '%@m0441.example';
    delete from people using users u
      where u.id = people.user_id and u.email in ('lost@m0441.example', 'ended@m0441.example', 'owner@m0441.example');
    update people set search_text = '' from users u where u.id = people.user_id and u.email = 'mute@m0441.example';
    update people set last_seen_at = 1720000000 from users u where u.id = people.user_id and u.email = 'kept@m0441.example';
    delete from memberships using users u where u.id = memberships.user_id and u.email = 'left@m0441.example';
    update people set archived_at = 1695000000 from users u where u.id = people.user_id and u.email = 'left@m0441.example';
    insert into sign_in_families (user_id, impersonator_user_id)
      select id, null::bigint from users where email = 'lost@m0441.example'
      union all select u.id, a.id from users u, users a where u.email = 'lost@m0441.example' and a.email = 'kept@m0441.example';
    insert into refresh_tokens (family_id, hash, expires_at, created_at)
      select f.id, 'hash of 0441 ' || f.id, 1900000000, case when f.impersonator_user_id is null then 1710000000 else 1715000000 end
      from sign_in_families f join users u on u.id = f.user_id where u.email = 'lost@m0441.example';
    update people set last_seen_at = 1720000000 from users u where u.id = people.user_id and u.email = 'kept@m0441.example'`)
}

export async function after({ query }: Rows): Promise<void> {
  const people = await query(`
    select u.email, p.name, p.search_text, p.last_seen_at, p.archived_at, p.archived_roles, p.created_at,
      exists (select from memberships m where (m.tenant_id, m.user_id) = (p.tenant_id, p.user_id)) as belongs
    from people p join users u on u.id = p.user_id where u.email like '%@m0441.example' order by u.email`)
  const usual = { last_seen_at: null, archived_at: null, archived_roles: [], created_at: 1690000000, belongs: true }
  const named = (first: string, name: string, more = '') => ({
    email: `${first}@m0441.example`,
    name,
    search_text: `${name.replace('ł', 'l')} ${first}@m0441.example ${more}`,
  })
  expect(people).toEqual([
    { ...usual, ...named('ended', 'ed ended'), archived_at: 1700000000, archived_roles: [6], belongs: false },
    { ...usual, ...named('kept', 'kim kept'), last_seen_at: 1720000000 },
    { ...usual, ...named('left', 'lee left'), archived_at: 1695000000, archived_roles: [6], belongs: false },
    { ...usual, ...named('lost', 'łukasz lost', '3065550141'), last_seen_at: 1710000000 },
    { ...usual, ...named('mute', 'mia mute') },
    { ...usual, ...named('owner', 'olga owner') },
  ])

  const earlier = await query(`
    select u.email, p.name, p.last_seen_at, p.archived_at is not null as archived, p.archived_roles
    from people p join users u on u.id = p.user_id where u.email like '%@m0200.example' order by u.email`)
  expect(earlier).toEqual(people0200)
  const missing = await query(`
    select m.user_id from memberships m where not exists (
      select from people p where (p.tenant_id, p.user_id) = (m.tenant_id, m.user_id) and p.archived_at is null)`)
  expect(missing).toEqual([])
}
