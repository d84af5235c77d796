import type { UiSchema } from '@rjsf/utils'
import { isRecord } from './schema-walk.ts'

/** How a field is shown, as far as rules outside the widgets need to know. */
export interface FieldUi {
  /** The registry's name of the widget or custom field; undefined for the plain input of the type. */
  readonly widget: string | undefined
  readonly options: Readonly<Record<string, unknown>>
}

/** The uiSchema of the field at this path; array indexes step into `items`. Undefined where nothing is said. */
export function uiSchemaAt(uiSchema: UiSchema | undefined, path: readonly (string | number)[]): UiSchema | undefined {
  let current: unknown = uiSchema
  for (const step of path) {
    if (!isRecord(current)) return undefined
    current = step in current ? current[step] : /^\d+$/.test(String(step)) ? current.items : undefined
  }
  return isRecord(current) ? current : undefined
}

/** The widget and options named for a field, whichever of rjsf's two spellings was used. */
export function fieldUi(uiSchema: UiSchema | undefined): FieldUi {
  const options: Record<string, unknown> = isRecord(uiSchema?.['ui:options']) ? { ...uiSchema['ui:options'] } : {}
  for (const [key, value] of Object.entries(uiSchema ?? {})) {
    if (key.startsWith('ui:') && key !== 'ui:options') options[key.slice(3)] = value
  }
  const widget = options.field ?? options.widget
  return { widget: typeof widget === 'string' ? widget : undefined, options }
}

/** `x-form.when`: a field that is only asked while its sibling holds one of these values. */
export interface When {
  /** The sibling's name. */
  readonly field: string
  readonly equals?: unknown
  readonly in?: readonly unknown[]
  /** Whether it must be filled in then. */
  readonly required?: boolean
}

/** On what the field depends; undefined for one that is always asked. */
export function whenOf(uiSchema: UiSchema | undefined): When | undefined {
  const { when } = fieldUi(uiSchema).options
  return isRecord(when) && typeof when.field === 'string' ? { ...when, field: when.field } : undefined
}

/** Whether the form asks for this field, by the values of the object in which it stands. */
export function isAsked(uiSchema: UiSchema | undefined, siblings: unknown): boolean {
  const when = whenOf(uiSchema)
  if (when === undefined) return true
  const value = isRecord(siblings) ? siblings[when.field] : undefined
  return when.in === undefined ? value === when.equals : when.in.includes(value)
}
