import { InputGroup } from '@blueprintjs/core'
import type { WidgetProps } from '@rjsf/utils'
import { useControlProps } from '../../control-props.ts'
import { widgetOptions } from '../../widget-options.ts'
import { useDraft } from '../../use-draft.ts'
import { phoneCountry, phoneText, formatTyping, phoneValue } from './phone.ts'

/** `ui:options` of the phone widget. */
export interface PhoneOptions {
  /** Two-letter country whose numbers need no country code; CA by default. */
  readonly country?: string
}

/** A telephone number: E.164 in the data, its country's punctuation to the person. */
export function PhoneWidget(props: WidgetProps) {
  const { id, value, onChange, onBlur, onFocus } = props
  const options = widgetOptions<PhoneOptions>(props)
  const country = phoneCountry(options.country)
  const control = useControlProps(props)
  const draft = useDraft(phoneText(value, country), (text) => onChange(phoneValue(text, country)))
  return (
    <InputGroup
      {...control}
      fill
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      value={draft.text}
      onChange={({ target }) => {
        // punctuation is added at the end only: while someone mends the middle, the caret must stay where it is
        const atEnd = target.selectionStart === target.value.length
        const grew = target.value.length > draft.text.length
        draft.onText(atEnd && grew ? formatTyping(target.value, country) : target.value)
      }}
      onFocus={() => {
        draft.onFocus()
        onFocus(id, value)
      }}
      onBlur={() => {
        draft.onBlur()
        onBlur(id, value)
      }}
    />
  )
}
