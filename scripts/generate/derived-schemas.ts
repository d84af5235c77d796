import { contractFormats } from '#domain/text/formats.ts'
import { resolveReference, type Contract, type JsonSchema } from './contract.ts'

/** A schema of the contract that is a resource: written once, with all that is derived from it. */
export interface Resource {
  /** The schema's name: `Location`. */
  name: string
  /** In words, singular and plural: `location`, `locations`. */
  noun: string
  plural: string
  /** Fields by which its list can be ordered, those that its search looks through, and those that it is filtered by. */
  sort: readonly string[]
  search: readonly string[]
  filter: readonly string[]
  /** Whether its rows are written once by the server: nobody adds, changes or archives one, and lists begin with the newest. */
  isRecord: boolean
  /** As it is written. */
  schema: ObjectSchema
}

/** A schema whose rows have states (`x-states`), a resource or not. */
export interface Stateful {
  /** The schema's name: `Protocol`. */
  name: string
  /** In words, singular and plural. */
  noun: string
  plural: string
  /** What fields of a row hold in each state, the first that fits; null: the row is gone then. */
  states: Readonly<Record<string, Readonly<Record<string, unknown>> | null>>
  /** What people say for a state where that is not its name. */
  stateWords: Readonly<Record<string, string>>
}

/** A schema of the contract of which every organisation has one: no list, no id, and a value for all that nobody has set. */
export type Settings = Omit<Resource, 'plural' | 'sort' | 'search' | 'filter' | 'isRecord'>

/** A resource as it is written. */
interface ResourceFile extends JsonSchema {
  description: string
  required: string[]
  properties: Record<string, JsonSchema>
  example?: Record<string, unknown>
}

export interface ObjectSchema extends ResourceFile {
  example: Record<string, unknown>
}

const id: JsonSchema = { $ref: '#/components/schemas/Id', readOnly: true }
const instant: JsonSchema = { $ref: '#/components/schemas/UnixSeconds', readOnly: true }
/** What the server makes of every row, before and after the fields that a resource writes. */
const standardFields: Record<'before' | 'after', Record<string, JsonSchema>> = {
  before: { id, tenantId: id, version: { $ref: '#/components/schemas/EditVersion', readOnly: true } },
  after: {
    archived: { type: 'boolean', readOnly: true, description: 'Whether it has been archived.', example: false },
    createdAt: { title: 'Created', ...instant },
    updatedAt: { title: 'Updated', ...instant },
  },
}

/** What it makes of a record; when it was written stands among its own fields, by the name that people have for it. */
const recordFields = { before: { id }, after: {} }

/** What the server makes of settings: they are there without having been added, and nobody archives them. */
const settingsFields = { before: { version: standardFields.before.version! }, after: {} }

/** What a field says about its own derivation, and what only a form needs. */
const ownWords = ['readOnly', 'x-answer', 'x-filled']
const formWords = ['x-form', 'default']
/** Bounds of what is sent. An answer does not repeat them: what was stored before a bound was set must still be answered. */
const boundsOfText = ['minLength', 'maxLength', 'pattern']

/**
 * Derives what repeats: a schema that says `x-page-of: <rows>` is their page, `x-pagination-of: <rows>` how one asks for
 * it (with `x-sort` and, where rows are filtered, `x-filter`), `x-change-of: <form>` a partial change (of its own `properties` as well, `x-without` some of the form's), and one that says
 * `x-resource` the answer, which has the standard fields beside its own and from which the form (`<Name>Input`), `<Name>Update`,
 * `<Name>Page` and `<Name>Pagination` follow. One that says `x-settings` is the answer, from which `<Name>Update` follows and a
 * form that no operation takes whole. One that says `x-versioned` is given as a whole, with the version that it is based on: its form is
 * made without. One that says `x-states` has states, which its acts (`x-act`) are between.
 * @returns the resources, the settings with their forms by name, what has states, and the names of the schemas that stand in no file
 */
