import { eachOperation, resolveReference, type Contract, type Parameter } from './contract.ts'

type Kind = 'number' | 'boolean' | 'json' | 'text'

/** `handlers.ts`: what an operation is given and what it answers, as the server and the mocks are held to it. */
export function handlersModule(contract: Contract): string {
  const kinds = [...kindsOf(contract)].filter(([, kind]) => kind !== 'text')
  return `import type { operations as table } from './operations.ts'
import type { components, operations } from './server-types.ts'

/** The contract's schemas by name: \`Schema<'Location'>\`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

export type OperationId = keyof operations & keyof typeof table

type NoParameters = Record<never, never>

type Parameters<Id extends OperationId, Place extends 'path' | 'query'> = operations[Id]['parameters'] extends {
  [P in Place]?: infer Found
}
  ? [NonNullable<Found>] extends [never]
    ? NoParameters
    : NonNullable<Found>
  : NoParameters

type RequestBody<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? Content extends { 'application/octet-stream': unknown }
    ? Buffer
    : Content[keyof Content]
  : undefined

/** What a handler is given: path and query converted to their types, and the body. */
export interface Input<Id extends OperationId> {
  path: Parameters<Id, 'path'>
  query: Parameters<Id, 'query'>
  body: RequestBody<Id>
}

/** The JSON that an operation answers when nothing is refused; never: it answers none. */
export type JsonAnswer<Id extends OperationId> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer Body } }
}
  ? Body
  : never

/** One handler for every operation of the contract; a misspelt one, or a wrong body, does not compile. */
export type Handlers<Context> = {
  [Id in OperationId]: (input: Input<Id>, context: Context) => JsonAnswer<Id> | Response | Promise<JsonAnswer<Id> | Response>
}

/** How the parameters of paths and queries are written that are no plain text, by their names. */
export const parameterKinds: Readonly<Record<string, 'number' | 'boolean' | 'json'>> = ${JSON.stringify(Object.fromEntries(kinds))}
`
}

/** @throws Error for a name that means two kinds of value: nobody could tell them apart in an address. */
function kindsOf(contract: Contract): Map<string, Kind> {
  const kinds = new Map<string, Kind>()
  for (const { operation } of eachOperation(contract))
    for (const each of operation.parameters ?? []) {
      const parameter = '$ref' in each ? resolveReference<Parameter>(contract, each.$ref) : each
      if (parameter.in !== 'path' && parameter.in !== 'query') continue
      const kind = kindOf(contract, parameter)
      const known = kinds.get(parameter.name) ?? kind
      if (known !== kind)
        throw new Error(`${operation.operationId}: ${parameter.name} is ${kind} here and ${known} elsewhere`)
      kinds.set(parameter.name, kind)
    }
  return kinds
}

function kindOf(contract: Contract, { schema, content }: Parameter): Kind {
  if (content) return 'json'
  const { type } = schema?.$ref ? resolveReference(contract, schema.$ref) : (schema ?? {})
  return type === 'integer' || type === 'number' ? 'number' : type === 'boolean' ? 'boolean' : 'text'
}
