import { InputGroup } from '@blueprintjs/core'
import type { WidgetProps } from '@rjsf/utils'
import { useControlProps } from '../../control-props.ts'
import { formatPostalCode } from './postal-code.ts'
import styles from '#src/forms/forms.module.css'

/** A Canadian postal code, "A1A 1A1". */
export function PostalCodeWidget(props: WidgetProps) {
  const { id, value, onChange, onBlur, onFocus } = props
  const control = useControlProps(props)
  return (
    <InputGroup
      {...control}
      fill
      inputClassName={styles.inputCode}
      autoComplete="postal-code"
      autoCapitalize="characters"
      spellCheck={false}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => {
        // typing in the middle or deleting keeps the text as typed, or the caret would jump
        const atEnd = target.selectionStart === target.value.length
        const grew = target.value.length > String(value ?? '').length
        const text = atEnd && grew ? formatPostalCode(target.value) : target.value.toUpperCase()
        onChange(text === '' ? undefined : text)
      }}
      onFocus={() => onFocus(id, value)}
      onBlur={() => {
        const text = formatPostalCode(String(value ?? ''))
        if (text !== (value ?? '')) onChange(text)
        onBlur(id, text)
      }}
    />
  )
}
