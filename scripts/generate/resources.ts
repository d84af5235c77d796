import type { ScreenActs } from './acts.ts'
import { resolveReference, type Contract, type JsonSchema } from './contract.ts'
import { titleOf, type OperationsOf } from './derived-operations.ts'
import { choicesOf, type Resource } from './derived-schemas.ts'
import type { FiltersOf } from './filters.ts'

const kinds = ['id', 'instant', 'text', 'choice', 'integer', 'number', 'boolean', 'object', 'list'] as const
type Kind = (typeof kinds)[number]

/** `resources.ts`: what each resource is and which operation does what to it, read by mocks, tests and screens. */
export function resourcesModule(
  contract: Contract,
  resources: readonly Resource[],
  areaOf: ReadonlyMap<string, string>,
  operationsOf: OperationsOf,
  filtersOf: FiltersOf,
): string {
  const entries = resources.map((resource) => {
    const { name, noun, plural, sort, search, schema } = resource
    const fields = Object.entries(schema.properties).map(([field, said]) => {
      const answer = contract.components.schemas[name]?.properties?.[field] ?? {}
      return `      ${field}: ${JSON.stringify(fieldOf(contract, field, said, answer, schema.required))},`
    })
    const head = {
      schema: name,
      area: areaOf.get(name),
      noun,
      plural,
      operations: operationsOf.get(name),
      sort,
      search,
      filter: Object.fromEntries((filtersOf.get(name) ?? []).map(({ name: field, kind }) => [field, kind])),
    }
    const lines = Object.entries(head).map(([key, value]) => `    ${key}: ${JSON.stringify(value)},`)
    return [`  ${keyOf(name)}: {`, ...lines, '    fields: {', ...fields, '    },', '  },'].join('\n')
  })
  return `import type { OperationId } from './operations.ts'

/** What a field holds: an id, an instant in unix seconds, one of \`choices\`, or a JSON type. */
export type FieldKind = ${kinds.map((kind) => `'${kind}'`).join(' | ')}
/** How a list is filtered by a field: by any of several choices, yes or no, a row of something else, or a range. */
export type FilterKind = 'choice' | 'boolean' | 'reference' | 'instant' | 'date' | 'measure' | 'money' | 'number'
export interface ResourceField {
  readonly kind: FieldKind
  /** What people call it. */
  readonly title: string
  /** Made by the server, never sent. */
  readonly readOnly: boolean
  /** Whether one cannot be added without it. */
  readonly required: boolean
  /** Whether it is null where nothing was given; a change may then clear it. */
  readonly nullable: boolean
  /** What it is where nothing was given. */
  readonly default?: unknown
  readonly choices?: readonly unknown[]
}
export interface Resource {
  /** Name of its schema; those of its form, changes and pages begin with it. */
  readonly schema: string
  /** Folder of its schema. */
  readonly area: string
  readonly noun: string
  readonly plural: string
  readonly operations: {
    readonly [Act in 'list' | 'get' | 'create' | 'update' | 'delete' | 'archive' | 'restore' | 'uses']?: OperationId
  }
  /** Fields by which its list can be ordered. */
  readonly sort: readonly string[]
  /** Fields that its search looks through. */
  readonly search: readonly string[]
  /** Fields that its list is filtered by, and how. */
  readonly filter: Readonly<Record<string, FilterKind>>
  readonly fields: Readonly<Record<string, ResourceField>>
}

export const resources = {
${entries.join('\n')}
} as const satisfies Record<string, Resource>

export type ResourceName = keyof typeof resources
`
}

/** `BaseTag` as it is named in code: `baseTag`. */
export function keyOf(name: string): string {
  return `${name[0]!.toLowerCase()}${name.slice(1)}`
}

/** What the screens of a resource take from the contract is called: `vehicleContract`. */
export function contractName(resource: string): string {
  return `${keyOf(resource)}Contract`
}

/**
 * The files of `screens/`, by name: what the contract says of each resource that its screens need not say again. One file each, so
 * that a list loads no other's.
 */
