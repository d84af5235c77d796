import { sql } from 'kysely'
import { componentOf, type RevisionDraft } from '#domain/pricing/revision-components.ts'
import type { Row } from '#server/db/schema.ts'
import { formError, type FieldErrors, refuseErrors } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { inSnakeCase, type SnakeCase } from '#server/resources/snake-case.ts'
import { byPosition, requireRevision } from './queries.ts'
import { loadRevision, lockDraft, nextVersions, storeDraft, versionOf, type OwnRevision } from './revision-draft.ts'

/** As many as the contract lets a list be given. */
const mostItems = 100

/** The lists that belong to a revision of a service: what one item is, and how a draft is given all of them. */
interface Shapes {
  service_revision_parcel_types: { item: Schema<'ParcelType'>; given: Schema<'ParcelTypesUpdate'> }
  service_revision_service_speeds: { item: Schema<'ServiceSpeed'>; given: Schema<'ServiceSpeedsUpdate'> }
  service_revision_tags: { item: Schema<'Tag'>; given: Schema<'TagsUpdate'> }
}
type PartTable = keyof Shapes
type Item<Table extends PartTable> = Shapes[Table]['item']
type Given<Table extends PartTable> = Shapes[Table]['given']['data'][number]

/** Where the prices of a revision name what a list holds, and what an item costs there; `free` unless it is said. */
interface PartPrice {
  readonly list: 'parcelTypes' | 'serviceSpeeds' | 'tags'
  readonly price: 'feeCadCents' | 'charge'
  readonly free: unknown
}

export interface RevisionPart<Table extends PartTable> {
  readonly table: Table
  readonly priced: PartPrice
  /** What is edited, by the contract's names. */
  readonly fields: readonly Editable<Table>[]
  /** What is wrong with the given items beyond the contract, by the pointer of its field. */
  readonly faults?: PartFaults<Table>
  /** What is kept of an item, where that is not what was sent. */
  readonly kept?: (given: Given<Table>) => Given<Table>
}

type PartFaults<Table extends PartTable> = (
  ctx: Context,
  given: readonly (Given<Table> | Item<Table>)[],
  before: readonly Item<Table>[],
) => Promise<FieldErrors>

/** Fields that stand in the column of their name. */
type Editable<Table extends PartTable> = {
  [Field in keyof Item<Table> & string]: SnakeCase<Field> extends keyof Row<Table>
    ? Row<Table>[SnakeCase<Field>] extends Item<Table>[Field]
      ? Field
      : never
    : never
}[keyof Item<Table> & string]

/** @param fields all that an item has beside its id */
export function revisionPart<Table extends PartTable>(
  table: Table,
  priced: PartPrice,
  fields: readonly Exclude<Editable<Table>, 'id'>[],
  rules: Pick<RevisionPart<Table>, 'faults' | 'kept'> = {},
): RevisionPart<Table> {
  return { table, priced, fields, ...rules }
}

/** GET: the list of a revision that the caller may see; with what an item costs for those who arrange it. */
export function partOf<Table extends PartTable>(part: RevisionPart<Table>) {
  return async ({ path }: { path: { revisionId: number } }, ctx: Context) => {
    const { db, tenantId, permissions } = ctx
    const [data, ownerId] = await Promise.all([
      listPart(part, db, path.revisionId),
      requireRevision(db, path.revisionId),
    ])
    const isArranging = ownerId === tenantId && permissions.has('services.update')
    if (!isArranging) return { status: 200 as const, body: { data } }
    const revision = await loadRevision(ctx, path.revisionId)
    return { status: 200 as const, body: arranged(part, data, revision) }
  }
}

/** What costs nothing yet says so. */
function withPrices<Table extends PartTable>(
  { priced: { list, price, free } }: RevisionPart<Table>,
  items: readonly Item<Table>[],
  pricing: RevisionDraft,
): Item<Table>[] {
  const prices = new Map(
    pricing[list].map((item) => [item.id, Object.entries(item).find(([key]) => key === price)?.[1]]),
  )
  return items.map((item) => ({ ...item, [price]: prices.get(item.id) ?? free }))
}

/** PATCH: gives a draft of one's own the whole list. */
export function arrangePartOf<Table extends PartTable>(part: RevisionPart<Table>) {
  return async ({ path, body }: { path: { revisionId: number }; body: Shapes[Table]['given'] }, ctx: Context) => ({
    status: 200 as const,
    body: await arrange(part, ctx, await lockDraft(ctx, path.revisionId), body),
  })
}

/** Rows of the settings as a list of a revision takes them, by their ids; those that are archived or not one's own are missing. */
type Copies<Table extends PartTable> = (
  ctx: Context,
  ids: readonly number[],
) => Promise<ReadonlyMap<number, Given<Table>>>

