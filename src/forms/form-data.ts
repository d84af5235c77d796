import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import { hasType, isRecord, itemsOf, propertiesOf, requiredOf } from './schema-walk.ts'
import { isAsked, uiSchemaAt, whenOf } from './ui-schema.ts'

/**
 * What a form starts from: only what the schema knows, so that a whole entity can be handed to its edit form, and
 * nothing that is merely absent (`null` where null is not allowed, `''` where the field is optional). What is missing
 * gets the contract's default; a required boolean is false, because an empty tick is an answer.
 */
export function editableData(schema: RJSFSchema, value: unknown): Record<string, unknown> {
  return withDefaults(schema, clean(schema, isRecord(value) ? value : {}))
}

/**
 * What a form sends: an optional string that is empty is left out and never sent as `''`, an optional object in which
 * nothing was filled in is left out too. A field that held something, was cleared and may be null becomes null, so that
 * clearing it reaches the server.
 *
 * @param initial what the form started from, as `editableData` answered it
 */
export function submittableData(
  schema: RJSFSchema,
  value: Record<string, unknown>,
  initial: Record<string, unknown>,
): Record<string, unknown> {
  const data = clean(schema, value)
  for (const [name, property] of Object.entries(propertiesOf(schema))) {
    const wasFilled = initial[name] !== undefined && initial[name] !== null
    if (!(name in data) && wasFilled && hasType(property, 'null')) data[name] = null
  }
  return data
}

/**
 * What the person has answered: where the form does not ask (`x-form.when`) nothing, or what the contract says (`otherwise`), and what must
 * be there stays; null where an answer that may be null must be there, false where a tick must. It is what the validator sees, and what
 * is sent.
 */
export function answeredData(schema: RJSFSchema, uiSchema: UiSchema | undefined, value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = itemsOf(schema)
    if (items === undefined) return value
    return value.map((item: unknown) => answeredData(items, uiSchemaAt(uiSchema, ['items']), item))
  }
  if (!isRecord(value)) return value
  const required = requiredOf(schema)
  const answered = { ...value }
  for (const [name, property] of Object.entries(propertiesOf(schema))) {
    const ui = uiSchemaAt(uiSchema, [name])
    const otherwise = whenOf(ui)?.otherwise
    if (isAsked(ui, value)) {
      if (name in value) answered[name] = answeredData(property, ui, value[name])
    } else if (otherwise !== undefined) answered[name] = otherwise
    else if (!required.has(name) || hasType(property, 'null')) delete answered[name]
    const isEmpty = answered[name] === undefined || answered[name] === ''
    if (!isEmpty || !required.has(name)) continue
    if (hasType(property, 'null')) answered[name] = null
    else if (hasType(property, 'boolean')) answered[name] = false
  }
  return answered
}

/** What an object that may be null begins with once it is wanted: defaults, empty lists, and of its choices the first. */
export function startingData(schema: RJSFSchema): Record<string, unknown> {
  const started = withDefaults(schema, {})
  for (const name of requiredOf(schema)) {
    const property = propertiesOf(schema)[name]
    if (property === undefined || started[name] !== undefined) continue
    if (hasType(property, 'array')) started[name] = []
    else if (hasType(property, 'null')) started[name] = null
    else started[name] = firstChoice(property)
  }
  return started
}

function firstChoice({ enum: values, oneOf }: RJSFSchema): unknown {
  const [first] = oneOf ?? []
  return values?.[0] ?? (typeof first === 'object' ? first.const : undefined)
}

/** Optional objects nobody gave stay away: an empty one would demand its own required fields. */
function withDefaults(schema: RJSFSchema, value: Record<string, unknown>): Record<string, unknown> {
  const required = requiredOf(schema)
  const filled = { ...value }
  for (const [name, property] of Object.entries(propertiesOf(schema))) {
    const given = filled[name]
    if (isRecord(given)) filled[name] = withDefaults(property, given)
    else if (given !== undefined) continue
    else if (property.default !== undefined) filled[name] = structuredClone(property.default)
    else if (required.has(name) && hasType(property, 'boolean')) filled[name] = false
    else if (required.has(name) && hasType(property, 'object') && !hasType(property, 'null'))
      filled[name] = withDefaults(property, {})
  }
  return filled
}

function clean(schema: RJSFSchema, value: Record<string, unknown>): Record<string, unknown> {
  const required = requiredOf(schema)
  const kept = Object.entries(propertiesOf(schema)).flatMap(([name, property]) => {
    const cleaned = cleanValue(property, value[name], required.has(name))
    return cleaned === undefined ? [] : [[name, cleaned] as const]
  })
  return Object.fromEntries(kept)
}

function cleanValue(schema: RJSFSchema, value: unknown, isRequired: boolean): unknown {
  if (value === undefined || value === '') return undefined
  if (value === null) return hasType(schema, 'null') ? null : undefined
  if (Array.isArray(value)) {
    const items = itemsOf(schema)
    return items === undefined ? value : value.map((item: unknown) => (isRecord(item) ? cleanItem(items, item) : item))
  }
  if (isRecord(value)) {
    const cleaned = cleanItem(schema, value)
    return Object.keys(cleaned).length === 0 && !isRequired ? undefined : cleaned
  }
  return value
}

/** An object without named properties (a map) is kept as it is. */
function cleanItem(schema: RJSFSchema, value: Record<string, unknown>): Record<string, unknown> {
  return Object.keys(propertiesOf(schema)).length === 0 ? value : clean(schema, value)
}
