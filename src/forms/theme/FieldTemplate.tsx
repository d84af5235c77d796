import { type FieldTemplateProps, getUiOptions } from '@rjsf/utils'
import { use } from 'react'
import { FieldPathContext, SiblingsContext } from '../form-access.tsx'
import { fieldLabel, itemName } from '../labels.ts'
import { isDemanded } from '../ui-schema.ts'
import { isGroup, isInlineControl } from './field-kind.ts'
import { labelId } from './field-ids.ts'
import { RequiredMark } from './RequiredMark.tsx'
import styles from '#src/forms/forms.module.css'

/**
 * Owns what surrounds a control: its label, its help and its error. Widgets draw the control alone.
 * Objects and arrays name themselves in their own templates.
 */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, fieldPathId, children, hidden, schema, uiSchema, required, disabled, errors, help } = props
  const options = getUiOptions(uiSchema)
  const siblings = use(SiblingsContext)

  // the data is the form's: nothing need be drawn of what is only sent along
  if (hidden === true) return null
  if (fieldPathId.path.length === 0) return children
  if (options.field !== undefined) return <CustomField {...props} />
  if (isGroup(schema, options)) {
    return (
      <div className={styles.field} data-field={fieldPathId.path.join('.')}>
        <FieldPathContext value={fieldPathId.path}>{children}</FieldPathContext>
        {errors}
      </div>
    )
  }

  const inline = isInlineControl(schema, options)
  const classes = [styles.field, inline && styles.fieldInline, disabled && styles.fieldDisabled]
  const label = (
    <FieldLabel
      id={id}
      text={itemName(fieldPathId.path) ?? fieldLabel(props.label, fieldPathId.path)}
      required={isDemanded(required, schema, uiSchema, siblings)}
      hidden={options.label === false || itemName(fieldPathId.path) !== undefined}
    />
  )

  return (
    <div className={classes.filter(Boolean).join(' ')} data-field={fieldPathId.path.join('.')}>
      {!inline && label}
      <div className={styles.fieldControl}>
        <FieldPathContext value={fieldPathId.path}>{children}</FieldPathContext>
        {inline && label}
      </div>
      {help}
      {errors}
    </div>
  )
}

/** A custom field is a group of controls: the group carries the label, and its parts name themselves. */
function CustomField(props: FieldTemplateProps) {
  const { id, fieldPathId, label, children, required, help, errors, schema, uiSchema } = props
  const item = itemName(fieldPathId.path)
  const siblings = use(SiblingsContext)
  return (
    <fieldset
      className={`${styles.field} ${styles.group}`}
      id={id}
      aria-labelledby={labelId(id)}
      data-field={fieldPathId.path.join('.')}
    >
      <legend
        className={
          item !== undefined || getUiOptions(uiSchema).label === false ? 'wb-visually-hidden' : styles.groupTitle
        }
        id={labelId(id)}
      >
        {item ?? fieldLabel(label, fieldPathId.path)}
        {isDemanded(required, schema, uiSchema, siblings) && <RequiredMark />}
      </legend>
      <FieldPathContext value={fieldPathId.path}>{children}</FieldPathContext>
      {help}
      {errors}
    </fieldset>
  )
}

interface FieldLabelProps {
  id: string
  text: string
  required: boolean
  hidden?: boolean
}

/** The label of a control. */
function FieldLabel({ id, text, required, hidden }: FieldLabelProps) {
  return (
    <label className={hidden === true ? 'wb-visually-hidden' : styles.fieldLabel} id={labelId(id)} htmlFor={id}>
      {text}
      {required && <RequiredMark />}
    </label>
  )
}
