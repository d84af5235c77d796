import { type WidgetProps, enumOptionsDeselectValue, enumOptionsIsSelected, enumOptionsSelectValue } from '@rjsf/utils'
import { useControlProps } from '../../control-props.ts'
import { labelFromName } from '../../labels.ts'
import { labelId } from '../../theme/field-ids.ts'
import styles from './weekdays.module.css'

/** Any days of the week, in its order, and holidays where they are a day of their own: a tick box each, drawn as a row of keys. */
export function WeekdaysWidget(props: WidgetProps) {
  const { id, value, onChange, onBlur, options } = props
  const { disabled, readOnly, 'aria-describedby': describedBy } = useControlProps(props)
  const { enumOptions = [] } = options
  return (
    <div
      id={id}
      className={styles.days}
      role="group"
      aria-labelledby={labelId(id)}
      aria-describedby={describedBy}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur(id, value)
      }}
    >
      {enumOptions.map((option, index) => {
        const name = labelFromName(String(option.value))
        const isChosen = enumOptionsIsSelected(option.value, value)
        return (
          <label key={name} className={styles.day}>
            <input
              type="checkbox"
              aria-label={name}
              disabled={disabled || readOnly}
              checked={isChosen}
              onChange={() =>
                onChange(
                  isChosen
                    ? enumOptionsDeselectValue(index, value, enumOptions)
                    : enumOptionsSelectValue(index, value, enumOptions),
                )
              }
            />
            <span aria-hidden="true">{name === 'Holiday' ? name : name.slice(0, 3)}</span>
          </label>
        )
      })}
    </div>
  )
}
