import { Checkbox } from '@blueprintjs/core'
import { type WidgetProps, enumOptionsDeselectValue, enumOptionsIsSelected, enumOptionsSelectValue } from '@rjsf/utils'
import { useControlProps } from '../../control-props.ts'
import { labelId } from '../../theme/field-ids.ts'
import styles from '#src/forms/forms.module.css'

/** Characters of a label from which on each stands on a line of its own: sentences side by side are read as one. */
const longLabel = 30
/** More of them than this stand in columns: in lines that break anywhere nobody finds one. */
const mostInLines = 6

/** Any of a few. */
export function CheckboxesWidget(props: WidgetProps) {
  const { id, value, onChange, onBlur, options } = props
  const { disabled, readOnly, 'aria-describedby': describedBy } = useControlProps(props)
  const { enumOptions = [] } = options
  const areSentences = enumOptions.some(({ label }) => label.length >= longLabel)
  const arranged = enumOptions.length > mostInLines ? styles.inColumns : styles.choices
  return (
    <div
      id={id}
      className={areSentences ? styles.sentences : arranged}
      role="group"
      aria-labelledby={labelId(id)}
      aria-describedby={describedBy}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur(id, value)
      }}
    >
      {enumOptions.map((option, index) => (
        <Checkbox
          key={String(option.value)}
          label={option.label}
          disabled={disabled || readOnly}
          checked={enumOptionsIsSelected(option.value, value)}
          onChange={({ currentTarget }) =>
            onChange(
              currentTarget.checked
                ? enumOptionsSelectValue(index, value, enumOptions)
                : enumOptionsDeselectValue(index, value, enumOptions),
            )
          }
        />
      ))}
    </div>
  )
}
