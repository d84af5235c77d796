import contract from '#generated/openapi.json' with { type: 'json' }

/** A parameter of an operation. */
export interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema?: Example
  /** Of a value that is written as JSON. */
  readonly content?: Record<string, { readonly schema: Example }>
}

interface Example {
  readonly example?: unknown
  readonly $ref?: string
}

/** The contract as a document whose parts are found by name, parsed once: it is large. */
const document = JSON.parse(JSON.stringify(contract))

/** The part of the contract under a pointer, `#/paths/~1me/get`. */
export function resolve<Part>(pointer: string): Part {
  const steps = pointer
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  const found: Part = steps.reduce((part, step) => part?.[step], document)
  if (found === undefined) throw new Error(`The contract has no ${pointer}`)
  return found
}

export function pointerPart(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1')
}

export function parameterOf(parameter: Parameter | { readonly $ref: string }): Parameter {
  return '$ref' in parameter ? resolve<Parameter>(parameter.$ref) : parameter
}

export function exampleOf({ parameters = [] }: ContractOperation, name: string): unknown {
  return parameters.map(parameterOf).find((parameter) => parameter.name === name)?.schema?.example
}

/** A parameter that is JSON is written so. */
export function queryExample({ schema, content }: Parameter): unknown {
  const json = content?.['application/json']?.schema
  return json ? JSON.stringify(exampleIn(json)) : exampleIn(schema)
}

function exampleIn(schema?: Example): unknown {
  return schema?.$ref === undefined ? schema?.example : resolve<Example>(schema.$ref).example
}

export interface ContractOperation {
  readonly operationId: string
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[]
  readonly requestBody?: { readonly content: Record<string, { readonly schema: { readonly $ref?: string } }> }
  readonly responses: Record<string, { readonly content?: Record<string, object>; readonly $ref?: string }>
}
