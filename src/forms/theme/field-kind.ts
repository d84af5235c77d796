import type { RJSFSchema, UIOptionsType } from '@rjsf/utils'
import { hasType } from '../schema-walk.ts'

/** Whether the field names itself: an object, a list of items, a custom field. */
export function isGroup(schema: RJSFSchema, options: UIOptionsType): boolean {
  if (options.field !== undefined) return true
  if (options.widget !== undefined) return false
  return hasType(schema, 'object') || (hasType(schema, 'array') && !isChoices(schema))
}

/** Whether the label stands beside the control: a tick or a switch. */
export function isInlineControl(schema: RJSFSchema, options: UIOptionsType): boolean {
  return hasType(schema, 'boolean') && options.widget !== 'select' && options.widget !== 'radio'
}

/** Whether the field takes the whole width of the grid. */
export function isWide(schema: RJSFSchema, options: UIOptionsType): boolean {
  if (options.wide !== undefined) return options.wide === true
  if (isGroup(schema, options)) return true
  return ['textarea', 'address', 'color', 'image', 'checkboxes', 'scopes', 'weekdays', 'bandTable'].includes(
    String(options.widget),
  )
}

function isChoices(schema: RJSFSchema): boolean {
  return schema.uniqueItems === true && typeof schema.items === 'object' && 'enum' in schema.items
}