export function deriveSchemas(contract: Contract): DerivedSchemas {
  const { schemas } = contract.components
  const resources: Resource[] = []
  const settings: Settings[] = []
  const forms: Record<string, JsonSchema> = {}
  const stateful: Stateful[] = []
  const derived = new Set<string>()
  const add = (name: string, parts: Record<string, JsonSchema>) => {
    for (const [suffix, part] of Object.entries(parts)) {
      if (schemas[name + suffix] && suffix !== '')
        throw new Error(`${name}${suffix} is written, yet derived from ${name}`)
      if (suffix !== '') derived.add(name + suffix)
      schemas[name + suffix] = part
    }
  }
  nameSubjects(schemas)
  for (const [name, schema] of Object.entries(schemas)) {
    if (schema['x-resource']) {
      const resource = readResource(contract, name, schema as ResourceFile)
      resources.push(resource)
      if (schema['x-states']) stateful.push(statesOf(contract, resource))
      const { Input, Update, ...answer } = partsOf(resource)
      add(name, { ...answer, ...(!resource.isRecord && { Input, Update }), ...listPartsOf(resource) })
    } else if (schema['x-settings']) {
      const one = readSettings(contract, name, schema as ResourceFile)
      const { Input, ...parts } = partsOf(one)
      settings.push(one)
      forms[`${name}Input`] = Input
      add(name, parts)
    } else if (schema['x-versioned']) {
      const { 'x-versioned': _said, ...plain } = schema
      if (plain['x-form']) forms[name] = plain
      // Optional: a change need not name it, and who may not change anything is not told.
      schemas[name] = {
        ...without(plain, ['x-form']),
        properties: { ...plain.properties, version: without(standardFields.before.version!, ['readOnly']) },
      }
    } else if (schema['x-states']) {
      stateful.push(statesOf(contract, { name, noun: inWords(name).toLowerCase(), schema }))
      schemas[name] = without(schema, ['x-states'])
    }
  }
  for (const [name, schema] of Object.entries(schemas)) {
    const made = derivedFrom(contract, name, schema)
    if (made) schemas[name] = made
    if (made && schema['x-form'])
      forms[name] = { ...made, 'x-form': schema['x-form'], properties: askedFor(contract, schema) }
  }
  return { resources, settings, forms, stateful, derived }
}

/** A field that says `x-subjects` may also be any resource or settings, by the name that the audit has for it. */
function nameSubjects(schemas: Contract['components']['schemas']): void {
  const subjects = Object.entries(schemas).flatMap(([name, { 'x-resource': resource, 'x-settings': isSettings }]) => {
    const said = resource as ResourceWords | undefined
    if (said === undefined && !isSettings) return []
    const noun = said?.noun ?? inWords(name)
    return [{ const: subjectOf(name), title: `${noun[0]!.toUpperCase()}${noun.slice(1)}` }]
  })
  for (const { properties = {} } of Object.values(schemas))
    for (const field of Object.values(properties)) {
      if (field['x-subjects']) field.oneOf = [...subjects, ...(Array.isArray(field.oneOf) ? field.oneOf : [])]
      delete field['x-subjects']
    }
}

/** `BaseTag` as audit and events name it: `base-tag`. */
export function subjectOf(name: string): string {
  return name.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
}

interface DerivedSchemas {
  resources: Resource[]
  settings: Settings[]
  forms: Record<string, JsonSchema>
  stateful: Stateful[]
  derived: Set<string>
}

function readResource(contract: Contract, name: string, schema: ResourceFile): Resource {
  const said = schema['x-resource'] as ResourceWords
  const { isRecord = false, sort = [], search = [], filter = [] } = said
  const one = withStandardFields(contract, name, schema, isRecord ? recordFields : standardFields, said.noun)
  const { plural = `${one.noun}s` } = said
  for (const field of [...sort, ...search, ...filter])
    if (!one.schema.properties[field])
      throw new Error(`${name} sorts by, searches or filters by ${field}, which it does not have`)
  return { ...one, plural, sort, search, filter, isRecord }
}

interface ResourceWords {
  noun?: string
  plural?: string
  isRecord?: boolean
  sort?: string[]
  search?: string[]
  filter?: string[]
}

/**
 * What `x-states` says. Where it names a field alone, the choices of that are the states.
 * @throws Error for a field that the schema does not have, and for fewer than two states
 */
function statesOf(
  contract: Contract,
  { name, schema, ...words }: { name: string; noun: string; plural?: string; schema: JsonSchema },
): Stateful {
  const said = schema['x-states'] as Partial<Omit<Stateful, 'name'>> & { field?: string }
  const { field, noun = words.noun, plural = words.plural ?? `${noun}s`, stateWords = {} } = said
  const fieldOf = (one: string): JsonSchema => {
    const found = schema.properties?.[one]
    if (!found) throw new Error(`${name} has states in ${one}, which it does not have`)
    return found.$ref ? resolveReference(contract, found.$ref) : found
  }
  const choices = field === undefined ? [] : (choicesOf(fieldOf(field)) ?? [])
  const states = said.states ?? Object.fromEntries(choices.map((choice) => [String(choice), { [field!]: choice }]))
  for (const held of Object.values(states)) Object.keys(held ?? {}).forEach(fieldOf)
  if (Object.keys(states).length < 2) throw new Error(`${name}: x-states names no states`)
  return { name, noun, plural, states, stateWords }
}

/** @throws Error for a field that is empty where nobody has set it, yet required */
function readSettings(contract: Contract, name: string, schema: ResourceFile): Settings {
  const one = withStandardFields(contract, name, { ...schema, required: schema.required ?? [] }, settingsFields)
  const empty = one.schema.required.find((field) => !('default' in (one.schema.properties[field] ?? {})))
  if (empty) throw new Error(`${name} requires ${empty}, which has no default`)
  return one
}

