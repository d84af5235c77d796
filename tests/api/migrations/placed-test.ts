import type { PoolClient, QueryResultRow } from 'pg'

/** The access of a migration's test to the database: the role that sees every row, in a transaction of its own. */
export interface Rows {
  /** Runs one statement, or several without parameters, and returns the rows of the last. */
  query<Row extends QueryResultRow>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>
  /** The first row. @throws Error if there is none */
  one<Row extends QueryResultRow>(sql: string, parameters?: readonly unknown[]): Promise<Row>
  /**
   * Whether the owner of the tables sees their rows, as every owner did before PostgreSQL 16. Where it does not, the data statements that
   * landed without a role moved nothing, and the migrations from 0441 on repair what they left.
   */
  readonly ownerSeesRows: boolean
}

/**
 * The exports of `tests/api/migrations/NNNN_what.ts`, for the migration of the same name. Both run on the schema of that place in history:
 * `before` with all earlier migrations, `after` with the migration itself. Rows stay for every later migration and its test.
 */
export interface PlacedTest {
  /** Inserts the rows that the migration has to move, odd ones too. */
  before(rows: Rows): Promise<void>
  /** Checks what became of them. */
  after(rows: Rows): Promise<void>
}

/** Runs `work` as waybill_system, in a transaction. */
export async function withRows(
  client: PoolClient,
  ownerSeesRows: boolean,
  work: (rows: Rows) => Promise<void>,
): Promise<void> {
  const query: Rows['query'] = async (sql, parameters) => {
    const result: unknown = await client.query(sql, parameters === undefined ? undefined : [...parameters])
    const last = Array.isArray(result) ? result.at(-1) : result
    return last.rows
  }
  await client.query('begin; set local role waybill_system')
  try {
    await work({
      query,
      async one<Row extends QueryResultRow>(sql: string, parameters?: readonly unknown[]) {
        const [row] = await query<Row>(sql, parameters)
        if (row === undefined) throw new Error(`No row: ${sql}`)
        return row
      },
      ownerSeesRows,
    })
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
