import type { AnySchemaObject, FuncKeywordDefinition, SchemaValidateFunction } from 'ajv'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { contractFormats } from '#domain/text/formats.ts'
import type { ContractDocument, JsonSchema } from '#server/http/contract-document.ts'
import { contractRules } from '#server/http/contract-rules.ts'

/** Answers the faults of a value, none if it is valid. A validator that converts changes the value in place. */
export type Validator = (value: unknown) => readonly ErrorObject[]

export interface Validators {
  /** For bodies and answers: nothing is converted. @param pointer where the schema stands in the contract */
  exact(pointer: string): Validator
  /** For path and query, where everything arrives as text: converts to the types of the schema and fills in defaults. */
  converting(schema: JsonSchema): Validator
}

const contract = 'contract'

/**
 * Characters of the longest text that a pattern or a format looks at. Every text of the contract that has one is bounded far
 * below, so of a longer text its `maxLength` has been told already, and no expression meets one on which it could be slow.
 */
export const longestMatched = 1_000

/** A reference to a place in the contract, for schemas that are made by the server. */
export function contractReference(pointer: string): string {
  return `${contract}#${pointer.split('/').map(encodeURIComponent).join('/')}`
}

/**
 * Validators are compiled when they are first used: compiling all of them would take most of a second at every start.
 * The contract is registered whole and pointed into, so its references hold as they stand.
 */
export function createValidators(document: ContractDocument): Validators {
  const exact = newAjv(document, { useDefaults: false })
  const filling = newAjv(document, { useDefaults: true })
  return {
    exact: (pointer) => lazily(() => exact.compile({ $ref: contractReference(pointer) })),
    converting: (schema) => convertingTexts(lazily(() => filling.compile(schema))),
  }
}

/**
 * Converts the texts that a schema wants as numbers or booleans, and validates again. Ajv's own conversion takes for an id
 * whatever JavaScript does: 0x1, 1e3, +1, 01 or a blank before it would be the same address again under other names.
 */
function convertingTexts(validate: Validator): Validator {
  return (value) => {
    const faults = validate(value)
    const converted = faults.filter((fault) => convertText(value, fault))
    return converted.length > 0 ? validate(value) : faults
  }
}

/** What a text says plainly, by the type that is wanted. */
const plainTexts: Readonly<Record<string, { written: RegExp; read: (text: string) => unknown }>> = {
  integer: { written: /^(0|-?[1-9]\d*)$/, read: Number },
  number: { written: /^-?(0|[1-9]\d*)(\.\d+)?$/, read: Number },
  boolean: { written: /^(true|false)$/, read: (text) => text === 'true' },
}

/** Whether the fault was a text in place of another type, and is mended. */
function convertText(value: unknown, { keyword, params, instancePath, data }: ErrorObject): boolean {
  const plain = plainTexts[String(params.type)]
  if (keyword !== 'type' || typeof data !== 'string' || !plain?.written.test(data)) return false
  const keys = instancePath.slice(1).split('/')
  const last = keys.pop() ?? ''
  const holder = keys.reduce((part, key) => (part as Record<string, unknown>)[key], value)
  ;(holder as Record<string, unknown>)[last] = plain.read(data)
  return true
}

function newAjv(document: ContractDocument, options: { useDefaults: boolean }): Ajv2020 {
  const ajv = new Ajv2020({
    ...options,
    allErrors: true,
    verbose: true,
    discriminator: true,
    // The contract is linted where it is written; its own keywords (x-form, example) are none of Ajv's.
    strict: false,
    validateSchema: false,
    code: { regExp: expressions },
  })
  addFormats.default(ajv)
  for (const [name, format] of Object.entries(contractFormats)) ajv.addFormat(name, format)
  for (const [name, format] of Object.entries(ajv.formats)) {
    if (format instanceof RegExp) ajv.addFormat(name, new BoundedExpression(format))
  }
  // What is sent under it is bytes, not a string to look into.
  ajv.addFormat('binary', true)
  ajv.removeKeyword('uniqueItems')
  ajv.addKeyword({ keyword: 'uniqueItems', type: 'array', schemaType: 'boolean', compile: uniqueItems })
  ajv.addKeyword(ruleKeyword)
  ajv.addSchema({ ...document }, contract)
  return ajv
}

/** Leaves alone what is too long for it. */
class BoundedExpression extends RegExp {
  override test(text: string): boolean {
    return text.length > longestMatched || super.test(text)
  }
}

const expressions = Object.assign((pattern: string, flags: string) => new BoundedExpression(pattern, flags), {
  // How Ajv names the engine in code that stands by itself, which the server never has it write.
  code: 'BoundedExpression',
})

/**
 * The keyword of JSON Schema for lists of scalars, the only ones that the contract has it on. Ajv's own compares each item with
 * each other as soon as one of them is a list or an object, and goes on past `maxItems`.
 */
function uniqueItems(isDemanded: boolean, { maxItems = Infinity }: AnySchemaObject) {
  return (list: unknown[]): boolean => {
    if (!isDemanded || list.length > maxItems) return true
    const scalars = list.filter((item) => item === null || typeof item !== 'object')
    return new Set(scalars).size === scalars.length
  }
}

/** `x-rule`: what a rule of the product says of a value, as faults of its schema. */
const ruleKeyword: FuncKeywordDefinition = {
  keyword: 'x-rule',
  type: 'object',
  schemaType: 'string',
  errors: 'full',
  compile: (name: string) => {
    const rule = contractRules[name]
    if (rule === undefined) throw new Error(`The contract names the rule ${name}, which is none of contract-rules.ts`)
    const check: SchemaValidateFunction = (value: object, context) => {
      check.errors = rule(value).map(({ pointer, message }) => ({
        keyword: 'x-rule',
        instancePath: `${context?.instancePath ?? ''}${pointer}`,
        schemaPath: '#/x-rule',
        params: {},
        message,
      }))
      return check.errors.length === 0
    }
    return check
  },
}

function lazily(compile: () => ValidateFunction): Validator {
  let compiled: ValidateFunction | null = null
  return (value) => {
    compiled ??= compile()
    return compiled(value) ? [] : (compiled.errors ?? [])
  }
}
