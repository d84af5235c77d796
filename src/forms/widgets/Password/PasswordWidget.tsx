import { Button, InputGroup } from '@blueprintjs/core'
import { EyeOff, EyeOpen } from '@blueprintjs/icons'
import type { WidgetProps } from '@rjsf/utils'
import { useState } from 'react'
import { useControlProps } from '../../control-props.ts'
import { widgetOptions } from '../../widget-options.ts'

/** `ui:options` of the password widget. */
export interface PasswordOptions {
  /** Tells a password manager which one this is. */
  readonly autocomplete?: 'current-password' | 'new-password'
}

/** A password that can be looked at before it is sent. */
export function PasswordWidget(props: WidgetProps) {
  const { id, value, onChange, onBlur, onFocus, schema } = props
  const options = widgetOptions<PasswordOptions>(props)
  const control = useControlProps(props)
  const [revealed, setRevealed] = useState(false)
  return (
    <InputGroup
      {...control}
      fill
      type={revealed ? 'text' : 'password'}
      autoComplete={options.autocomplete ?? ((schema.minLength ?? 0) > 1 ? 'new-password' : 'current-password')}
      spellCheck={false}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      onFocus={() => onFocus(id, value)}
      onBlur={() => onBlur(id, value)}
      rightElement={
        <Button
          variant="minimal"
          icon={revealed ? <EyeOff /> : <EyeOpen />}
          aria-label={revealed ? 'Hide password' : 'Show password'}
          aria-controls={id}
          disabled={control.disabled}
          onClick={() => setRevealed(!revealed)}
        />
      }
    />
  )
}
