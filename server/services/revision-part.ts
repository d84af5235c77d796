import { sql } from 'kysely'
import type { RevisionDraft } from '#domain/pricing/revision-components.ts'
import type { Row } from '#server/db/schema.ts'
import { formError } from '#server/errors.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#server/http/handler-types.ts'
import { inSnakeCase, type SnakeCase } from '#server/resources/snake-case.ts'
import { byPosition, requireRevision } from './queries.ts'
import { loadRevision, lockDraft, storeDraft } from './revision-draft.ts'

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
}

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
): RevisionPart<Table> {
  return { table, priced, fields }
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
    const { pricing } = await loadRevision(ctx, path.revisionId)
    return { status: 200 as const, body: { data: withPrices(part, data, pricing) } }
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
    body: { data: await arrange(part, ctx, path.revisionId, body.data) },
  })
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
 * @throws notFound when the revision is not one's own; formError `revision_published`, or at an id that is not of this list
 */
async function arrange<Table extends PartTable>(
  part: RevisionPart<Table>,
  ctx: Context,
  revisionId: number,
  given: readonly Given<Table>[],
): Promise<Item<Table>[]> {
  const revision = await lockDraft(ctx, revisionId)
  const before = await listPart(part, ctx.db, revisionId)
  refuseForeign(given, before)
  await writePart(part, ctx, revisionId, given)
  const after = await listPart(part, ctx.db, revisionId)
  const { list, price, free } = part.priced
  const costs = given.map((item) => Object.entries(item).find(([key]) => key === price)?.[1] ?? free)
  const priced = after.map(({ id, name }, index) => ({ id, name, [price]: costs[index] }))
  const pricing = { ...revision.pricing, [list]: priced }
  const shown = withPrices(part, before, revision.pricing)
  await storeDraft(ctx, { ...revision, pricing }, { before: shown, details: { [part.table]: given } })
  return withPrices(part, after, pricing)
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
  given: readonly Given<Table>[],
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
