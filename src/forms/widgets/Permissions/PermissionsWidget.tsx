import { Button, Checkbox, Collapse, HTMLSelect } from '@blueprintjs/core'
import { ChevronDown, ChevronRight } from '@blueprintjs/icons'
import type { WidgetProps } from '@rjsf/utils'
import { use, useState } from 'react'
import { areaLevel, areaNames, areas, inOrder, permissionWords, withArea, type AreaName } from '#domain/access/areas.ts'
import { whyNotToGive, whyNotToTake } from '#domain/access/own-roles.ts'
import { isGivable, type HeldPermissions, type PermissionId } from '#domain/access/role-permissions.ts'
import { useControlProps } from '../../control-props.ts'
import { HeldPermissionsContext } from '../../held-permissions.ts'
import { labelId } from '../../theme/field-ids.ts'
import styles from './permissions.module.css'

const levels = [
  ['none', 'None'],
  ['read', 'View'],
  ['write', 'Change'],
] as const

/**
 * Permission ids, as areas that are not seen, seen or changed, each of which opens into its single ids. Permissions that the person does not
 * hold are shown, and can neither be added nor taken out.
 */
export function PermissionsWidget(props: WidgetProps) {
  const { id, value, onChange, onBlur } = props
  const { disabled, readOnly, 'aria-describedby': describedBy } = useControlProps(props)
  const chosen: ReadonlySet<PermissionId> = new Set((Array.isArray(value) ? value : []).filter(isGivable))
  return (
    <div
      id={id}
      className={styles.areas}
      role="group"
      aria-labelledby={labelId(id)}
      aria-describedby={describedBy}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur(id, value)
      }}
    >
      {areaNames.map((name) => (
        <AreaRow key={name} name={name} chosen={chosen} isFixed={disabled || readOnly} onChange={onChange} />
      ))}
    </div>
  )
}

interface AreaRowProps {
  readonly name: AreaName
  readonly chosen: ReadonlySet<PermissionId>
  readonly isFixed: boolean
  readonly onChange: (chosen: PermissionId[]) => void
}

function AreaRow({ name, chosen, isFixed, onChange }: AreaRowProps) {
  const held = use(HeldPermissionsContext)
  const [isOpen, setOpen] = useState(false)
  const { title, about, read, write } = areas[name]
  const level = areaLevel(name, chosen)
  const ids = [...read, ...write]
  const barred = (after: readonly PermissionId[]) => whyNotChanged(chosen, after, held)
  const why = barred(withArea(name, 'write', chosen)) ?? barred(withArea(name, 'none', chosen))
  return (
    <div className={styles.area}>
      <div className={styles.head}>
        <Button
          variant="minimal"
          size="small"
          icon={isOpen ? <ChevronDown /> : <ChevronRight />}
          aria-expanded={isOpen}
          aria-label={`${title}: details`}
          onClick={() => setOpen(!isOpen)}
        />
        <span className={styles.title}>
          {title}
          <span className="wb-muted">{about}</span>
        </span>
        <HTMLSelect
          aria-label={title}
          value={level}
          disabled={isFixed}
          onChange={({ currentTarget }) => {
            const to = levels.find(([each]) => each === currentTarget.value)?.[0]
            if (to !== undefined) onChange(withArea(name, to, chosen))
          }}
        >
          {levels.map(([each, words]) => (
            <option key={each} value={each} disabled={barred(withArea(name, each, chosen)) !== null}>
              {words}
            </option>
          ))}
          {level === 'some' && (
            <option value="some" disabled>
              Some
            </option>
          )}
        </HTMLSelect>
      </div>
      <Collapse isOpen={isOpen}>
        <div className={styles.details}>
          {ids.map((id) => (
            <Checkbox
              key={id}
              label={permissionWords(id)}
              checked={chosen.has(id)}
              disabled={isFixed || !held.has(id)}
              onChange={() =>
                onChange(inOrder(new Set(chosen.has(id) ? [...chosen].filter((each) => each !== id) : [...chosen, id])))
              }
            />
          ))}
        </div>
      </Collapse>
      {why !== null && !isFixed && <p className={styles.why}>{why}</p>}
    </div>
  )
}

/** Tells why the holder of these permissions may not turn the chosen ones into the others: neither giving nor taking goes beyond them. */
function whyNotChanged(chosen: ReadonlySet<PermissionId>, after: readonly PermissionId[], held: HeldPermissions) {
  const added = after.filter((id) => !chosen.has(id))
  const removed = [...chosen].filter((id) => !after.includes(id))
  return whyNotToGive(added, held) ?? whyNotToTake(removed, held)
}
