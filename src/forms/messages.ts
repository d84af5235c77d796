import { badDate } from '#domain/time/day-bounds.ts'
import type { ErrorTransformer, RJSFValidationError, UiSchema } from '@rjsf/utils'
import { numberMessages } from './number-messages.ts'
import { type FieldUi, fieldUi, shownAt, uiSchemaAt } from './ui-schema.ts'

/** Says a limit in the words of its field: cents as dollars, metres in the person's unit. */
export type LimitText = (limit: number, ui: FieldUi) => string

const plainLimit: LimitText = (limit) => String(limit)

/** The fault of an address that fills in what the person does not see, and did not: it was typed, and none that is suggested was chosen. */
const unchosen = 'unchosen'

/**
 * Turns schema errors into the product's messages (docs/rules/messages-and-words.md, "Forms"), one per field: the first thing to mend
 * is enough, and "Required" beats everything that follows from a value being absent.
 */
export function validationMessages(limitText: LimitText = plainLimit): ErrorTransformer {
  return (errors, uiSchema) => {
    const byProperty = new Map<string, RJSFValidationError>()
    for (const error of withoutAlternatives(withoutBranches(errors))) {
      const at = `.${(error.property ?? '').replace(/^\./, '')}`
      const shown = `.${shownAt(uiSchema, at.split('.').filter(Boolean)).join('.')}`
      const said = shown === at ? error : { ...error, name: unchosen }
      const known = byProperty.get(shown)
      if (known === undefined || rank(said) < rank(known)) byProperty.set(shown, said)
    }
    const messages = [...byProperty].map(([property, error]) => {
      const message = messageOf(error, uiOf(uiSchema, property), limitText)
      return { ...error, property, message, stack: message }
    })
    return messages.toSorted((a, b) => place(a.property, uiSchema) - place(b.property, uiSchema))
  }
}

function messageOf(error: RJSFValidationError, ui: FieldUi, limitText: LimitText): string {
  const limit = Number(error.params?.limit)
  switch (error.name) {
    case 'required':
    case 'enum':
    case 'const':
    case 'oneOf':
    case 'anyOf':
      return 'Required'
    case 'type':
      return typeMessage(error, ui)
    case 'minimum':
    case 'exclusiveMinimum':
      return numberMessages.below(limitText(limit, ui))
    case 'maximum':
    case 'exclusiveMaximum':
      return numberMessages.above(limitText(limit, ui))
    case 'minLength':
      if (ui.widget === 'password' && limit > 1) return `Password must be at least ${limit} characters long`
      return limit <= 1 ? 'Required' : `Must be longer than ${limit}`
    case 'maxLength':
      return ui.widget === 'phone' ? 'Must be a valid phone number' : `Must be shorter than ${limit}`
    case 'minItems':
      return limit <= 1 ? 'Required' : `Must have at least ${limit}`
    case 'maxItems':
      return `Must have at most ${limit}`
    case 'uniqueItems':
      return 'Must not repeat a value'
    case 'multipleOf':
      return error.params?.multipleOf === 1
        ? 'Must be a whole number'
        : `Must be a multiple of ${error.params?.multipleOf}`
    case unchosen:
      return notSuggested
    case 'pattern':
      if (ui.widget === 'phone') return 'Must be a valid phone number'
      return typeof ui.options.message === 'string' ? ui.options.message : 'Invalid format'
    case 'format':
      return formatMessage(String(error.params?.format), ui)
    case 'formatMinimum':
    case 'formatExclusiveMinimum':
      return `Must be after ${error.params?.limit}`
    case 'formatMaximum':
    case 'formatExclusiveMaximum':
      return `Must be before ${error.params?.limit}`
    default:
      return 'Invalid format'
  }
}

function typeMessage(error: RJSFValidationError, ui: FieldUi): string {
  const types = [error.params?.type].flat().map(String)
  const timeOfDay = /\.(open|close|breakStart|breakEnd)Time$/.exec(error.property ?? '')
  if (timeOfDay?.[1] !== undefined) return timeOfDayMessages[timeOfDay[1]] ?? 'Invalid format'
  if (ui.widget === 'phone') return 'Must be a valid phone number'
  if (ui.widget === 'timeOfDay') return 'Must be a time of day'
  if (ui.widget === 'duration') return 'Must be a time such as 2 h 30 min'
  if (types.includes('number') || types.includes('integer')) return numberMessages.invalid
  if (types.includes('boolean')) return 'Must be a boolean'
  return types.includes('string') ? 'Required' : 'Invalid format'
}

/** Said where an address was typed whose place nobody knows. */
export const notSuggested = 'Choose one of the suggestions'

/** Text that is no time of day is the time's own message of the operating hours (docs/rules/messages-and-words.md, "Operating hours"). */
const timeOfDayMessages: Readonly<Record<string, string>> = {
  open: 'Invalid open time',
  close: 'Invalid close time',
  breakStart: 'Invalid break start time',
  breakEnd: 'Invalid break end time',
}

function formatMessage(format: string, ui: FieldUi): string {
  if (ui.widget === 'phone') return 'Must be a valid phone number'
  switch (format) {
    case 'email':
    case 'idn-email':
      return 'Invalid email format'
    case 'phone':
      return 'Must be a valid phone number'
    case 'date':
    case 'date-time':
      return badDate
    case 'visible':
      return 'Required'
    default:
      return 'Invalid format'
  }
}

/** A nullable or multi-choice field complains once per branch; only what the person can act on is kept. */
function withoutAlternatives(errors: RJSFValidationError[]): RJSFValidationError[] {
  return errors.filter((error) => {
    if (error.name === 'if') return false
    if (error.name === 'type' && error.params?.type === 'null') return false
    if (error.name !== 'anyOf' && error.name !== 'oneOf') return true
    return !errors.some(
      (other) =>
        other !== error && other.property === error.property && other.name !== 'type' && other.name !== error.name,
    )
  })
}

/**
 * A value that is one of several objects complains about every object that it is not. What is wrong inside the one that was
 * chosen remains; where nothing is, it was not filled in.
 */
function withoutBranches(errors: RJSFValidationError[]): RJSFValidationError[] {
  const choices = errors.filter((error) => error.name === 'oneOf')
  return errors.filter((error) => {
    const choice = choices.find(({ property = '' }) => isIn(error, property))
    if (choice === undefined) return true
    const isInside = errors.some((other) => isIn(other, choice.property ?? '') && !isShape(other) && other !== choice)
    return error === choice ? !isInside : !isShape(error)
  })
}

function isIn({ property = '' }: RJSFValidationError, object: string): boolean {
  return property === object || property.startsWith(`${object}.`)
}

function isShape({ name }: RJSFValidationError): boolean {
  return name === 'required' || name === 'additionalProperties'
}

/** Where on the form the field stands, so that a list of errors reads like the form. */
function place(property: string, uiSchema: UiSchema | undefined): number {
  const order = uiSchema?.['ui:order'] ?? []
  const index = order.indexOf(property.split('.')[1] ?? '')
  return index < 0 ? order.length : index
}

function rank(error: RJSFValidationError): number {
  if (error.name === 'required') return 0
  if (error.name === 'type') return 1
  return error.name === 'minLength' || error.name === 'minItems' ? 2 : 3
}

function uiOf(uiSchema: UiSchema | undefined, property: string): FieldUi {
  return fieldUi(uiSchemaAt(uiSchema, property.split('.').filter(Boolean)))
}
