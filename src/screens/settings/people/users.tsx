import { Add, People } from '@blueprintjs/icons'
import { useParams } from 'react-router-dom'
import { roleNames, roles } from '#domain/access/roles.ts'
import { useGetTenantRoles } from '#generated/client/roles/roles.ts'
import { getGetTenantUsersWithRolesQueryKey, getTenantUsersWithRoles } from '#generated/client/tenants/tenants.ts'
import {
  archiveUsers,
  getArchiveConsequences,
  getGetUserWithRolesQueryKey,
  getUserWithRoles,
  restoreUsers,
  updateUser,
} from '#generated/client/users/users.ts'
import type { GeneratedForm } from '#generated/forms/form-types.ts'
import type { IdList, TenantUser, UserChange, UsersArchiveOpenOrders } from '#generated/model/index.ts'
import { checkPermission, holdsAny } from '#src/access/can.ts'
import { paths } from '#src/paths.ts'
import { askBeforeArchiving } from '#src/resources/archive-question.tsx'
import { defineResource } from '#src/resources/define-resource.ts'
import type { ListFilter } from '#src/resources/filter-values.ts'
import { Moment } from '#src/resources/Moment.tsx'
import type { DrawerGround } from '#src/resources/ResourceForms.tsx'
import { displayName, type Session, useSession } from '#src/session/session.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Consequences } from './Consequences.tsx'
import styles from './people.module.css'

const signedIn: ListFilter = {
  name: 'neverSignedIn',
  title: 'Sign-in',
  kind: 'boolean',
  choices: { true: 'Never signed in', false: 'Has signed in' },
}
const role: ListFilter = { name: 'roleId', title: 'Role', kind: 'one', choices: {} }

const mayUpdate = (session: Session) => checkPermission(session, 'users.update', 'change users')

/** The people of the organization. */
export const users = defineResource({
  contract: {
    words: { one: 'user', many: 'users' },
    subject: 'user',
    defaultSort: { field: 'name', direction: 'asc' },
    filters: [role, signedIn],
    form: async () => withoutUnits((await import('#generated/forms/UserChange.ts')).userChangeForm),
    calls: {
      list: getTenantUsersWithRoles,
      listKey: getGetTenantUsersWithRolesQueryKey,
      get: getUserWithRoles,
      getKey: getGetUserWithRolesQueryKey,
      update: async (id: number, change: UserChange) => {
        await updateUser(id, change)
        return getUserWithRoles(id)
      },
      archive: ({ ids }: IdList) => archiveUsers({ userIds: ids }),
      restore: ({ ids }: IdList) => restoreUsers({ userIds: ids }),
    },
    facts: {
      email: { title: 'Email', kind: 'text' },
      phone: { title: 'Phone', kind: 'phone' },
    },
  },
  paths: paths.users,
  nameOf: displayName,
  icon: <People size={18} />,
  empty: 'Those who work here: each signs in with an account of their own.',
  emptyArchived: 'Who works here no more is kept here, with what they did.',
  archivedNote: 'They cannot sign in here.',
  search: 'Name, email or phone',
  rights: { create: mayUpdate, update: mayUpdate },
  useFilters: useRoleChoices,
  askToArchive,
  Actions: NewUser,
  EmptyActions: NewUser,
  columns: [
    {
      id: 'name',
      title: 'Name',
      width: 210,
      sortField: 'name',
      cell: (row) => (
        <span className={styles.name}>
          <Avatar name={displayName(row)} image={row.image} />
          {displayName(row)}
        </span>
      ),
      text: displayName,
    },
    { field: 'email', width: 220 },
    { field: 'phone', width: 150 },
    { id: 'roles', title: 'Roles', width: 190, cell: (row) => rolesOf(row) || null, text: rolesOf },
    {
      id: 'lastSeenAt',
      title: 'Last seen',
      width: 130,
      sortField: 'lastSeenAt',
      firstDirection: 'desc',
      cell: ({ lastSeenAt }) => (lastSeenAt === null ? 'Never signed in' : <Moment at={lastSeenAt} />),
      text: ({ lastSeenAt }) => (lastSeenAt === null ? '' : new Date(lastSeenAt * 1000).toISOString()),
    },
  ],
  csv: true,
})

function rolesOf({ roles: held }: TenantUser): string {
  return held.map(({ name }) => name).join(', ')
}

/** Units are everybody's own. */
function withoutUnits(form: GeneratedForm): GeneratedForm {
  return { ...form, uiSchema: { ...form.uiSchema, unitPreference: { 'ui:widget': 'hidden' } } }
}

/** More roles of its own than an organization has. */
const mostRoles = 100

/** The filter by role offers the default roles and those of the organization's own, as far as the person may see these. */
function useRoleChoices(declared: readonly ListFilter[]): readonly ListFilter[] {
  const { tenant, permissions } = useSession()
  const { data } = useGetTenantRoles(
    tenant.id,
    { pagination: { pageSize: mostRoles } },
    { query: { enabled: permissions.has('roles.read') } },
  )
  const known = Object.values(roles)
    .filter((id) => id !== roles.admin)
    .map((id) => [id, roleNames[id]] as const)
  const own = data?.data.map(({ id, name }) => [id, name] as const) ?? []
  const choices = Object.fromEntries([...known, ...own])
  return declared.map((filter) => (filter.kind === 'one' ? { ...filter, choices } : filter))
}

function NewUser() {
  const session = useSession()
  if (!holdsAny(session, ['users.create', 'invitations.create'], 'add users').allowed) return null
  return (
    <ButtonLink to={paths.users.new()} intent="primary" icon={<Add />}>
      New user
    </ButtonLink>
  )
}

/** Says what becomes of open orders and of the account, and lets choose where there is a choice. */
async function askToArchive(rows: readonly TenantUser[]) {
  const { data } = await getArchiveConsequences({ userIds: rows.map(({ id }) => id) })
  const [first] = rows
  const chosen: { openOrders: UsersArchiveOpenOrders } = {
    openOrders: data.some(({ unassignable }) => unassignable > 0) ? 'unassign' : 'leave',
  }
  const isMeant = await askBeforeArchiving({
    title: rows.length === 1 && first ? `Archive ${displayName(first)}?` : `Archive ${rows.length} users?`,
    act: 'Archive',
    more: (
      <Consequences
        data={data}
        initial={chosen.openOrders}
        onChoose={(openOrders) => Object.assign(chosen, { openOrders })}
      />
    ),
  })
  return isMeant ? ({ ids }: IdList) => archiveUsers({ userIds: ids, ...chosen }) : null
}

/** A user is edited over their own page. */
export function useUserBelow(): DrawerGround {
  const { id = '' } = useParams()
  return { under: paths.users.one(id), next: () => null }
}
