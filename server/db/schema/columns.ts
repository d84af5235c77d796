import type { ColumnType } from 'kysely'

/** A jsonb column: read as a value, written as text (`JSON.stringify(value)`), because pg would turn an array into an SQL array. */
export type Json<Value> = ColumnType<Value, string, string>
/** As {@link Json}, for a column that may be null. */
export type NullableJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>
/** A column the database alone fills. */
export type Computed<Value> = ColumnType<Value, never, never>
/** An id that the database hands out. */
export type Id = Computed<number>
