import { useState } from 'react'
import type { RoleGrant } from '#generated/model/index.ts'
import { endRoleGrant, useGetRoleGrants } from '#generated/client/roles/roles.ts'
import { checkPermission } from '#src/access/can.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { displayName, useSession } from '#src/session/session.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SideDrawerPart } from '#src/ui/SideDrawer.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { useRightsChanged } from '../use-person.ts'
import styles from '../access.module.css'

const most = 100

interface OutsideGrantsProps {
  /** Those that are shown, of what the organization and its people were given. */
  readonly granteeTenantId: number
  readonly isShown: (grant: RoleGrant) => boolean
  readonly none: string
}

/** What was given to an organization or its people, with who gave it, and what has ended. */
export function OutsideGrants({ granteeTenantId, isShown, none }: OutsideGrantsProps) {
  const session = useSession()
  const [ending, setEnding] = useState<RoleGrant | null>(null)
  const { data, error, refetch } = useGetRoleGrants(session.tenant.id, {
    pagination: { pageSize: most, filter: { granteeTenantId } },
  })
  if (error !== null && data === undefined)
    return <ErrorState title="The roles could not be loaded" error={error} retry={() => void refetch()} />
  if (data === undefined) return <SkeletonLines count={3} what="the roles" />
  const shown = data.data.filter(isShown)
  const live = shown.filter(({ endedAt }) => endedAt === null)
  const ended = shown.filter(({ endedAt }) => endedAt !== null)
  return (
    <>
      <SideDrawerPart title="Roles">
        {live.length === 0 && <p className="wb-muted">{none}</p>}
        <ul className={styles.grants}>
          {live.map((grant) => (
            <li key={grant.id}>
              <div>
                {grant.role.name}
                <div className="wb-muted">
                  {`Given to ${granteeOf(grant)}${grant.grantedBy === null ? '' : ` by ${displayName(grant.grantedBy)}`}, `}
                  <Moment at={grant.grantedAt} />
                </div>
              </div>
              <VerdictButton
                verdict={checkPermission(session, 'users.update', 'change the roles of people')}
                size="small"
                text="End"
                aria-label={`End ${grant.role.name} of ${granteeOf(grant)}`}
                onClick={() => setEnding(grant)}
              />
            </li>
          ))}
        </ul>
      </SideDrawerPart>
      {ended.length > 0 && (
        <SideDrawerPart title="Roles that ended">
          <ul className={styles.grants}>
            {ended.map((grant) => (
              <li key={grant.id}>
                <div>
                  {`${grant.role.name}, given to ${granteeOf(grant)}`}
                  <div className="wb-muted">
                    <Moment at={grant.grantedAt} /> to {grant.endedAt !== null && <Moment at={grant.endedAt} />}
                    {grant.endedBy === null ? ', ended with the link' : `, ended by ${displayName(grant.endedBy)}`}
                  </div>
                </div>
              </li>
            ))}
          </ul>
        </SideDrawerPart>
      )}
      {ending !== null && <EndDialog grant={ending} onClose={() => setEnding(null)} />}
    </>
  )
}

function granteeOf({ user, granteeTenant }: RoleGrant): string {
  return user === null ? (granteeTenant?.name ?? '') : displayName(user)
}

function EndDialog({ grant, onClose }: { readonly grant: RoleGrant; readonly onClose: () => void }) {
  const { tenant } = useSession()
  const changed = useRightsChanged()
  const name = granteeOf(grant)
  const end = async () => {
    await endRoleGrant(tenant.id, grant.id)
    showSuccess(`${name} is no longer ${grant.role.name}`)
    await changed()
  }
  return (
    <ConfirmDialog
      isOpen
      danger
      title={`Take the role ${grant.role.name} from ${name}?`}
      confirmLabel="End role"
      onConfirm={end}
      onClose={onClose}
    >
      <p className="wb-dialog-message">
        {grant.user === null
          ? 'All of their people lose it at once, also those who work here right now.'
          : 'They lose it at once, also if they work here right now.'}
      </p>
    </ConfirmDialog>
  )
}
