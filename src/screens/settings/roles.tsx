import { HTMLSelect } from '@blueprintjs/core'
import { Key } from '@blueprintjs/icons'
import type { WidgetProps } from '@rjsf/utils'
import { Link, useParams } from 'react-router-dom'
import { inOrder } from '#domain/access/areas.ts'
import { effectsOfChange, effectSentence } from '#domain/access/own-roles.ts'
import { isGivable, permissionsOf, type PermissionId } from '#domain/access/role-permissions.ts'
import { roleNames, roles as numbers } from '#domain/access/roles.ts'
import {
  useGetDefaultRoles,
  useGetRole,
  useGetRoleGrants,
  useGetRoleHolders,
  useGetTenantRoles,
} from '#generated/client/roles/roles.ts'
import type { Role } from '#generated/model/index.ts'
import { roleContract } from '#generated/screens/role.ts'
import { HeldPermissionsContext } from '#src/forms/held-permissions.ts'
import { PermissionsWidget } from '#src/forms/widgets/Permissions/PermissionsWidget.tsx'
import { paths } from '#src/paths.ts'
import { PendingBody } from '#src/resources/DrawerMessages.tsx'
import { defineResource } from '#src/resources/define-resource.ts'
import { rightsTo } from '#src/resources/rights-to.ts'
import { displayName, useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SideDrawer, SideDrawerBody, SideDrawerPart } from '#src/ui/SideDrawer.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { useCloseDrawer } from '#src/ui/use-close-drawer.ts'
import { AllowedAreas } from './access/AllowedAreas.tsx'
import styles from './roles.module.css'

/** The roles of an organization's own, with the default ones below them. */
export const roles = defineResource({
  contract: roleContract,
  paths: paths.roles,
  nameOf: ({ name }) => name,
  icon: <Key size={18} />,
  empty: 'What people may do, put together as you need it. The default roles below are there all the same.',
  search: 'Name or description',
  rights: rightsTo('roles'),
  columns: ['name', { field: 'people', width: 90 }, { field: 'description', width: 300 }, 'updatedAt'],
  csv: true,
  Detail: RoleDetail,
  Actions: () => (
    <>
      <ButtonLink to={paths.access.people()}>Who can do what</ButtonLink>
      <ButtonLink to={paths.external.list()}>External access</ButtonLink>
    </>
  ),
  Note: DefaultRoles,
  fields: { permissions: { Widget: RolePermissions } },
})

/** The default roles with how many people hold each. */
function DefaultRoles() {
  const { tenant } = useSession()
  const { data, error, refetch } = useGetDefaultRoles(tenant.id)
  return (
    <section className={styles.defaults} aria-label="Default roles">
      <h2>Default roles</h2>
      <p className="wb-muted">Every organization has them, and none can change them.</p>
      {data !== undefined ? (
        <ul>
          {data.data.map(({ id, name, people }) => (
            <li key={id}>
              <Link to={paths.defaultRole(id)} className="wb-lone-link">
                {name}
              </Link>
              <span className="wb-muted">{peopleText(people)}</span>
            </li>
          ))}
        </ul>
      ) : error === null ? (
        <SkeletonLines count={4} what="the default roles" />
      ) : (
        <ErrorState title="The default roles could not be loaded" error={error} retry={() => void refetch()} />
      )}
    </section>
  )
}

function peopleText(people: number): string {
  if (people === 0) return 'Nobody'
  return people === 1 ? '1 person' : `${people} people`
}

/** A default role over the list: what it allows, and who holds it. */
export function DefaultRoleDrawer() {
  const { id } = useParams()
  const { data: role, error, refetch } = useGetRole(Number(id))
  const close = useCloseDrawer(paths.roles.list())
  return (
    <SideDrawer title={role?.name ?? 'Role'} onClose={close}>
      {role === undefined ? (
        <PendingBody words={roleContract.words} error={error} retry={() => void refetch()} />
      ) : (
        <SideDrawerBody>
          <p className="wb-muted">A default role stays as it is. A role of your own can start from it.</p>
          <RoleDetail row={role} />
        </SideDrawerBody>
      )}
    </SideDrawer>
  )
}

