import { notFound, refuseConflict } from '#domain/text/refusal.ts'
import { formatAddress, fullLocationName } from '#domain/addresses/address.ts'
import { tidyAction } from '#domain/orders/base-protocol.ts'
import { noSuch } from '#domain/text/refusals.ts'
import type { Location, Protocol, ServiceMap } from '#generated/model/index.ts'
import type { Resource } from '#generated/resources.ts'
import type { MockContext } from './context.ts'
import { takeId } from './lookup.ts'
import type { ResourceRow, World } from './world-types.ts'

/** A resource of the contract with its name in the table, under which the world keeps its rows. */
export interface NamedResource extends Resource {
  readonly name: string
}

export type Fields = Readonly<Record<string, unknown>>

/** A text of this in a change meets somebody who was quicker, once for each row; see README.md. */
export const conflict = 'sentinel:conflict'

/** What the server finds by itself, for the resources of which that matters. */
const foundByServer: Readonly<Record<string, Fields>> = {
  location: { country: 'CA', timezone: 'America/Regina' },
  serviceMap: { status: 'draft', zoneCount: 0 },
  protocol: { isEnabled: true, actionCount: 0 },
  deliveryOrderField: { position: 100 },
  invitation: {
    state: 'pending',
    invitedByName: 'Helen Dyck',
    expiresAt: 4_102_444_800,
    endedAt: null,
    acceptedTenantId: null,
    acceptedTenantName: null,
  },
}

export function rowsOf({ resources }: World, { name }: NamedResource): readonly ResourceRow[] {
  return resources[name] ?? []
}

/**
 * The row of this number.
 * @throws 404 when there is none, or none of these organisations
 */
export function rowOf(world: World, resource: NamedResource, id: number, tenantIds: readonly number[]): ResourceRow {
  const found = rowsOf(world, resource).find((row) => row.id === id && tenantIds.includes(row.tenantId))
  if (found === undefined) throw notFound(noSuch(resource.noun))
  return found
}

/**
 * Adds a row; what the form leaves out is empty, or what the sample has where the server would find something.
 * @param sample any row of the resource that satisfies the contract
 */
export function addRow(
  { world, now }: MockContext,
  resource: NamedResource,
  input: Fields,
  tenantId: number,
  sample: object,
): ResourceRow {
  const id = takeId(world)
  const blank = Object.fromEntries(
    Object.keys(resource.fields).map((field) => {
      const empty = emptyOf(resource, field)
      return [field, empty === undefined ? valueOf(sample, field) : empty]
    }),
  )
  const own = { id, tenantId, version: 1, archived: false, createdAt: now(), updatedAt: now() }
  return store(world, resource, { ...blank, ...tidied(resource, input), ...own })
}

/**
 * Changes a row: a field that is left out stays, null clears it.
 * @throws 422 `edit_conflict` for a change that is based on another version
 */
export function changeRow(
  { world, now }: MockContext,
  resource: NamedResource,
  row: ResourceRow,
  { version: basedOn, ...change }: Fields,
): ResourceRow {
  const before = Object.values(change).includes(conflict) ? changedByOthers(world, resource, row, now()) : row
  refuseConflict(`this ${resource.noun}`, before.version, basedOn as number | undefined)
  return store(world, resource, { ...next(before, now()), ...tidied(resource, change) })
}

/**
 * Archives or restores rows of the organisation, all of them or none.
 * @throws 404 naming the first that is not there
 */
export function setArchived(
  { world, now }: MockContext,
  resource: NamedResource,
  ids: readonly number[],
  tenantId: number,
  archived: boolean,
): void {
  const own = rowsOf(world, resource).filter((row) => row.tenantId === tenantId && ids.includes(row.id))
  const missing = ids.find((id) => !own.some((row) => row.id === id))
  if (missing !== undefined) throw notFound(noSuch(resource.noun, missing))
  for (const row of own) store(world, resource, { ...next(row, now()), archived })
}

export function removeRow(world: World, resource: NamedResource, { id }: ResourceRow): void {
  world.resources[resource.name] = rowsOf(world, resource).filter((row) => row.id !== id)
}

/** The row as the contract shows it: whose it is, say, is not told by every resource. */
export function shownRow({ name, fields }: NamedResource, row: ResourceRow): Fields {
  const shown = Object.fromEntries(Object.entries(row).filter(([field]) => field in fields))
  if (name !== 'libraryImage') return shown
  // Its content is where its upload was, by the number of that; what shows it is not made up.
  return { ...shown, url: `/api/images/${String(shown.url).split('/').at(-1)}`, usedBy: [] }
}

