import {
  eachOperation,
  resolveReference,
  type Answer,
  type Contract,
  type JsonSchema,
  type Operation,
  type Parameter,
} from '#scripts/generate/contract.ts'
import { compareSchemas, type Direction } from './compare-schemas.ts'

/** One difference of two contracts. */
export interface ContractChange {
  isBreaking: boolean
  /** A sentence. */
  what: string
  /** Ids of the operations that it concerns. */
  operations: string[]
  /** The schema in which it happened, when that has a name, and the field, when it was there before. */
  schema?: string
  field?: string
}

interface Placed {
  id: string
  route: string
  operation: Operation
}

/**
 * What differs between two contracts, what breaks a caller first, then by the words. A schema that several operations use
 * is told of once, with all of them.
 */
export function compareContracts(before: Contract, after: Contract): ContractChange[] {
  const old = placed(before)
  const now = placed(after)
  const changes: ContractChange[] = [...schemaChanges(before, after)]
  for (const [id, was] of old) {
    const is = now.get(id)
    if (is) changes.push(...operationChanges({ contract: before, ...was }, { contract: after, ...is }))
    else changes.push({ isBreaking: true, what: `${id} (${was.route}) is gone`, operations: [id] })
  }
  for (const [id, { route }] of now)
    if (!old.has(id)) changes.push({ isBreaking: false, what: `${id} (${route}) is new`, operations: [id] })
  return merged(changes).toSorted((a, b) => Number(b.isBreaking) - Number(a.isBreaking) || a.what.localeCompare(b.what))
}

function placed(contract: Contract): Map<string, Placed> {
  const byId = new Map<string, Placed>()
  for (const { path, method, operation } of eachOperation(contract)) {
    const id = operation.operationId
    byId.set(id, { id, route: `${method.toUpperCase()} ${path}`, operation })
  }
  return byId
}

type Place = Placed & { contract: Contract }

function operationChanges(before: Place, after: Place): ContractChange[] {
  const { id } = before
  const changes: ContractChange[] = []
  const say = (isBreaking: boolean, what: string) => changes.push({ isBreaking, what, operations: [id] })
  if (before.route !== after.route) say(true, `${before.route} is now ${after.route}`)
  const access = [before, after].map(({ operation }) => JSON.stringify(operation['x-access']))
  if (access[0] !== access[1]) say(true, `${id}: access ${access[0]} is now ${access[1]}`)

  const compare = (direction: Direction, what: string, was: JsonSchema | undefined, is: JsonSchema | undefined) => {
    if (!was || !is) return
    const sides = [
      { contract: before.contract, schema: was },
      { contract: after.contract, schema: is },
    ] as const
    for (const change of compareSchemas(...sides, direction))
      say(change.isBreaking, `${what}${change.place === '' ? '' : ` ${change.place}`}: ${change.what}`)
  }
  const [parameters, newParameters] = [parametersOf(before), parametersOf(after)]
  for (const [key, was] of parameters) {
    const is = newParameters.get(key)
    if (!is) say(true, `${id}: the ${key} is gone`)
    else {
      if (is.required && !was.required) say(true, `${id}: the ${key} is required now`)
      compare('input', `${id}: the ${key}`, schemaOf(was), schemaOf(is))
    }
  }
  for (const [key, { required }] of newParameters)
    if (!parameters.has(key)) say(required === true, `${id}: the ${key} is new${required ? ' and required' : ''}`)

  const [body, newBody] = [before.operation.requestBody, after.operation.requestBody]
  if (body && !newBody) say(true, `${id} takes no body any more`)
  if (newBody && !body) say(newBody.required === true, `${id} takes a body now`)
  compareContents(body?.content, newBody?.content, { say, compare, what: `${id}: the body`, direction: 'input' })

  for (const status of new Set([before, after].flatMap(({ operation }) => Object.keys(operation.responses)))) {
    const [was, is] = [answerOf(before, status), answerOf(after, status)]
    if (!is) say(status.startsWith('2'), `${id} does not answer ${status} any more`)
    else if (!was) say(false, `${id} answers ${status} as well`)
    else
      compareContents(was.content, is.content, { say, compare, what: `${id}: answer ${status}`, direction: 'answer' })
  }
  return changes
}

interface Comparison {
  say: (isBreaking: boolean, what: string) => void
  compare: (direction: Direction, what: string, was: JsonSchema | undefined, is: JsonSchema | undefined) => void
  what: string
  direction: Direction
}

type Contents = Record<string, unknown>

