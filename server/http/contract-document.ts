import { readFileSync } from 'node:fs'
import path from 'node:path'
import { operations, type OperationEntry, type OperationId } from '#generated/operations.ts'

/** A JSON schema of the contract; only the keywords that the server itself reads are named. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema
  oneOf?: JsonSchema[]
  anyOf?: JsonSchema[]
  const?: unknown
  enum?: unknown[]
  default?: unknown
  maxLength?: number
  maxItems?: number
  /** With `propertyNames`, of an object whose names are not the contract's own. */
  maxProperties?: number
  propertyNames?: JsonSchema
  [keyword: string]: unknown
}

interface MediaType {
  schema?: JsonSchema
}

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required?: boolean
  schema?: JsonSchema
  content?: Record<string, MediaType>
}

interface RequestBody {
  required?: boolean
  content: Record<string, MediaType>
}

interface Response {
  content?: Record<string, MediaType>
}

type Reference = { $ref: string }

export interface OperationObject {
  operationId: string
  parameters?: (Parameter | Reference)[]
  requestBody?: RequestBody | Reference
  responses: Record<string, Response | Reference>
}

type Method = (typeof operations)[OperationId]['method']
type PathItem = { [M in Method]?: OperationObject } & { parameters?: (Parameter | Reference)[] }

/** The bundled contract. */
export interface ContractDocument {
  openapi: string
  paths: Record<string, PathItem>
  components: Record<string, Record<string, unknown>>
}

/** A part of the contract and where it stands, so that validators can point at it instead of copying it. */
export interface ContractPart<Part> {
  part: Part
  /** JSON pointer from the root of the document, such as `/components/schemas/Id`. */
  pointer: string
}

export interface ContractOperation {
  id: OperationId
  entry: (typeof operations)[OperationId]
  parameters: ContractPart<Parameter>[]
  requestBody: ContractPart<RequestBody> | null
  responses: ReadonlyMap<number, ContractPart<Response>>
}

/** Whether an operation may change something. Some only ask, under another method because their question is long. */
export function isAct({ id, entry }: { readonly id: OperationId; readonly entry: OperationEntry }): boolean {
  return entry.method !== 'get' && !/^(?:preview|get)/.test(id)
}

let contract: ContractDocument | undefined

/** `generated/openapi.json`, read once. */
export function readContract(): ContractDocument {
  contract ??= JSON.parse(readContractText()) as ContractDocument
  return contract
}

/** The bundled contract as it is served. */
export function readContractText(): string {
  return readFileSync(path.join(import.meta.dirname, '../../generated/openapi.json'), 'utf8')
}

/** Every operation of the table with its part of the document. */
export function contractOperations(document: ContractDocument): ContractOperation[] {
  return operationIds().map((id) => {
    const entry = operations[id]
    const pathPointer = `/paths/${escapePointer(entry.path)}`
    const pathItem = document.paths[entry.path]
    const operation = pathItem?.[entry.method]
    if (!pathItem || !operation || operation.operationId !== id) {
      throw new Error(`generated/operations.ts and generated/openapi.json disagree about ${id}: run npm run generate.`)
    }
    const pointer = `${pathPointer}/${entry.method}`
    const shared = (pathItem.parameters ?? []).map((part, index) =>
      resolve(document, part, `${pathPointer}/parameters/${index}`),
    )
    const own = (operation.parameters ?? []).map((part, index) =>
      resolve(document, part, `${pointer}/parameters/${index}`),
    )
    return {
      id,
      entry,
      parameters: [...shared, ...own],
      requestBody: operation.requestBody ? resolve(document, operation.requestBody, `${pointer}/requestBody`) : null,
      responses: new Map(
        Object.entries(operation.responses).map(([status, part]) => [
          Number(status),
          resolve(document, part, `${pointer}/responses/${status}`),
        ]),
      ),
    }
  })
}

function operationIds(): OperationId[] {
  return Object.keys(operations).filter((id): id is OperationId => id in operations)
}

/** Follows one reference; the bundler leaves no reference to a reference. */
function resolve<Part extends object>(
  document: ContractDocument,
  part: Part | Reference,
  pointer: string,
): ContractPart<Part> {
  if (!isReference(part)) return { part, pointer }
  return { part: partAt<Part>(document, part.$ref), pointer: part.$ref.replace(/^#/, '') }
}

/** What a reference such as `#/components/schemas/Id` points to. */
export function partAt<Part extends object>(document: ContractDocument, reference: string): Part {
  let found: unknown = document
  for (const key of reference.replace(/^#?\//, '').split('/')) {
    found = (found as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')]
  }
  if (typeof found !== 'object' || found === null)
    throw new Error(`The contract refers to ${reference}, which is not there.`)
  return found as Part
}

function isReference(part: object): part is Reference {
  return '$ref' in part
}

/** One segment of a JSON pointer. */
export function escapePointer(segment: string): string {
  return segment.replaceAll('~', '~0').replaceAll('/', '~1')
}
