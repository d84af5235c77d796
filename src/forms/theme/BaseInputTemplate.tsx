import { InputGroup } from '@blueprintjs/core'
import { type BaseInputTemplateProps, getUiOptions } from '@rjsf/utils'
import { use } from 'react'
import { numberOf } from '#domain/amounts/number-text.ts'
import { useControlProps } from '../control-props.ts'
import { EmailNoteContext } from '../email-note.ts'
import { hasType } from '../schema-walk.ts'
import '#src/ui/form-parts.css'

/**
 * The plain input of text and numbers. Numbers are text inputs with a numeric keyboard: a native number input swallows
 * what it cannot read, so nobody could be told that it is no number. One with a decimal comma is read once the field is left.
 */
export function BaseInputTemplate(props: BaseInputTemplateProps) {
  const { value, onChange, onChangeOverride, onBlur, onFocus, options, schema, htmlName, id, type } = props
  const control = useControlProps(props)
  const numeric = hasType(schema, 'number') || hasType(schema, 'integer')
  const { autocomplete } = getUiOptions(props.uiSchema)
  const emailNote = use(EmailNoteContext)
  const isEmail = inputTypeOf(schema.format) === 'email'
  const input = (
    <InputGroup
      {...control}
      fill
      name={htmlName ?? id}
      type={numeric ? 'text' : (options.inputType ?? type ?? inputTypeOf(schema.format))}
      inputMode={numeric ? (hasType(schema, 'integer') ? 'numeric' : 'decimal') : undefined}
      inputClassName={numeric ? 'wb-input-number' : undefined}
      autoComplete={typeof autocomplete === 'string' ? autocomplete : 'off'}
      value={value === undefined || value === null ? '' : String(value)}
      onChange={
        onChangeOverride ?? ((event) => onChange(event.target.value === '' ? options.emptyValue : event.target.value))
      }
      onBlur={({ target }) => {
        const read = numeric ? numberOf(target.value) : null
        if (read !== null && String(read) !== target.value) onChange(read)
        onBlur(id, target.value)
      }}
      onFocus={(event) => onFocus(id, event.target.value)}
    />
  )
  if (!isEmail) return input
  return (
    <>
      {input}
      {emailNote(typeof value === 'string' ? value : '')}
    </>
  )
}

/** `email` keeps its keyboard on a phone; every other format is text that the schema checks. */
function inputTypeOf(format: string | undefined): string {
  return format === 'email' || format === 'idn-email' ? 'email' : format === 'uri' ? 'url' : 'text'
}
