import type { ErrorObject } from 'ajv'
import { escapePointer } from '#server/http/contract-document.ts'
import { badDate, lastInstant } from '#domain/time/day-bounds.ts'
import type { FieldErrors } from '#domain/text/refusal.ts'

/**
 * What a broken schema says to the person who filled in the form (docs/rules/messages-and-words.md, "Forms"), by the pointer of the field.
 *
 * @param faults Ajv's, with `verbose` and `allErrors`
 */
export function fieldErrorsOf(faults: readonly ErrorObject[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const fault of withoutBranches(faults)) {
    const pointer = pointerOf(fault)
    const messages = (errors[pointer] ??= [])
    const message = messageOf(fault)
    if (!messages.includes(message)) messages.push(message)
  }
  return errors
}

/** Of a choice that fits no branch, only the choice is told, not what each branch missed. */
function withoutBranches(faults: readonly ErrorObject[]): ErrorObject[] {
  const choices = new Set(faults.filter(({ keyword }) => isChoice(keyword)).map(({ instancePath }) => instancePath))
  const told = faults.filter(({ keyword, instancePath }) => isChoice(keyword) || !choices.has(instancePath))
  return told.filter(({ keyword }) => keyword !== 'if')
}

function isChoice(keyword: string): boolean {
  return keyword === 'oneOf' || keyword === 'anyOf'
}

/** A missing or unknown property is a fault of that property, not of the object around it. */
function pointerOf({ keyword, instancePath, params }: ErrorObject): string {
  if (keyword === 'required' || keyword === 'dependentRequired')
    return `${instancePath}/${escapePointer(String(params.missingProperty))}`
  if (keyword === 'additionalProperties') return `${instancePath}/${escapePointer(String(params.additionalProperty))}`
  if (keyword === 'unevaluatedProperties') return `${instancePath}/${escapePointer(String(params.unevaluatedProperty))}`
  return instancePath
}

/** The last seconds of UnixSeconds.yaml, and of the year 9999 in OccurredAt.yaml: an instant beyond either was meant to be something else. */
const lastInstants = new Set([lastInstant, 253_402_300_799])

function messageOf({ keyword, params, data, parentSchema, message }: ErrorObject): string {
  if ((keyword === 'minimum' || keyword === 'maximum') && lastInstants.has(parentSchema?.maximum)) return badDate
  switch (keyword) {
    case 'required':
    case 'dependentRequired':
      return 'Required'
    case 'type':
      return data === null ? 'Required' : wrongType(params.type)
    case 'minimum':
      return `Must be greater than ${params.limit}`
    case 'exclusiveMinimum':
      return `Must be greater than ${params.limit}`
    case 'maximum':
    case 'exclusiveMaximum':
      return `Must be less than ${params.limit}`
    case 'multipleOf':
      return 'Must be a valid number'
    case 'minLength':
      return data === '' || params.limit <= 1 ? 'Required' : `Must be longer than ${params.limit}`
    case 'maxLength':
      return `Must be shorter than ${params.limit}`
    case 'pattern':
      return parentSchema?.['x-form']?.message ?? 'Invalid format'
    case 'format':
      return wrongFormat(String(params.format))
    case 'enum':
    case 'const':
    case 'oneOf':
    case 'anyOf':
      return data === '' || data === null ? 'Required' : 'Must be one of the choices'
    case 'minItems':
    case 'minProperties':
      return params.limit <= 1 ? 'Required' : `Must have at least ${params.limit}`
    case 'maxItems':
    case 'maxProperties':
      return `Must have at most ${params.limit}`
    case 'uniqueItems':
      return 'Must not contain the same twice'
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'Unknown field'
    case 'x-rule':
      return message ?? 'Invalid format'
    default:
      // Ajv knows more keywords than our contract uses; any of them still refuses the form.
      return 'Invalid format'
  }
}

function wrongType(type: unknown): string {
  const types = Array.isArray(type) ? type : String(type).split(',')
  if (types.includes('number') || types.includes('integer')) return 'Must be a valid number'
  if (types.includes('boolean')) return 'Must be a boolean'
  if (types.includes('array')) return 'Must be a list'
  if (types.includes('object')) return 'Must be an object'
  return 'Invalid format'
}

function wrongFormat(format: string): string {
  if (format === 'visible') return 'Required'
  if (format === 'email') return 'Must be a valid email'
  if (format === 'phone') return 'Must be a valid phone number'
  if (format === 'date' || format === 'date-time') return badDate
  return 'Invalid format'
}
