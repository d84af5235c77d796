import { sql } from 'kysely'
import { refuseAddressesInNames } from '#domain/text/names.ts'
import { visibleText } from '#domain/text/visible-text.ts'
import { settings as contractSettings, type SettingsName } from '#generated/settings.ts'
import type { ResourceField } from '#generated/resources.ts'
import type { components } from '#generated/server-types.ts'
import { actRows } from '#server/audit.ts'
import type { Database, Row } from '#server/db/schema.ts'
import { writeTogether } from '#server/db/write-together.ts'
import { conflictOf } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import { eventRows } from '#server/outbox.ts'
import { inSnakeCase, type SnakeCase } from './snake-case.ts'

/** What settings are in the contract: their name, as they are answered, and a change of them. */
interface Shape {
  name: SettingsName
  answer: { version: number }
  change: { version?: number }
}
interface ShapeOf<Name extends SettingsName> {
  name: Name
  answer: Answer<Name>
  change: Named<`${Capitalize<Name>}Update`>
}
type Named<Name extends string> = components['schemas'][Name & keyof components['schemas']]
type Answer<Name extends SettingsName> = Named<Capitalize<Name>>
type Field<Name extends SettingsName> = Exclude<keyof Answer<Name>, 'version'> & string

/** Tables of settings: a row for each organisation that has set something. */
type SettingsTable = {
  [Table in keyof Database]: Row<Table> extends { tenant_id: number; version: number; more: unknown } ? Table : never
}[keyof Database]

/** Settings as the functions of this file use them: {@link defineSettings} makes them of what their area says. */
export interface Settings<Of extends Shape> {
  readonly name: Of['name']
  readonly table: SettingsTable
  /** The fields that have a column; the others stand in `more`. */
  readonly columns: readonly string[]
  readonly completed: (whole: Of['answer']) => Of['answer']
  readonly refuse: (ctx: Context, sent: Omit<Of['change'], 'version'>) => Promise<void>
  /** Fields that name the organization: none of them holds a web address, unless it did before. */
  readonly names: readonly string[]
}

/** The fields that may stand in the column of their name, by what it holds. */
type InColumn<Name extends SettingsName, Table extends SettingsTable> = {
  [Each in Field<Name>]: SnakeCase<Each> extends keyof Row<Table>
    ? NonNullable<Row<Table>[SnakeCase<Each>]> extends Answer<Name>[Each & keyof Answer<Name>]
      ? Each
      : never
    : never
}[Field<Name>]

/**
 * What an organisation has one of: a field that nobody has set is what the contract says, and a new one needs no column.
 * @param table one row for each organisation, with `version` and `more`
 * @param parts.columns fields that SQL reads, in the columns of their names
 * @param parts.names fields that name the organization, and so hold no web address
 * @param parts.completed what is stored, of what is set: checks what the contract cannot, and may throw formError
 * @param parts.refuse throws formError for a change that the present day does not allow; what is stored already stays
 */
export function defineSettings<const Name extends SettingsName, const Table extends SettingsTable>(
  name: Name,
  table: Table,
  parts: {
    readonly columns?: readonly InColumn<Name, Table>[]
    readonly completed?: Settings<ShapeOf<Name>>['completed']
    readonly refuse?: Settings<ShapeOf<Name>>['refuse']
    readonly names?: readonly Field<Name>[]
  } = {},
): Settings<ShapeOf<Name>> {
  const { columns = [], completed = (whole) => whole, refuse = () => Promise.resolve(), names = [] } = parts
  return { name, table, columns, completed, refuse, names }
}

/** GET: what the request's tenant has set. */
export function settingsOf<Of extends Shape>(settings: Settings<Of>) {
  return async (_input: unknown, { db, tenantId }: Context) => ({
    status: 200 as const,
    body: await readSettings(settings, db, tenantId),
  })
}

/**
 * PATCH: a field that is left out stays, null clears it. Who says which version the change is based on changes no other; of two who
 * change at once the second is refused.
 */
export function changeSettingsOf<Of extends Shape>(settings: Settings<Of>) {
  return async ({ body }: { body: Of['change'] }, ctx: Context) => ({
    status: 200 as const,
    body: await changeSettings(settings, ctx, body),
  })
}

