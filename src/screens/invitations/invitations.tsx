import { Envelope } from '@blueprintjs/icons'
import { isRoleId, roleNames } from '#domain/access/roles.ts'
import { useGetTenantRoles } from '#generated/client/index.ts'
import { type InvitationKind, isPartner, type PartnerKind } from '#domain/invitations/kinds.ts'
import type { Invitation } from '#generated/model/index.ts'
import { invitationActs, invitationContract } from '#generated/screens/invitation.ts'
import { holdsAny } from '#src/access/can.ts'
import { canRelate } from '#src/access/can-relate.ts'
import { paths, type ResourcePaths } from '#src/paths.ts'
import { defineResource } from '#src/resources/define-resource.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { StateTag, wordOfState } from '#src/resources/StateTag.tsx'
import { useResourceActs } from '#src/resources/use-acts.ts'
import { useSession, type Session } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Fact, Facts, orNotGiven } from '#src/ui/Facts.tsx'
import { SideDrawerPart } from '#src/ui/SideDrawer.tsx'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { invitationPathsOf } from './invitation-links.tsx'
import styles from './invitations.module.css'

function nameOf({ forInitialUserFirstName, forInitialUserLastName }: Invitation): string {
  return [forInitialUserFirstName, forInitialUserLastName].filter(Boolean).join(' ')
}

/** The roles by their names; those of the organization's own are looked up by those who may read them. */
function RoleNames({ roles }: Pick<Invitation, 'roles'>) {
  const { tenant, permissions } = useSession()
  const { data } = useGetTenantRoles(
    tenant.id,
    { pagination: { pageSize: 100 } },
    { query: { enabled: permissions.has('roles.read') && !roles.every(isRoleId) } },
  )
  const own = new Map(data?.data.map(({ id, name }) => [id, name]))
  return roles.flatMap((id) => (isRoleId(id) ? roleNames[id] : (own.get(id) ?? []))).join(', ')
}

/** By either way by which a colleague comes in. */
const mayAdd = (session: Session) => holdsAny(session, ['invitations.create', 'users.create'], 'add people')

/** The contract's of one kind alone: its list asks for that, and is remembered by itself. */
function contractOf<const Words extends { one: string; many: string }>(kind: InvitationKind, words: Words) {
  const { calls, filters } = invitationContract
  const ofKind = <Query extends NonNullable<Parameters<typeof calls.listKey>[1]>>(query: Query): Query => ({
    ...query,
    pagination: { ...query.pagination, filter: { ...query.pagination?.filter, kind: [kind] } },
  })
  const list: typeof calls.list = (tenantId, query = {}, ...rest) => calls.list(tenantId, ofKind(query), ...rest)
  const listKey: typeof calls.listKey = (tenantId, query) => calls.listKey(tenantId, query && ofKind(query))
  return {
    ...invitationContract,
    words,
    filters: filters.filter(({ name }) => name !== 'kind'),
    calls: { ...calls, list, listKey },
  }
}

const name = { id: 'name', title: 'Name', width: 130, cell: nameOf } as const
const endOfList = [
  { field: 'state', width: 90, cell: ({ state }: Invitation) => <StateTag state={state} /> },
  { field: 'invitedByName', width: 120 },
  'createdAt',
  { field: 'expiresAt', width: 130, cell: ({ expiresAt }: Invitation) => <Moment at={expiresAt} /> },
] as const

/** The lists by what one is invited to. */
const listsOf: Readonly<Record<Invitation['kind'], ResourcePaths>> = { user: paths.invitations, ...invitationPathsOf }

const shared = {
  nameOf: ({ forInitialUserEmail }: Invitation) => forInitialUserEmail,
  icon: <Envelope size={18} />,
  empty: 'Whom you invite by email is listed here, with what became of it.',
  ownListOf: ({ kind }: Invitation) => listsOf[kind],
  Detail,
}

function partnerInvitations(kind: PartnerKind) {
  const mayInvite = (session: Session) => canRelate.invite(session, kind)
  return defineResource({
    ...shared,
    contract: contractOf(kind, { one: `${kind} invitation`, many: `${kind} invitations` }),
    paths: invitationPathsOf[kind],
    adding: { label: `Invite a ${kind}`, said: 'Invited' },
    search: 'Name, organization or email',
    rights: { create: mayInvite, update: mayInvite },
    columns: [
      { field: 'forInitialUserEmail', width: 200 },
      { field: 'forPrefillTenantName', width: 200, cell: organizationOf },
      name,
      ...endOfList,
    ],
  })
}

/** The name that it has now, once it has accepted. */
function organizationOf({ acceptedTenantName, forPrefillTenantName }: Invitation): string | null {
  return acceptedTenantName ?? forPrefillTenantName ?? null
}

/** What was sent, by what it is for. */
export const invitations = {
  user: defineResource({
    ...shared,
    contract: contractOf('user', invitationContract.words),
    paths: paths.invitations,
    search: 'Name or email',
    rights: { create: mayAdd, update: mayAdd },
    columns: [
      { field: 'forInitialUserEmail', width: 200 },
      name,
      { id: 'roles', title: 'Roles', width: 130, cell: RoleNames },
      ...endOfList,
    ],
  }),
  customer: partnerInvitations('customer'),
  supplier: partnerInvitations('supplier'),
}

function Detail({ row }: { readonly row: Invitation }) {
  const { kind } = row
  const partnerPaths = isPartner(kind) ? invitationPathsOf[kind] : null
  const actsOn = useResourceActs(invitationActs, invitationContract, partnerPaths ?? paths.invitations)
  const mayShare = canRelate.invite(useSession(), kind).allowed && row.state === 'pending'
  const named = { ...row, name: row.forInitialUserEmail }
  return (
    <SideDrawerPart>
      <Facts>
        <Fact label="State">
          <StateTag state={row.state} />
        </Fact>
        {isPartner(kind) && <Fact label="Organization">{orNotGiven(organizationOf(row))}</Fact>}
        <Fact label="Email">{row.forInitialUserEmail}</Fact>
        <Fact label="Name">{orNotGiven(nameOf(row))}</Fact>
        <Fact label="Phone">{orNotGiven(row.forInitialUserPhone)}</Fact>
        {!isPartner(kind) && (
          <Fact label="Roles">
            <RoleNames roles={row.roles} />
          </Fact>
        )}
        <Fact label="Invited by">{orNotGiven(row.invitedByName)}</Fact>
        <Fact label="Works until">
          <Moment at={row.expiresAt} />
        </Fact>
        {row.endedAt !== null && (
          <Fact label={wordOfState(row.state)}>
            <Moment at={row.endedAt} />
          </Fact>
        )}
      </Facts>
      <div className={styles.acts}>
        {partnerPaths !== null && mayShare && (
          <ButtonLink to={partnerPaths.share(row.id)} intent="primary">
            Share
          </ButtonLink>
        )}
        {actsOn(named)
          .filter(({ isPossible }) => isPossible)
          .map(({ id, label, verdict, run }) => (
            <VerdictButton key={id} verdict={verdict} text={label} onClick={() => void run()} />
          ))}
      </div>
    </SideDrawerPart>
  )
}
