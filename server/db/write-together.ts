import { CompiledQuery, type Kysely } from 'kysely'
import type { Database, NewRow } from '#server/db/schema.ts'

/** Rows that are to be inserted. */
export interface Insert {
  readonly table: keyof Database
  /** Values by column; a column that a row leaves out, or leaves undefined, gets its default. */
  readonly rows: readonly Readonly<Record<string, unknown>>[]
}

/** @param rows of plain values: text of JSON, no expressions */
export function insertOf<Table extends keyof Database>(table: Table, rows: readonly NewRow<Table>[]): Insert {
  return { table, rows: rows.map((row) => ({ ...row })) }
}

/** The rows that one statement writes. */
const batchRows = 500

/** Parts what is to be written into as much as one statement takes. */
export function batchesIn<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / batchRows) }, (_, index) =>
    items.slice(index * batchRows, (index + 1) * batchRows),
  )
}

/**
 * Carries out inserts that do not depend on each other as one statement: each statement is a message to the database, an answer
 * and a start of its executor, which cost more than writing a row. None of them sees what the others write.
 *
 * The text is put together here: an order has 130 columns, for which a query builder works as long as the server does for all else.
 */
export async function writeTogether(db: Kysely<Database>, inserts: readonly Insert[]): Promise<void> {
  const parameters: unknown[] = []
  const texts = inserts.filter(({ rows }) => rows.length > 0).map((insert) => textOf(insert, parameters))
  const [only] = texts
  if (only === undefined) return
  const together = texts.map((text, index) => `written_${index} as (${text})`).join(', ')
  await db.executeQuery(CompiledQuery.raw(texts.length === 1 ? only : `with ${together} select`, parameters))
}

/** The insert, with its values added to the parameters. */
function textOf({ table, rows }: Insert, parameters: unknown[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row).filter((column) => row[column] !== undefined)))]
  const places = rows.map((row) => {
    const values = columns.map((column) => (row[column] === undefined ? 'default' : `$${parameters.push(row[column])}`))
    return `(${values.join(', ')})`
  })
  return `insert into ${table} (${columns.join(', ')}) values ${places.join(', ')}`
}
