import { expect } from 'vitest'
import type { Rows } from './placed-test.ts'

/** Adds entries of before 0230 ran, and of afterwards by somebody who was no administrator then. */
export async function before({ query }: Rows): Promise<void> {
  await query(`
    insert into tenants (name, kind, time_zone) values ('Courier of 0443', 'Courier', 'America/Regina');
    insert into users (email, first_name, last_name, is_admin) values
      ('admin@m0443.example', 'Ada', 'Admin', true), ('dana@m0443.example', 'Dana', 'Kowalski', false);
    insert into audit_entries (tenant_id, actor_user_id, impersonator_user_id, action, subject_type, subject_id, created_at)
      select t.id, actor.id, impersonator.id, 'order.changed', 'order', given.number, given.at
      from tenants t,
        (values (1, 'admin@m0443.example', null, 1700000000), (2, 'dana@m0443.example', 'admin@m0443.example', 1700000000),
          (3, 'dana@m0443.example', null, 1700000000), (4, null, null, 1700000000),
          (5, 'admin@m0443.example', null, 4000000000)) as given (number, actor, impersonator, at)
        left join users actor on actor.email = given.actor left join users impersonator on impersonator.email = given.impersonator
      where t.name = 'Courier of 0443'`)
}

export async function after({ query }: Rows): Promise<void> {
  const entries = await query(`
    select e.subject_id, e.by_administrator from audit_entries e join tenants t on t.id = e.tenant_id
    where t.name = 'Courier of 0443' order by e.subject_id`)
  expect(entries).toEqual(
    [true, true, false, false, false].map((marked, at) => ({ subject_id: at + 1, by_administrator: marked })),
  )
}
