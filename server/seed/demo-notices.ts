import { sql, type Kysely } from 'kysely'
import { applicationKinds } from '#domain/relationships/applications.ts'
import { channelsOf } from '#domain/notices/choices.ts'
import { capacityOf, hears } from '#domain/notices/hears.ts'
import type { NoticePayload } from '#domain/notices/target.ts'
import type { NoticeTypeId } from '#domain/notices/types.ts'
import type { Database, NewRow } from '#server/db/schema.ts'
import { peopleOf } from '#server/notices/people-told.ts'

/** Seconds for which a notice of these things waits to be read. */
const unreadSeconds = 2 * 86_400
/** Above every number that the database gives a transaction, and above those that the orders of the demo are given. */
const madeUpXids = 2n ** 63n

interface Told {
  readonly tenantId: number
  readonly type: NoticeTypeId
  readonly facts: { readonly name: string; readonly organization?: string }
  readonly payload: NoticePayload
  /** Unix seconds. */
  readonly at: number
}

/**
 * What people find in their drawers of applications, partnerships, hand-overs and invitations of the demo. It is told in the application
 * alone: no mail of the demo is ever sent for what is said to have happened days ago.
 */
export async function insertOfficeNotices(db: Kysely<Database>, now: number): Promise<void> {
  const told = [...(await ofProposals(db)), ...(await ofHandOvers(db)), ...(await ofInvitations(db))]
  const members = await db
    .selectFrom('memberships')
    .select(['user_id', 'tenant_id'])
    .where('tenant_id', 'in', [...new Set(told.map(({ tenantId }) => tenantId))])
    .execute()
  const people = await peopleOf(db, {
    tenantIds: members.map((member) => member.tenant_id),
    userIds: members.map((member) => member.user_id),
  })
  const rows = told.flatMap(({ tenantId, type, facts, payload, at }, index) =>
    [...people.values()]
      .flat()
      .filter((who) => who.tenantId === tenantId && hears({ ...byOthers, type }, who))
      .filter((who) => channelsOf(type, capacityOf(who, who.delivers), who.choices).includes('inApp'))
      .map(({ userId }): NewRow<'notices'> => ({
        user_id: userId,
        tenant_id: tenantId,
        xid: String(madeUpXids + BigInt(index)),
        type,
        facts: JSON.stringify(facts),
        payload: JSON.stringify(payload),
        in_app: true,
        read_at: at > now - unreadSeconds ? null : at,
        created_at: at,
      })),
  )
  await db.insertInto('notices').values(rows).execute()
}

const byOthers = { actorUserId: null, actorTenantId: null, order: null, forUserId: null } as const

async function ofProposals(db: Kysely<Database>): Promise<Told[]> {
  const applications = await db.selectFrom('applications').selectAll().where('state', '!=', 'revoked').execute()
  const partnerships = await db.selectFrom('partnerships').selectAll().where('state', '!=', 'revoked').execute()
  return [
    ...applications.map((row): Told => {
      const isNew = row.state === 'pending'
      const { own, name, to } = ends(row, isNew, row.applicant_tenant_name)
      const ended = row.state === 'approved' ? 'applicationApproved' : 'applicationRejected'
      const part = applicationKinds[row.kind].applicantProvides === isNew ? 'courier' : 'customer'
      const payload = { application: { id: row.id }, [part]: { id: own } }
      const type = isNew ? 'applicationReceived' : ended
      return { tenantId: to, type, facts: { name }, payload, at: row.ended_at ?? row.created_at }
    }),
    ...partnerships.map((row): Told => {
      const isNew = row.state === 'pending'
      const { own, name, to } = ends(row, isNew, row.offerer_tenant_name)
      const ended = row.state === 'accepted' ? 'partnershipAccepted' : 'partnershipDeclined'
      const payload = { partnership: { id: row.id }, courier: { id: own } }
      const type = isNew ? 'partnershipOffered' : ended
      return { tenantId: to, type, facts: { name }, payload, at: row.ended_at ?? row.created_at }
    }),
  ]
}

/** Who acted, by what name, and whose people are told: one end asks, the other one answers. */
function ends(
  row: { readonly tenant_id: number; readonly receiver_tenant_id: number; readonly receiver_tenant_name: string },
  isNew: boolean,
  askerName: string,
) {
  return isNew
    ? { own: row.tenant_id, name: askerName, to: row.receiver_tenant_id }
    : { own: row.receiver_tenant_id, name: row.receiver_tenant_name, to: row.tenant_id }
}

async function ofHandOvers(db: Kysely<Database>): Promise<Told[]> {
  const rows = await db.selectFrom('managed_customer_onboardings').selectAll().where('state', '=', 'accepted').execute()
  return rows.map((row) => ({
    tenantId: row.tenant_id,
    type: 'ownershipTransferAccepted',
    facts: {
      name: row.to_tenant_name ?? `${row.to_first_name} ${row.to_last_name}`,
      organization: row.customer_name,
    },
    payload: {
      onboardingMeta: { managedCustomerOnboarding: { id: row.id, customerTenantId: row.customer_tenant_id } },
    },
    at: row.ended_at ?? row.created_at,
  }))
}

async function ofInvitations(db: Kysely<Database>): Promise<Told[]> {
  const rows = await db
    .selectFrom('invitations')
    .leftJoin('tenants', 'tenants.id', 'invitations.accepted_tenant_id')
    .select(['invitations.id', 'invitations.tenant_id', 'invitations.kind', 'invitations.state', 'ended_at'])
    .select(['invitations.created_at', 'for_prefill_tenant_name as organization', 'tenants.name as accepted'])
    .select(sql<string>`for_initial_user_first_name || ' ' || for_initial_user_last_name`.as('person'))
    .where('invitations.state', 'in', ['accepted', 'rejected'])
    .execute()
  return rows.flatMap(({ id, kind, state, ...row }): Told[] => {
    if (kind === 'owner') return []
    return [
      {
        tenantId: row.tenant_id,
        type: state === 'accepted' ? 'invitationAccepted' : 'invitationRejected',
        facts: { name: row.accepted ?? row.organization ?? row.person },
        payload: { invitation: { id, kind } },
        at: row.ended_at ?? row.created_at,
      },
    ]
  })
}
