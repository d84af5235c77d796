import {
  type CustomValidator,
  type ErrorSchema,
  type FormValidation,
  type RJSFSchema,
  type UiSchema,
  createErrorHandler,
  ERRORS_KEY,
} from '@rjsf/utils'
import { contactTypes, readContactDetail } from '#domain/addresses/contact-detail.ts'
import { chargeFault } from '#domain/pricing/charge-fault.ts'
import type { UnitPreference } from '#domain/amounts/units.ts'
import { weekdays } from '#domain/time/zoned-time.ts'
import { validations } from './registry.ts'
import { isRecord, itemsOf, propertiesOf } from './schema-walk.ts'
import { type FieldUi, fieldUi, isAsked, isNeeded, uiSchemaAt, whenOf } from './ui-schema.ts'
import { bandMessages } from './widgets/BandTable/band-faults.ts'
import { hoursFields, hoursMessages } from './widgets/OperatingHours/day-data.ts'

/** A message and the path of the field it belongs to. */
interface PlacedMessage {
  readonly path: readonly (string | number)[]
  readonly message: string
}

/**
 * What the widgets of a form demand of its data beyond the schema, as rjsf's `customValidate`.
 * @param units of the person who fills it in
 */
export function widgetValidation(schema: RJSFSchema, units: UnitPreference): CustomValidator {
  return (data, errors, uiSchema, errorSchema) => {
    for (const { path, message } of widgetMessages(schema, uiSchema, data, units)) {
      const known = nodeAt(errorSchema, path)?.[ERRORS_KEY] ?? []
      if (known.length === 0) handlerAt(errors, path).addError(message)
    }
    return errors
  }
}

/** The messages of every widget and custom field of the form that has rules of its own. */
function widgetMessages(
  schema: RJSFSchema,
  uiSchema: UiSchema | undefined,
  data: unknown,
  units: UnitPreference,
): PlacedMessage[] {
  const { widget, options } = fieldUi(uiSchema)
  if (widget === 'operatingHours') return operatingHoursMessages(data)
  const amiss = widget === undefined ? undefined : objectMessages[widget]?.(data, options, units)
  if (amiss !== undefined) return amiss
  const message = widget === undefined ? undefined : validations[widget]?.(data)
  if (message !== undefined) return [{ path: [], message }]
  const items = itemsOf(schema)
  if (Array.isArray(data) && items !== undefined) {
    return data.flatMap((item: unknown, index) =>
      under(index, widgetMessages(items, uiSchemaAt(uiSchema, ['items']), item, units)),
    )
  }
  if (!isRecord(data)) return []
  return Object.entries(propertiesOf(schema)).flatMap(([name, property]) => {
    const ui = uiSchemaAt(uiSchema, [name])
    if (!isAsked(ui, data)) return []
    const when = whenOf(ui)
    if (isNeeded(ui, data) && isEmpty(data[name])) return [{ path: [name], message: 'Required' }]
    if (when?.least !== undefined && countOf(data[name]) < when.least)
      return [{ path: [name], message: when.least <= 1 ? 'Required' : `Must have at least ${when.least}` }]
    return under(name, widgetMessages(property, ui, data[name], units))
  })
}

function countOf(rows: unknown): number {
  return Array.isArray(rows) ? rows.length : 0
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

function operatingHoursMessages(data: unknown): PlacedMessage[] {
  const messages = hoursMessages(data)
  return weekdays.flatMap((weekday) =>
    hoursFields.flatMap((field) =>
      (messages[weekday]?.[field] ?? []).map((message) => ({ path: [weekday, 'hours', field], message })),
    ),
  )
}

/** Custom fields of objects say which of their values is amiss. */
type ObjectMessages = (data: unknown, options: FieldUi['options'], units: UnitPreference) => PlacedMessage[]
const objectMessages: Readonly<Record<string, ObjectMessages>> = {
  bandTable: (data, { unit }, units) => bandMessages(data, unit, units),
  charge: (data) => {
    if (!isRecord(data) || typeof data.amount !== 'number') return []
    const { type, amount } = data
    const fault = type === 'fee' || type === 'percentage' ? chargeFault({ type, amount }) : null
    return fault === null ? [] : [{ path: ['amount'], message: fault }]
  },
  contactDetail: (data) => {
    if (!isRecord(data) || typeof data.value !== 'string' || !isContactType(data.type)) return []
    const read = readContactDetail({ type: data.type, value: data.value })
    return read.ok ? [] : [{ path: ['value'], message: read.why }]
  },
}

function under(step: string | number, messages: PlacedMessage[]): PlacedMessage[] {
  return messages.map(({ path, message }) => ({ path: [step, ...path], message }))
}

function nodeAt(errors: ErrorSchema | undefined, path: PlacedMessage['path']): ErrorSchema | undefined {
  let node = errors
  for (const step of path) node = node?.[step]
  return node
}

/** rjsf makes a handler for each value there is; a missing value gets one too, or its message would be lost. */
function handlerAt(errors: FormValidation, path: PlacedMessage['path']): FormValidation {
  let handler = errors
  for (const step of path) {
    const next: FormValidation = handler[step] ?? createErrorHandler({})
    handler[step] = next
    handler = next
  }
  return handler
}

function isContactType(type: unknown): type is (typeof contactTypes)[number] {
  return contactTypes.some((one) => one === type)
}
