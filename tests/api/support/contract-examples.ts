import { operations, type OperationEntry, type OperationId } from '#generated/operations.ts'
import { readContract } from '#server/http/contract-document.ts'

/** The keywords of the contract's schemas. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  oneOf?: Schema[]
  const?: unknown
  enum?: unknown[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  example?: unknown
}

interface Parameter {
  $ref?: string
  name: string
  in: string
  required?: boolean
  schema?: Schema
  content?: Record<string, { schema: Schema }>
}

interface Operation {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

/** An operation with all that a test needs to call it, taken from the contract alone. */
export interface ExampleOperation {
  id: OperationId
  entry: OperationEntry
  pathParameters: { name: string; schema: Schema }[]
  queryParameters: { name: string; required: boolean; schema: Schema; isJson: boolean }[]
  body: { type: string; schema: Schema; example: unknown } | null
}

interface Document {
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, unknown>>
}

const contract: Document = JSON.parse(JSON.stringify(readContract()))

/** Every operation of the contract, those that are added tomorrow included. */
export const exampleOperations: ExampleOperation[] = Object.keys(operations)
  .filter((id): id is OperationId => id in operations)
  .map(exampleOf)

function exampleOf(id: OperationId): ExampleOperation {
  const entry: OperationEntry = operations[id]
  const { parameters = [], requestBody } = contract.paths[entry.path]?.[entry.method] ?? {}
  const resolved = parameters.map((parameter) => resolve(parameter))
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  return {
    id,
    entry,
    pathParameters: resolved
      .filter((parameter) => parameter.in === 'path')
      .map(({ name, schema = {} }) => ({ name, schema: resolve(schema) })),
    queryParameters: resolved
      .filter((parameter) => parameter.in === 'query')
      .map(({ name, required = false, schema, content: encoded }) => ({
        name,
        required,
        schema: resolve(encoded?.['application/json']?.schema ?? schema ?? {}),
        isJson: encoded !== undefined,
      })),
    body: type && content ? { type, schema: resolve(content.schema), example: exampleValue(content.schema) } : null,
  }
}

/** Follows references until something stands there; what is written beside a reference is kept. */
export function resolve<Part extends { $ref?: string }>(part: Part): Part {
  if (part.$ref === undefined) return part
  const [, , kind = '', name = ''] = part.$ref.split('/')
  const { $ref: _followed, ...beside } = part
  return resolve({ ...(contract.components[kind]?.[name] as Part), ...beside } as Part)
}

/** The example of a schema, put together from its properties where the whole has none. */
export function exampleValue(given: Schema): unknown {
  const schema = resolve(given)
  if (schema.example !== undefined) return schema.example
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.oneOf?.[0]) return exampleValue(schema.oneOf[0])
  if (schema.properties) {
    return Object.fromEntries(
      (schema.required ?? []).map((name) => [name, exampleValue(schema.properties?.[name] ?? {})]),
    )
  }
  if (schema.items) return [exampleValue(schema.items)]
  throw new Error(`The contract has a schema without an example: ${JSON.stringify(schema)}`)
}
