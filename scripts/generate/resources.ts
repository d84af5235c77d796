import type { ScreenActs } from './acts.ts'
import type { Contract } from './contract.ts'
import type { OperationsOf } from './derived-operations.ts'
import { subjectOf, type Resource } from './derived-schemas.ts'
import { factOf, fieldOf, keyOf, kinds } from './field-facts.ts'
import type { FiltersOf } from './filters.ts'

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
    resources.map(({ name, noun, plural, sort, isRecord, schema }) => {
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
      const isEdited = operations.some(([act]) => act === 'update')
      const acts = actsOf.get(name)
      const imports = [...calls.map((call) => call.split(': ')[1]), ...(acts?.calls ?? [])]
      const block = (lines: readonly string[]) => lines.map((line) => `    ${line},`).join('\n')
      return [
        `${keyOf(name)}.ts`,
        `import { ${imports.join(', ')} } from '../client/${area}/${area}.ts'

/** What the contract says of ${plural}, as \`defineResource\` takes it. */
export const ${contractName(name)} = {
  words: ${JSON.stringify({ one: noun, many: plural })},
  subject: '${subjectOf(name)}',
  defaultSort: ${JSON.stringify({ field: sort[0], direction: isRecord ? 'desc' : 'asc' })},
  calls: {
${block(calls)}
  },
  facts: {
${block(facts)}
  },
  filters: [${(filtersOf.get(name) ?? []).map((filter) => `\n    ${JSON.stringify(filter)},`).join('')}${filtersOf.has(name) ? '\n  ' : ''}],
${isEdited || form in contract.components.schemas ? `  formName: '${form}',\n  form: async () => (await import('../forms/${form}.ts')).${keyOf(form)}Form,\n` : ''}} as const
${acts?.text ?? ''}`,
      ]
    }),
  )
}