/** What an organisation has set, with the contract's values for the rest. */
export async function readSettings<Of extends Shape>(
  settings: Settings<Of>,
  db: Context['db'],
  tenantId: number,
): Promise<Of['answer']> {
  const { rows } = await sql<StoredSettings>`
    select to_jsonb(stored) as stored from ${sql.table(settings.table)} as stored
    where stored.tenant_id = ${tenantId}`.execute(db)
  return wholeOf(settings, rows[0]?.stored)
}

interface StoredSettings {
  readonly stored: Readonly<Record<string, unknown>> & { readonly more: Readonly<Record<string, unknown>> }
}

function wholeOf<Of extends Shape>({ name, columns }: Settings<Of>, stored?: StoredSettings['stored']): Of['answer'] {
  const inColumns = columns.map((field) => [field, stored?.[inSnakeCase(field)]])
  return completeSettings(name, { ...stored?.more, ...Object.fromEntries(inColumns), version: stored?.version ?? 1 })
}

/** All fields of settings: what is stored, by the contract's names, and what the contract says where nothing is. */
export function completeSettings<Name extends SettingsName>(name: Name, stored: object): Answer<Name> {
  const known: Readonly<Record<string, unknown>> = { ...stored }
  const fields = Object.entries<ResourceField>(contractSettings[name].fields)
  return Object.fromEntries(
    fields.map(([field, said]) => [field, known[field] ?? said.default ?? null]),
  ) as Answer<Name>
}

async function changeSettings<Of extends Shape>(
  settings: Settings<Of>,
  ctx: Context,
  { version: basedOn, ...sent }: Of['change'],
): Promise<Of['answer']> {
  const { name } = settings
  const { noun } = contractSettings[name]
  const before = await readSettings(settings, ctx.db, ctx.tenantId)
  const { version } = before
  const conflict = conflictOf(`the ${noun}`)
  if (basedOn !== undefined && basedOn !== version) throw conflict
  await settings.refuse(ctx, sent)
  refuseAddressesInNames(sent, settings.names, before)
  const whole = settings.completed({ ...before, ...tidySettings(name, sent) })
  const subject = inSnakeCase(name).replaceAll('_', '-')
  const action = `${subject}.updated`
  const act = { action, entity: subject, entityId: ctx.tenantId, before, details: sent }
  const [isWritten] = await Promise.all([
    store(settings, ctx, whole, version),
    writeTogether(ctx.db, [
      actRows(ctx, [act]),
      eventRows(ctx, [{ topic: subject, key: String(ctx.tenantId), payload: { action } }]),
    ]),
  ])
  if (!isWritten) throw conflict
  return { ...whole, version: version + 1 }
}

/** Texts trimmed; what is cleared is what the contract has where nobody has set it. */
export function tidySettings(name: SettingsName, sent: object): Record<string, unknown> {
  const fields: Readonly<Record<string, ResourceField>> = contractSettings[name].fields
  return Object.fromEntries(
    Object.entries(sent).map(([field, value]) => {
      const trimmed = typeof value === 'string' ? visibleText(value) : value
      return [field, trimmed ?? fields[field]?.default ?? null]
    }),
  )
}

/** @returns whether the stored row was still of this version */
async function store<Of extends Shape>(
  { table, columns }: Settings<Of>,
  { db, tenantId, now }: Context,
  whole: object,
  version: number,
): Promise<boolean> {
  const isColumn = ([field]: [string, unknown]) => columns.includes(field)
  const entries = Object.entries(whole).filter(([field]) => field !== 'version')
  const row = {
    ...Object.fromEntries(entries.filter(isColumn).map(([field, value]) => [inSnakeCase(field), value])),
    more: Object.fromEntries(entries.filter((entry) => !isColumn(entry))),
    tenant_id: tenantId,
    version: version + 1,
    updated_at: now,
  }
  const names = sql.join(Object.keys(row).map((column) => sql.ref(column)))
  const excluded = sql.join(Object.keys(row).map((column) => sql.ref(`excluded.${column}`)))
  const { rows } = await sql`
    insert into ${sql.table(table)} (${names})
    select ${names} from json_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)})
    on conflict (tenant_id) do update set (${names}) = row(${excluded})
    where ${sql.ref(`${table}.version`)} = ${version}
    returning tenant_id`.execute(db)
  return rows.length === 1
}
