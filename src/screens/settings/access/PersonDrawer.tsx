import { useState } from 'react'
import { Add } from '@blueprintjs/icons'
import { useLocation } from 'react-router-dom'
import { useQueries } from '@tanstack/react-query'
import { effectsForPerson, lastRole, whyNotEnded } from '#domain/access/own-roles.ts'
import { isRoleId } from '#domain/access/roles.ts'
import { endUserRole, getGetRoleQueryKey, getRole, useGetRoleGrants } from '#generated/client/roles/roles.ts'
import type { PersonAccess, RoleGrant } from '#generated/model/index.ts'
import { checkPermission } from '#src/access/can.ts'
import { canTakeFrom } from '#src/access/can-take.ts'
import { allOf, approval, denial, type Verdict } from '#src/access/verdict.ts'
import { paths } from '#src/paths.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { MomentInText } from '#src/resources/MomentInText.tsx'
import { displayName, type Session, useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SideDrawer, SideDrawerBody, SideDrawerFoot, SideDrawerNote, SideDrawerPart } from '#src/ui/SideDrawer.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { useCloseDrawer } from '#src/ui/use-close-drawer.ts'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { AllowedAreas } from './AllowedAreas.tsx'
import { Effects } from './Effects.tsx'
import { PendingPerson } from './PendingPerson.tsx'
import { permissionsOfRole } from './role-permissions.ts'
import { usePerson, useRightsChanged } from './use-person.ts'
import styles from './access.module.css'

/** A person's roles, each with since when and by whom, those that ended as well, and what they can do by them. */
export function PersonDrawer() {
  const { person, error, retry } = usePerson()
  const close = useCloseDrawer(paths.access.people())
  return (
    <SideDrawer title={person ? displayName(person) : 'Person'} onClose={close}>
      {person ? <Person person={person} /> : <PendingPerson isMissing={person === null} error={error} retry={retry} />}
    </SideDrawer>
  )
}

interface OfPerson {
  readonly person: PersonAccess
}

function Person({ person }: OfPerson) {
  const session = useSession()
  const { search } = useLocation()
  return (
    <>
      <SideDrawerBody>
        {person.archived && <SideDrawerNote>Archived. They can do nothing until they are restored.</SideDrawerNote>}
        <SideDrawerPart>
          <p className="wb-muted">{person.email}</p>
        </SideDrawerPart>
        <Grants person={person} />
        <SideDrawerPart title="What they can do">
          <AllowedAreas permissions={new Set(person.permissions)} />
        </SideDrawerPart>
      </SideDrawerBody>
      <SideDrawerFoot>
        <ButtonLink to={paths.access.why(person.id) + search}>Why can, or cannot, they …?</ButtonLink>
        {session.permissions.has('users.update') && (
          <ButtonLink intent="primary" icon={<Add />} to={paths.access.addRole(person.id) + search}>
            Add role
          </ButtonLink>
        )}
      </SideDrawerFoot>
    </>
  )
}

const most = 100

function Grants({ person }: OfPerson) {
  const { tenant } = useSession()
  const [ending, setEnding] = useState<RoleGrant | null>(null)
  const { data, error, refetch } = useGetRoleGrants(tenant.id, {
    pagination: { pageSize: most, filter: { userId: person.id } },
  })
  if (error !== null && data === undefined)
    return <ErrorState title="The roles could not be loaded" error={error} retry={() => void refetch()} />
  if (data === undefined) return <SkeletonLines count={3} what="the roles" />
  const live = data.data.filter(({ endedAt }) => endedAt === null)
  const ended = data.data.filter(({ endedAt }) => endedAt !== null)
  return (
    <>
      <SideDrawerPart title="Roles">
        <ul className={styles.grants}>
          {live.map((grant) => (
            <Held
              key={grant.id}
              person={person}
              grant={grant}
              isLast={live.length === 1}
              onEnd={() => setEnding(grant)}
            />
          ))}
        </ul>
      </SideDrawerPart>
      {ended.length > 0 && (
        <SideDrawerPart title="Roles that ended">
          <ul className={styles.grants}>
            {ended.map((grant) => (
              <li key={grant.id}>
                <div>
                  {grant.role.name}
                  <div className="wb-muted">
                    <Moment at={grant.grantedAt} /> to {grant.endedAt !== null && <Moment at={grant.endedAt} />}
                    {grant.endedBy !== null && `, ended by ${displayName(grant.endedBy)}`}
                  </div>
                </div>
              </li>
            ))}
          </ul>
        </SideDrawerPart>
      )}
      {ending !== null && <EndDialog person={person} grant={ending} onClose={() => setEnding(null)} />}
    </>
  )
}

function mayEnd(session: Session, person: PersonAccess, { role }: RoleGrant, isLast: boolean): Verdict {
  const why = whyNotEnded(role.id)
  return allOf(
    checkPermission(session, 'users.update', 'change the roles of people'),
    why === null ? approval : denial(why),
    isLast ? denial(lastRole) : approval,
    canTakeFrom(session, person),
  )
}

interface HeldProps extends OfPerson {
  readonly grant: RoleGrant
  /** Whether the person has no other. */
  readonly isLast: boolean
  readonly onEnd: () => void
}

function Held({ person, grant, isLast, onEnd }: HeldProps) {
  const session = useSession()
  const { role, grantedAt, grantedBy } = grant
  return (
    <li>
      <div>
        {role.name}
        <div className="wb-muted">
          Since <MomentInText at={grantedAt} />,{' '}
          {grantedBy === null ? 'with the account' : `by ${displayName(grantedBy)}`}
        </div>
      </div>
      <VerdictButton
        verdict={mayEnd(session, person, grant, isLast)}
        size="small"
        text="End"
        aria-label={`End ${role.name}`}
        onClick={onEnd}
      />
    </li>
  )
}

interface EndDialogProps extends OfPerson {
  readonly grant: RoleGrant
  readonly onClose: () => void
}

/** Asks before a role is taken, with what the person can do no longer. */
function EndDialog({ person, grant: { role }, onClose }: EndDialogProps) {
  const { tenant } = useSession()
  const changed = useRightsChanged()
  const others = person.roles.filter(({ id }) => id !== role.id)
  const ownRoles = useQueries({
    queries: others
      .filter(({ id }) => !isRoleId(id))
      .map(({ id }) => ({ queryKey: getGetRoleQueryKey(id), queryFn: () => getRole(id) })),
  })
  const isKnown = ownRoles.every(({ data }) => data !== undefined)
  const after = others.flatMap((other) =>
    permissionsOfRole(ownRoles.find(({ data }) => data?.id === other.id)?.data ?? other),
  )
  const name = displayName(person)
  const end = async () => {
    await endUserRole(tenant.id, person.id, role.id)
    showSuccess(`${name} is no longer ${role.name}`)
    await changed()
  }
  return (
    <ConfirmDialog
      isOpen
      danger
      title={`Take the role ${role.name} from ${name}?`}
      confirmLabel="End role"
      onConfirm={end}
      onClose={onClose}
    >
      <Effects
        sentences={isKnown ? effectsForPerson(name, new Set(person.permissions), new Set(after)) : null}
        none="By their other roles they can do all the same."
      />
    </ConfirmDialog>
  )
}
