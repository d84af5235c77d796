import { expect } from 'vitest'
import { add, addPerson } from './later-rows.ts'
import type { Rows } from './placed-test.ts'

/** Sign-ins by what their browser says of itself: with the tokens that followed, and when each was last used. */
const signIns = [
  { agent: 'Several tokens of 0191', tokens: [1_700_000_100, 1_700_000_900, 1_700_000_500], lastUsedAt: 1_700_000_900 },
  { agent: 'One token of 0191', tokens: [1_700_000_000], lastUsedAt: 1_700_000_000 },
  { agent: 'No token of 0191', tokens: [], lastUsedAt: 1_700_000_000 },
  { agent: 'Ended, 0191', tokens: [1_700_000_300], lastUsedAt: 1_700_000_300, revoked_at: 1_700_000_400 },
  { agent: 'Acted for, 0191', tokens: [1_700_000_200], lastUsedAt: 1_700_000_200, isActedFor: true },
]

export async function before(rows: Rows): Promise<void> {
  const userId = await addPerson(rows, 'dana@m0191.example')
  const administratorId = await addPerson(rows, 'admin@m0191.example', { is_admin: true })
  for (const { agent, tokens, revoked_at = null, isActedFor = false } of signIns) {
    const familyId = await add(rows, 'sign_in_families', {
      user_id: userId,
      impersonator_user_id: isActedFor ? administratorId : null,
      user_agent: agent,
      created_at: 1_700_000_000,
      revoked_at,
      revoked_reason: revoked_at === null ? null : 'signed-out',
    })
    for (const at of tokens) {
      await rows.query(
        'insert into refresh_tokens (hash, family_id, created_at, expires_at) values ($1, $2, $3, 1900000000)',
        [`${agent} ${at}`, familyId, at],
      )
    }
  }
}

export async function after({ query }: Rows): Promise<void> {
  const found = await query(`
    select user_agent, last_used_at, created_at, revoked_at, confirmed_at from sign_in_families
    where user_agent like '%0191' order by id`)
  expect(found).toEqual(
    signIns.map(({ agent, lastUsedAt, revoked_at = null }) => ({
      user_agent: agent,
      last_used_at: lastUsedAt,
      created_at: 1_700_000_000,
      revoked_at,
      confirmed_at: null,
    })),
  )
}
