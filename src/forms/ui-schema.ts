import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import { isRecord, mayStay } from './schema-walk.ts'

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

/**
 * Where the message of a field is shown: what the person does not see is filled in by the address beside it, which then says what is
 * missing. Any other field says it itself.
 */
export function shownAt(uiSchema: UiSchema | undefined, path: readonly (string | number)[]): (string | number)[] {
  const siblings = uiSchemaAt(uiSchema, path.slice(0, -1)) ?? {}
  const widgetOf = (name: string | number) => fieldUi(uiSchemaAt(siblings, [name])).widget
  const filler = Object.keys(siblings).find((name) => widgetOf(name) === 'address')
  const last = path.at(-1)
  const isFilledIn = last !== undefined && filler !== undefined && widgetOf(last) === 'hidden'
  return isFilledIn ? [...path.slice(0, -1), filler] : [...path]
}

/** What a sibling of a field must hold: one of these values, or anything at all. */
interface Condition {
  /** The sibling's name. */
  readonly field: string
  readonly equals?: unknown
  readonly in?: readonly unknown[]
  readonly given?: boolean
}

/** `x-form.when`: a field that is only asked while its condition holds. */
export interface AskCondition extends Condition {
  /** What it is where it is not asked; without it nothing, or what it was where there must be something. */
  readonly otherwise?: unknown
  /** Whether it must be filled in then. */
  readonly required?: boolean
  /** How many rows it must have then. */
  readonly least?: number
}

/** On what the field depends; undefined for one that is always asked. */
export function whenOf(uiSchema: UiSchema | undefined): AskCondition | undefined {
  const { when } = fieldUi(uiSchema).options
  return isCondition(when) ? when : undefined
}

/** Whether the form asks for this field, by the values of the object in which it stands. */
export function isAsked(uiSchema: UiSchema | undefined, siblings: unknown): boolean {
  const when = whenOf(uiSchema)
  return when === undefined || holds(when, siblings)
}

/** Whether `x-form` says that the field must be filled in, by the values of the object in which it stands. */
export function isNeeded(uiSchema: UiSchema | undefined, siblings: unknown): boolean {
  const { requiredWhen } = fieldUi(uiSchema).options
  return whenOf(uiSchema)?.required === true || (isCondition(requiredWhen) && holds(requiredWhen, siblings))
}

/**
 * Whether a field bears the mark of what must be filled in: by the contract's `required`, unless it may stay as it is, or by its `x-form`.
 * @param isRequired whether the object around it requires it
 */
export function isDemanded(
  isRequired: boolean | undefined,
  schema: RJSFSchema,
  uiSchema: UiSchema | undefined,
  siblings: unknown,
): boolean {
  if (isRequired === true && !mayStay(schema)) return true
  return isNeeded(uiSchema, siblings) || (whenOf(uiSchema)?.least ?? 0) > 0
}

function isCondition(said: unknown): said is Condition {
  return isRecord(said) && typeof said.field === 'string'
}

function holds(condition: Condition, siblings: unknown): boolean {
  const value = isRecord(siblings) ? siblings[condition.field] : undefined
  if (condition.given === true) return value !== undefined && value !== null && value !== ''
  return condition.in === undefined ? value === condition.equals : condition.in.includes(value)
}
