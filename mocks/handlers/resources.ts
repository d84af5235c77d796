import { notFound } from '#domain/text/refusal.ts'
import { holdsWords } from '#domain/text/bare-letters.ts'
import { chargeFault } from '#domain/pricing/charge-fault.ts'
import { noSuch } from '#domain/text/refusals.ts'
import { faker } from '@faker-js/faker/locale/en_CA'
import { getResponse, type HttpHandler } from 'msw'
import type { Charge, IdList } from '#generated/model/index.ts'
import { type OperationEntry, operations } from '#generated/operations.ts'
import { type Resource, resources } from '#generated/resources.ts'
import { tenantOf } from '../context.ts'
import type { AnyMockHandler, MockCall } from '../define-mocks.ts'
import { pageOf } from '../pages.ts'
import {
  addRow,
  changeRow,
  type Fields,
  fitsFilter,
  type NamedResource,
  removeRow,
  rowOf,
  rowsOf,
  setArchived,
  shownRow,
  valueOf,
} from '../resource-store.ts'
import { usesOf } from '../uses.ts'
import type { MockTenant, ResourceRow } from '../world-types.ts'

type Act = keyof Resource['operations']
type Asked = Parameters<AnyMockHandler>[0]

/** The tables of the contract that the store is driven by, and where rows come from that the world does not have. */
export interface ResourceTables {
  readonly resources: Readonly<Record<string, Resource>>
  readonly operations: Readonly<Record<string, Pick<OperationEntry, 'method' | 'path'>>>
  readonly generated: () => readonly HttpHandler[]
}

/** Each organisation has so many rows of a resource that the world does not know. */
const sampledRows = 12
const daySeconds = 86_400
const done = { done: true } as const

/** Every resource of the contract: its rows are the world's, and are found, added, changed and archived as the contract says. */
export function resourcesMocks(
  given: Pick<ResourceTables, 'generated'> & Partial<ResourceTables>,
): Readonly<Record<string, AnyMockHandler>> {
  const tables: ResourceTables = { resources, operations, ...given }
  return Object.fromEntries(
    Object.entries(tables.resources).flatMap(([name, resource]) => {
      const answers = answersOf({ ...resource, name }, tables)
      return Object.entries(resource.operations).map(([act, operationId]) => {
        const handler: AnyMockHandler = async (input, call) => {
          // A row that is added needs no others.
          if (act !== 'create') await sampleOnce(call, { ...resource, name }, tables)
          return answers[act as Act](input, call)
        }
        return [operationId, handler]
      })
    }),
  )
}

function answersOf(resource: NamedResource, tables: ResourceTables): Record<Act, AnyMockHandler> {
  const own = ({ caller }: MockCall) => tenantOf(caller).tenant.id
  const ownRow = ({ path }: Asked, call: MockCall) => rowOf(call.world, resource, rowId(path), [own(call)])
  const archive =
    (archived: boolean): AnyMockHandler =>
    ({ body }, call) => {
      setArchived(call, resource, (body as IdList).ids, own(call), archived)
      return done
    }
  return {
    list({ query }, call) {
      const page = pageOf(call, listOf(resource, matching(resource, query, call)))
      return { ...page, data: page.data.map((row) => shownRow(resource, row)) }
    },
    get: ({ path }, call) =>
      shownRow(resource, rowOf(call.world, resource, rowId(path), readable(tenantOf(call.caller)))),
    async create({ body }, call) {
      const [sample = {}] = await samples(resource, tables, call.world.seed)
      return shownRow(resource, addRow(call, resource, Object(body), own(call), sample))
    },
    update: (input, call) => shownRow(resource, changeRow(call, resource, ownRow(input, call), Object(input.body))),
    delete(input, call) {
      removeRow(call.world, resource, ownRow(input, call))
      return done
    },
    uses: ({ body }, call) => usesOf((body as IdList).ids.map((id) => rowOf(call.world, resource, id, [own(call)]))),
    archive: archive(true),
    restore: archive(false),
  }
}

