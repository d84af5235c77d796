import type { TestApp } from '#tests/api/support/app.ts'
import type { ExampleOperation } from '#tests/api/support/contract-examples.ts'
import type { Pair, Side } from './link-world.ts'
import { ignoredProperties, ownValues, jointPointers } from './openings.ts'
import {
  fillSlots,
  slotsOfTemplate,
  templateOf,
  omitProperties,
  type NamedRows,
  type Slot,
  type Template,
} from './slots.ts'

/** A call of an operation that names rows of the other organisation in some of its slots. */
export interface Case {
  readonly operation: ExampleOperation
  readonly template: Template
  /** Such as `path/orderId`, `everything`, or a name of `jointPointers`. */
  readonly what: string
  /** Named of the other organisation. */
  readonly slots: readonly Slot[]
  /** A slot that names what does not exist. */
  readonly missing?: string
}

/** An id that no row of any table has. */
export const noRow = 2_000_000_000

/** The contract's example of a call, with places for the rows that it names. */
export function callOf(operation: ExampleOperation, rows: NamedRows): Template {
  return omitProperties(templateOf(operation, rows), ignoredProperties(operation.id))
}

/** The ways in which a call can name rows of the other organisation. */
export function casesOf(operation: ExampleOperation, rows: NamedRows): Case[] {
  const template = callOf(operation, rows)
  // Adjustments are numbered within their order, and versions within their row: neither names anything of the other.
  const slots = slotsOfTemplate(template).filter(({ row }) => row !== 'modifierId' && row !== 'version')
  const combined = Object.entries(jointPointers[operation.id] ?? {}).map(([what, names]) => ({
    what,
    slots: slots.filter(({ name }) => names.includes(name)),
  }))
  return [
    ...slots.map((slot) => ({ what: slot.name, slots: [slot] })),
    ...(slots.length > 1 ? [{ what: 'everything', slots }] : []),
    ...combined,
  ].map((named) => ({ operation, template, ...named }))
}

export interface Answer {
  readonly status: number
  readonly body: unknown
  readonly text: string
}

/** Rows that are organisations themselves. */
const namesTenant: ReadonlySet<keyof NamedRows> = new Set([
  'receiverTenantId',
  'customerId',
  'vendorId',
  'partnerId',
  'supplierId',
  'partnerTenantId',
  'favoriteTenantId',
])

/** The id of the other organisation's row for a slot. */
export function rowOfOther({ rows }: Side, row: keyof NamedRows): unknown {
  return namesTenant.has(row) ? rows.tenantId : rows[row]
}

let named = 0
/** No two templates have one name, and each change is of the newest: another call is another name, and says no version. */
function anew({ id }: Case['operation'], body: unknown): unknown {
  if (id !== 'createOrderTemplate' && id !== 'updateOrderTemplate') return body
  named += 1
  const { version: _version, ...form } = Object(body)
  return { ...form, name: `Template ${named}` }
}

/** Makes a call in the name of one of our people. */
export async function call(
  { server }: TestApp,
  { operation, template, slots, missing }: Case,
  { ours, theirs }: Pair,
  token = ours.token,
): Promise<Answer> {
  const foreign = new Set(slots.map(({ name }) => name))
  const optional = slots.flatMap((slot) => slot.optional ?? [])
  const own: Partial<NamedRows> = ownValues(operation.id, ours)
  const { path, query, body } = fillSlots(template, optional, (slot, row) => {
    if (slot === missing) return noRow
    if (!foreign.has(slot)) return own[row] ?? ours.rows[row]
    return rowOfOther(theirs, row)
  })
  const values = query.map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)])
  const { entry } = operation
  const address = entry.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path.get(name))))
  const answer = await server.inject({
    method: entry.method,
    url: `/api${address}?${new URLSearchParams(values)}`,
    headers: {
      authorization: `Bearer ${token}`,
      'x-tenant-id': String(ours.rows.tenantId),
      ...(operation.body && { 'content-type': operation.body.type }),
    },
    ...(operation.body && { payload: typeof body === 'string' ? body : JSON.stringify(anew(operation, body)) }),
  })
  const isText = !String(answer.headers['content-type']).startsWith('application/pdf')
  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  return {
    status: answer.statusCode,
    text: isText ? answer.payload : '',
    body: isJson ? JSON.parse(answer.payload) : undefined,
  }
}
