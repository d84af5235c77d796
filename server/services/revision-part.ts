import { sql } from 'kysely'
import { actRows } from '#server/audit.ts'
import type { Row } from '#server/db/schema.ts'
import { writeTogether } from '#server/db/write-together.ts'
import { formError, notFound } from '#server/errors.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#server/http/handler-types.ts'
import { eventRows } from '#server/outbox.ts'
import { inSnakeCase, type SnakeCase } from '#server/resources/snake-case.ts'
import { byPosition, requireRevision } from './queries.ts'

/** The lists that belong to a revision of a service: what one item is, and how a draft is given all of them. */
interface Shapes {
  service_revision_parcel_types: { item: Schema<'ParcelType'>; given: Schema<'ParcelTypesUpdate'> }
  service_revision_service_speeds: { item: Schema<'ServiceSpeed'>; given: Schema<'ServiceSpeedsUpdate'> }
  service_revision_tags: { item: Schema<'Tag'>; given: Schema<'TagsUpdate'> }
}
type PartTable = keyof Shapes
type Item<Table extends PartTable> = Shapes[Table]['item']
type Given<Table extends PartTable> = Shapes[Table]['given']['data'][number]

export interface RevisionPart<Table extends PartTable> {
  readonly table: Table
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
  fields: readonly Exclude<Editable<Table>, 'id'>[],
): RevisionPart<Table> {
  return { table, fields }
}

/** GET: the list of a revision that the caller may see. */
export function partOf<Table extends PartTable>(part: RevisionPart<Table>) {
  return async ({ path }: { path: { revisionId: number } }, { db }: Context) => {
    const [data] = await Promise.all([listPart(part, db, path.revisionId), requireRevision(db, path.revisionId)])
    return { status: 200 as const, body: { data } }
  }
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
 * @throws notFound when the revision is not one's own; formError `revision_published`, or at an id that is not of this list
 */
async function arrange<Table extends PartTable>(
  part: RevisionPart<Table>,
  ctx: Context,
  revisionId: number,
  given: readonly Given<Table>[],
): Promise<Item<Table>[]> {
  const [revision, before] = await Promise.all([
    ctx.db
      .selectFrom('service_revisions')
      .select('status')
      .where('id', '=', revisionId)
      .where('tenant_id', '=', ctx.tenantId)
      .forUpdate()
      .executeTakeFirst(),
    listPart(part, ctx.db, revisionId),
  ])
  if (!revision) throw notFound('No such service revision.')
  if (revision.status === 'published') {
    throw formError({}, 'revision_published', 'A published revision stays as it is: orders are priced on it.')
  }
  refuseForeign(given, before)
  const action = 'service-revision.arranged'
  const act = { action, entity: 'service-revision', entityId: revisionId, before, details: { [part.table]: given } }
  const [, , after] = await Promise.all([
    writePart(part, ctx, revisionId, given),
    writeTogether(ctx.db, [
      actRows(ctx, [act]),
      eventRows(ctx, [{ topic: 'service-revisions', key: String(revisionId), payload: { action } }]),
    ]),
    listPart(part, ctx.db, revisionId),
  ])
  return after
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