function withStandardFields(
  contract: Contract,
  name: string,
  schema: ResourceFile,
  { before, after }: Record<'before' | 'after', Record<string, JsonSchema>>,
  noun = inWords(name).toLowerCase(),
): Settings {
  const written = Object.keys(schema.properties).find((field) => field in before || field in after)
  if (written) throw new Error(`${name} writes ${written}, which every resource has`)
  const properties = { ...before, ...schema.properties, ...after }
  // What is not written down is made of the fields' own.
  const exampled = schema.example ? { ...before, ...after } : properties
  const example = { ...examplesOf(contract, exampled), ...schema.example }
  const form = { form: true, title: inWords(noun), submitLabel: `Save ${noun}`, ...schema['x-form'] }
  return { name, noun, schema: { ...schema, properties, example, 'x-form': form } }
}

function examplesOf(contract: Contract, fields: Record<string, JsonSchema>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      (field.$ref ? resolveReference(contract, field.$ref) : field).example,
    ]),
  )
}

/** The schemas of a resource or of settings by what their name ends in. */
function partsOf({ schema }: Settings): Record<'' | 'Input' | 'Update', JsonSchema> {
  const { 'x-form': form, description, required, properties, example } = schema
  const fields = Object.entries(properties)
  const asked = fields.filter(([, field]) => !field.readOnly)
  const version = { ...without(standardFields.before.version!, ['readOnly']), 'x-filled': true }
  return {
    '': {
      type: 'object',
      description,
      additionalProperties: false,
      required: fields.map(([field]) => field),
      properties: Object.fromEntries(
        fields.map(([field, said]) => [field, answered(said, isNullable(said, required.includes(field)))]),
      ),
      example: Object.fromEntries(fields.map(([field]) => [field, example[field] ?? null])),
    },
    Input: {
      type: 'object',
      description: `To be added: ${description[0]!.toLowerCase()}${description.slice(1)}`,
      'x-form': form,
      additionalProperties: false,
      required,
      properties: Object.fromEntries(asked.map(([field, said]) => [field, without(said, ownWords)])),
      example: Object.fromEntries(
        asked.flatMap(([field]) => ((example[field] ?? null) === null ? [] : [[field, example[field]]])),
      ),
    },
    Update: changeOf({ ...schema, properties: { ...Object.fromEntries(asked), version } }),
  }
}

function listPartsOf({ name, plural, sort }: Resource): Record<'Page' | 'Pagination', JsonSchema> {
  return { Page: pageOf(name, `A page of ${plural}.`), Pagination: paginationOf(sort) }
}

/** A field that one need not fill in is null in the answer, unless the server fills it in. */
function isNullable(field: JsonSchema, isRequired: boolean): boolean {
  return !field.readOnly && !isRequired && !('default' in field) && field['x-filled'] !== true
}

function answered(field: JsonSchema, nullable: boolean): JsonSchema {
  if (field.readOnly) {
    const choices = choicesOf(field)
    return {
      ...without(field, [...ownWords, 'title', ...(choices ? ['oneOf'] : [])]),
      ...(choices && { enum: choices }),
    }
  }
  const special = field['x-answer'] as JsonSchema | undefined
  if (special) return special.$ref ? special : { description: field.description, example: field.example, ...special }
  const plain = without(field, [...ownWords, ...formWords, ...boundsOfText, 'title'])
  // An answer says that it is a date, as clients read it, and nothing else of how it had to be typed.
  if (typeof plain.format === 'string' && plain.format !== 'date' && plain.format in contractFormats)
    delete plain.format
  const choices = choicesOf(field)
  if (choices) {
    delete plain.oneOf
    plain.enum = choices
  }
  return nullable ? orNull(plain) : plain
}

/** The values of a field that has titles for them. */
export function choicesOf({ oneOf, enum: values }: JsonSchema): unknown[] | undefined {
  if (Array.isArray(values)) return values
  if (!Array.isArray(oneOf) || !oneOf.every((choice: JsonSchema) => 'const' in choice)) return undefined
  return oneOf.map((choice: JsonSchema) => choice.const)
}

function orNull(field: JsonSchema): JsonSchema {
  if (field.$ref) {
    const { $ref, ...beside } = field
    return { ...beside, oneOf: [{ $ref }, { type: 'null' }] }
  }
  const { enum: values, oneOf } = field
  return {
    ...field,
    type: [field.type, 'null'].flat() as string[],
    ...(Array.isArray(values) && { enum: [...values, null] }),
    ...(Array.isArray(oneOf) && { oneOf: [...oneOf, { const: null, title: 'None' }] }),
  }
}

