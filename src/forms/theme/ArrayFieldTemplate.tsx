import { Button } from '@blueprintjs/core'
import { Plus } from '@blueprintjs/icons'
import { type ArrayFieldTemplateProps, buttonId, errorId, getUiOptions, helpId, titleId } from '@rjsf/utils'
import { flushSync } from 'react-dom'
import { fieldLabel } from '../labels.ts'
import { focusFirstControl } from './focus.ts'
import { RequiredMark } from './RequiredMark.tsx'
import '#src/ui/form-parts.css'
import styles from '#src/forms/forms.module.css'

/** A list of items with its title, its own error and a button that adds one and goes to it. */
export function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
  const { canAdd, fieldPathId, items, onAddClick, disabled, readonly, required, uiSchema, title } = props
  const { help, itemLabel } = getUiOptions(uiSchema)
  const id = fieldPathId.$id
  const label = fieldLabel(title, fieldPathId.path)
  const noun = typeof itemLabel === 'string' ? itemLabel : 'item'

  const add = () => {
    flushSync(() => onAddClick())
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
        {required === true && <RequiredMark />}
      </legend>
      {help !== undefined && (
        <div className="wb-field-help" id={helpId(fieldPathId)}>
          {help}
        </div>
      )}
      {items.length > 0 && <ol className={styles.arrayItems}>{items}</ol>}
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
