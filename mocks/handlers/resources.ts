import { holdsWords } from '#domain/text/bare-letters.ts'
import { chargeFault } from '#domain/pricing/charge-fault.ts'
import { faker } from '@faker-js/faker/locale/en_CA'
import { getResponse, http, HttpResponse, type HttpHandler, type PathParams } from 'msw'
import type { Charge, IdList } from '#generated/model/index.ts'
import { type OperationEntry, operations } from '#generated/operations.ts'
import { type Resource, resources } from '#generated/resources.ts'
import { callerOf, type MockContext, tenantOf } from '../context.ts'
import { pageOf } from '../pages.ts'
import { notFound } from '../refusals.ts'
import { bodyOf, type Call, idOf, queryOf } from '../requests.ts'
import {
  addRow,
  changeRow,
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

/** The tables of the contract that the store is driven by, and where rows come from that the world does not have. */
export interface ResourceTables {
  readonly resources: Readonly<Record<string, Resource>>
  readonly operations: Readonly<Record<string, Pick<OperationEntry, 'method' | 'path'>>>
  readonly generated: readonly HttpHandler[]
}

/** Each organisation has so many rows of a resource that the world does not know. */
const sampledRows = 12
const daySeconds = 86_400
const done = { done: true } as const

/** Every resource of the contract: its rows are the world's, and are found, added, changed and archived as the contract says. */
export function resourceHandlers(
  context: MockContext,
  { generated, ...given }: Pick<ResourceTables, 'generated'> & Partial<ResourceTables>,
): HttpHandler[] {
  const tables: ResourceTables = { resources, operations, ...given, generated }
  return Object.entries(tables.resources).flatMap(([name, resource]) => {
    const answers = answersOf(context, { ...resource, name }, tables)
    return Object.entries(resource.operations).flatMap(([act, operationId]) => {
      const entry = tables.operations[operationId]
      if (entry === undefined) throw new Error(`The contract has no operation ${operationId}`)
      const path = `*/api${entry.path.replaceAll(/\{(\w+)\}/g, ':$1')}`
      return http[entry.method](path, async (call) => HttpResponse.json(await answers[act as Act](call)))
    })
  })
}

function answersOf(
  context: MockContext,
  resource: NamedResource,
  tables: ResourceTables,
): Record<Act, (call: Call) => Promise<object>> {
  const { world } = context
  const owner = (request: Request): MockTenant => tenantOf(callerOf(context, request))
  const ownRow = async ({ request, params }: Call): Promise<ResourceRow> => {
    await sampleOnce(context, resource, tables)
    return rowOf(world, resource, rowId(params), [owner(request).tenant.id])
  }
  const archive = async ({ request }: Call, archived: boolean) => {
    await sampleOnce(context, resource, tables)
    const { ids } = await bodyOf<IdList>(request)
    setArchived(context, resource, ids, owner(request).tenant.id, archived)
    return done
  }
  return {
    list: async ({ request }) => {
      await sampleOnce(context, resource, tables)
      const page = pageOf(context, request, listOf(resource, matching(context, resource, request)))
      return { ...page, data: page.data.map((row) => shownRow(resource, row)) }
    },
    get: async ({ request, params }) => {
      await sampleOnce(context, resource, tables)
      return shownRow(resource, rowOf(world, resource, rowId(params), readable(owner(request))))
    },
    create: async ({ request }) => {
      const [sample = {}] = await samples(resource, tables, world.seed)
      const input = await bodyOf<Record<string, unknown>>(request)
      return shownRow(resource, addRow(context, resource, input, owner(request).tenant.id, sample))
    },
    update: async (call) => {
      const row = await ownRow(call)
      return shownRow(resource, changeRow(context, resource, row, await bodyOf<Record<string, unknown>>(call.request)))
    },
    delete: async (call) => {
      removeRow(world, resource, await ownRow(call))
      return done
    },
    uses: async ({ request }) => {
      await sampleOnce(context, resource, tables)
      const { ids } = await bodyOf<IdList>(request)
      const own = owner(request).tenant.id
      return usesOf(ids.map((id) => rowOf(world, resource, id, [own])))
    },
    archive: (call) => archive(call, true),
    restore: (call) => archive(call, false),
  }
}

/** What one organisation reads: its own, and what belongs to those that order from it. */
function readable({ tenant, customerIds }: MockTenant): number[] {
  return [tenant.id, ...customerIds]
}

/** @throws 404 for rows of an organisation that is none of the caller's business */
function matching(context: MockContext, resource: NamedResource, request: Request): ResourceRow[] {
  const caller = tenantOf(callerOf(context, request))
  const meant = Number(queryOf(request, 'requesterTenantId') ?? caller.tenant.id)
  if (!readable(caller).includes(meant)) throw notFound('No such customer.')
  const archived = queryOf(request, 'displayArchived') === 'true'
  const search = queryOf(request, 'search')?.trim()
  return rowsOf(context.world, resource).filter(
    (row) =>
      row.tenantId === meant &&
      (resource.operations.archive === undefined || row.archived === archived) &&
      holdsWords(resource.search.map((field) => String(valueOf(row, field) ?? '')).join(' '), search),
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
    idOf: ({ id }: ResourceRow) => id,
    sortBy: Object.fromEntries([usual, ...resource.sort].map((field) => [field, keyOf(field)])),
    usual: { field: usual, direction: 'asc' },
  } as const
}

/** The number of the row in the path: the last one, whatever it is called. */
function rowId(params: PathParams): number {
  return idOf(params, Object.keys(params).findLast((name) => name !== 'tenantId') ?? '')
}

/** Rows of a resource that the world does not know are drawn once, for every organisation, and kept with the world. */
async function sampleOnce({ world }: MockContext, resource: NamedResource, tables: ResourceTables): Promise<void> {
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
    const response = await getResponse([...tables.generated], request)
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
