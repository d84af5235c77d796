import type { RJSFSchema } from '@rjsf/utils'

/** The schemas of an object's properties, those of its `allOf` parts included. */
export function propertiesOf(schema: RJSFSchema): Record<string, RJSFSchema> {
  const own = isRecord(schema.properties) ? schema.properties : {}
  const parts = (schema.allOf ?? []).map((part) => (isSchema(part) ? propertiesOf(part) : {}))
  const merged: Record<string, RJSFSchema> = Object.assign({}, ...parts)
  for (const [name, property] of Object.entries(own)) if (isSchema(property)) merged[name] = property
  return merged
}

/** The names an object must have, those of its `allOf` parts included. */
export function requiredOf(schema: RJSFSchema): ReadonlySet<string> {
  const parts = (schema.allOf ?? []).flatMap((part) => (isSchema(part) ? [...requiredOf(part)] : []))
  return new Set([...(schema.required ?? []), ...parts])
}

/** The schema of an array's items; undefined for none and for tuples, which our contract does not use. */
export function itemsOf(schema: RJSFSchema): RJSFSchema | undefined {
  return isSchema(schema.items) ? schema.items : undefined
}

/** The schema at a path of property names and array indexes; undefined where it leads nowhere. */
export function schemaAt(schema: RJSFSchema, path: readonly (string | number)[]): RJSFSchema | undefined {
  let current: RJSFSchema | undefined = schema
  for (const step of path) {
    if (current === undefined) return undefined
    current = /^\d+$/.test(String(step)) && itemsOf(current) ? itemsOf(current) : propertiesOf(current)[String(step)]
  }
  return current
}

/** Whether the schema allows this JSON type: `hasType({type: ['string', 'null']}, 'null')`. */
export function hasType(schema: RJSFSchema, type: string): boolean {
  return Array.isArray(schema.type) ? schema.type.some((one) => one === type) : schema.type === type
}

/**
 * Whether a field that must be there may be left as it is: null and an empty list are answers, a tick is off or on, and of an object its
 * fields say what is missing.
 */
export function mayStay(schema: RJSFSchema): boolean {
  if (hasType(schema, 'array')) return (schema.minItems ?? 0) === 0
  return hasType(schema, 'null') || hasType(schema, 'object') || (hasType(schema, 'boolean') && schema.const !== true)
}

function isSchema(value: unknown): value is RJSFSchema {
  return isRecord(value)
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
