import { Button, Checkbox } from '@blueprintjs/core'
import type { WidgetProps } from '@rjsf/utils'
import { type ReactNode, use, useId } from 'react'
import {
  isTokenScope,
  scopeGroups,
  scopePresets,
  scopesInOrder,
  scopeWords,
  type TokenScope,
} from '#domain/access/api-tokens.ts'
import { useControlProps } from '../../control-props.ts'
import { HeldPermissionsContext } from '../../held-permissions.ts'
import { labelId } from '../../theme/field-ids.ts'
import styles from './scopes.module.css'

/**
 * What an API token may do: what most are made for by one press, and each scope by itself below. What the person does not hold is
 * shown and cannot be ticked.
 */
export function ScopesWidget(props: WidgetProps) {
  const { id, value, onChange, onBlur } = props
  const { disabled, readOnly, 'aria-describedby': describedBy } = useControlProps(props)
  const held = use(HeldPermissionsContext)
  const isFixed = disabled || readOnly
  const chosen: ReadonlySet<TokenScope> = new Set((Array.isArray(value) ? value : []).filter(isTokenScope))
  const toggle = (scope: TokenScope) =>
    onChange(scopesInOrder(chosen.has(scope) ? [...chosen].filter((each) => each !== scope) : [...chosen, scope]))
  return (
    <div
      id={id}
      className={styles.scopes}
      role="group"
      aria-labelledby={labelId(id)}
      aria-describedby={describedBy}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur(id, value)
      }}
    >
      <div className={styles.presets}>
        {scopePresets.map(({ title, scopes }) => {
          const given = scopesInOrder(scopes.filter((scope) => held.has(scope)))
          const isChosen = given.length === chosen.size && given.every((scope) => chosen.has(scope))
          return (
            <Button
              key={title}
              size="small"
              text={title}
              active={isChosen && given.length > 0}
              aria-pressed={isChosen && given.length > 0}
              disabled={isFixed || given.length === 0}
              onClick={() => onChange(given)}
            />
          )
        })}
      </div>
      {scopeGroups.map((group) => (
        <Group key={group.title} {...group}>
          {group.scopes.map((scope) => (
            <Checkbox
              key={scope}
              label={scopeWords[scope]}
              checked={chosen.has(scope)}
              disabled={isFixed || (!chosen.has(scope) && !held.has(scope))}
              onChange={() => toggle(scope)}
            />
          ))}
        </Group>
      ))}
    </div>
  )
}

interface GroupProps {
  readonly title: string
  readonly about: string
  readonly children: ReactNode
}

function Group({ title, about, children }: GroupProps) {
  const id = useId()
  return (
    <div className={styles.group} role="group" aria-labelledby={`${id}-title`} aria-describedby={`${id}-about`}>
      <div id={`${id}-title`} className={styles.title}>
        {title}
      </div>
      <div id={`${id}-about`} className="wb-muted">
        {about}
      </div>
      {children}
    </div>
  )
}
