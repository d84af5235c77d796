import { sql, type AliasedRawBuilder, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import { columnsBesideMore } from '#generated/database.ts'
import { resources, type ResourceField, type ResourceName } from '#generated/resources.ts'
import type { components } from '#generated/server-types.ts'
import type { Database, NewRow, Row } from '#server/db/schema.ts'
import type { Context } from '#server/http/context.ts'
import { topicOfResource } from '#server/events/topics.ts'
import { bareText, holdsEveryWord } from '#server/search-words.ts'
import { inSnakeCase, type SnakeCase } from './snake-case.ts'

/** What a resource is in the contract: its name, as it is answered, added and changed, and a page of it. */
export interface Shape {
  name: string
  answer: object
  form: object
  change: { version?: number }
  page: object
}
interface ShapeOf<Name extends ResourceName> {
  name: Name
  answer: Answer<Name>
  form: Form<Name>
  change: Named<`${Capitalize<Name>}Update`>
  page: Named<`${Capitalize<Name>}Page`>
}
type Answer<Name extends ResourceName> = Named<Capitalize<Name>>
type Form<Name extends ResourceName> = Named<`${Capitalize<Name>}Input`>
type Named<Name extends string> = components['schemas'][Name & keyof components['schemas']]

/** Columns that every resource's table has. */
export type ResourceRow = Pick<
  Row<'vehicles'>,
  'id' | 'tenant_id' | 'archived_at' | 'created_at' | 'updated_at' | 'version' | 'more'
>
export type ResourceTable = {
  [Table in keyof Database]: Row<Table> extends ResourceRow ? Table : never
}[keyof Database] &
  keyof typeof columnsBesideMore

/** Values by column; undefined: what the column holds where nothing was given. */
export type Values = Record<string, unknown>

/** Fields of a form as they were sent, tidied: null clears. */
export type FormFields<Fields> = { [Field in keyof Fields]?: Fields[Field] | null }

/** A form after a change, tidied, and what was there before it; null: it is new. */
export interface FormRevision<FormOf, AnswerOf> {
  readonly after: FormOf
  readonly before: AnswerOf | null
}

/** Which rows a search is among. */
export interface SearchScope {
  readonly archived: boolean
  /** A query for the ids of the tenants that they are of. */
  readonly tenantIds: RawBuilder<unknown>
}

/** A resource as the functions of this folder use it: {@link defineResource} makes it of what its area says. */
export interface Resource<Of extends Shape, Table extends ResourceTable = ResourceTable> {
  readonly name: Of['name']
  /** In words, as people are told of it: `tag`. */
  readonly noun: string
  /** In the audit: `base-tag`. */
  readonly subject: string
  /** Of its events: `base-tags`. */
  readonly topic: string
  readonly table: Table
  /** What {@link Resource.bodyOf} reads, for `select` and `returning`. */
  readonly columns: readonly AliasedRawBuilder<unknown, string>[]
  /** The keys of its list, by the contract's name of the sort. */
  readonly sorts: Readonly<Record<string, RawBuilder<string | number>>>
  /** What its list is filtered by, by the contract's name of the field. */
  readonly filters: Readonly<Record<string, RawBuilder<unknown>>>
  matches(term: string, among: SearchScope): Expression<SqlBool>
  bodyOf(row: ResourceRow): Of['answer']
  /**
   * The values of the fields that are there.
   * @param more what stands in `more` and stays
   */
  valuesOf(given: FormFields<Of['form']>, more?: ResourceRow['more']): Values
  /** What follows from the whole form. */
  filledIn(whole: Of['form'], change: FormFields<Of['form']>, before: Of['answer'] | null): Values
  check(ctx: Context, given: FormFields<Of['form']>, whole: FormRevision<Of['form'], Of['answer']>): Promise<unknown>
  /** What finds the places where a row is in use. */
  readonly uses: readonly RawBuilder<unknown>[]
  /** Fields that name a person or an organization: none of them holds a web address, unless it did before. */
  readonly names: readonly string[]
  /** Whether no two active rows of an organization have one name, whatever its capitals. */
  readonly hasOwnNames: boolean
}

/**
 * What an area says of its resource. Everything else follows from the names: `maxWeightKg` stands in `max_weight_kg`, an optional
 * text that is empty is null, `archived` is `archived_at`. A field without a column of its name stands in `more`, by its own name.
 */
interface Parts<Name extends ResourceName, Table extends ResourceTable, Also extends Columns> {
  /** Columns beside those of the table, by expressions that name the table: `(select … where users.id = vehicles.driver_user_id)`. */
  readonly also?: Also
  /** What a search looks for, unless each word in any of the fields that the contract names. */
  matches?(term: string, among: SearchScope): Expression<SqlBool>
  /**
   * Columns that follow from the whole form.
   * @param whole as it is after the change, tidied: texts trimmed, nothing that is null
   * @param before what it was; null: it is new
   */
  filledIn?(whole: Form<Name>, change: FormFields<Form<Name>>, before: Answer<Name> | null): Partial<NewRow<Table>>
  /**
   * What the contract cannot check. Fields that stay as they are stand in `whole` alone.
   * @throws formError
   */
  check?(ctx: Context, given: FormFields<Form<Name>>, whole: FormRevision<Form<Name>, Answer<Name>>): Promise<unknown>
  /** Where a row is in use, and whether it can be deleted in spite of that, as `selectUses` and `selectUsesInRevisions` find it. */
  readonly uses?: readonly RawBuilder<unknown>[]
  /** Fields that name a person or an organization, and so hold no web address. */
  readonly names?: readonly (keyof Form<Name> & string)[]
  /** Whether no two active rows of an organization have one name, whatever its capitals; they may unless this says so. */
  readonly hasOwnNames?: Form<Name> extends { name: string } ? boolean : never
}

/** Added to {@link Parts} where names or types do not say how a field is stored; one that would stand in `more` may have a column. */
type Exceptions<Name extends ResourceName, Table extends ResourceTable, Also extends Columns> = [
  Exceptional<Name, Table, Also>,
] extends [never]
  ? { readonly fields?: Partial<FieldExceptions<Name, Table, Also, ColumnlessField<Name>>> }
  : {
      readonly fields: FieldExceptions<Name, Table, Also, Exceptional<Name, Table, Also>> &
        Partial<FieldExceptions<Name, Table, Also, ColumnlessField<Name>>>
    }

type FieldExceptions<
  Name extends ResourceName,
  Table extends ResourceTable,
  Also extends Columns,
  Fields extends keyof Answer<Name>,
> = {
  readonly [Field in Fields]: Exception<
    Found<Table, Also>,
    NewRow<Table>,
    Answer<Name>[Field],
    SendableValue<Name, Field>
  >
}

type Exception<Read, New, Shown, Sendable> =
  /** It stands in another column. */
  | {
      [Column in keyof Read]: Read[Column] extends Shown
        ? [Sendable] extends [Column extends keyof New ? New[Column] : never]
          ? { readonly column: Column }
          : never
        : never
    }[keyof Read]
  /** It is read otherwise, and written otherwise where one can send it. */
  | ([Sendable] extends [never]
      ? { readonly read: (row: Read) => Shown }
      : {
          [Column in keyof New]: {
            readonly column: Column
            readonly read: (row: Read) => Shown
            readonly write: (value: Sendable) => New[Column]
          }
        }[keyof New])

type Columns = Readonly<Record<string, RawBuilder<unknown>>>
type Found<Table extends ResourceTable, Also extends Columns> = Row<Table> & {
  [Column in keyof Also]: Also[Column] extends RawBuilder<infer Value> ? Value : never
}

/** What a form may hold in a field; never: the server makes it. */
type SendableValue<Name extends ResourceName, Field> = Field extends keyof Form<Name>
  ? NonNullable<Form<Name>[Field]>
  : never

/** The fields that are not stored by the convention. */
type Exceptional<Name extends ResourceName, Table extends ResourceTable, Also extends Columns> = {
  [Field in keyof Answer<Name>]: SnakeCase<Field> extends infer Column
    ? Field extends 'archived'
      ? never
      : Column extends keyof Found<Table, Also>
        ? Found<Table, Also>[Column] extends Answer<Name>[Field]
          ? [SendableValue<Name, Field>] extends [Column extends keyof NewRow<Table> ? NewRow<Table>[Column] : never]
            ? never
            : Field
          : Field
        : Field extends ColumnlessField<Name>
          ? never
          : Field
    : never
}[keyof Answer<Name>]

/** The fields that need no column: one may leave them out, and they are answered as they are sent. */
type ColumnlessField<Name extends ResourceName> = {
  [Field in keyof Answer<Name>]: [SendableValue<Name, Field>] extends [never]
    ? never
    : [SendableValue<Name, Field>] extends [Answer<Name>[Field]]
      ? undefined extends Form<Name>[Field & keyof Form<Name>]
        ? Field
        : never
      : never
}[keyof Answer<Name>]

/** Typed in what an area says of them; here each is applied to a field by its name. */
function exceptionsIn(parts: object): Partial<Record<string, AnyException>> {
  return 'fields' in parts ? (parts.fields as Partial<Record<string, AnyException>>) : {}
}

interface AnyException {
  readonly column?: string
  readonly read?: (row: object) => unknown
  readonly write?: (value: unknown) => unknown
}

/**
 * @param name of the contract's resource
 * @param table its rows
 */
export function defineResource<
  const Name extends ResourceName,
  const Table extends ResourceTable,
  const Also extends Columns = Record<never, never>,
>(
  name: Name,
  table: Table,
  parts: Parts<Name, Table, Also> & Exceptions<Name, Table, Also>,
): Resource<ShapeOf<Name>, Table> {
  const said = resources[name]
  const exceptions = exceptionsIn(parts)
  const columns = new Set<string>([...columnsBesideMore[table], ...Object.keys(parts.also ?? {})])
  const fields = Object.entries<ResourceField>(said.fields).map(([field, contract]) => {
    const exception = exceptions[field]
    const column = field === 'archived' ? 'archived_at' : (exception?.column ?? inSnakeCase(field))
    const inMore = !exception && !columns.has(column)
    if (inMore && !contract.nullable && contract.default === undefined)
      throw new Error(`${name}.${field} needs a column: the contract has nothing that it is where none was given.`)
    return { field, ...contract, column, inMore, isStored: !exception?.read || 'column' in exception, exception }
  })
  const columnOf = (field: string) => {
    const { column, kind, inMore } = fields.find((one) => one.field === field) ?? { column: field, kind: 'text' }
    if (inMore)
      throw new Error(`${name} is searched, sorted or filtered by ${field}, which needs a column and an index.`)
    const beside: RawBuilder<unknown> | undefined = parts.also?.[column]
    return { kind, column: beside ?? sql.ref(`${table}.${column}`) }
  }
  const also = Object.entries(parts.also ?? {})
  const inColumns = fields.filter(({ isStored, inMore }) => isStored && !inMore).map(({ column }) => column)
  const stored = [...new Set([...inColumns, 'more'])]
  const own = stored.filter((column) => !also.some(([named]) => named === column))

  return {
    name,
    noun: said.noun,
    subject: inSnakeCase(name).replaceAll('_', '-'),
    topic: topicOfResource(name),
    table,
    columns: [
      ...own.map((column) => sql.ref(`${table}.${column}`).as(column)),
      ...also.map(([column, expression]) => expression.as(column)),
    ],
    sorts: Object.fromEntries(
      said.sort.map((field) => {
        const { kind, column } = columnOf(field)
        return [field, kind === 'text' || kind === 'choice' ? sql<string>`lower(${column})` : sql<number>`${column}`]
      }),
    ),
    filters: Object.fromEntries(Object.keys(said.filter).map((field) => [field, columnOf(field).column])),
    matches:
      parts.matches ??
      ((term) => holdsEveryWord(bareText(...said.search.map((field) => columnOf(field).column)), term)),
    bodyOf(row) {
      const values: Readonly<Record<string, unknown>> = { ...row }
      const body = fields.map(({ field, column, nullable, inMore, default: usual = null, exception }) => {
        if (field === 'archived') return [field, row.archived_at !== null]
        if (inMore) return [field, row.more[field] ?? usual]
        if (exception?.read) return [field, exception.read(row)]
        return [field, nullable && values[column] === '' ? null : values[column]]
      })
      return Object.fromEntries(body) as Answer<Name>
    },
    valuesOf(given, more = {}) {
      const sent: Readonly<Record<string, unknown>> = { ...given }
      const asked = fields.filter(({ field, readOnly }) => !readOnly && sent[field] !== undefined)
      const values = asked
        .filter(({ inMore }) => !inMore)
        .map(({ field, column, exception }) => {
          const value = sent[field] ?? undefined
          return [column, value !== undefined && exception?.write ? exception.write(value) : value]
        })
      const beside = asked.filter(({ inMore }) => inMore).map(({ field }) => [field, sent[field] ?? undefined])
      if (beside.length > 0) values.push(['more', JSON.stringify({ ...more, ...Object.fromEntries(beside) })])
      return Object.fromEntries(values)
    },
    filledIn: (whole, change, before) => parts.filledIn?.(whole, change, before) ?? {},
    check: (ctx, given, whole) => parts.check?.(ctx, given, whole) ?? Promise.resolve(),
    uses: parts.uses ?? [],
    names: parts.names ?? [],
    hasOwnNames: parts.hasOwnNames ?? false,
  }
}
