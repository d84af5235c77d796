import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type CompiledQuery,
  type Expression,
} from 'kysely'
import type { Database } from '#server/db/schema.ts'

/** Builds queries and carries none out. */
export const queryBuilder = new Kysely<Database>({
  dialect: {
    createDriver: () => new DummyDriver(),
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  },
})

/** A statement as it is sent, with what its rows hold. */
export type Statement<Row> = CompiledQuery<Row>

/** A row as JSON: one value is read quicker than eighty columns. */
export interface FoundRow<Row> {
  readonly found: Row
}

/**
 * A query that is built once: its text is always the same, and the ids that it asks about are put in at each call.
 * @param names of the ids
 * @param build must use them as values and decide nothing by them; what it finds has to be the same as JSON
 */
export function prepareQuery<Name extends string, Row>(
  names: readonly Name[],
  build: (db: Kysely<Database>, ids: Readonly<Record<Name, number>>) => Expression<Row>,
): (ids: Readonly<Record<Name, number>>) => Statement<FoundRow<Row>> {
  // No id is a fraction, so wherever one of these comes out the id of that name belongs.
  const nameOf = new Map<unknown, Name>(names.map((name, index) => [index + 0.5, name]))
  const markers = Object.fromEntries([...nameOf].map(([marker, name]) => [name, marker])) as Record<Name, number>
  const query = sql<FoundRow<Row>>`select to_json(found) as found from (${build(queryBuilder, markers)}) as found`
  const { parameters, ...compiled } = query.compile(queryBuilder)
  return (ids) => ({
    ...compiled,
    parameters: parameters.map((value) => {
      const name = nameOf.get(value)
      return name === undefined ? value : ids[name]
    }),
  })
}

/** The same of a single id. */
export function queryById<Row>(
  build: (db: Kysely<Database>, id: number) => Expression<Row>,
): (id: number) => Statement<FoundRow<Row>> {
  const query = prepareQuery(['id'], (db, { id }) => build(db, id))
  return (id) => query({ id })
}
