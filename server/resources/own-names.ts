import { sql, type RawBuilder } from 'kysely'
import { formError } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Resource, Shape } from './resource.ts'

/*
 * Names that active rows of an organization do not share. A question under a lock enforces the rule, and no unique index, because organizations
 * hold namesakes from before the rule and no index can be made over them. Namesakes keep their names until somebody changes one.
 */

type Named = Pick<Resource<Shape>, 'table' | 'noun' | 'hasOwnNames'>

const ofThisName = ({ noun }: Named) => `There is a ${noun} of this name`

/**
 * Holds every other name of the organization's rows back until the transaction ends, and asks the question once the lock is held (both travel
 * in one round).
 */
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
 * @param id of the row that is to have the name; `null` for a new row
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
 * Refuses to restore rows whose names active rows have by now, or that share a name among themselves.
 * @throws formError at the place of each such id
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
