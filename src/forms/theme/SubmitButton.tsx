import { Button } from '@blueprintjs/core'
import { type SubmitButtonProps, getSubmitButtonOptions } from '@rjsf/utils'

/** The primary act of a bare rjsf form. SchemaForm draws its own beside its other actions. */
export function SubmitButton({ uiSchema }: SubmitButtonProps) {
  const { submitText, norender, props } = getSubmitButtonOptions(uiSchema)
  if (norender === true) return null
  return <Button type="submit" intent="primary" text={submitText ?? 'Save'} disabled={props?.disabled === true} />
}