/** What one organisation reads: its own, and what belongs to those that order from it. */
function readable({ tenant, customerIds }: MockTenant): number[] {
  return [tenant.id, ...customerIds]
}

/** @throws 404 for rows of an organisation that is none of the caller's business */
function matching(resource: NamedResource, query: Asked['query'], { world, caller }: MockCall): ResourceRow[] {
  const reader = tenantOf(caller)
  const { requesterTenantId = reader.tenant.id, displayArchived = false, search = '', pagination } = query
  if (!readable(reader).includes(Number(requesterTenantId))) throw notFound(noSuch('customer'))
  return rowsOf(world, resource).filter(
    (row) =>
      row.tenantId === requesterTenantId &&
      (resource.operations.archive === undefined || row.archived === displayArchived) &&
      fitsFilter(row, (pagination as { filter?: Fields } | undefined)?.filter) &&
      holdsWords(resource.search.map((field) => String(valueOf(row, field) ?? '')).join(' '), String(search).trim()),
  )
}

function listOf(resource: NamedResource, rows: readonly ResourceRow[]) {
  const keyOf = (field: string) => (row: ResourceRow) => {
    const value = valueOf(row, field)
    return typeof value === 'number' ? value : String(value ?? '').toLowerCase()
  }
  const [usual = 'id'] = resource.sort
  return {
    rows,
    sortBy: Object.fromEntries([usual, ...resource.sort].map((field) => [field, keyOf(field)])),
  }
}

/** The number of the row in the path: the last one, whatever it is called. */
function rowId(path: Asked['path']): number {
  return Number(path[Object.keys(path).findLast((name) => name !== 'tenantId') ?? ''])
}

/** Rows of a resource that the world does not know are drawn once, for every organisation, and kept with the world. */
async function sampleOnce({ world }: MockCall, resource: NamedResource, tables: ResourceTables): Promise<void> {
  if (world.resources[resource.name] !== undefined) return
  const drawn = await samples(resource, tables, world.seed, sampledRows * world.tenants.length)
  world.resources[resource.name] ??= drawn.map((row, index) => {
    const tenant = world.tenants[Math.floor(index / sampledRows)]
    const at = world.now - (index % sampledRows) * daySeconds
    // The last one shows what an archived one looks like.
    const archived = index % sampledRows === sampledRows - 1
    const own = { id: world.nextId + index, version: 1, archived, createdAt: at, updatedAt: at }
    return { ...row, ...own, tenantId: tenant?.tenant.id ?? 0 }
  })
  world.nextId += drawn.length
}

/** Rows that satisfy the contract, as the generated handlers answer them; the same for the same seed. */
async function samples(
  { operations: acts }: NamedResource,
  tables: ResourceTables,
  seed: number,
  count = 1,
): Promise<object[]> {
  const rows: object[] = []
  const entry = tables.operations[acts.list ?? acts.get ?? '']
  if (entry === undefined) return rows
  const request = new Request(`http://mocks.example/api${entry.path.replaceAll(/\{\w+\}/g, '1')}`)
  while (rows.length < count) {
    faker.seed(seed + rows.length)
    const response = await getResponse([...tables.generated()], request)
    const body: { data?: object[] } = (await response?.json()) ?? {}
    const found = acts.list === undefined ? [body] : (body.data ?? [])
    if (found.length === 0) throw new Error(`Nothing generated answers ${entry.path}`)
    rows.push(...found.map(settable))
  }
  return rows.slice(0, count)
}

/** The contract cannot say that a fee is whole cents: a sample that nobody could set costs nothing. */
function settable(row: object): object {
  const charge = valueOf(row, 'charge') as Charge | undefined
  return charge && chargeFault(charge) !== null ? { ...row, charge: { type: 'none', amount: 0 } } : row
}
