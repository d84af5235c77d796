import type { WidgetProps } from '@rjsf/utils'
import { useControlProps } from '../../control-props.ts'
import { widgetOptions } from '../../widget-options.ts'
import '#src/ui/form-parts.css'
import styles from '#src/forms/forms.module.css'

/** `ui:options` of the textarea widget. */
export interface TextareaOptions {
  /** Lines shown while it is empty; it grows with its text. */
  readonly rows?: number
}

/** Longer text; with a limit it counts, and lets people finish before it complains. */
export function TextareaWidget(props: WidgetProps) {
  const { id, value, onChange, onBlur, onFocus, schema } = props
  const options = widgetOptions<TextareaOptions>(props)
  const control = useControlProps(props)
  const text = typeof value === 'string' ? value : ''
  const limit = schema.maxLength
  return (
    <div className={styles.textarea}>
      <textarea
        {...control}
        className="bp6-input bp6-fill"
        rows={options.rows ?? 3}
        value={text}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
        onFocus={() => onFocus(id, value)}
        onBlur={() => onBlur(id, value)}
      />
      {limit !== undefined && (
        <span className={text.length > limit ? 'wb-counter wb-counter-over' : 'wb-counter'}>
          {text.length} / {limit}
        </span>
      )}
    </div>
  )
}
