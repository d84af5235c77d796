import { partAt, type ContractDocument, type JsonSchema } from '#server/http/contract-document.ts'

/** The most that a value of a schema can hold; infinite where the contract sets no bound. */
export interface InputSize {
  /** Of its JSON without spaces, every character written as an escape. */
  bytes: number
  /** Itself and all that stands within it. */
  values: number
  /** Lists and objects within each other; 0 for a value that holds none. */
  depth: number
}

const unbounded: InputSize = { bytes: Infinity, values: Infinity, depth: Infinity }
/** `\u0041`; a character that takes two code units takes two of these, which {@link largestJson} leaves room for. */
const bytesPerCharacter = 6
/** `-1.7976931348623157e+308` */
const numberBytes = 24

/**
 * What a schema of the contract lets through at most, from its own `maxLength`, `maxItems` and properties. The server reads
 * no more than that (see {@link largestJson}), so a schema that is right is also a limit.
 *
 * @param above references that are being followed: a schema that holds itself has no bound
 * @param bounded gives a schema the bounds that it does not have itself
 */
export function largestInput(
  document: ContractDocument,
  given: JsonSchema,
  above: readonly string[] = [],
  bounded: (schema: JsonSchema) => JsonSchema = (schema) => schema,
): InputSize {
  const schema = bounded(given)
  const sizeOf = (part: JsonSchema) => largestInput(document, part, above, bounded)
  if (schema.$ref !== undefined) {
    if (above.includes(schema.$ref)) return unbounded
    return largestInput(document, partAt(document, schema.$ref), [...above, schema.$ref], bounded)
  }
  const choices = schema.oneOf ?? schema.anyOf
  if (choices) return choices.map(sizeOf).reduce(larger)
  const words = schema.const === undefined ? schema.enum : [schema.const]
  if (words) return words.map((word) => scalar(JSON.stringify(word).length)).reduce(larger)
  return [schema.type]
    .flat()
    .map((type) => largestOfType(schema, type, sizeOf))
    .reduce(larger)
}

function largestOfType(
  schema: JsonSchema,
  type: string | undefined,
  sizeOf: (part: JsonSchema) => InputSize,
): InputSize {
  switch (type) {
    case 'null':
    case 'boolean':
    case 'integer':
    case 'number':
      return scalar(numberBytes)
    case 'string':
      return scalar(textBytes(schema))
    case 'array':
      return around([times(schema.maxItems ?? Infinity, sizeOf(schema.items ?? {}))])
    case 'object': {
      const { additionalProperties: others, properties = {}, propertyNames = {}, maxProperties = Infinity } = schema
      const own = Object.entries(properties).map(([name, part]) => named(JSON.stringify(name).length, sizeOf(part)))
      if (others === false) return around(own)
      if (typeof others !== 'object') return unbounded
      return around([...own, times(maxProperties, named(textBytes(propertyNames), sizeOf(others)))])
    }
    default:
      return unbounded
  }
}

function textBytes({ maxLength = Infinity }: JsonSchema): number {
  return 2 + maxLength * bytesPerCharacter
}

function scalar(bytes: number): InputSize {
  return { bytes, values: 1, depth: 0 }
}

function larger(one: InputSize, other: InputSize): InputSize {
  return {
    bytes: Math.max(one.bytes, other.bytes),
    values: Math.max(one.values, other.values),
    depth: Math.max(one.depth, other.depth),
  }
}

/** With the comma after each. */
function times(count: number, { bytes, values, depth }: InputSize): InputSize {
  return { bytes: count * (bytes + 1), values: count * values, depth }
}

/** @param nameBytes with its quotes */
function named(nameBytes: number, { bytes, values, depth }: InputSize): InputSize {
  return { bytes: bytes + nameBytes + 2, values, depth }
}

/** A list or an object of these parts. */
function around(parts: readonly InputSize[]): InputSize {
  return {
    bytes: 2 + parts.reduce((sum, { bytes }) => sum + bytes, 0),
    values: 1 + parts.reduce((sum, { values }) => sum + values, 0),
    depth: 1 + Math.max(0, ...parts.map(({ depth }) => depth)),
  }
}

/** Longest JSON body and longest form of any operation, in bytes. */
const mostBytes = 1_000_000
/** A person who pastes too long a text is told which field it is, not that the body is too large. */
const leastBytes = 64_000
/** What is a little too large is told field by field as well. */
const spareValues = 1_000
const spareDepth = 10

/** How much the server reads of JSON, or of a form, that should be of this size: with spaces, and a little too large. */
export function largestJson({ bytes, values, depth }: InputSize): InputSize {
  return {
    bytes: Math.min(mostBytes, Math.max(leastBytes, 2 * bytes)),
    values: values + spareValues,
    depth: depth + spareDepth,
  }
}
