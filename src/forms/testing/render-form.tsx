import 'normalize.css'
import '@blueprintjs/core/lib/css/blueprint.css'
import '#src/ui/tokens.css'
import '#src/ui/base.css'
import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { drawTheme } from '#src/ui/themes.ts'
import type { FormData } from '../form-types.ts'
import { type SchemaFormProps, SchemaForm } from '../SchemaForm.tsx'
import { sampleForm } from './sample-form.ts'

interface Rendered {
  /** Presses Save and answers what reached `onSubmit` since the form was rendered, oldest first. */
  save: () => Promise<readonly FormData[]>
}

type Options = Partial<SchemaFormProps> & { around?: (form: ReactNode) => ReactNode }

/** Draws a form in the product's own clothes, with a recorder for what it submits. */
export async function renderForm(
  schema: RJSFSchema,
  uiSchema: UiSchema = {},
  options: Options = {},
): Promise<Rendered> {
  const { around = (form) => form, ...props } = options
  const submitted: FormData[] = []
  const onSubmit = (data: FormData) => {
    submitted.push(data)
    return props.onSubmit?.(data) ?? Promise.resolve()
  }
  drawTheme({ theme: 'courier', mode: 'light' })
  await render(around(<SchemaForm form={sampleForm(schema, uiSchema)} {...props} onSubmit={onSubmit} />))
  return {
    save: async () => {
      await page.getByRole('button', { name: 'Save' }).click()
      return submitted
    },
  }
}

/** A form of one field, `it`. */
export function renderField(
  property: RJSFSchema,
  ui: UiSchema = {},
  { value, required = false, ...options }: Options & { required?: boolean } = {},
): Promise<Rendered> {
  const schema: RJSFSchema = { type: 'object', properties: { it: property }, required: required ? ['it'] : [] }
  return renderForm(schema, { it: ui }, { ...options, value: value === undefined ? undefined : { it: value } })
}
