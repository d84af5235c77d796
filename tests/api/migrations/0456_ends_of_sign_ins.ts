import { expect } from 'vitest'
import type { Rows } from './placed-test.ts'

/** Adds sign-ins of an administrator: their own, one as another person, and one of that kind that has ended. */
export async function before({ query }: Rows): Promise<void> {
  await query(`
    insert into users (email, first_name, last_name, is_admin) values
      ('ada@m0456.example', 'Ada', 'Admin', true), ('pia@m0456.example', 'Pia', 'Person', false);
    insert into sign_in_families (user_id, impersonator_user_id, user_agent, revoked_at, revoked_reason)
      select ada.id, null::bigint, 'own', null::bigint, null from users ada where ada.email = 'ada@m0456.example'
      union all select pia.id, null, 'own', null, null from users pia where pia.email = 'pia@m0456.example'
      union all select pia.id, ada.id, 'acting', null, null
        from users pia, users ada where pia.email = 'pia@m0456.example' and ada.email = 'ada@m0456.example'
      union all select pia.id, ada.id, 'over', 1700000000, 'signed out'
        from users pia, users ada where pia.email = 'pia@m0456.example' and ada.email = 'ada@m0456.example'`)
}

export async function after({ query }: Rows): Promise<void> {
  const found = await query(`
    select u.first_name, f.user_agent, f.revoked_reason, f.revoked_at is null as stands, f.started_by_family_id
    from sign_in_families f join users u on u.id = f.user_id where u.email like '%@m0456.example' order by f.id`)
  const own = { user_agent: 'own', revoked_reason: null, stands: true, started_by_family_id: null }
  const acting = { first_name: 'Pia', stands: false, started_by_family_id: null }
  expect(found).toEqual([
    { ...own, first_name: 'Ada' },
    { ...own, first_name: 'Pia' },
    { ...acting, user_agent: 'acting', revoked_reason: 'started by an unknown sign-in' },
    { ...acting, user_agent: 'over', revoked_reason: 'signed out' },
  ])
}
