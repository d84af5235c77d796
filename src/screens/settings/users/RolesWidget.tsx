import { Checkbox } from '@blueprintjs/core'
import type { WidgetProps } from '@rjsf/utils'
import { colleagueRoles, whyNotGiven } from '#domain/access/colleague-roles.ts'
import type { PermissionId } from '#domain/access/role-permissions.ts'
import { roleNames } from '#domain/access/roles.ts'
import { useControlProps } from '#src/forms/control-props.ts'
import { labelId } from '#src/forms/theme/field-ids.ts'
import { useSession } from '#src/session/session.ts'
import styles from './users.module.css'

/** The roles of a colleague, each with what it may do; one that the person cannot give says why. */
export function RolesWidget(props: WidgetProps) {
  const { id, value, onChange, onBlur } = props
  const { disabled, readOnly, 'aria-describedby': describedBy } = useControlProps(props)
  const { permissions } = useSession()
  const held = { has: (permission: PermissionId) => permissions.has(permission) }
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
      {colleagueRoles.map(({ id: role, may }) => {
        const reason = whyNotGiven(role, held)
        return (
          <Checkbox
            key={role}
            disabled={disabled || readOnly || reason !== null}
            checked={chosen.includes(role)}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...chosen, role] : chosen.filter((one) => one !== role))
            }
          >
            <span className={styles.words}>
              <span className={styles.role}>{roleNames[role]}</span>
              <span className="wb-muted">{reason === null ? may : `${may} ${reason}`}</span>
            </span>
          </Checkbox>
        )
      })}
    </div>
  )
}
