import { eachOperation, resolveReference, type Contract, type JsonSchema } from './contract.ts'
import { inWords, type Resource, type Stateful } from './derived-schemas.ts'
import { pathsOf } from './forms.ts'
import { choicesIn, factOf, mayBeNull } from './field-facts.ts'

const kinds = ['choice', 'boolean', 'reference', 'instant', 'date', 'measure', 'money', 'number'] as const

/** What a list is filtered by, as its screen draws the control. */
export interface ListFilter {
  /** The field. */
  name: string
  title: string
  /** How: by any of several choices, yes or no, a row of something else, or a range with both ends in it. */
  kind: (typeof kinds)[number]
  /** What the values of a choice, or yes and no, are called. */
  choices?: Readonly<Record<string, string>>
  /** Of a measure. */
  unit?: unknown
  /** Of a range of numbers: the least and the most, and whether there is anything between two whole ones. */
  least?: number
  most?: number
  isWhole?: boolean
  /** Of a reference: where its rows are found, one of the permissions that it takes, and whether there may be none. */
  of?: object
  permissions?: readonly string[]
  isOptional?: boolean
}

/** The filters of each resource that has any, by its name. */
export type FiltersOf = ReadonlyMap<string, readonly ListFilter[]>

/** Names that the address of a list has taken. */
const taken = new Set(['q', 'sort', 'page', 'archived'])
/** How a field without a value is asked for. */
const none = 'none'

/**
 * Gives the list of each resource that says `x-resource.filter` its `<Name>Filter` within `pagination`: one optional key for each field,
 * whose values follow from the field's schema.
 * @param derived the names of the schemas that stand in no file, to which those are added
 * @throws Error that names a field by which no list can be filtered
 */
export function addFilters(
  contract: Contract,
  resources: readonly Resource[],
  stateful: readonly Stateful[],
  derived: Set<string>,
): FiltersOf {
  const { schemas } = contract.components
  const filtered = resources.filter(({ filter }) => filter.length > 0)
  return new Map(
    filtered.map((resource) => {
      const { states = {} } = stateful.find(({ name }) => name === resource.name) ?? {}
      const filters = resource.filter.map((field) => filterOf(contract, resource, states, field))
      const name = `${resource.name}Filter`
      derived.add(name)
      schemas[name] = schemaOf(resource, filters)
      schemas[`${resource.name}Pagination`]!.properties!.filter = { $ref: `#/components/schemas/${name}` }
      return [resource.name, filters]
    }),
  )
}

function filterOf(contract: Contract, resource: Resource, states: Stateful['states'], name: string): ListFilter {
  const { schema } = resource
  const said = schema.properties[name] ?? {}
  const hint = said['x-form']
  const fact = factOf(contract, name, said) as Partial<Omit<ListFilter, 'kind'>> & { kind?: string }
  const { title = inWords(name), unit } = fact ?? {}
  const isOptional = mayBeNull(contract.components.schemas[resource.name]?.properties?.[name] ?? {})
  const choices = choicesIn(said)
  const kind = hint?.of ? 'reference' : choices ? 'choice' : kinds.find((each) => each === fact?.kind)
  if (kind === undefined || taken.has(name) || (choices && none in choices && isOptional))
    throw new Error(`${resource.name} cannot be filtered by ${name}`)
  const of = { name, title, kind }
  switch (kind) {
    case 'choice':
      return { ...of, choices: { ...choices, ...(isOptional && { [none]: 'None' }) } }
    case 'boolean':
      return { ...of, choices: wordsOfStates(name, states) }
    case 'reference':
      return { ...of, ...referenceOf(contract, hint), isOptional }
    case 'instant':
    case 'date':
      return of
    default:
      return { ...of, ...(unit !== undefined && { unit }), ...boundsOf(contract, resource, name) }
  }
}

/** Yes and no, or the states that say nothing but what this field holds. */
function wordsOfStates(name: string, states: Stateful['states']): Record<string, string> {
  const said = Object.entries(states).filter(([, held]) => held !== null && Object.keys(held).join() === name)
  return {
    true: 'Yes',
    false: 'No',
    ...Object.fromEntries(said.map(([word, held]) => [String(held?.[name]), inWords(word)])),
  }
}

function referenceOf(contract: Contract, hint: JsonSchema['x-form']): Pick<ListFilter, 'of' | 'permissions'> {
  const { of, with: given } = hint as { of: string; with?: Record<string, string> }
  const list = [...eachOperation(contract)].find(({ operation }) => operation.operationId === of)
  const access = list?.operation['x-access'] as { permission?: string | string[] } | undefined
  return { of: pathsOf(contract, of, given), permissions: [access?.permission ?? []].flat() }
}

/** Beyond what a column holds there is nothing to ask for, and PostgreSQL would refuse it. */
function boundsOf(contract: Contract, { name, schema }: Resource, field: string) {
  const said = schema.properties[field] ?? {}
  const { minimum: least, maximum: most, type } = said.$ref ? resolveReference(contract, said.$ref) : said
  if (typeof least !== 'number' || typeof most !== 'number')
    throw new Error(`${name} is filtered by ${field}, which needs a minimum and a maximum`)
  return { least, most, isWhole: [type].flat().includes('integer') }
}

function schemaOf({ plural, schema }: Resource, filters: readonly ListFilter[]): JsonSchema {
  const fields = filters.map((filter) => {
    const { example } = schema.properties[filter.name] ?? {}
    return [filter.name, valuesOf(filter, example)] as const
  })
  return {
    type: 'object',
    description: `Which ${plural}: those that fit all of it.`,
    additionalProperties: false,
    properties: Object.fromEntries(fields),
    example: {},
  }
}

function valuesOf(filter: ListFilter, example: unknown): JsonSchema {
  const { title, kind, choices = {}, least, most, isWhole, isOptional } = filter
  const id = { $ref: '#/components/schemas/Id' }
  switch (kind) {
    case 'choice': {
      const values = Object.keys(choices)
      const items = { type: 'string', enum: values, description: 'A value.', example: values[0] }
      const bounds = { minItems: 1, maxItems: values.length, uniqueItems: true }
      return { type: 'array', ...bounds, items, description: `${title}: any of these.`, example: [values[0]] }
    }
    case 'boolean':
      return { type: 'boolean', description: `${title}: ${choices.true}, or else ${choices.false}.`, example: true }
    case 'reference':
      return isOptional
        ? {
            description: `${title}: this one, any, or none.`,
            oneOf: [id, { type: 'string', enum: ['any', none] }],
            example,
          }
        : id
    case 'instant':
      return rangeOf(title, { $ref: '#/components/schemas/UnixSeconds' })
    case 'date':
      return rangeOf(title, { type: 'string', format: 'date', maxLength: 10, description: 'A day.', example })
    case 'measure':
    case 'money':
    case 'number':
      return rangeOf(title, {
        type: isWhole ? 'integer' : 'number',
        minimum: least,
        maximum: most,
        description: 'This included.',
        example,
      })
  }
}

function rangeOf(title: string, end: JsonSchema): JsonSchema {
  return {
    type: 'object',
    description: `${title}: between these, both included, or on one side of one.`,
    additionalProperties: false,
    minProperties: 1,
    properties: { from: end, to: end },
  }
}
