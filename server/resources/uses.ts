import { sql, type RawBuilder } from 'kysely'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { noSuch } from './read.ts'
import type { Resource, Shape } from './resource.ts'

/** A place where a row is in use, with what the row is there. */
interface Place extends Omit<Schema<'Use'>, 'of'>, Pick<UseRule, 'how'> {}

/** What a row is to what uses it. */
interface UseRule {
  /** As a sentence says it after "It is": "the vehicle of". */
  readonly how: string
  /** Whether the row cannot be deleted for it. */
  readonly keeps?: boolean
}

/** Places that are named for each row, also in a list, and in one answer; more are only said to be there. */
export const mostOfOne = 20
const mostInAll = 100

/**
 * A query for what uses a row of a resource, whose table it names.
 * @param kind of what uses the row
 * @param from tables and the condition on them, by which the row's own is named
 * @param columns name and id of what uses it; how many there are, where they are counted together
 */
export function selectUses(
  kind: Schema<'Use'>['kind'],
  { how, keeps = false }: UseRule,
  from: RawBuilder<unknown>,
  {
    name,
    id,
    count = sql`1`,
  }: { readonly [Column in 'name' | 'id']: RawBuilder<unknown> } & {
    readonly count?: RawBuilder<unknown>
  },
): RawBuilder<unknown> {
  return sql`select ${kind}::text as kind, ${how}::text as how, ${keeps}::boolean as keeps, ${name}::text as name, ${id} as id,
    null::bigint as "revisionId", null::text as part, null::text as status, ${count}::integer as count from ${from}`
}

/** @param userId the column of the row that names who has it */
export function selectUsesByPerson(said: UseRule, userId: RawBuilder<unknown>): RawBuilder<unknown> {
  const name = sql`users.first_name || ' ' || users.last_name`
  return selectUses('person', said, sql`users where users.id = ${userId}`, { name, id: sql`users.id` })
}

/**
 * Drafts and what is published of services, each by its part. What keeps a row keeps it in a revision of before as well, and in a
 * service that is offered no more: of those the newest of each service is named.
 * @param where the condition on `revision`, a row of service_revisions
 */
export function selectUsesInRevisions(
  { how, keeps = false }: UseRule,
  part: string,
  where: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const isCurrent = sql`services.archived_at is null
    and (revision.status = 'draft' or revision.id = services.published_revision_id)`
  return sql`select distinct on (services.id, case when ${isCurrent} then revision.id end)
      'service' as kind, ${how}::text as how, ${keeps}::boolean as keeps, services.name, services.id, revision.id as "revisionId",
      ${part}::text as part, case when ${isCurrent} then revision.status else 'earlier' end as status, 1 as count
    from service_revisions as revision join services on services.id = revision.service_id
    where revision.tenant_id = (select current_tenant_id()) and (${keeps} or (${isCurrent})) and ${where}
    order by services.id, case when ${isCurrent} then revision.id end, revision.id desc`
}

/**
 * Answers where rows of the request's tenant are in use, before somebody archives or deletes them.
 * @throws notFound naming the first that is not there
 */
export function usesIn<Of extends Shape>(resource: Resource<Of>) {
  const own = sql.ref(`${resource.table}.id`)
  return async ({ body: { ids } }: { body: { ids: readonly number[] } }, { db, tenantId }: Context) => {
    const { rows } = await sql<{ id: number; places: Place[] }>`
      select ${own} as id, ${usesOfRow(resource)} as places from ${sql.table(resource.table)}
      where ${own} = any (${ids}) and ${sql.ref(`${resource.table}.tenant_id`)} = ${tenantId}`.execute(db)
    const placesById = new Map(rows.map(({ id, places }) => [id, places]))
    const missing = ids.find((id) => !placesById.has(id))
    if (missing !== undefined) throw noSuch(resource, missing)
    const all = ids.map((of) => ({ of, places: placesById.get(of) ?? [] }))
    const named = all.flatMap(({ of, places }) =>
      places.slice(0, mostOfOne).map(({ how: _how, ...use }) => ({ of, ...use })),
    )
    const isCapped = named.length > mostInAll || all.some(({ places }) => places.length > mostOfOne)
    return { status: 200 as const, body: { data: named.slice(0, mostInAll), isCapped } }
  }
}

/** The same of one row, as a field of its own. */
export function usesAsField(
  uses: readonly RawBuilder<unknown>[],
  id: RawBuilder<unknown>,
): RawBuilder<Schema<'Use'>[]> {
  return sql`(select coalesce(jsonb_agg(place - 'how' || jsonb_build_object('of', ${id}) order by rank), '[]')
    from jsonb_array_elements(${usesOfRow({ uses })}) with ordinality as used (place, rank))`
}

/** The places where a row of the resource's table is in use, one more than are named. */
export function usesOfRow({ uses }: { readonly uses: readonly RawBuilder<unknown>[] }): RawBuilder<Place[]> {
  if (uses.length === 0) return sql`'[]'::jsonb`
  const all = sql.join(
    uses.map((query) => sql`(${query})`),
    sql` union all `,
  )
  return sql`(select coalesce(jsonb_agg(used), '[]') from (
    select * from (${all}) as places
    order by keeps desc, array_position(array['draft', 'published', 'earlier'], status) nulls first, lower(name), id limit ${mostOfOne + 1}) as used)`
}

/** The first place for which a row cannot be deleted, as a sentence; null: nowhere. */
export function deletionObstacle(places: readonly Place[]): string | null {
  const place = places.find(({ keeps }) => keeps)
  if (!place) return null
  return `It is ${place.how} ${place.kind === 'service' ? `the service ${place.name}` : place.name}.`
}

/**
 * The services that name a row, published or in a draft, as `usedBy` answers them.
 * @param owner whose services; `names` whether the `revision` names the row
 * @param most how many are named; all of them unless it is given
 */
export function selectServiceUses(
  owner: RawBuilder<unknown>,
  names: RawBuilder<unknown>,
  most: number | null = null,
): RawBuilder<Schema<'ProtocolUse'>[]> {
  return sql`(select coalesce(jsonb_agg(used), '[]') from (
    select services.id as "serviceId", services.name, revision.id as "revisionId", revision.status
    from service_revisions as revision join services on services.id = revision.service_id
    where revision.tenant_id = ${owner} and ${names}
      and services.archived_at is null and (revision.status = 'draft' or revision.id = services.published_revision_id)
    order by lower(services.name), services.id, revision.id limit ${most}) as used)`
}
