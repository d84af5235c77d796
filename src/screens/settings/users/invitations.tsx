import { Tag } from '@blueprintjs/core'
import { Envelope } from '@blueprintjs/icons'
import { isRoleId, roleNames } from '#domain/access/roles.ts'
import { useGetTenantRoles } from '#generated/client/index.ts'
import type { Invitation, InvitationState } from '#generated/model/index.ts'
import { invitationActs, invitationContract } from '#generated/screens/invitation.ts'
import { holdsAny } from '#src/access/can.ts'
import { paths } from '#src/paths.ts'
import { ArchiveQuestionHost } from '#src/resources/archive-question.tsx'
import { defineResource } from '#src/resources/define-resource.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { useResourceActs } from '#src/resources/use-acts.ts'
import { useSession, type Session } from '#src/session/session.ts'
import { Fact, Facts, orNotGiven } from '#src/ui/Facts.tsx'
import { SideDrawerPart } from '#src/ui/SideDrawer.tsx'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import styles from './users.module.css'

const states: Readonly<Record<InvitationState, { word: string; intent: 'none' | 'primary' | 'success' | 'danger' }>> = {
  pending: { word: 'Pending', intent: 'primary' },
  accepted: { word: 'Accepted', intent: 'success' },
  rejected: { word: 'Rejected', intent: 'danger' },
  revoked: { word: 'Revoked', intent: 'none' },
  expired: { word: 'Expired', intent: 'none' },
}

function State({ state }: { readonly state: InvitationState }) {
  const { word, intent } = states[state]
  return (
    <Tag minimal intent={intent}>
      {word}
    </Tag>
  )
}

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

/** What was sent to people who are to become colleagues. */
export const invitations = defineResource({
  contract: invitationContract,
  paths: paths.invitations,
  nameOf: ({ forInitialUserEmail }) => forInitialUserEmail,
  icon: <Envelope size={18} />,
  empty: 'Whom you invite by email is listed here, with what became of it.',
  search: 'Name or email',
  rights: { create: mayAdd, update: mayAdd },
  columns: [
    { field: 'forInitialUserEmail', width: 200 },
    { id: 'name', title: 'Name', width: 130, cell: nameOf },
    { id: 'roles', title: 'Roles', width: 130, cell: RoleNames },
    { field: 'state', width: 90, cell: ({ state }) => <State state={state} /> },
    { field: 'invitedByName', width: 120 },
    'createdAt',
    { field: 'expiresAt', width: 130, cell: ({ expiresAt }) => <Moment at={expiresAt} /> },
  ],
  Detail,
})

function Detail({ row }: { readonly row: Invitation }) {
  const actsOn = useResourceActs(invitationActs, invitationContract, paths.invitations)
  const named = { ...row, name: row.forInitialUserEmail }
  return (
    <SideDrawerPart>
      <Facts>
        <Fact label="State">
          <State state={row.state} />
        </Fact>
        <Fact label="Name">{orNotGiven(nameOf(row))}</Fact>
        <Fact label="Phone">{orNotGiven(row.forInitialUserPhone)}</Fact>
        <Fact label="Roles">
          <RoleNames roles={row.roles} />
        </Fact>
        <Fact label="Invited by">{orNotGiven(row.invitedByName)}</Fact>
        <Fact label="Works until">
          <Moment at={row.expiresAt} />
        </Fact>
        {row.endedAt !== null && (
          <Fact label={states[row.state].word}>
            <Moment at={row.endedAt} />
          </Fact>
        )}
      </Facts>
      <div className={styles.states}>
        {actsOn(named)
          .filter(({ isPossible }) => isPossible)
          .map(({ id, label, verdict, run }) => (
            <VerdictButton key={id} verdict={verdict} text={label} onClick={() => void run()} />
          ))}
      </div>
      <ArchiveQuestionHost />
    </SideDrawerPart>
  )
}
