import type { Kysely } from 'kysely'
import type { Database, NewRow } from '#server/db/schema.ts'
import type { DemoWorld } from './demo-organisations.ts'

const day = 86_400

/** Of customers that Prairie Sky managed: one whose florist is asked to take it over, after an organization said no, and one that was. */
const offers = [
  { of: 'onHold', to: ['Pauline', 'Ironside', 'owner@bridgecity.example'], state: 'accepted', daysAgo: 45 },
  { of: 'managed', to: 'customer', state: 'rejected', daysAgo: 11, reason: 'It is no shop of ours.' },
  { of: 'managed', to: ['Chantal', 'Bouvier', 'chantal@nutanaflowers.example'], state: 'pending', daysAgo: 2 },
] as const

/** Managed customers that are handed over. The mail was never sent, so that no link of it works. */
export async function insertOnboardings(
  db: Kysely<Database>,
  { tenants, users }: Pick<DemoWorld, 'tenants' | 'users'>,
  now: number,
): Promise<void> {
  const rows = await db.selectFrom('tenants').select(['id', 'name']).execute()
  const nameOf = (id: number) => rows.find((tenant) => tenant.id === id)?.name ?? ''
  const offeredBy = users.get('owner@prairiesky.example') ?? null
  for (const { of, to, state, daysAgo, ...said } of offers) {
    const created_at = now - daysAgo * day
    const expires_at = created_at + 30 * day
    const ended_at = state === 'pending' ? null : created_at + day / 2
    const when = { expires_at, ended_at, created_at, updated_at: created_at }
    const isPerson = to !== 'customer'
    const [first, last, email] = isPerson ? to : []
    const whom: Partial<NewRow<'managed_customer_onboardings'>> = isPerson
      ? { to_email: email, to_first_name: first, to_last_name: last }
      : { to_tenant_id: tenants[to], to_tenant_name: nameOf(tenants[to]) }
    const { id } = await db
      .insertInto('managed_customer_onboardings')
      .values({
        tenant_id: tenants.courier,
        customer_tenant_id: tenants[of],
        offered_to: isPerson ? 'person' : 'organization',
        ...whom,
        state,
        courier_name: nameOf(tenants.courier),
        customer_name: nameOf(tenants[of]),
        offered_by_user_id: offeredBy,
        offered_by_name: 'Helen Dyck',
        rejection_reason: 'reason' in said ? said.reason : null,
        ...when,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (email === undefined) continue
    await db
      .insertInto('invitations')
      .values({
        tenant_id: tenants.courier,
        kind: 'owner',
        state,
        onboarding_id: id,
        for_initial_user_email: email,
        for_initial_user_first_name: first ?? '',
        for_initial_user_last_name: last ?? '',
        invited_by_user_id: offeredBy,
        accepted_by_user_id: state === 'accepted' ? (users.get(email) ?? null) : null,
        ...when,
      })
      .execute()
  }
}
