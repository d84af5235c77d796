import type {
  ColumnType,
  GeneratedAlways,
  Insertable,
  InsertType,
  Selectable,
  SelectType,
  Updateable,
  UpdateType,
} from 'kysely'
import type { GeneratedTables } from '#generated/database.ts'
import type { JsonColumns } from '#server/db/json-columns.ts'

/**
 * The tables and views as Kysely sees them: read out of the migrated database (`npm run generate:database`), with what it cannot say
 * of itself. The migrations are the truth and hold the explanations; a test compares the two.
 *
 * Units: `_at` unix seconds, `_cents` cents, `_m` metres, `_kg` kilograms, `_m3` cubic metres, `_s` seconds.
 * Ids are bigint in the database and numbers here.
 *
 * A tenant transaction may not read or write `users.password_hash`, and `is_admin` is read-only in it, so `selectAll` and
 * `returningAll` fail there: name the columns.
 */
export interface Database extends Omit<Tables, keyof Kept> {
  /** A trigger counts the versions: they change by themselves whenever the roles do. */
  memberships: WithComputed<'memberships', 'permission_version'>
  outbox: WithComputed<'outbox', 'xid'>
  /** One row per organisation that may see an order; every list query starts here. A trigger keeps it. */
  delivery_order_parties: ReadOnly<
    Omit<Tables['delivery_order_parties'], 'status' | 'bill_status'> &
      Pick<Selectable<Tables['delivery_orders']>, 'status' | 'bill_status'>
  >
  /** Of the settings of couriers, what those may read who order from them. A view does not know that its columns are never null. */
  courier_schedules: ReadOnly<NeverNull<Tables['courier_schedules']>>
  /** The invoices that all couriers made to the tenant; credit notes are not due. */
  received_invoices: ReadOnly<
    NeverNull<Omit<Tables['received_invoices'], 'due_date'>> & Pick<Tables['received_invoices'], 'due_date'>
  >
  billing_couriers: ReadOnly<NeverNull<Tables['billing_couriers']>>
}

/** A row as it is read. */
export type Row<Table extends keyof Database> = Selectable<Database[Table]>
/** A row as it is inserted. */
export type NewRow<Table extends keyof Database> = Insertable<Database[Table]>
/** The columns of a row that an update may set. */
export type RowChange<Table extends keyof Database> = Updateable<Database[Table]>

export type TenantKind = Row<'tenants'>['kind']

type Kept = Pick<
  GeneratedTables,
  'memberships' | 'outbox' | 'delivery_order_parties' | 'courier_schedules' | 'received_invoices' | 'billing_couriers'
>

type Tables = WithJson<JsonColumns>

/** The generated tables, with what their JSON holds. A name here that is no column does not compile. */
type WithJson<
  Json extends {
    [Table in keyof Json]: Table extends keyof GeneratedTables
      ? { [Column in keyof Json[Table]]: Column extends keyof GeneratedTables[Table] ? unknown : never }
      : never
  },
> = {
  [Table in keyof GeneratedTables]: {
    [Column in keyof GeneratedTables[Table]]: object extends NonNullable<SelectType<GeneratedTables[Table][Column]>>
      ? JsonColumn<GeneratedTables[Table][Column], HeldIn<HeldIn<Json, Table>, Column>>
      : GeneratedTables[Table][Column]
  }
}

type HeldIn<Values, Key> = Key extends keyof Values ? Values[Key] : never

/** Read as a value, written as text; null and left out where the column may be. */
type JsonColumn<Column, Value> = ColumnType<
  As<SelectType<Column>, Value>,
  As<InsertType<Column>, [Value] extends [never] ? never : string>,
  As<UpdateType<Column>, [Value] extends [never] ? never : string>
>

type As<Type, Value> = [Type] extends [never] ? never : Value | Extract<Type, null | undefined>

type ReadOnly<Table> = { [Column in keyof Table]: GeneratedAlways<SelectType<Table[Column]>> }
type NeverNull<Table> = { [Column in keyof Table]: NonNullable<SelectType<Table[Column]>> }
type WithComputed<Table extends keyof GeneratedTables, Column extends keyof GeneratedTables[Table]> = Omit<
  Tables[Table],
  Column
> &
  ReadOnly<Pick<GeneratedTables[Table], Column>>