function derivedFrom(contract: Contract, name: string, said: JsonSchema): JsonSchema | undefined {
  const source = said['x-page-of'] ?? said['x-pagination-of'] ?? said['x-change-of']
  if (source === undefined) return undefined
  const from = contract.components.schemas[String(source)]
  if (!from) throw new Error(`${name} is derived from ${String(source)}, which the contract does not have`)
  if (said['x-page-of']) return pageOf(String(source), said.description)
  if (said['x-pagination-of'])
    return paginationOf(said['x-sort'] as string[], said['x-filter'] as JsonSchema | undefined)
  return changeOf({ ...(from as ObjectSchema), properties: askedFor(contract, said) }, said.description)
}

/** The fields of a partial change as its form has them: those of the form that it changes, and its own. */
function askedFor(contract: Contract, said: JsonSchema): ObjectSchema['properties'] {
  const { properties } = contract.components.schemas[String(said['x-change-of'])] as ObjectSchema
  const left = said['x-without'] as string[] | undefined
  const kept = Object.entries(properties).filter(([field]) => !left?.includes(field))
  return { ...Object.fromEntries(kept), ...said.properties }
}

function pageOf(rows: string, description: unknown): JsonSchema {
  return {
    type: 'object',
    description,
    additionalProperties: false,
    required: ['data', 'total', 'totalIsCapped', 'page', 'pageSize'],
    properties: {
      data: {
        type: 'array',
        description: 'The rows of this page.',
        items: { $ref: `#/components/schemas/${rows}` },
      },
      total: {
        type: 'integer',
        minimum: 0,
        description: 'How many rows match; counting stops at 1,001.',
        example: 25,
      },
      totalIsCapped: { type: 'boolean', description: 'Whether there are more than `total` says.', example: false },
      page: { type: 'integer', minimum: 0, description: 'The page from 0.', example: 0 },
      pageSize: { type: 'integer', minimum: 1, maximum: 100, description: 'Rows a page at the most.', example: 25 },
      next: {
        type: 'string',
        maxLength: 2_000,
        description: 'The cursor for `after`; absent on the last page.',
        example: 'eyJhIjoxfQ',
      },
    },
    example: { data: [], total: 0, totalIsCapped: false, page: 0, pageSize: 25 },
  }
}

function paginationOf(sort: readonly string[], filter?: JsonSchema): JsonSchema {
  const [first] = sort
  return {
    type: 'object',
    description: 'Which page of which rows in which order.',
    additionalProperties: false,
    properties: {
      page: {
        type: 'integer',
        minimum: 0,
        maximum: 100_000,
        default: 0,
        description: 'The page from 0.',
        example: 0,
      },
      pageSize: { type: 'integer', minimum: 1, maximum: 100, default: 25, description: 'Rows a page.', example: 25 },
      sort: {
        type: 'array',
        description: 'The order of rows; the first field counts, ties fall by id.',
        maxItems: 1,
        items: {
          type: 'object',
          description: 'A field and a direction.',
          additionalProperties: false,
          required: ['field', 'direction'],
          properties: {
            field: { type: 'string', enum: sort, description: 'The field.', example: first },
            direction: { $ref: '#/components/schemas/SortDirection' },
          },
        },
      },
      after: {
        type: 'string',
        maxLength: 500,
        description: 'The cursor `next` of the page before; then `page` only counts.',
        example: 'eyJhIjoxfQ',
      },
      ...(filter && { filter }),
    },
    example: { page: 0, pageSize: 25, sort: [{ field: first, direction: 'asc' }] },
  }
}

/** Every field of a form may be left out, and those that the form may leave out may be cleared. */
function changeOf({ required, properties, example }: ObjectSchema, description?: unknown): JsonSchema {
  const [first = Object.keys(properties)[0] ?? ''] = required
  return {
    type: 'object',
    description: description ?? 'What changes; a field left out stays, null clears an optional one.',
    additionalProperties: false,
    minProperties: 1,
    properties: Object.fromEntries(
      Object.entries(properties).map(([field, said]) => {
        const plain = { ...without(said, [...ownWords, ...formWords]), ...refusalOf(said) }
        return [field, isNullable(said, required.includes(field)) ? orNull(plain) : plain]
      }),
    ),
    example: { [first]: example[first] },
  }
}

/** Of what a form is told what the server says as well: how a text must look. */
function refusalOf({ 'x-form': { message } = {} }: JsonSchema): JsonSchema {
  return message === undefined ? {} : { 'x-form': { message } }
}

function without(schema: JsonSchema, keywords: readonly string[]): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !keywords.includes(keyword)))
}

/** `DeliveryOrder` and `deliveryOrder` as `Delivery order`. */
export function inWords(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim()
  return `${words[0]!.toUpperCase()}${words.slice(1)}`
}