function RoleDetail({ row }: { readonly row: Role }) {
  return (
    <>
      {row.description && (
        <SideDrawerPart>
          <p>{row.description}</p>
        </SideDrawerPart>
      )}
      <SideDrawerPart title="What it allows">
        <AllowedAreas permissions={new Set(row.permissions)} />
      </SideDrawerPart>
      <SideDrawerPart title="Held by">
        <Holders role={row} />
      </SideDrawerPart>
    </>
  )
}

const mostNamed = 25

function Holders({ role }: { readonly role: Role }) {
  const { tenant } = useSession()
  const filter = { roleId: role.id, isLive: true }
  const { data, error, refetch } = useGetRoleGrants(tenant.id, { pagination: { pageSize: mostNamed, filter } })
  if (error !== null)
    return <ErrorState title="Who holds it could not be loaded" error={error} retry={() => void refetch()} />
  if (data === undefined) return <SkeletonLines count={2} what="who holds it" />
  if (data.data.length === 0) return <p className="wb-muted">Nobody yet.</p>
  const more = data.total - data.data.length
  return (
    <ul className={styles.holders}>
      {data.data.map(({ id, user, granteeTenant }) => (
        <li key={id}>{user === null ? granteeTenant?.name : displayName(user)}</li>
      ))}
      {more > 0 && <li className="wb-muted">and {more} more</li>}
    </ul>
  )
}

/** What the role allows, with what that changes for the people who hold it; a new one can start from a role that stands. */
function RolePermissions(props: WidgetProps) {
  const { permissions } = useSession()
  const { id } = useParams()
  const chosen = (Array.isArray(props.value) ? props.value : []).filter(isGivable)
  return (
    <HeldPermissionsContext value={permissions}>
      {id === undefined && <StartFrom onChange={props.onChange} />}
      <PermissionsWidget {...props} />
      {id !== undefined && <Effects roleId={Number(id)} chosen={new Set(chosen)} />}
    </HeldPermissionsContext>
  )
}

/** Fills in what another role allows, as far as the person may do it. */
function StartFrom({ onChange }: { readonly onChange: (permissions: PermissionId[]) => void }) {
  const { tenant, permissions } = useSession()
  const { data } = useGetTenantRoles(tenant.id, { pagination: { pageSize: 100 } })
  const defaults = Object.values(numbers).filter((id) => id !== numbers.admin)
  const start = (from: string) => {
    const standing = defaults.find((id) => String(id) === from)
    const ids = standing
      ? [...permissionsOf([standing])]
      : data?.data.find(({ id }) => String(id) === from)?.permissions
    onChange(inOrder(new Set((ids ?? []).filter((id) => isGivable(id) && permissions.has(id)))))
  }
  return (
    <div className={styles.start}>
      <span aria-hidden="true">Start from</span>
      <HTMLSelect aria-label="Start from" defaultValue="" onChange={({ currentTarget }) => start(currentTarget.value)}>
        <option value="">Nothing</option>
        <optgroup label="Your roles">
          {data?.data.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
        <optgroup label="Default roles">
          {defaults.map((id) => (
            <option key={id} value={id}>
              {roleNames[id]}
            </option>
          ))}
        </optgroup>
      </HTMLSelect>
    </div>
  )
}

interface EffectsProps {
  readonly roleId: number
  readonly chosen: ReadonlySet<PermissionId>
}

/** For how many people what is different once the form is saved. */
function Effects({ roleId, chosen }: EffectsProps) {
  const { data: role } = useGetRole(roleId)
  const { data: holders } = useGetRoleHolders(roleId)
  const effects = role && holders ? effectsOfChange(new Set(role.permissions), chosen, holders) : []
  return (
    <div role="status" className={styles.effects}>
      {effects.length > 0 && (
        <ul>
          {effects.map((effect) => (
            <li key={effect.id}>{effectSentence(effect)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
