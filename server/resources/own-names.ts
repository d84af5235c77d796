import { sql, type RawBuilder } from 'kysely'
import { formError } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Resource, Shape } from './resource.ts'

/*
 * Names that active rows of an organization do not share. It is asked here and not by a unique index: organizations have namesakes from
 * before, which an index would refuse to be made over. Those keep their names until somebody changes them.
 */

type Named = Pick<Resource<Shape>, 'table' | 'noun' | 'hasOwnNames'>

const ofThisName = ({ noun }: Named) => `There is a ${noun} of this name`

/** Nobody else of the organization gives a row a name until the transaction ends; what is found by then is sent with it, and runs after it. */
async function whileHeld<Found>(
  { table }: Named,
  { db, tenantId }: Context,
  question: RawBuilder<Found>,
): Promise<readonly Found[]> {
  const lock = sql`select pg_advisory_xact_lock(hashtextextended(${`names of ${table}`}, ${tenantId}))`
  const [, { rows }] = await Promise.all([lock.execute(db), question.execute(db)])
  return rows
}

/**
 * Refuses a name that another active row of the request's tenant has, whatever its capitals.
 * @param id of the row that is to have it; null: it is new
 * @throws formError at the name
 */
export async function refuseNamesake(resource: Named, ctx: Context, name: unknown, id: number | null): Promise<void> {
  if (!resource.hasOwnNames || typeof name !== 'string') return
  const question = sql`select from ${sql.table(resource.table)}
    where tenant_id = ${ctx.tenantId} and archived_at is null and lower(name) = lower(${name})
      and id is distinct from ${id}::bigint limit 1`
  const rows = await whileHeld(resource, ctx, question)
  if (rows.length > 0) throw formError({ '/name': [ofThisName(resource)] })
}

/**
 * Refuses to restore a row whose name another one has by now, or that comes back with it.
 * @throws formError at its place
 */
export async function refuseNamesakesOf(resource: Named, ctx: Context, ids: readonly number[]): Promise<void> {
  if (!resource.hasOwnNames) return
  const table = sql.table(resource.table)
  const question = sql<{ id: number }>`select coming.id from ${table} as coming
    where coming.tenant_id = ${ctx.tenantId} and coming.id = any (${ids}) and coming.archived_at is not null
      and exists (select from ${table} as other where other.tenant_id = coming.tenant_id and other.id <> coming.id
        and lower(other.name) = lower(coming.name) and (other.archived_at is null or other.id = any (${ids})))
    order by coming.id`
  const rows = await whileHeld(resource, ctx, question)
  if (rows.length === 0) return
  throw formError(Object.fromEntries(rows.map(({ id }) => [`/ids/${ids.indexOf(id)}`, [ofThisName(resource)]])))
}
