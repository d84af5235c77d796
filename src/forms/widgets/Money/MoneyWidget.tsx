import { InputGroup } from '@blueprintjs/core'
import type { WidgetProps } from '@rjsf/utils'
import { useControlProps } from '../../control-props.ts'
import { widgetOptions } from '../../widget-options.ts'
import { useDraft } from '../../use-draft.ts'
import { moneyText, moneyValue } from './money-text.ts'

/** `ui:options` of the money widget. */
export interface MoneyOptions {
  /** The sign before the amount; CAD and USD both write "$". */
  readonly sign?: string
}

/** An amount: integer cents in the data, dollars to the person. */
export function MoneyWidget(props: WidgetProps) {
  const { id, value, onChange, onBlur, onFocus } = props
  const options = widgetOptions<MoneyOptions>(props)
  const control = useControlProps(props)
  const draft = useDraft(moneyText(value), (text) => onChange(moneyValue(text)))
  return (
    <InputGroup
      {...control}
      fill
      leftElement={<span className="wb-affix">{options.sign ?? '$'}</span>}
      inputClassName="wb-input-number"
      inputMode="decimal"
      autoComplete="off"
      value={draft.text}
      onChange={(event) => draft.onText(event.target.value)}
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
