import { type FieldHelpProps, helpId } from '@rjsf/utils'
import '#src/ui/form-parts.css'

/** What a person should know before filling the field in. */
export function FieldHelpTemplate({ help, fieldPathId }: FieldHelpProps) {
  if (help === undefined || help === '') return null
  return (
    <div className="wb-field-help" id={helpId(fieldPathId)}>
      {help}
    </div>
  )
}
