import type { ContractDocument, ContractOperation, JsonSchema } from '#server/http/contract-document.ts'
import { largestInput } from '#server/http/input-size.ts'

/** A text of an answer of which the contract says no length is a name, a word or a sentence. Characters. */
const longestUnsaidText = 300
/** A list of an answer of which the contract says no length. */
const mostUnsaidItems = 100
/** What the contract leaves open, such as the inputs that a price was worked out of: few values of few characters. */
const mostUnsaidProperties = 20

/**
 * The contract with a bound wherever an answer has none of its own: by it the server's answers are checked in tests and development
 * (check-response.ts), and from it follows what an answer may weigh. What callers send has bounds of its own everywhere.
 */
export function withAnswerBounds(document: ContractDocument): ContractDocument {
  return { ...document, components: boundedCopy(document.components), paths: boundedCopy(document.paths) }
}

/** Examples are no schemas, however they look. */
function boundedCopy<Part>(part: Part): Part {
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return Object(part.map(boundedCopy))
  const copy: JsonSchema = {}
  for (const [name, below] of Object.entries(part))
    copy[name] = name === 'example' || name === 'examples' ? below : boundedCopy(below)
  bound(copy)
  return Object(copy)
}

function bound(schema: JsonSchema): void {
  if (schema.enum || schema.oneOf || schema.anyOf || schema.const !== undefined) return
  const types = [schema.type].flat()
  if (types.includes('string') && schema.format !== 'binary') schema.maxLength ??= longestUnsaidText
  if (types.includes('array')) schema.maxItems ??= mostUnsaidItems
  if (types.includes('object') && schema.additionalProperties !== false) {
    schema.maxProperties ??= mostUnsaidProperties
    schema.propertyNames ??= { type: 'string', maxLength: longestUnsaidText }
  }
}

/** A schema with its bounds, which leaves the contract as it is: a start of the server copies no more of it than it looks at. */
function bounded(schema: JsonSchema): JsonSchema {
  const copy = { ...schema }
  bound(copy)
  if (copy.propertyNames) copy.propertyNames = bounded(copy.propertyNames)
  return copy
}

/** Bytes of the largest JSON that an operation answers when all is well, as bounded as {@link withAnswerBounds} has it; infinite where there is no bound. */
export function largestAnswer(document: ContractDocument, { responses }: Pick<ContractOperation, 'responses'>): number {
  const schema = responses.get(200)?.part.content?.['application/json']?.schema
  return schema === undefined ? 0 : largestInput(document, schema, [], bounded).bytes
}

/** Bytes of an answer that is made beside any number of others, every character written as an escape of six. */
export const mostLightBytes = 5_000_000

/** They read much and work long for an answer that is short. */
const costly: ReadonlySet<string> = new Set(['getServiceRevisionChanges', 'previewServicePrice'])

/**
 * Whether few answers of an operation are made at a time (heavy-answers.ts): those of the price book that can be megabytes, and those that
 * are costly. An order is what people wait for, and is small: what it may hold is bounded where it is placed.
 */
export function isHeavy(document: ContractDocument, operation: ContractOperation): boolean {
  if (costly.has(operation.id)) return true
  return operation.entry.tag === 'services' && largestAnswer(document, operation) > mostLightBytes
}
