import { type WidgetProps, errorId, helpId } from '@rjsf/utils'
import { use } from 'react'
import { SiblingsContext, useFormAccess } from './form-access.tsx'
import { isDemanded } from './ui-schema.ts'

/** What every control carries so that its label, help and error, which the field template draws, belong to it. */
export interface ControlProps {
  readonly id: string
  readonly disabled: boolean
  readonly readOnly: boolean
  readonly placeholder: string | undefined
  readonly autoFocus: boolean | undefined
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
}

/** The shared attributes of a widget's control; an error counts only once the form shows it. */
export function useControlProps(props: WidgetProps): ControlProps {
  const { id, schema, rawErrors, required, disabled, readonly, placeholder, options, autofocus, uiSchema } = props
  const { showsErrors } = useFormAccess()
  const siblings = use(SiblingsContext)
  const invalid = (rawErrors?.length ?? 0) > 0 && showsErrors(id)
  const describedBy = [options.help === undefined ? '' : helpId(id), invalid ? errorId(id) : '']
    .filter(Boolean)
    .join(' ')
  return {
    id,
    disabled: disabled ?? false,
    readOnly: readonly ?? false,
    // To the control of a list rjsf hands it among the options alone.
    placeholder: placeholder || (typeof options.placeholder === 'string' ? options.placeholder : undefined),
    autoFocus: autofocus === true ? true : undefined,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    'aria-invalid': invalid ? true : undefined,
    'aria-required': isDemanded(required, schema, uiSchema, siblings) ? true : undefined,
  }
}
