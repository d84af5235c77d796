import type { OperationEntry } from '#generated/operations.ts'
import { exampleValue, resolve, type ExampleOperation, type Schema } from '#tests/api/support/contract-examples.ts'
import type { TenantRows } from '#tests/api/support/tenant-rows.ts'
import { pathValues } from '#tests/api/support/world.ts'

/** What a call can name of an organisation. */
export interface NamedRows extends TenantRows {
  /** Of the published revision of the service, as orders name them. */
  orderedParcelTypeId: number
  orderedSpeedId: number
  orderedTagId: number
  /** Of windows and ranges, which are numbered within their service. */
  timeOfDayModifierId: number
  timeRangeModifierId: number
  /** Of a file that was uploaded. */
  uploadUrl: string
  /** Of what an edit is based on: of the order, or of whatever is edited. */
  version: number
  /** Stands in all names of the organisation. */
  mark: string
}

/** A value of a call that names a row, by the key of {@link NamedRows}. */
class Named {
  readonly row: keyof NamedRows
  constructor(row: keyof NamedRows) {
    this.row = row
  }
}

/** A place in a call where a row is named, such as `path/orderId`, `query/pagination/filter/driverId` or `body/ids/0`. */
export interface Slot {
  readonly name: string
  readonly row: keyof NamedRows
  /** The query parameter that the call has for it alone; null where the call needs it anyway. */
  readonly optional: string | null
}

/** A call with places to be filled. */
export interface Template {
  readonly path: Record<string, unknown>
  readonly query: Record<string, unknown>
  /** Query parameters that the call can do without. */
  readonly optional: Record<string, unknown>
  readonly body: unknown
}

/** Words of the contract that are not called like the row they mean. */
const alsoCalled: Readonly<Record<string, keyof NamedRows>> = {
  customerId: 'tenantId',
  courierId: 'tenantId',
  driverId: 'userId',
  endpointId: 'webhookEndpointId',
  fieldId: 'deliveryOrderFieldId',
  roleIds: 'roleId',
  granteeTenantId: 'tenantId',
  parcelTypeId: 'orderedParcelTypeId',
  parcelId: 'orderedParcelTypeId',
  overrideSelectedParcelTypeIds: 'orderedParcelTypeId',
  serviceSpeedId: 'orderedSpeedId',
  overrideSelectedServiceSpeedId: 'orderedSpeedId',
  creditNoteId: 'invoiceId',
  tagIds: 'orderedTagId',
  parceltypeId: 'orderedParcelTypeId',
  servicespeedId: 'orderedSpeedId',
  tagId: 'orderedTagId',
  imagelibraryId: 'libraryImageId',
  url: 'uploadUrl',
  version: 'version',
  search: 'mark',
  query: 'mark',
}

/** The operation as it is called, from the contract alone. @throws when it names something that is not known here */
export function templateOf(operation: ExampleOperation, rows: NamedRows): Template {
  const values = pathValues(rows)
  const rowOf = (key: string) => rowNamed(key, operation.entry, rows)
  const path = operation.pathParameters.map(({ name }) => {
    const value = values[name]
    if (value === undefined)
      throw new Error(`${operation.id}: no row for {${name}}: add it to tests/api/support/world.ts`)
    return [name, isRow(name, rows) && typeof value === 'number' ? new Named(name) : value] as const
  })
  const query = (isRequired: boolean) =>
    operation.queryParameters
      .filter(({ required }) => required === isRequired)
      .map(
        ({ name, schema }) =>
          [name, partOf(schema, isRequired ? exampleValue(schema) : undefined, name, rowOf)] as const,
      )
      .filter(([, value]) => isRequired || holdsName(value))
  const { body } = operation
  return {
    path: Object.fromEntries(path),
    query: Object.fromEntries(query(true)),
    optional: Object.fromEntries(query(false)),
    body: body?.type === 'application/json' ? partOf(body.schema, body.example, '', rowOf) : body?.example,
  }
}

function isRow(name: string, rows: NamedRows): name is keyof NamedRows {
  return name in rows
}