/** Whether a row fits `pagination.filter` of its list, as the contract declares it: all of it, by field. */
export function fitsFilter(row: object, filter: Fields = {}): boolean {
  return Object.entries(filter).every(([field, asked]) => fits(valueOf(row, field) ?? null, asked))
}

function fits(value: unknown, asked: unknown): boolean {
  if (asked === 'any') return value !== null
  if (Array.isArray(asked)) return asked.includes(value ?? 'none')
  if (typeof asked !== 'object' || asked === null) return (value ?? 'none') === asked
  const { from, to }: { from?: unknown; to?: unknown } = asked
  return isAtMost(from ?? value, value) && isAtMost(value, to ?? value)
}

/** Nothing that is empty lies in any range. */
function isAtMost(value: unknown, most: unknown): boolean {
  if (typeof value === 'number' && typeof most === 'number') return value <= most
  return typeof value === 'string' && typeof most === 'string' && value <= most
}

/** A field of a row, whatever it holds. */
export function valueOf(row: object, field: string): unknown {
  return Reflect.get(row, field)
}

function store(world: World, resource: NamedResource, row: ResourceRow): ResourceRow {
  const whole = isLocation(resource, row)
    ? { ...row, fullName: fullLocationName(row.name, row.friendlyName), formattedAddress: formatAddress(row) }
    : isServiceMap(resource, row)
      ? drafted(row)
      : isProtocol(resource, row)
        ? { ...row, actions: numbered(world, row.actions), actionCount: row.actions.length }
        : row
  const rows = rowsOf(world, resource)
  const isNew = !rows.some(({ id }) => id === row.id)
  world.resources[resource.name] = isNew ? [...rows, whole] : rows.map((each) => (each.id === row.id ? whole : each))
  return whole
}

function isLocation({ name }: NamedResource, row: ResourceRow): row is Location {
  return name === 'location' && 'streetAddress' in row
}

function isServiceMap({ name }: NamedResource, row: ResourceRow): row is ServiceMap {
  return name === 'serviceMap' && 'serviceZones' in row
}

function isProtocol({ name }: NamedResource, row: ResourceRow): row is Protocol {
  return name === 'protocol' && 'actions' in row
}

/** New actions have an id, each with what belongs to its kind. */
function numbered(world: World, actions: Protocol['actions']): Protocol['actions'] {
  return actions.map((action) => {
    const { options, ...own } = tidyAction({ ...action, id: action.id ?? takeId(world) })
    return { ...own, ...(options && { options: [...options] }) }
  })
}

/** New zones have a number; what was published is changed since. */
function drafted(map: ServiceMap): ServiceMap {
  const last = Math.max(0, ...map.serviceZones.map(({ number = 0 }) => number))
  return {
    ...map,
    serviceZones: map.serviceZones.map((zone, index) => ({ ...zone, number: zone.number ?? last + index + 1 })),
    zoneCount: map.serviceZones.length,
    status: map.publishedAt === null ? 'draft' : 'changed',
  }
}

function next(row: ResourceRow, at: number): ResourceRow {
  return { ...row, version: row.version + 1, updatedAt: at }
}

/** The next time somebody else has been there already. */
function changedByOthers(world: World, resource: NamedResource, row: ResourceRow, at: number): ResourceRow {
  return row.version > 1 ? row : store(world, resource, next(row, at))
}

/** What a field is where nothing was given; undefined where the server would find something. */
function emptyOf({ name, fields }: NamedResource, field: string): unknown {
  const { nullable, kind, default: usual = foundByServer[name]?.[field] } = fields[field] ?? {}
  if (usual !== undefined) return usual
  if (nullable) return null
  return kind === 'object' ? {} : kind === 'list' ? [] : undefined
}

/** What was sent, with texts trimmed; an empty one is none, and null clears. */
function tidied(resource: NamedResource, sent: Fields): Fields {
  return Object.fromEntries(
    Object.entries(sent).map(([field, value]) => {
      const trimmed = typeof value === 'string' ? value.trim() : value
      return [field, trimmed === '' || trimmed === null ? emptyOf(resource, field) : trimmed]
    }),
  )
}
