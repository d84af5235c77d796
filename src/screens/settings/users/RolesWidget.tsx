import { Checkbox } from '@blueprintjs/core'
import type { WidgetProps } from '@rjsf/utils'
import { colleagueRoles, whyNotGiven } from '#domain/access/colleague-roles.ts'
import { permissionsOf, type PermissionId } from '#domain/access/role-permissions.ts'
import { roleNames } from '#domain/access/roles.ts'
import { useGetTenantRoles } from '#generated/client/index.ts'
import { useControlProps } from '#src/forms/control-props.ts'
import { labelId } from '#src/forms/theme/field-ids.ts'
import { useSession } from '#src/session/session.ts'
import styles from './users.module.css'

/** The roles of a colleague, each with what it may do; one that the person cannot give says why. */
export function RolesWidget(props: WidgetProps) {
  const { id, value, onChange, onBlur } = props
  const { disabled, readOnly, 'aria-describedby': describedBy } = useControlProps(props)
  const { permissions, tenant } = useSession()
  const { data } = useGetTenantRoles(
    tenant.id,
    { pagination: { pageSize: 100 } },
    { query: { enabled: permissions.has('roles.read') } },
  )
  const held = { has: (permission: PermissionId) => permissions.has(permission) }
  const given = [
    ...colleagueRoles.map(({ id: role, may }) => ({
      id: role as number,
      name: roleNames[role],
      may,
      permissions: [...permissionsOf([role])],
    })),
    ...(data?.data ?? []).map((role) => ({
      id: role.id,
      name: role.name,
      may: role.description ?? '',
      permissions: role.permissions,
    })),
  ]
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  return (
    <div
      id={id}
      className={styles.roles}
      role="group"
      aria-labelledby={labelId(id)}
      aria-describedby={describedBy}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur(id, value)
      }}
    >
      {given.map((role) => {
        const reason = whyNotGiven(role, held)
        return (
          <Checkbox
            key={role.id}
            disabled={disabled || readOnly || reason !== null}
            checked={chosen.includes(role.id)}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...chosen, role.id] : chosen.filter((one) => one !== role.id))
            }
          >
            <span className={styles.words}>
              <span className={styles.role}>{role.name}</span>
              <span className="wb-muted">{[role.may, reason].filter(Boolean).join(' ')}</span>
            </span>
          </Checkbox>
        )
      })}
    </div>
  )
}
