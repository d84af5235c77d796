import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import { formatCents } from '#domain/amounts/money.ts'
import { clockText, operatingHoursText } from '#domain/time/operating-hours.ts'
import { formatMeasure, type UnitPreference } from '#domain/amounts/units.ts'
import { labelFromName } from '../labels.ts'
import { isRecord, itemsOf, propertiesOf } from '../schema-walk.ts'
import { fieldUi, uiSchemaAt } from '../ui-schema.ts'
import { durationText } from '../widgets/Duration/duration-text.ts'
import { unitCategory } from '../widgets/Measure/measure-text.ts'

interface ShownField {
  readonly schema: RJSFSchema
  readonly ui: UiSchema | undefined
}

/** What stands for an empty field. */
const nothing = 'nothing'

/** A value as its field shows it: "$12.00", "2 h 30 min", "Zero rated"; null for what only its own control can show. */
export function valueWords({ schema, ui }: ShownField, value: unknown, units: UnitPreference): string | null {
  const { widget, options } = fieldUi(ui)
  const choice = choiceWords(schema, options.enumNames, value)
  if (choice !== undefined) return choice
  if (widget === 'dayHours') return isRecord(value) ? operatingHoursText(value) : operatingHoursText(undefined)
  if (widget === 'charge' || widget === 'surcharge') return chargeWords(value)
  if (value === undefined || value === null || value === '') return nothing
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return value
  if (typeof value === 'number') return numberWords(value, ui, units)
  const itemSchema = itemsOf(schema)
  if (Array.isArray(value) && itemSchema !== undefined) {
    if (widget === 'outline') return null
    const item = { schema: itemSchema, ui: uiSchemaAt(ui, ['items']) }
    const words = value.map((each: unknown) => valueWords(item, each, units))
    return words.some((each) => each === null) ? null : words.join(', ') || nothing
  }
  return isRecord(value) ? objectWords({ schema, ui }, value, units) : null
}

/** What a choice is called by the form, by its own word where that says it (`monday`); undefined for what is none of the choices. */
function choiceWords(schema: RJSFSchema, enumNames: unknown, value: unknown): string | undefined {
  const place = schema.enum?.findIndex((each) => each === (value ?? null)) ?? -1
  if (place >= 0 && Array.isArray(enumNames)) return String(enumNames[place])
  if (place >= 0 && typeof value === 'string') return /^[a-z]/.test(value) ? labelFromName(value) : value
  const choice = schema.oneOf?.find((each) => isRecord(each) && 'const' in each && each.const === value)
  return isRecord(choice) && typeof choice.title === 'string' ? choice.title : undefined
}

function chargeWords(value: unknown): string {
  if (!isRecord(value)) return nothing
  const isFee = 'amountCadCents' in value || value.type === 'fee'
  const amount = value.amountCadCents ?? value.percent ?? value.amount
  if (typeof amount !== 'number' || amount === 0) return nothing
  return isFee ? formatCents(amount) : `${amount} %`
}

/** A row that is named by its number is only told by the control that knows its name. */
function numberWords(value: number, ui: UiSchema | undefined, units: UnitPreference): string | null {
  const { widget, options } = fieldUi(ui)
  switch (widget) {
    case 'money':
      return formatCents(value)
    case 'measure':
      return formatMeasure(value, unitCategory(options.unit), units)
    case 'duration':
      return durationText(value)
    case 'percent':
      return `${value} %`
    case 'timeOfDay':
      return clockText(value)
    case 'entity':
      return null
    default:
      return ui?.['ui:widget'] === undefined || widget !== undefined ? String(value) : null
  }
}

function objectWords({ schema, ui }: ShownField, value: Record<string, unknown>, units: UnitPreference): string | null {
  if (fieldUi(ui).widget === 'contactDetail') return String(value.value)
  const words = Object.entries(propertiesOf(schema)).flatMap(([name, property]) => {
    const field = { schema: property, ui: uiSchemaAt(ui, [name]) }
    if (value[name] === undefined || value[name] === null || fieldUi(field.ui).widget === 'hidden') return []
    const said = valueWords(field, value[name], units)
    return said === null ? [] : [`${(property.title ?? labelFromName(name)).toLowerCase()} ${said}`]
  })
  return words.length === 0 ? null : words.join(', ')
}
