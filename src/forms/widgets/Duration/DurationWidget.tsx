import { InputGroup } from '@blueprintjs/core'
import type { WidgetProps } from '@rjsf/utils'
import { useControlProps } from '../../control-props.ts'
import { useDraft } from '../../use-draft.ts'
import { durationText, durationValue } from './duration-text.ts'

/** A span of time: seconds in the data, hours and minutes to the person. */
export function DurationWidget(props: WidgetProps) {
  const { id, value, onChange, onBlur, onFocus } = props
  const control = useControlProps(props)
  const draft = useDraft(durationText(value), (text) => onChange(durationValue(text)))
  return (
    <InputGroup
      {...control}
      placeholder={control.placeholder ?? '2 h 30 min'}
      fill
      autoComplete="off"
      value={draft.text}
      onChange={({ target }) => draft.onText(target.value)}
      onFocus={(event) => {
        draft.onFocus()
        event.target.select()
        onFocus(id, value)
      }}
      onBlur={() => {
        draft.onBlur()
        onBlur(id, value)
      }}
    />
  )
}
