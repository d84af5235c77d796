import {
  eachOperation,
  type Answer,
  type Contract,
  type JsonSchema,
  type Operation,
  type Parameter,
} from './contract.ts'
import { inWords, type Resource, type Settings, type Stateful } from './derived-schemas.ts'

/** What can be done to a resource; an operation says which with `x-<act>: <Resource>`. */
export const resourceActs = ['list', 'get', 'create', 'update', 'delete', 'archive', 'restore', 'uses'] as const
export type Act = (typeof resourceActs)[number]

/** What can be done to settings; an operation says which with `x-read-settings: <Settings>` and `x-change-settings: <Settings>`. */
const settingsActs = [
  ['x-read-settings', 'get'],
  ['x-change-settings', 'update'],
] as const

/** What may happen to a thing that has states, by the operation that does it (`x-act`). */
export interface DeclaredAct {
  /** The schema whose states they are: `Protocol`. */
  of: string
  /** States in which it can be done, and the one that comes of it. */
  from: readonly string[]
  to: string
  /** What one has to hold for it. */
  permission: string
  /** What its button says: `Disable`. */
  label: string
  /** What is said once it is done, with `{name}` for that field of the row; null: nothing. */
  said: string | null
  /** What is asked before, always or only of a row that is in use; null: nothing. */
  ask: { title: string; text: string; whenUsed: boolean } | null
  /** The operation that takes it back. */
  undo: string | null
}

export type DeclaredActs = ReadonlyMap<string, DeclaredAct>

/** The operation of each act, by the name of the resource or the settings. */
export type OperationsOf = ReadonlyMap<string, Partial<Record<Act, string>>>

const schema = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })
const json = (content: JsonSchema) => ({ content: { 'application/json': { schema: content } } })

/**
 * Gives every operation what follows from its place and its words: the parameters of its path, `security: []` where it is
 * public, the summary as the description of its answer, and what `x-list`, `x-get`, `x-read-settings` … say: summary, parameters, body
 * and answer. What it says itself is added to that.
 */
export function deriveOperations(
  contract: Contract,
  resources: readonly Resource[],
  settings: readonly Settings[],
  stateful: readonly Stateful[],
): { operationsOf: OperationsOf; acts: DeclaredActs } {
  const acts = new Map<string, DeclaredAct>()
  const operationsOf = new Map<string, Partial<Record<Act, string>>>(
    [...resources, ...settings].map(({ name }) => [name, {}]),
  )
  for (const { path, operation } of eachOperation(contract)) {
    for (const [word, act] of settingsActs) {
      if (!(word in operation)) continue
      const one = settings.find(({ name }) => name === operation[word])
      if (!one) throw new Error(`${operation.operationId}: ${String(operation[word])} are no settings`)
      operationsOf.get(one.name)![act] = operation.operationId
      addSettingsAct(operation, act, one)
      delete operation[word]
    }
    if ('x-act' in operation) acts.set(operation.operationId, declaredAct(operation, stateful))
    const act = resourceActs.find((candidate) => `x-${candidate}` in operation)
    if (act) {
      const name = String(operation[`x-${act}`])
      const resource = resources.find((candidate) => candidate.name === name)
      const operations = operationsOf.get(name)
      if (!resource || !operations) throw new Error(`${operation.operationId}: ${name} is no resource`)
      // One may ask for the same rows in several ways; the first is what lists of it are filled with.
      if (operations[act] && act !== 'list')
        throw new Error(`${operation.operationId} and ${operations[act]} both ${act} ${name}`)
      operations[act] ??= operation.operationId
      addAct(operation, act, resource, path)
      delete operation[`x-${act}`]
    }
    addPathParameters(contract, path, operation)
    if (operation['x-access'] === 'public') operation.security = []
    for (const [status, answer] of Object.entries(operation.responses))
      if (status.startsWith('2') && !('$ref' in answer)) answer.description ??= operation.summary
  }
  for (const [id, { undo }] of acts)
    if (undo !== null && !acts.has(undo)) throw new Error(`${id} is undone by ${undo}, which is no act`)
  return { operationsOf, acts }
}

/** As it is written: what nothing is said of is null, and the question is "Disable {name}?". */
type SaidAct = Pick<DeclaredAct, 'of' | 'from' | 'to' | 'label'> & {
  said?: string
  ask?: { title?: string; text: string; whenUsed?: boolean }
  undo?: string
}

/** @throws Error for an act on what has no states, or from and to states that it does not have */
function declaredAct(operation: Operation, stateful: readonly Stateful[]): DeclaredAct {
  const { of, from, to, label, said = null, ask = null, undo = null } = operation['x-act'] as SaidAct
  const thing = stateful.find(({ name }) => name === of)
  const unknown = [...from, to].find((state) => !Object.hasOwn(thing?.states ?? {}, state))
  if (!thing || unknown !== undefined) throw new Error(`${operation.operationId}: ${of} has no state ${unknown ?? ''}`)
  operation.summary ??= `${label} ${withArticle(thing.noun)}`
  operation.responses = {
    200: json(schema(of)),
    422: { $ref: '#/components/responses/FormError' },
    ...operation.responses,
  }
  delete operation['x-act']
  const { permission } = operation['x-access'] as { permission: string }
  const question = ask && { title: `${label} {name}?`, whenUsed: false, ...ask }
  return { of, from, to, permission, label, said, ask: question, undo }
}

