import { Checkbox, Switch } from '@blueprintjs/core'
import type { WidgetProps } from '@rjsf/utils'
import { useControlProps } from '../../control-props.ts'
import { widgetOptions } from '../../widget-options.ts'
import styles from '#src/forms/forms.module.css'

/** `ui:options` of the checkbox widget. */
export interface CheckboxOptions {
  /** A switch for what takes effect as a state ("Notifications on"), a tick (the default) for what is agreed or chosen. */
  readonly look?: 'tick' | 'switch'
}

/** Yes or no. The field template draws its label beside it. */
export function CheckboxWidget(props: WidgetProps) {
  const { id, value, onChange, onBlur, onFocus } = props
  const options = widgetOptions<CheckboxOptions>(props)
  const { readOnly, placeholder: _placeholder, ...control } = useControlProps(props)
  const Control = options.look === 'switch' ? Switch : Checkbox
  return (
    <Control
      {...control}
      role={options.look === 'switch' ? 'switch' : undefined}
      className={styles.bareControl}
      disabled={control.disabled || readOnly}
      checked={value === true}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      onFocus={() => onFocus(id, value)}
      onBlur={() => onBlur(id, value)}
    />
  )
}

/** The same as a switch. */
export function SwitchWidget(props: WidgetProps) {
  return <CheckboxWidget {...props} options={{ ...props.options, look: 'switch' }} />
}
