import { sql, type RawBuilder } from 'kysely'
import { refuseAddressesInNames } from '#domain/text/names.ts'
import { visibleText } from '#domain/text/visible-text.ts'
import { isErrorWithCode } from '#server/db/error-code.ts'
import type { NewRow } from '#server/db/schema.ts'
import { formError, refuseConflict } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import { refuseNamesake, refuseNamesakesOf } from './own-names.ts'
import { lockedRow, noSuch } from './read.ts'
import { recordWrite } from './record-write.ts'
import type { Resource, ResourceTable, FormFields, Shape, Values } from './resource.ts'
import { deletionObstacle, usesOfRow } from './uses.ts'

/**
 * Adds a row to the request's tenant.
 * @param known columns that no form says
 * @throws formError as the resource checks
 */
export async function create<Of extends Shape>(
  resource: Resource<Of>,
  ctx: Context,
  input: Of['form'],
  known: Values = {},
): Promise<Of['answer']> {
  const given = tidied<Of>(input)
  refuseAddressesInNames(given, resource.names)
  await resource.check(ctx, given, { after: wholeForm<Of>({}, given), before: null })
  await refuseNamesake(resource, ctx, nameIn(given), null)
  const own = { tenant_id: ctx.tenantId, created_at: ctx.now, updated_at: ctx.now }
  const values: Values = { ...newValues(resource, input), ...known, ...own }
  const set = Object.entries(values).filter(([, value]) => value !== undefined)
  const insert = sql`insert into ${sql.table(resource.table)} (${sql.join(set.map(([column]) => sql.ref(column)))})
    values (${sql.join(set.map(([, value]) => value))})`
  const [row] = await recordWrite(resource, ctx, insert, { verb: 'created', details: input })
  if (!row) throw new Error(`No ${resource.noun} came of the insert.`)
  return resource.bodyOf(row)
}

/** The row that a form stands for, as far as the form says it. */
export function newValues<Of extends Shape, Table extends ResourceTable>(
  resource: Resource<Of, Table>,
  input: Of['form'],
): Omit<NewRow<Table>, 'tenant_id'> {
  const given = tidied<Of>(input)
  const values = { ...resource.valuesOf(given), ...resource.filledIn(wholeForm<Of>({}, given), given, null) }
  return values as Omit<NewRow<Table>, 'tenant_id'>
}

/** A change as it is stored, and what the audit keeps of it and of what was there. */
export interface StoredChange<Of extends Shape> {
  readonly change: FormFields<Of['form']>
  readonly before: unknown
  readonly details: unknown
}

/**
 * Changes a row of the request's tenant: a field that is left out stays, null clears it. Who says which version the change is based
 * on changes no other.
 * @param complete what becomes of the change beside what is there, where that is more than taking it
 * @returns the row as it is then, which may be on its way: nothing can be refused any more
 * @throws notFound; formError `edit_conflict`, or as the resource checks
 */
export async function update<Of extends Shape>(
  resource: Resource<Of>,
  ctx: Context,
  id: number,
  { version, ...sent }: Of['change'],
  complete: (change: FormFields<Of['form']>, before: Of['answer']) => Promise<StoredChange<Of>> = async (
    change,
    before,
  ) => ({
    change,
    before,
    details: sent,
  }),
): Promise<{ changed: Promise<Of['answer']> }> {
  const row = await lockedRow(resource, ctx, id)
  refuseConflict(`this ${resource.noun}`, row.version, version)
  const before = resource.bodyOf(row)
  const { change, ...told } = await complete(tidied<Of>(sent), before)
  const whole = wholeForm<Of>(before, change)
  refuseAddressesInNames(change, resource.names, before)
  await resource.check(ctx, change, { after: whole, before })
  if (row.archived_at === null && isRenamed(nameIn(before), nameIn(whole)))
    await refuseNamesake(resource, ctx, nameIn(whole), id)
  const values = { ...resource.valuesOf(change, row.more), ...resource.filledIn(whole, change, before) }
  const written = recordWrite(resource, ctx, updateOf(resource, ctx, values, sql`id = ${id}`), {
    verb: 'updated',
    ...told,
  })
  return { changed: written.then(([after = row]) => resource.bodyOf(after)) }
}

