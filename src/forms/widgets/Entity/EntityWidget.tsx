import { Button } from '@blueprintjs/core'
import { Cross, Search } from '@blueprintjs/icons'
import type { WidgetProps } from '@rjsf/utils'
import { use, useState } from 'react'
import { useControlProps } from '../../control-props.ts'
import type { EntityOption, EntityPaths } from '../../entity-search.tsx'
import { FieldPathContext, useFormAccess } from '../../form-access.tsx'
import { focusFieldById } from '../../theme/focus.ts'
import { widgetOptions } from '../../widget-options.ts'
import { type ComboboxOption, Combobox } from '../combobox/Combobox.tsx'
import { useEntities, useEntityNames } from './use-entities.ts'
import styles from './entity.module.css'

/** `ui:options` of the entity picker. */
export interface EntityOptions {
  /** Where its rows are found; the contract says which list, the generator where that is. */
  readonly of: EntityPaths
  /** Fields beside it that begin as the chosen row has them. */
  readonly takes?: readonly string[]
}

/** Fetches the rows behind those that are shown. */
const moreKey = 'more'

/**
 * A row of one of the product's lists, or several of them, found by the server while one types: an id in the data, or a list of ids. What
 * is archived is not offered; where it is chosen already, that is said.
 */
export function EntityWidget(props: WidgetProps) {
  const { id, value, onChange, onBlur, onFocus, label, schema } = props
  const { of, takes = [] } = widgetOptions<EntityOptions>(props)
  const path = use(FieldPathContext)
  const { setValue } = useFormAccess()
  const control = useControlProps(props)
  const [query, setQuery] = useState<string>()
  const { options, further, searching, more } = useEntities(of, query)
  const isList = schema.type === 'array'
  const ids = idsOf(value)
  const { byId, known, learn } = useEntityNames(of, ids)
  const nameOf = (each: number) => named(byId.get(each), each, known)
  const offered = isList ? options.filter((option) => !ids.includes(option.id)) : options
  const [first] = ids

  const pick = ({ key }: ComboboxOption) => {
    const option = options.find((each) => String(each.id) === key)
    if (option === undefined) {
      more()
      return
    }
    learn(option)
    setQuery(undefined)
    onChange(isList ? [...ids, option.id] : option.id)
    if (option.id === first) return
    for (const name of takes) setValue([...path.slice(0, -1), name], option.fields?.[name] ?? undefined)
  }
  const remove = (gone: number) => {
    onChange(ids.filter((each) => each !== gone))
    focusFieldById(id)
  }

  return (
    <div className={styles.entity}>
      {isList && ids.length > 0 && (
        <ul className={styles.chosen} aria-label={`${label}: chosen`}>
          {ids.map((each) => (
            <li key={each}>
              {nameOf(each)}
              {!control.disabled && !control.readOnly && (
                <Button
                  variant="minimal"
                  size="small"
                  icon={<Cross size={12} />}
                  aria-label={`Remove ${nameOf(each)}`}
                  onClick={() => remove(each)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <Combobox
        control={control}
        label="Suggestions"
        text={query ?? (isList || first === undefined ? '' : nameOf(first))}
        options={[
          ...offered.map((option) => ({
            key: String(option.id),
            label: option.name,
            ...(option.detail !== undefined && { detail: option.detail }),
          })),
          ...(further > 0 ? [{ key: moreKey, label: `Show more (${further})` }] : []),
        ]}
        status={query !== undefined && !searching && offered.length === 0 ? 'Nothing matches' : undefined}
        busy={searching}
        icon={<Search />}
        staysOpenFor={moreKey}
        onOpen={() => setQuery((before) => before ?? '')}
        onText={(text) => {
          setQuery(text)
          if (text === '' && !isList) onChange(undefined)
        }}
        onPick={pick}
        onFocus={() => onFocus(id, value)}
        onBlur={() => {
          setQuery(undefined)
          onBlur(id, value)
        }}
      />
    </div>
  )
}

function idsOf(value: unknown): readonly number[] {
  const ids: readonly unknown[] = Array.isArray(value) ? value : [value]
  return ids.filter((id) => typeof id === 'number')
}

function named(option: EntityOption | undefined, id: number, isKnown: boolean): string {
  if (option === undefined) return isKnown ? `No. ${id}` : ''
  return option.archived ? `${option.name} (archived)` : option.name
}
