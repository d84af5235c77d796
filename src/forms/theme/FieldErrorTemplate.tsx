import { Error as ErrorIcon } from '@blueprintjs/icons'
import { type FieldErrorProps, errorId } from '@rjsf/utils'
import { useFormAccess } from '../form-access.tsx'
import '#src/ui/form-parts.css'

/** A field's error. The live region stands there before the message does, or a screen reader would not hear it. */
export function FieldErrorTemplate({ errors = [], fieldPathId }: FieldErrorProps) {
  const { showsErrors } = useFormAccess()
  return <FieldMessage id={errorId(fieldPathId)} messages={showsErrors(fieldPathId.$id) ? errors.map(String) : []} />
}

/** The messages of one field, or of one part of a composite field, in their live region. */
export function FieldMessage({ id, messages }: { id: string; messages: readonly string[] }) {
  return (
    <div className="wb-field-error" id={id} aria-live="polite">
      {[...new Set(messages)].map((message) => (
        <p key={message}>
          <ErrorIcon size={12} aria-hidden="true" />
          {message}
        </p>
      ))}
    </div>
  )
}