/**
 * Archives rows of the request's tenant, or restores them: all of them or none. They are locked in the order of their ids, so that of
 * two acts on the same ones the second waits.
 * @throws notFound naming the first that is not there; formError at one that would come back as a namesake
 */
export async function setArchived<Of extends Shape>(
  resource: Resource<Of>,
  ctx: Context,
  ids: readonly number[],
  archived: boolean,
): Promise<void> {
  if (!archived) await refuseNamesakesOf(resource, ctx, ids)
  const among = sql`id in (select id from ${sql.table(resource.table)} where id = any (${ids}) and tenant_id = ${ctx.tenantId}
    order by id for no key update)`
  const archiving = updateOf(resource, ctx, { archived_at: archived ? ctx.now : null }, among)
  const rows = await recordWrite(resource, ctx, archiving, { verb: archived ? 'archived' : 'restored' })
  const found = new Set(rows.map((row) => row.id))
  const missing = ids.find((id) => !found.has(id))
  if (missing !== undefined) throw noSuch(resource, missing)
}

/**
 * Deletes a row of the request's tenant that nothing refers to.
 * @throws notFound; formError `in_use` saying where it is used
 */
export async function remove<Of extends Shape>(resource: Resource<Of>, ctx: Context, id: number): Promise<void> {
  const { uses, ...row } = await lockedRow(resource, ctx, id, { also: usesOfRow(resource).as('uses') })
  const where = deletionObstacle(uses)
  if (where !== null) throw inUse(resource, where)
  const before = resource.bodyOf(row)
  try {
    const gone = sql`delete from ${sql.table(resource.table)} where id = ${id}`
    await recordWrite(resource, ctx, gone, { verb: 'deleted', before })
  } catch (error) {
    if (isErrorWithCode(error, isReferredTo)) throw inUse(resource, 'Something else refers to it.')
    throw error
  }
}

/** PostgreSQL's code for a row that others refer to: it came to be used a moment ago, or where the tenant cannot see it. */
const isReferredTo = '23503'

function inUse<Of extends Shape>({ noun }: Resource<Of>, where: string) {
  return formError({}, 'in_use', `This ${noun} cannot be deleted. ${where}`)
}

export function updateOf<Of extends Shape>(
  { table }: Resource<Of>,
  { now }: Context,
  values: Values,
  which: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const set = Object.entries({ ...values, updated_at: now }).map(
    ([column, value]) => sql`${sql.ref(column)} = ${value === undefined ? sql`default` : value}`,
  )
  return sql`update ${sql.table(table)} set ${sql.join(set)}, version = version + 1 where ${which}`
}

const nameIn = (fields: object): unknown => ('name' in fields ? fields.name : undefined)

/** Whether the name changes beyond its capitals: a namesake from before the rule keeps its name. */
function isRenamed(before: unknown, after: unknown): boolean {
  return String(before).toLowerCase() !== String(after).toLowerCase()
}

/** The fields of a form that were sent, with texts trimmed; null where nothing is to be in one. */
function tidied<Of extends Shape>(sent: Of['form'] | Omit<Of['change'], 'version'>): FormFields<Of['form']> {
  const fields = Object.entries(sent).map(([field, value]) => [
    field,
    typeof value === 'string' ? visibleText(value) : value,
  ])
  return Object.fromEntries(fields) as FormFields<Of['form']>
}

function wholeForm<Of extends Shape>(before: object, change: FormFields<Of['form']>): Of['form'] {
  const present = Object.entries({ ...before, ...change }).filter(([, value]) => value !== null)
  return Object.fromEntries(present) as Of['form']
}
