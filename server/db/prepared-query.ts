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
const builder = new Kysely<Database>({
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
 * A query that is built once: its text is always the same, and the id that it asks about is put in at each call.
 * @param build must use the id as a value and decide nothing by it; what it finds has to be the same as JSON
 */
export function queryById<Row>(
  build: (db: Kysely<Database>, id: number) => Expression<Row>,
): (id: number) => Statement<FoundRow<Row>> {
  // No id is a fraction, so wherever this one comes out the id belongs.
  const marker = 0.5
  const query = sql<FoundRow<Row>>`select to_json(found) as found from (${build(builder, marker)}) as found`
  const { parameters, ...compiled } = query.compile(builder)
  return (id) => ({ ...compiled, parameters: parameters.map((value) => (value === marker ? id : value)) })
}