function withArticle(noun: string): string {
  return `${/^[aeio]/.test(noun) ? 'an' : 'a'} ${noun}`
}

function addAct(operation: Operation, act: Act, resource: Resource, path: string): void {
  const { name } = resource
  operation.summary ??= summaryOf(act, resource, path)
  const { parameters = [], requestBody, responses = {} } = operation
  if (act === 'list') operation.parameters = [...listParameters(resource), ...parameters]
  if (act === 'archive' || act === 'restore') operation.description ??= 'All of them or none.'
  if (act === 'create') operation.parameters = [{ $ref: '#/components/parameters/IdempotencyKey' }, ...parameters]
  const body = bodyOf(act, name)
  if (body && !requestBody) operation.requestBody = { required: true, ...json(schema(body)) }
  operation.responses = { ...answersOf(act, name), ...responses }
  const own = responses['200'] as Answer | undefined
  if (own && (act === 'list' || act === 'get'))
    operation.responses['200'] = { ...own, content: { ...json(schema(answerOf(act, name))).content, ...own.content } }
}

function addSettingsAct(operation: Operation, act: 'get' | 'update', { name, noun }: Settings): void {
  operation.summary ??= act === 'get' ? `The ${noun} of an organisation` : `Change the ${noun}`
  if (act === 'update') operation.requestBody = { required: true, ...json(schema(`${name}Update`)) }
  operation.responses = { 200: json(schema(name)), ...operation.responses }
}

/** What an operation is called that does just this, in the words of the resource: `Change a vehicle`. */
function summaryOf(act: Act, { noun, plural }: Resource, path: string): string {
  const one = withArticle(noun)
  const whose = path.includes('{tenantId}') ? 'an organisation' : 'the organisation one works in'
  const summaries: Record<Act, string> = {
    list: `The ${plural} of ${whose}`,
    get: one.replace('a', 'A'),
    create: `Add ${one}`,
    update: `Change ${one}`,
    delete: `Delete ${one}`,
    archive: `Archive ${plural}`,
    restore: `Restore archived ${plural}`,
    uses: `Where ${plural} are in use`,
  }
  return summaries[act]
}

function bodyOf(act: Act, name: string): string | undefined {
  if (act === 'create') return `${name}Input`
  if (act === 'update') return `${name}Update`
  return act === 'archive' || act === 'restore' || act === 'uses' ? 'IdList' : undefined
}

function answerOf(act: Act, name: string): string {
  if (act === 'uses') return 'Uses'
  return act === 'list' ? `${name}Page` : name
}

function answersOf(act: Act, name: string): Operation['responses'] {
  if (act === 'delete')
    return { 200: { $ref: '#/components/responses/Done' }, 422: { $ref: '#/components/responses/FormError' } }
  if (act === 'archive' || act === 'restore')
    return { 200: { $ref: '#/components/responses/Done' }, 404: { $ref: '#/components/responses/NotFound' } }
  const answer = { 200: json(schema(answerOf(act, name))) }
  return act === 'uses' ? { ...answer, 404: { $ref: '#/components/responses/NotFound' } } : answer
}

function listParameters({ name, schema: { properties }, search, isRecord }: Resource): Parameter[] {
  const query = (parameter: string, description: string, rest: object): Parameter => ({
    name: parameter,
    in: 'query',
    required: false,
    description,
    ...rest,
  })
  const titles = search.map((field) => titleOf(field, properties[field]).toLowerCase())
  const list = [titles.slice(0, -1).join(', '), titles.at(-1)].filter(Boolean).join(' and ')
  return [
    query('pagination', 'Page, order and filter, as JSON.', json(schema(`${name}Pagination`))),
    ...(isRecord
      ? []
      : [
          query('displayArchived', 'Archived ones instead of the others.', {
            schema: { type: 'boolean', example: false },
          }),
        ]),
    ...(search.length > 0
      ? [query('search', `Text over ${list}.`, { schema: { type: 'string', maxLength: 100, example: 'broadway' } })]
      : []),
  ]
}

/** What people call a field: its title, else its name in words. */
export function titleOf(name: string, field: JsonSchema | undefined): string {
  return field?.title ?? inWords(name)
}

/** `{vehicleId}` of a path is the component `VehicleId`, which is a plain id where nothing else is written. */
function addPathParameters(contract: Contract, path: string, operation: Operation): void {
  const own = new Set((operation.parameters ?? []).flatMap((each) => ('name' in each ? [each.name] : [])))
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).filter((name) => !own.has(name))
  if (names.length === 0) return
  const components = (contract.components.parameters ??= {})
  const references = names.map((name) => {
    const key = `${name[0]!.toUpperCase()}${name.slice(1)}`
    components[key] ??= {
      name,
      in: 'path',
      required: true,
      description: `The ${inWords(name.replace(/Id$/, '')).toLowerCase()}'s id.`,
      schema: schema('Id'),
    }
    return { $ref: `#/components/parameters/${key}` }
  })
  operation.parameters = [...references, ...(operation.parameters ?? [])]
}
