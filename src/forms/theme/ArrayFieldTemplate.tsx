import { Button } from '@blueprintjs/core'
import { Plus, Undo } from '@blueprintjs/icons'
import { type ArrayFieldTemplateProps, buttonId, errorId, getUiOptions, helpId, titleId } from '@rjsf/utils'
import { type ReactNode, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormAccess } from '../form-access.tsx'
import { editableData } from '../form-data.ts'
import { fieldLabel } from '../labels.ts'
import { itemsOf } from '../schema-walk.ts'
import { overviews } from '../registry.ts'
import { isDemanded } from '../ui-schema.ts'
import { focusFirstControl } from './focus.ts'
import { itemSummaries, ItemSummariesContext } from './item-summaries.ts'
import { RemovalContext } from './removal.ts'
import { RequiredMark } from './RequiredMark.tsx'
import '#src/ui/form-parts.css'
import styles from '#src/forms/forms.module.css'

/**
 * A list of items with its title, its own error and a button that adds one and goes to it. An item that was removed can be put back where
 * it stood, until something else is done to the list.
 */
export function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
  const { canAdd, fieldPathId, items, onAddClick, disabled, readonly, required, uiSchema, title, schema } = props
  const { empty, help, itemLabel, overview, summary } = getUiOptions(uiSchema)
  const Overview = typeof overview === 'string' ? overviews[overview] : undefined
  const id = fieldPathId.$id
  const label = fieldLabel(title, fieldPathId.path)
  const noun = typeof itemLabel === 'string' ? itemLabel : 'item'

  const { data, removed, onRemove, restore } = useRemoval(props)
  const { setValue } = useFormAccess()
  const itemSchema = itemsOf(schema)
  const most = schema.maxItems
  const summaries = Array.isArray(summary) ? itemSummaries(data, summary.map(String), schema, uiSchema) : null
  const isFull = most !== undefined && items.length >= most && disabled !== true && readonly !== true

  const add = () => {
    // What is added begins as the contract says; rjsf would leave its defaults out.
    const started = itemSchema === undefined ? {} : editableData(itemSchema, {})
    flushSync(() => (Object.keys(started).length === 0 ? onAddClick() : setValue(fieldPathId.path, [...data, started])))
    focusFirstControl(document.getElementById(id)?.querySelector(`.${styles.arrayItem}:last-of-type`))
  }

  return (
    <fieldset
      className={styles.group}
      id={id}
      aria-labelledby={titleId(fieldPathId)}
      aria-describedby={errorId(fieldPathId)}
    >
      <legend className={styles.groupTitle} id={titleId(fieldPathId)}>
        {label}
        {isDemanded(required, schema, uiSchema, undefined) && <RequiredMark />}
      </legend>
      {help !== undefined && (
        <div className="wb-field-help" id={helpId(fieldPathId)}>
          {help}
        </div>
      )}
      {data.length === 0 && removed === null && (
        <p className="wb-muted">{typeof empty === 'string' ? `None yet. ${empty}.` : `No ${noun}s yet.`}</p>
      )}
      {Overview !== undefined && data.length > 0 && <Overview data={data} />}
      <RemovalContext value={onRemove}>
        {(items.length > 0 || removed !== null) && (
          <ol className={styles.arrayItems}>
            <ItemSummariesContext value={summaries}>
              {withRemoved(
                items,
                removed === null ? null : (
                  <li key="removed" className={styles.removed}>
                    Removed {noun} {removed.index + 1}
                    <Button variant="minimal" size="small" icon={<Undo />} text="Undo" onClick={restore} />
                  </li>
                ),
                removed?.index ?? 0,
              )}
            </ItemSummariesContext>
          </ol>
        )}
      </RemovalContext>
      <p className="wb-visually-hidden" role="status">
        {removed === null ? '' : `Removed ${noun} ${removed.index + 1}`}
      </p>
      {isFull && <p className="wb-field-help">There can be {most}.</p>}
      {canAdd === true && (
        <Button
          id={buttonId(fieldPathId, 'add')}
          variant="outlined"
          icon={<Plus />}
          text={`Add ${noun}`}
          disabled={disabled === true || readonly === true}
          // What the field before says when it is left would move the button away from under the pointer.
          onMouseDown={(event) => event.preventDefault()}
          onClick={add}
        />
      )}
    </fieldset>
  )
}

interface Removed {
  readonly index: number
  readonly item: unknown
  /** The list without it: any other list is a later one. */
  readonly rest: string
}

/** Remembers the item that was removed last, so that it can be put back. */
function useRemoval({ fieldPathId, formData }: ArrayFieldTemplateProps) {
  const { setValue } = useFormAccess()
  const data: readonly unknown[] = useMemo(() => (Array.isArray(formData) ? formData : []), [formData])
  const [last, setLast] = useState<Removed | null>(null)
  const removed = last !== null && last.rest === JSON.stringify(data) ? last : null
  return {
    data,
    removed,
    onRemove: (index: number) =>
      setLast({ index, item: data[index], rest: JSON.stringify(data.filter((_, place) => place !== index)) }),
    restore: () => {
      if (removed === null) return
      const before = data.toSpliced(removed.index, 0, removed.item)
      flushSync(() => setValue(fieldPathId.path, before))
      const list = document.getElementById(fieldPathId.$id)
      focusFirstControl(list?.querySelectorAll(`.${styles.arrayItem}`)[removed.index])
    },
  }
}

function withRemoved(items: ReactNode[], line: ReactNode, index: number): ReactNode[] {
  return line === null ? items : items.toSpliced(index, 0, line)
}
