import { isWithin } from '#domain/text/json-size.ts'
import { formError, badRequest, type FieldErrors } from '#domain/text/refusal.ts'
import { tooLarge, unsupportedMediaType } from '#server/errors.ts'
import type { ContractDocument, ContractOperation, JsonSchema } from '#server/http/contract-document.ts'
import { firstExcess, type Excess } from '#server/http/first-excess.ts'
import { largestInput, largestJson, type InputSize } from '#server/http/input-size.ts'
import { unstorableValues } from '#server/http/storable-values.ts'
import { fieldErrorsOf } from '#server/http/validation-messages.ts'
import { contractReference, type Validator, type Validators } from '#server/http/validators.ts'

const form = 'application/x-www-form-urlencoded'

export interface RawBody {
  bytes: Buffer | null
  contentType: string
}

/** Reads the parts of a request as the contract describes them. Each throws what its caller is told. */
export interface InputReader {
  /** Longest body in bytes; null: the operation takes none. */
  longestBody: number | null
  /** @throws badRequest naming the parameter */
  path(values: Record<string, unknown>): Record<string, unknown>
  /** @throws badRequest naming the parameter */
  query(values: Record<string, unknown>): Record<string, unknown>
  /** @throws badRequest if the body cannot be read, too large if it holds too much, form error if it breaks its schema */
  body(raw: RawBody): unknown
}

export function createInputReader(
  operation: ContractOperation,
  validators: Validators,
  document: ContractDocument,
): InputReader {
  return {
    path: parameterReader(operation, 'path', validators, document),
    query: parameterReader(operation, 'query', validators, document),
    ...bodyReader(operation, validators, document),
  }
}

/** A value that arrives as JSON, and as how much of it. */
interface Encoded {
  validate: Validator
  most: InputSize
}

function parameterReader(
  operation: ContractOperation,
  place: 'path' | 'query',
  validators: Validators,
  document: ContractDocument,
) {
  const plain: JsonSchema = { type: 'object', properties: {}, required: [], additionalProperties: false }
  const properties: Record<string, JsonSchema> = {}
  const required: string[] = []
  const lists = new Set<string>()
  const encoded = new Map<string, Encoded>()
  for (const { part, pointer } of operation.parameters) {
    if (part.in !== place) continue
    if (part.required) required.push(part.name)
    if (part.content) {
      const { schema = {} } = part.content['application/json'] ?? {}
      encoded.set(part.name, {
        validate: validators.exact(`${pointer}/content/application~1json/schema`),
        most: largestJson(largestInput(document, schema)),
      })
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
    for (const [name, part] of encoded) {
      if (name in values) values[name] = readEncoded(name, values[name], part)
    }
    refuseParameters(place, fieldErrorsOf(validate(values)))
    refuseParameters(place, unstorableValues(values))
    return values
  }
}

function readEncoded(name: string, text: unknown, { validate, most }: Encoded): unknown {
  if (typeof text === 'string' && !isWithin(text, most)) throw badRequest(`Query parameter "${name}" holds too much.`)
  const value = typeof text === 'string' ? parseJson(text) : undefined
  if (value === undefined) throw badRequest(`Query parameter "${name}" must be JSON, once.`)
  const [pointer, messages] = Object.entries({ ...unstorableValues(value), ...fieldErrorsOf(validate(value)) })[0] ?? []
  if (messages) throw badRequest(`Query parameter "${name}"${pointer ? ` at ${pointer}` : ''}: ${messages[0]}.`)
  return value
}

function refuseParameters(place: string, errors: FieldErrors): void {
  const [pointer, messages] = Object.entries(errors)[0] ?? []
  if (!messages) return
  const label = place === 'path' ? 'Path parameter' : 'Query parameter'
  throw badRequest(`${label} "${(pointer ?? '').slice(1)}": ${messages[0]}.`)
}

const binary = 'application/octet-stream'

/** UTF-8 takes at most four bytes for a character of `maxLength`. */
const bytesPerCharacter = 4

/** How a body of one media type is read. */
interface BodyKind {
  validate: Validator
  /** Bytes. */
  longest: number
  decode(text: string): unknown
  /** The first list in it that is too long. */
  excessOf(value: unknown): Excess | null
}

function bodyReader(
  operation: ContractOperation,
  validators: Validators,
  document: ContractDocument,
): Pick<InputReader, 'longestBody' | 'body'> {
  const declared = operation.requestBody
  if (!declared) return { longestBody: null, body: () => undefined }
  const accepted = Object.keys(declared.part.content)
  const kinds = new Map(
    Object.entries(declared.part.content).map(([type, { schema = {} }]): [string, BodyKind] => {
      const validate = validators.exact(`${declared.pointer}/content/${type.replaceAll('/', '~1')}/schema`)
      const excessOf = (value: unknown) => firstExcess(document, schema, value)
      return [type, { validate, excessOf, ...bodyKind(type, schema, document) }]
    }),
  )

  function body({ bytes, contentType }: RawBody): unknown {
    const type = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
    // A form without a single field is an empty text; what it lacks is told like any other fault.
    if (!bytes || (bytes.length === 0 && type !== form)) {
      if (declared?.part.required) throw badRequest('The request needs a body.')
      return undefined
    }
    const kind = kinds.get(type)
    if (!kind) throw unsupportedMediaType(accepted)
    // Bytes are what they are: nothing of them is a text that could be wrong.
    if (type === binary) return bytes
    const value = kind.decode(decodeUtf8(bytes))
    const errors = errorsOf(kind, value)
    if (Object.keys(errors).length === 0) return value
    // Forms of hosted pages are filled in by our own page, and a file is one value: no field of theirs could show a message.
    if (type === 'application/json') throw formError(errors)
    const [pointer, messages] = Object.entries(errors)[0] ?? []
    throw badRequest(`${pointer ? `Field "${pointer.slice(1)}"` : 'The body'}: ${messages?.[0]}.`)
  }

  return { longestBody: Math.max(...[...kinds.values()].map(({ longest }) => longest)), body }
}

/** Stops where a list is too long, and else where anything is wrong; only what fits its schema is looked through for its texts. */
function errorsOf({ validate, excessOf }: BodyKind, value: unknown): FieldErrors {
  const excess = excessOf(value)
  if (excess) return { [excess.pointer]: [`Must have at most ${excess.maxItems}`] }
  const faults = validate(value)
  return faults.length > 0 ? fieldErrorsOf(faults) : unstorableValues(value)
}

function bodyKind(type: string, schema: JsonSchema, document: ContractDocument): Pick<BodyKind, 'longest' | 'decode'> {
  const most = largestJson(largestInput(document, schema))
  if (type === 'application/json') return { longest: most.bytes, decode: (text) => decodeJson(text, most) }
  if (type === form) return { longest: most.bytes, decode: (text) => decodeForm(text, most) }
  if (type === binary) return { longest: schema.maxLength ?? 0, decode: (text) => text }
  return { longest: (schema.maxLength ?? 0) * bytesPerCharacter, decode: (text) => text }
}

function decodeJson(text: string, most: InputSize): unknown {
  if (!isWithin(text, most)) throw tooLarge('The body holds more values, or deeper ones, than this call takes.')
  const value = parseJson(text)
  if (value === undefined) throw badRequest('The body is not valid JSON.')
  return value
}

function decodeForm(text: string, most: InputSize): unknown {
  if (text.split('&', most.values + 1).length > most.values)
    throw tooLarge('The form has more fields than this call takes.')
  return Object.fromEntries(new URLSearchParams(text))
}

function decodeUtf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw badRequest('The body is not valid UTF-8.')
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