/** A value as its example has it, with a place wherever a row is named or could be. */
function partOf(given: Schema, example: unknown, key: string, rowOf: (key: string) => keyof NamedRows): unknown {
  const schema = resolve(given)
  const types = [schema, ...(schema.oneOf ?? []).map((one) => resolve(one))].flatMap(({ type }) => type ?? [])
  if (/(^i|I)ds?$/.test(key) && types.includes('integer')) return new Named(rowOf(key))
  // Of a row it is a number; of a program it is a text, and names nothing.
  if (key in alsoCalled && types.includes(key === 'version' ? 'integer' : 'string')) return new Named(rowOf(key))
  if (schema.items) {
    const item = partOf(schema.items, Array.isArray(example) ? example[0] : undefined, key, rowOf)
    return holdsName(item) ? [item] : example
  }
  if (!schema.properties) return example
  const shown: Record<string, unknown> =
    typeof example === 'object' && example !== null ? { ...example } : Object(exampleOf(schema))
  const parts = Object.entries(schema.properties).map(
    ([name, property]) => [name, isYes(name) ? true : partOf(property, shown[name], name, rowOf)] as const,
  )
  return Object.fromEntries(parts.filter(([name, part]) => name in shown || isYes(name) || holdsName(part)))
}

/** Whatever is asked back is meant: an order from a place to itself. */
function isYes(name: string): boolean {
  return name.startsWith('confirm')
}

function exampleOf(schema: Schema): unknown {
  return schema.required || schema.example !== undefined ? exampleValue(schema) : {}
}

/** `pickupLocationId` and `locationIds` name a location; `ids` what the path is about. */
function rowNamed(key: string, { path }: OperationEntry, rows: NamedRows): keyof NamedRows {
  const alias = alsoCalled[key]
  if (alias) return alias
  const known = Object.keys(rows).filter((row) => isRow(row, rows))
  // Not the acts that end in it: `/vehicles/uses` is about vehicles.
  const about = path.split('/').filter((part) => part.endsWith('s') && part !== 'uses')
  // What is added in bulk are rows of the settings.
  const base = path.endsWith('/bulk-add') ? 'base' : ''
  const word = /^ids?$/.test(key)
    ? `${base}${singular(about.at(-1) ?? path.split('/')[1] ?? '')}Id`
    : key.replace(/s$/, '')
  const meant = alsoCalled[word]
  if (meant) return meant
  const fitting = known.filter((row) => word.toLowerCase().endsWith(row.toLowerCase()))
  const found = fitting.toSorted((a, b) => b.length - a.length)[0]
  if (!found) throw new Error(`${path}: no row for "${key}": add it to tests/api/support/world.ts`)
  return found
}

/** `delivery-orders` are called by `orderId`, `service-speeds` by `serviceSpeedId`: the end of the word decides. */
function singular(collection: string): string {
  return collection
    .replace(/s$/, '')
    .replaceAll('-', '')
    .replace(/^delivery(?=order$)/, '')
}

function holdsName(value: unknown): boolean {
  return slotsOf(value, '').length > 0
}

function slotsOf(value: unknown, name: string): { name: string; row: keyof NamedRows }[] {
  if (value instanceof Named) return [{ name, row: value.row }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => slotsOf(part, `${name}/${key}`))
}

/** Where the call names a row. */
export function slotsOfTemplate({ path, query, optional, body }: Template): Slot[] {
  const needed = [...slotsOf(path, 'path'), ...slotsOf(query, 'query'), ...slotsOf(body, 'body')]
  const more = Object.entries(optional).flatMap(([parameter, value]) =>
    slotsOf(value, `query/${parameter}`).map((slot) => ({ ...slot, optional: parameter })),
  )
  return [...needed.map((slot) => ({ ...slot, optional: null })), ...more]
}

/** The template without the properties of these names in its body. */
export function omitProperties(template: Template, names: readonly string[]): Template {
  const leave = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(leave)
    if (value instanceof Named || typeof value !== 'object' || value === null) return value
    const kept = Object.entries(value).filter(([name]) => !names.includes(name))
    return Object.fromEntries(kept.map(([name, part]) => [name, leave(part)]))
  }
  return { ...template, body: leave(template.body) }
}

/** The call with a value for each slot, and the optional parameters that are asked for. */
export function fillSlots(
  template: Template,
  optional: readonly string[],
  valueOf: (slot: string, row: keyof NamedRows) => unknown,
) {
  const fill = (value: unknown, name: string): unknown => {
    if (value instanceof Named) return valueOf(name, value.row)
    if (Array.isArray(value)) return value.map((item, index) => fill(item, `${name}/${index}`))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fill(part, `${name}/${key}`)]))
  }
  const asked = Object.fromEntries(optional.map((name) => [name, template.optional[name]]))
  return {
    path: new Map(Object.entries(Object(fill(template.path, 'path')))),
    query: Object.entries(Object(fill({ ...template.query, ...asked }, 'query'))),
    body: fill(template.body, 'body'),
  }
}