function compareContents(was: Contents = {}, is: Contents = {}, { say, compare, what, direction }: Comparison): void {
  for (const [type, content] of Object.entries(was)) {
    if (type in is) compare(direction, what, schemaIn(content), schemaIn(is[type]))
    else if (Object.keys(is).length > 0) say(true, `${what} is not ${type} any more`)
  }
  for (const type of Object.keys(is))
    if (!(type in was) && Object.keys(was).length > 0) say(false, `${what} may be ${type}`)
}

const schemaIn = (content: unknown) => (content as { schema?: JsonSchema } | undefined)?.schema

function schemaOf(parameter: Parameter): JsonSchema | undefined {
  return parameter.schema ?? schemaIn((parameter as { content?: Contents }).content?.['application/json'])
}

function resolved<Part extends object>(contract: Contract, part: Part | { $ref: string }): Part {
  return '$ref' in part ? (resolveReference(contract, part.$ref) as Part) : part
}

function parametersOf({ contract, operation }: Place): Map<string, Parameter> {
  const list = (operation.parameters ?? []).map((each) => resolved<Parameter>(contract, each))
  return new Map(list.map((each) => [`${each.in} parameter ${each.name}`, each]))
}

function answerOf({ contract, operation }: Place, status: string): Answer | undefined {
  const answer = operation.responses[status]
  return answer && resolved<Answer>(contract, answer)
}

/** Each named schema in the directions in which it is used on both sides. */
function* schemaChanges(before: Contract, after: Contract): Generator<ContractChange> {
  const uses = [usesOf(before), usesOf(after)] as const
  const schemas = before.components.schemas
  for (const [name, schema] of Object.entries(schemas)) {
    const is = after.components.schemas[name]
    const everywhere = new Set(
      uses.flatMap((each) => (['input', 'answer'] as const).flatMap((d) => [...(each[d].get(name) ?? [])])),
    )
    if (!is) {
      yield {
        isBreaking: false,
        what: `Schema ${name} is gone`,
        operations: [...everywhere],
        schema: name,
        field: name,
      }
      continue
    }
    for (const direction of ['input', 'answer'] as const) {
      const operations = new Set([...(uses[0][direction].get(name) ?? []), ...(uses[1][direction].get(name) ?? [])])
      if (operations.size === 0) continue
      const sides = [
        { contract: before, schema },
        { contract: after, schema: is },
      ] as const
      for (const { isBreaking, place, what } of compareSchemas(...sides, direction)) {
        const where = direction === 'input' ? 'where it is sent' : 'where it is answered'
        const field = place.split('.').at(-1)?.replace('[]', '')
        yield {
          isBreaking,
          what: `${name}${place === '' ? '' : `.${place}`}, ${where}: ${what}`,
          operations: [...operations],
          schema: name,
          ...(field && !what.startsWith('is new') && { field }),
        }
      }
    }
  }
  for (const name of Object.keys(after.components.schemas))
    if (!schemas[name]) yield { isBreaking: false, what: `Schema ${name} is new`, operations: [], schema: name }
}

type Uses = Record<Direction, Map<string, Set<string>>>

/** Which operations send and answer each named schema, directly or within another. */
function usesOf(contract: Contract): Uses {
  const uses: Uses = { input: new Map(), answer: new Map() }
  for (const { operation } of eachOperation(contract)) {
    const sent = [operation.parameters ?? [], operation.requestBody ?? {}]
    for (const [direction, part] of [
      ['input', sent],
      ['answer', operation.responses],
    ] as const)
      for (const name of namesBelow(contract, part))
        uses[direction].set(name, (uses[direction].get(name) ?? new Set()).add(operation.operationId))
  }
  return uses
}

function namesBelow(
  contract: Contract,
  node: unknown,
  names = new Set<string>(),
  seen = new Set<string>(),
): Set<string> {
  if (!node || typeof node !== 'object') return names
  for (const [key, child] of Object.entries(node)) {
    if (key !== '$ref' || typeof child !== 'string') namesBelow(contract, child, names, seen)
    else if (!seen.has(child)) {
      seen.add(child)
      if (child.startsWith('#/components/schemas/')) names.add(child.split('/').at(-1)!)
      namesBelow(contract, resolveReference(contract, child), names, seen)
    }
  }
  return names
}

/** The same words of several operations are one change. */
function merged(changes: readonly ContractChange[]): ContractChange[] {
  const byWords = new Map<string, ContractChange>()
  for (const change of changes) {
    const same = byWords.get(change.what)
    byWords.set(
      change.what,
      same ? { ...same, operations: [...new Set([...same.operations, ...change.operations])] } : change,
    )
  }
  return [...byWords.values()]
}