export function screenModules(
  contract: Contract,
  resources: readonly Resource[],
  areaOf: ReadonlyMap<string, string>,
  operationsOf: OperationsOf,
  actsOf: ReadonlyMap<string, ScreenActs>,
  filtersOf: FiltersOf,
): Map<string, string> {
  return new Map(
    resources.map(({ name, noun, plural, sort, schema }) => {
      const operations = Object.entries(operationsOf.get(name) ?? {})
      const calls = operations.flatMap(([act, id]) => {
        return act === 'list' || act === 'get'
          ? [`${act}: ${id}`, `${act}Key: get${id[0]!.toUpperCase()}${id.slice(1)}QueryKey`]
          : [`${act}: ${id}`]
      })
      const facts = Object.entries(schema.properties).flatMap(([field, said]) => {
        const fact = factOf(contract, field, said)
        return fact
          ? [`${field}: ${JSON.stringify({ ...fact, ...(sort.includes(field) && { sortField: field }) })}`]
          : []
      })
      const area = areaOf.get(name) ?? ''
      const form = `${name}Input`
      const acts = actsOf.get(name)
      const imports = [...calls.map((call) => call.split(': ')[1]), ...(acts?.calls ?? [])]
      const block = (lines: readonly string[]) => lines.map((line) => `    ${line},`).join('\n')
      return [
        `${keyOf(name)}.ts`,
        `import { ${imports.join(', ')} } from '../client/${area}/${area}.ts'

/** What the contract says of ${plural}, as \`defineResource\` takes it. */
export const ${contractName(name)} = {
  words: ${JSON.stringify({ one: noun, many: plural })},
  defaultSort: ${JSON.stringify({ field: sort[0], direction: 'asc' })},
  calls: {
${block(calls)}
  },
  facts: {
${block(facts)}
  },
  filters: [${(filtersOf.get(name) ?? []).map((filter) => `\n    ${JSON.stringify(filter)},`).join('')}${filtersOf.has(name) ? '\n  ' : ''}],
${form in contract.components.schemas ? `  formName: '${form}',\n  form: async () => (await import('../forms/${form}.ts')).${keyOf(form)}Form,\n` : ''}} as const
${acts?.text ?? ''}`,
      ]
    }),
  )
}

/** What every row has for the product, and nobody reads in a list. */
const unread = ['version', 'archived']

/** How people read a field in a list: what it is called and of which kind it is. Ids, lists and what has fields of its own are not read there. */
export function factOf(contract: Contract, name: string, said: JsonSchema): object | undefined {
  if (unread.includes(name)) return undefined
  const title = titleOf(name, said)
  const unit = said['x-form']?.unit
  if (unit) return { title, kind: 'measure', unit }
  if (said.$ref === '#/components/schemas/Cents' || said['x-form']?.widget === 'money') return { title, kind: 'money' }
  if (said['x-form']?.widget === 'percent') return { title, kind: 'percent' }
  if (said.format === 'phone' || said.format === 'date') return { title, kind: said.format }
  if (said['x-form']?.widget === 'image') return { title, kind: 'image' }
  const kind = kindOf(contract, said)
  if (kind === 'id' || kind === 'object' || kind === 'list') return undefined
  if (kind === 'choice') return { title, ...choiceOf(said) }
  return { title, kind: kind === 'integer' ? 'number' : kind }
}

/** What the values of a choice are called: what the form calls them, else as they are; undefined: it is none. */
export function choicesIn(said: JsonSchema): Record<string, string> | undefined {
  const { oneOf, 'x-form': { choices: titles = [] } = {} } = said
  const titled = Array.isArray(oneOf) ? oneOf.map((choice: JsonSchema) => choice.title) : (titles as string[])
  const values = choicesOf(said)
  return values && Object.fromEntries(values.map((value, place) => [String(value), titled[place] ?? String(value)]))
}

/** Values that have no titles are read as they are. */
function choiceOf({ oneOf }: JsonSchema): object {
  if (!Array.isArray(oneOf)) return { kind: 'text' }
  return {
    kind: 'choice',
    choices: Object.fromEntries(oneOf.map((choice: JsonSchema) => [choice.const, choice.title ?? choice.const])),
  }
}

/** What `generated/` says of a field beside its schema. */
export function fieldOf(
  contract: Contract,
  name: string,
  said: JsonSchema,
  answer: JsonSchema,
  required: readonly string[],
): object {
  const choices = choicesOf(said)
  return {
    kind: kindOf(contract, said),
    title: titleOf(name, said),
    readOnly: said.readOnly === true,
    required: required.includes(name),
    nullable: mayBeNull(answer),
    ...('default' in said && { default: said.default }),
    ...(choices && { choices }),
  }
}

export function mayBeNull({ type, oneOf }: JsonSchema): boolean {
  return [type].flat().includes('null') || (Array.isArray(oneOf) && oneOf.some((choice) => choice.type === 'null'))
}

function kindOf(contract: Contract, schema: JsonSchema): Kind {
  if (schema.$ref === '#/components/schemas/Id') return 'id'
  if (schema.$ref === '#/components/schemas/UnixSeconds') return 'instant'
  if (schema.$ref) return kindOf(contract, resolveReference(contract, schema.$ref))
  if (choicesOf(schema)) return 'choice'
  const [alternative] = Array.isArray(schema.oneOf) ? schema.oneOf : []
  if (alternative) return kindOf(contract, alternative)
  const [type] = [schema.type].flat().filter((each) => each !== 'null')
  if (type === 'string') return 'text'
  if (type === 'array') return 'list'
  const kind = kinds.find((each) => each === type)
  if (!kind) throw new Error(`What kind of field is ${JSON.stringify(schema)}?`)
  return kind
}
