/** The parts of an OpenAPI 3.1 document that the generator reads. */
export interface Contract {
  tags?: { name: string }[]
  /** Of the reference for programs, in their order. */
  'x-chapters'?: Chapter[]
  paths: Record<string, PathItem>
  components: {
    schemas: Record<string, JsonSchema>
    parameters?: Record<string, Parameter>
    responses?: Record<string, Answer>
  }
}
export interface Chapter {
  name: string
  description: string
}
export interface PathItem extends Partial<Record<Method, Operation>> {
  servers?: { url: string }[]
}
export const methods = ['get', 'put', 'post', 'patch', 'delete'] as const
export type Method = (typeof methods)[number]
export interface Operation {
  operationId: string
  description?: string
  summary: string
  tags: string[]
  parameters?: (Parameter | Reference)[]
  requestBody?: { required?: boolean; content: Record<string, unknown> }
  /** By status. */
  responses: Record<string, Answer | Reference>
  security?: []
  'x-access'?: unknown
  'x-confirm'?: unknown
  'x-tokens'?: unknown
  /** Which act on which resource it is, `x-list: Location`. */
  [act: `x-${string}`]: unknown
}
export interface Answer {
  description?: string
  content?: Record<string, unknown>
}
export interface Reference {
  $ref: string
}
export interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: JsonSchema
  /** Of a value that is written as JSON. */
  content?: Record<string, unknown>
}
/** A JSON schema as the contract writes it; `x-form` says how a person edits it. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  title?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  'x-form'?: Record<string, unknown>
  [keyword: string]: unknown
}

/** Every operation of the contract in the order of its paths. */
export function* eachOperation(
  contract: Contract,
): Generator<{ path: string; method: Method; item: PathItem; operation: Operation }> {
  for (const [path, item] of Object.entries(contract.paths))
    for (const method of methods) {
      const operation = item[method]
      if (operation) yield { path, method, item, operation }
    }
}

/** What a local `$ref` such as `#/components/schemas/Id` points to. */
export function resolveReference<Part = JsonSchema>(contract: Contract, reference: string): Part {
  const target = reference
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (node, key) => (node as Record<string, unknown>)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')],
      contract,
    )
  if (target === undefined || target === null) throw new Error(`The contract has no ${reference}`)
  return target as Part
}
