import { Button, Tag } from '@blueprintjs/core'
import { useGetUserTenantsWithRoles } from '#generated/client/users/users.ts'
import { useSession } from '#src/session/session.ts'
import { switchTenant } from '#src/session/switch-tenant.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { showError } from '#src/ui/error-dialog.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import styles from './organizations.module.css'

/** The organizations of a person with the roles in each; one goes on to another of one's own. */
export function OrganizationsOf({ userId }: { readonly userId: number }) {
  const { me, tenant: current } = useSession()
  const { data, error, refetch } = useGetUserTenantsWithRoles(userId)
  if (error !== null && data === undefined)
    return <ErrorState title="The organizations could not be loaded" error={error} retry={() => void refetch()} />
  if (data === undefined) return <SkeletonLines count={1} what="the organizations" />
  if (data.data.length === 0) return <p className="wb-muted">None any more.</p>
  const isOwn = userId === me.id
  return (
    <ul className={styles.list}>
      {data.data.map(({ tenant: { id, name, image }, roles }) => (
        <li key={id}>
          <Avatar name={name} image={image} isLogo />
          <span className={styles.words}>
            <span>{name}</span>
            <span className="wb-muted">{roles.map((role) => role.name).join(', ') || 'No role'}</span>
          </span>
          {isOwn && id === current.id && <Tag minimal>Current</Tag>}
          {isOwn && id !== current.id && (
            <Button
              size="small"
              text="Switch"
              aria-label={`Switch to ${name}`}
              onClick={() => {
                switchTenant(me.id, id).catch((failure: unknown) =>
                  showError(failure, { action: 'switch organization' }),
                )
              }}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
