import type { Kysely } from 'kysely'
import { roles } from '#domain/access/roles.ts'
import type { Database, NewRow } from '#server/db/schema.ts'
import type { DemoWorld } from './demo-organisations.ts'

const day = 86_400

type State = NewRow<'invitations'>['state']
/** Name, e-mail, what became of it, and how many days ago it was sent. */
type Sent = readonly [first: string, last: string, email: string, state: State, daysAgo: number]

const colleagues = [
  [['Maren', 'Friesen', 'maren@prairiesky.example', 'pending', 2], roles.dispatcher],
  [['Maya', 'Thunderchild', 'driver3@prairiesky.example', 'accepted', 20], roles.driver],
  [['Sylvie', 'Gauthier', 'sylvie@prairiesky.example', 'rejected', 9], roles.viewer],
  [['Tom', 'Okafor', 'tom@prairiesky.example', 'revoked', 12], roles.dispatcher],
  [['Ines', 'Duarte', 'ines@prairiesky.example', 'expired', 31], roles.scheduler],
] as const satisfies [Sent, number][]

const customers = [
  [['Priya', 'Raman', 'priya@riverbendlabs.example', 'pending', 3], 'Riverbend Labs'],
  [['Aylin', 'Yılmaz', 'scheduler@meewasin.example', 'accepted', 58], 'Meewasin Pharmacy Group'],
  [['Jonas', 'Weiss', 'jonas@batochebooks.example', 'rejected', 8], 'Batoche Books'],
  [['Chloé', 'Tremblay', 'chloe@wascanadental.example', 'revoked', 15], 'Wascana Dental'],
  [['Amit', 'Shah', 'amit@nutanaoptical.example', 'expired', 36], 'Nutana Optical'],
] as const satisfies [Sent, string][]

const suppliers = [
  [['Rosa', 'Quill', 'rosa@sagehillpackaging.example', 'pending', 4], 'Sage Hill Packaging'],
] as const satisfies [Sent, string][]

/**
 * Invitations in each state: colleagues and customers of Prairie Sky, and a supplier of Meewasin. Their mails were never sent, so that no
 * link of theirs works.
 */
export async function insertInvitations(
  db: Kysely<Database>,
  { tenants, users }: Pick<DemoWorld, 'tenants' | 'users'>,
  now: number,
): Promise<void> {
  const rowOf = ([firstName, lastName, email, state, daysAgo]: Sent) => {
    const created_at = now - daysAgo * day
    const expires_at = created_at + 30 * day
    const ended_at = { pending: null, expired: expires_at }[state as string]
    return {
      state,
      for_initial_user_email: email,
      for_initial_user_first_name: firstName,
      for_initial_user_last_name: lastName,
      accepted_by_user_id: state === 'accepted' ? (users.get(email) ?? null) : null,
      expires_at,
      ended_at: ended_at === undefined ? created_at + day : ended_at,
      created_at,
      updated_at: created_at,
    }
  }
  const of = (tenant: number, inviter: string, kind: NewRow<'invitations'>['kind']) => {
    return { tenant_id: tenant, kind, invited_by_user_id: users.get(inviter) ?? null }
  }
  const rows: NewRow<'invitations'>[] = [
    ...colleagues.map(([sent, role]) => ({
      ...of(tenants.courier, 'owner@prairiesky.example', 'user'),
      ...rowOf(sent),
      roles: [role],
    })),
    ...customers.map(([sent, name]) => ({
      ...of(tenants.courier, 'owner@prairiesky.example', 'customer'),
      ...rowOf(sent),
      roles: [],
      for_prefill_tenant_name: name,
      accepted_tenant_id: sent[3] === 'accepted' ? tenants.customer : null,
    })),
    ...suppliers.map(([sent, name]) => ({
      ...of(tenants.customer, 'owner@meewasin.example', 'supplier'),
      ...rowOf(sent),
      roles: [],
      for_prefill_tenant_name: name,
    })),
  ]
  await db.insertInto('invitations').values(rows).execute()
}
