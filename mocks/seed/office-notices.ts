import { applicationKinds } from '#domain/relationships/applications.ts'
import type { NoticePayload } from '#domain/notices/target.ts'
import type { NoticeTypeId } from '#domain/notices/types.ts'
import type { Application, Invitation, ManagedCustomerOnboarding, Partnership } from '#generated/model/index.ts'
import type { ResourceRow, World } from '../world-types.ts'

/** What an organisation's people are told of that is no order. */
export interface OfficeNotice {
  readonly tenantId: number
  readonly type: NoticeTypeId
  readonly facts: { readonly name: string; readonly organization?: string }
  readonly payload: NoticePayload
  /** Unix seconds. */
  readonly at: number
}

/** What follows from the applications, partnerships, hand-overs and invitations of the world. */
export function officeNotices({ resources }: Pick<World, 'resources'>): OfficeNotice[] {
  const applications = resources.application as readonly Application[] | undefined
  const partnerships = resources.partnership as readonly Partnership[] | undefined
  const handOvers = resources.managedCustomerOnboarding as readonly HandOver[] | undefined
  const invitations = resources.invitation as readonly Sent[] | undefined
  return [
    ...(applications ?? []).flatMap(ofApplication),
    ...(partnerships ?? []).flatMap(ofPartnership),
    ...(handOvers ?? []).flatMap(ofHandOver),
    ...(invitations ?? []).flatMap(ofInvitation),
  ]
}

type HandOver = ManagedCustomerOnboarding & ResourceRow
type Sent = Invitation & ResourceRow

function ofApplication({ id, kind, state, createdAt, endedAt, ...row }: Application): OfficeNotice[] {
  const applicantProvides = applicationKinds[kind].applicantProvides
  const payload = (otherId: number, otherProvides: boolean): NoticePayload => ({
    application: { id },
    [otherProvides ? 'courier' : 'customer']: { id: otherId },
  })
  const received: OfficeNotice = {
    tenantId: row.receiverTenantId,
    type: 'applicationReceived',
    facts: { name: row.applicantTenantName },
    payload: payload(row.applicantTenantId, applicantProvides),
    at: createdAt,
  }
  if (state === 'pending') return [received]
  if (state === 'revoked') return []
  return [
    {
      tenantId: row.applicantTenantId,
      type: state === 'approved' ? 'applicationApproved' : 'applicationRejected',
      facts: { name: row.receiverTenantName },
      payload: payload(row.receiverTenantId, !applicantProvides),
      at: endedAt ?? createdAt,
    },
  ]
}

function ofPartnership({ id, state, createdAt, endedAt, ...row }: Partnership): OfficeNotice[] {
  const told = {
    pending: 'partnershipOffered',
    accepted: 'partnershipAccepted',
    declined: 'partnershipDeclined',
  } as const
  if (state === 'revoked') return []
  const [own, name, to] =
    state === 'pending'
      ? [row.offererTenantId, row.offererTenantName, row.receiverTenantId]
      : [row.receiverTenantId, row.receiverTenantName, row.offererTenantId]
  const payload = { partnership: { id }, courier: { id: own } }
  return [{ tenantId: to, type: told[state], facts: { name }, payload, at: endedAt ?? createdAt }]
}

function ofHandOver(row: HandOver): OfficeNotice[] {
  const { id, state, customerTenantId, customerName: organization } = row
  const payload = { onboardingMeta: { managedCustomerOnboarding: { id, customerTenantId } } }
  if (state === 'pending' && row.toTenantId !== null) {
    const facts = { name: row.courierName, organization }
    return [{ tenantId: row.toTenantId, type: 'ownershipTransferRequest', facts, payload, at: row.createdAt }]
  }
  if (state !== 'accepted') return []
  const facts = { name: row.toTenantName ?? `${row.toFirstName} ${row.toLastName}`, organization }
  return [
    { tenantId: row.tenantId, type: 'ownershipTransferAccepted', facts, payload, at: row.endedAt ?? row.createdAt },
  ]
}

function ofInvitation({ id, kind, state, endedAt, ...row }: Sent): OfficeNotice[] {
  if (state !== 'accepted' && state !== 'rejected') return []
  const person = `${row.forInitialUserFirstName} ${row.forInitialUserLastName}`
  const name = row.acceptedTenantName ?? row.forPrefillTenantName ?? person
  const type = state === 'accepted' ? 'invitationAccepted' : 'invitationRejected'
  return [
    {
      tenantId: row.tenantId,
      type,
      facts: { name },
      payload: { invitation: { id, kind } },
      at: endedAt ?? row.createdAt,
    },
  ]
}
