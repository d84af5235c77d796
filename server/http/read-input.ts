import { formError, malformed, unsupportedMediaType } from '#server/errors.ts'
import type { FieldErrors } from '#server/errors.ts'
import type { ContractOperation, JsonSchema } from '#server/http/contract-document.ts'
import { unstorableTexts } from '#server/http/storable-text.ts'
import { fieldErrorsOf } from '#server/http/validation-messages.ts'
import { contractReference, type Validator, type Validators } from '#server/http/validators.ts'

const FORM = 'application/x-www-form-urlencoded'

export interface RawBody {
  bytes: Buffer | null
  contentType: string
}

/** Reads the parts of a request as the contract describes them. Each throws what its caller is told. */
export interface InputReader {
  /** @throws malformed naming the parameter */
  path(values: Record<string, unknown>): Record<string, unknown>
  /** @throws malformed naming the parameter */
  query(values: Record<string, unknown>): Record<string, unknown>
  /** @throws malformed if the body cannot be read, form error if it breaks its schema */
  body(raw: RawBody): unknown
}

export function createInputReader(operation: ContractOperation, validators: Validators): InputReader {
  const path = parameterReader(operation, 'path', validators)
  const query = parameterReader(operation, 'query', validators)
  const body = bodyReader(operation, validators)
  return { path, query, body }
}

function parameterReader(operation: ContractOperation, place: 'path' | 'query', validators: Validators) {
  const plain: JsonSchema = { type: 'object', properties: {}, required: [], additionalProperties: false }
  const properties: Record<string, JsonSchema> = {}
  const required: string[] = []
  const lists = new Set<string>()
  const encoded = new Map<string, Validator>()
  for (const { part, pointer } of operation.parameters) {
    if (part.in !== place) continue
    if (part.required) required.push(part.name)
    if (part.content) {
      encoded.set(part.name, validators.exact(`${pointer}/content/application~1json/schema`))
      // Its text is replaced by the value before this schema sees it.
      properties[part.name] = {}
      continue
    }
    if (part.schema?.type === 'array') lists.add(part.name)
    const fallback = part.schema?.default === undefined ? {} : { default: part.schema.default }
    properties[part.name] = { $ref: contractReference(`${pointer}/schema`), ...fallback }
  }
  const validate = validators.converting({ ...plain, properties, required })

  return (given: Record<string, unknown>): Record<string, unknown> => {
    const values: Record<string, unknown> = { ...given }
    for (const name of lists) {
      const value = values[name]
      if (typeof value === 'string') values[name] = value === '' ? [] : value.split(',')
    }
    for (const [name, validator] of encoded) {
      if (name in values) values[name] = readEncoded(name, values[name], validator)
    }
    refuseParameters(place, fieldErrorsOf(validate(values)))
    refuseParameters(place, unstorableTexts(values))
    return values
  }
}

function readEncoded(name: string, text: unknown, validate: Validator): unknown {
  const value = typeof text === 'string' ? parseJson(text) : undefined
  if (value === undefined) throw malformed(`Query parameter "${name}" must be JSON, once.`)
  const [pointer, messages] = Object.entries({ ...unstorableTexts(value), ...fieldErrorsOf(validate(value)) })[0] ?? []
  if (messages) throw malformed(`Query parameter "${name}"${pointer ? ` at ${pointer}` : ''}: ${messages[0]}.`)
  return value
}

function refuseParameters(place: string, errors: FieldErrors): void {
  const [pointer, messages] = Object.entries(errors)[0] ?? []
  if (!messages) return
  const label = place === 'path' ? 'Path parameter' : 'Query parameter'
  throw malformed(`${label} "${(pointer ?? '').slice(1)}": ${messages[0]}.`)
}

function bodyReader(operation: ContractOperation, validators: Validators) {
  const declared = operation.requestBody
  if (!declared) return () => undefined
  const accepted = Object.keys(declared.part.content)
  const validate = new Map(
    accepted.map((type) => [
      type,
      validators.exact(`${declared.pointer}/content/${type.replaceAll('/', '~1')}/schema`),
    ]),
  )

  return ({ bytes, contentType }: RawBody): unknown => {
    const type = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
    // A form without a single field is an empty text; what it lacks is told like any other fault.
    if (!bytes || (bytes.length === 0 && type !== FORM)) {
      if (declared.part.required) throw malformed('The request needs a body.')
      return undefined
    }
    const validator = validate.get(type)
    if (!validator) throw unsupportedMediaType(accepted)
    const value = decode(type, bytes)
    const errors = { ...unstorableTexts(value), ...fieldErrorsOf(validator(value)) }
    if (Object.keys(errors).length === 0) return value
    // Forms of hosted pages are filled in by our own page, and a file is one value: no field of theirs could show a message.
    if (type === 'application/json') throw formError(errors)
    const [pointer, messages] = Object.entries(errors)[0] ?? []
    throw malformed(`${pointer ? `Field "${pointer.slice(1)}"` : 'The body'}: ${messages?.[0]}.`)
  }
}

function decode(type: string, bytes: Buffer): unknown {
  const text = decodeUtf8(bytes)
  if (type === 'application/json') {
    const value = parseJson(text)
    if (value === undefined) throw malformed('The body is not valid JSON.')
    return value
  }
  if (type === FORM) return Object.fromEntries(new URLSearchParams(text))
  return text
}

function decodeUtf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw malformed('The body is not valid UTF-8.')
  }
}

/** undefined if the text is not JSON, which no JSON text stands for. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
