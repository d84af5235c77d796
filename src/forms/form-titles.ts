import type { GeneratedForm } from './generated-form.ts'
import { isRecord } from './schema-walk.ts'
import { fieldUi } from './ui-schema.ts'

/** The words on a form's primary button: what the contract says, otherwise "Save". */
export function submitLabelOf({ schema, uiSchema }: GeneratedForm): string {
  const button = fieldUi(uiSchema).options.submitButtonOptions
  const text = isRecord(button) ? button.submitText : xForm(schema).submitLabel
  return typeof text === 'string' ? text : 'Save'
}

/** What a form is called in the head of its dialog. */
export function titleOf({ schema, uiSchema }: GeneratedForm): string {
  const title = fieldUi(uiSchema).options.title ?? xForm(schema).title ?? schema.title
  return typeof title === 'string' ? title : ''
}

function xForm(schema: GeneratedForm['schema']): Record<string, unknown> {
  const extension: unknown = schema['x-form']
  return isRecord(extension) ? extension : {}
}