/** POST …/bulk-add: copies of rows of the settings, after what the draft has. */
export function addToPart<Table extends PartTable>(part: RevisionPart<Table>, copiesOf: Copies<Table>) {
  return async (
    { path, body: { ids } }: { path: { revisionId: number }; body: Schema<'IdList'> },
    ctx: Context,
  ): Promise<{ status: 200; body: Arranged<Table> }> => {
    const [copies] = await Promise.all([copiesOf(ctx, ids), loadRevision(ctx, path.revisionId)])
    const errors: FieldErrors = {}
    for (const [index, id] of ids.entries()) {
      if (!copies.has(id)) errors[`/ids/${index}`] = ['Choose one of your own that is not archived']
    }
    refuseErrors(errors)
    const revision = await lockDraft(ctx, path.revisionId)
    const before = withPrices(part, await listPart(part, ctx.db, revision.id), revision.pricing)
    const names = new Set(before.map(({ name }) => name.toLowerCase()))
    const given = ids.flatMap((id, index) => {
      const copy = copies.get(id)
      if (copy === undefined) return []
      if (names.has(copy.name.toLowerCase())) errors[`/ids/${index}`] = [`${copy.name} is there already`]
      names.add(copy.name.toLowerCase())
      return copy
    })
    if (before.length + given.length > mostItems) errors['/ids'] = [`A service has at most ${mostItems} of them`]
    refuseErrors(errors)
    return { status: 200, body: await arrange(part, ctx, revision, { data: [...before, ...given] }) }
  }
}

async function listPart<Table extends PartTable>(
  { table, fields }: RevisionPart<Table>,
  db: Context['db'],
  revisionId: number,
): Promise<Item<Table>[]> {
  const columns = ['id', ...fields].map((field) => sql`${valueIn(field)} as ${sql.ref(field)}`)
  const { rows } = await sql<Item<Table>>`select ${sql.join(columns)} from ${sql.table(table)}
    where service_revision_id = ${revisionId} and archived_at is null order by ${byPosition}`.execute(db)
  return rows
}

function valueIn(field: string) {
  const column = sql.ref(inSnakeCase(field))
  return field === 'description' ? sql`nullif(${column}, '')` : column
}

/**
 * What has an id keeps it, what has none is added, what is left out is archived.
 * The prices name what the list holds: what it does not hold has none, and what has none cannot be ordered.
 * @throws formError `edit_conflict`, or at an id that is not of this list
 */
async function arrange<Table extends PartTable>(
  part: RevisionPart<Table>,
  ctx: Context,
  revision: OwnRevision,
  { data: given, version }: { readonly data: readonly (Given<Table> | Item<Table>)[]; readonly version?: number },
): Promise<Arranged<Table>> {
  const { list, price, free } = part.priced
  const versions = nextVersions(revision.versions, componentOf[list], version)
  const before = await listPart(part, ctx.db, revision.id)
  refuseForeign(given, before)
  const faults = (await part.faults?.(ctx, given, before)) ?? {}
  refuseErrors(faults)
  await writePart(part, ctx, revision.id, part.kept ? given.map(part.kept) : given)
  const after = await listPart(part, ctx.db, revision.id)
  const costs = given.map((item) => Object.entries(item).find(([key]) => key === price)?.[1] ?? free)
  const priced = after.map(({ id, name }, index) => ({ id, name, [price]: costs[index] }))
  const pricing = { ...revision.pricing, [list]: priced }
  const shown = withPrices(part, before, revision.pricing)
  const arrangedNow = { ...revision, pricing, versions }
  await storeDraft(ctx, arrangedNow, { before: shown, details: { [part.table]: given } })
  return arranged(part, after, arrangedNow)
}

/** A list as those see it who arrange it. */
interface Arranged<Table extends PartTable> {
  data: Item<Table>[]
  version: number
}

function arranged<Table extends PartTable>(
  part: RevisionPart<Table>,
  items: readonly Item<Table>[],
  { pricing, versions }: OwnRevision,
): Arranged<Table> {
  return { data: withPrices(part, items, pricing), version: versionOf(versions, componentOf[part.priced.list]) }
}

function refuseForeign(given: readonly { id?: number }[], before: readonly { id: number }[]): void {
  const own = new Set(before.map(({ id }) => id))
  const seen = new Set<number>()
  for (const [index, { id }] of given.entries()) {
    if (id === undefined) continue
    if (!own.has(id)) throw formError({ [`/data/${index}/id`]: ['Does not belong to this revision'] })
    if (seen.has(id)) throw formError({ [`/data/${index}/id`]: ['Stands here twice'] })
    seen.add(id)
  }
}

/** All of it as one statement: the table's own row type reads what is given. */
async function writePart<Table extends PartTable>(
  { table, fields }: RevisionPart<Table>,
  { db, tenantId, now }: Context,
  revisionId: number,
  given: readonly (Given<Table> | Item<Table>)[],
): Promise<void> {
  const rows = given.map((item, position) => ({ ...valuesOf(item, fields), position }))
  const columns = sql.join([...fields.map(inSnakeCase), 'position'].map((column) => sql.ref(column)))
  await sql`
    with given as (select * from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})),
      kept as (
        update ${sql.table(table)} as part set (${columns}) = (select ${columns} from given where given.id = part.id)
        where part.id in (select id from given)),
      left_out as (
        update ${sql.table(table)} set archived_at = ${now}
        where service_revision_id = ${revisionId} and archived_at is null
          and id not in (select id from given where id is not null))
    insert into ${sql.table(table)} (tenant_id, service_revision_id, ${columns})
    select ${tenantId}, ${revisionId}, ${columns} from given where id is null`.execute(db)
}

/** By column; a field that is left out is empty. */
function valuesOf(item: { id?: number }, fields: readonly string[]): Record<string, unknown> {
  const sent: Readonly<Record<string, unknown>> = { ...item }
  const values = fields.map((field) => {
    const value = sent[field] ?? (field === 'description' ? '' : null)
    return [inSnakeCase(field), typeof value === 'string' ? value.trim() : value]
  })
  return { id: item.id ?? null, ...Object.fromEntries(values) }
}
