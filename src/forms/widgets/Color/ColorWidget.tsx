import { InputGroup } from '@blueprintjs/core'
import { Tick } from '@blueprintjs/icons'
import type { WidgetProps } from '@rjsf/utils'
import { useControlProps } from '../../control-props.ts'
import { useDraft } from '../../use-draft.ts'
import { labelId } from '../../theme/field-ids.ts'
import { colorValue, swatches } from './colors.ts'
import colorStyles from './color.module.css'
import formsStyles from '#src/forms/forms.module.css'

/** A colour: swatches to choose from, and its hex for one's own. */
export function ColorWidget(props: WidgetProps) {
  const { id, value, onChange, onBlur, onFocus, label } = props
  const control = useControlProps(props)
  const chosen = typeof value === 'string' ? value : ''
  const off = control.disabled || control.readOnly
  const draft = useDraft(chosen, (text) => onChange(colorValue(text)))
  return (
    <div className={colorStyles.color}>
      <InputGroup
        {...control}
        className={colorStyles.hex}
        inputClassName={formsStyles.inputCode}
        placeholder="#rrggbb"
        autoComplete="off"
        spellCheck={false}
        leftElement={<span className={colorStyles.chip} style={{ backgroundColor: chosen }} />}
        value={draft.text}
        onChange={(event) => draft.onText(event.target.value)}
        onFocus={() => {
          draft.onFocus()
          onFocus(id, value)
        }}
        onBlur={() => {
          draft.onBlur()
          onBlur(id, value)
        }}
      />
      <div className={colorStyles.swatches} role="radiogroup" aria-labelledby={labelId(id)}>
        {swatches.map(({ name, hex }) => (
          <label key={hex} className={colorStyles.swatch} style={{ backgroundColor: hex }} title={name}>
            <input
              type="radio"
              name={`${id}-swatch`}
              aria-label={`${label} ${name}`}
              checked={chosen === hex}
              disabled={off}
              onChange={() => onChange(hex)}
              onBlur={() => onBlur(id, value)}
            />
            <Tick aria-hidden="true" />
          </label>
        ))}
      </div>
    </div>
  )
}
