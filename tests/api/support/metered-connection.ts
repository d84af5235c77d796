import pg, { type Pool, type PoolClient } from 'pg'

/** What something cost: counts, which are the same on any machine. */
export interface Cost {
  /** Messages with a statement, opening and commit included. */
  statements: number
  /** Of all answers of PostgreSQL, as they came over the connection. */
  bytes: number
  /** Values that were made of them: one for each column of each row, and of JSON one for each value in it. */
  values: number
}

const { JSON: json, JSONB: jsonb } = pg.types.builtins
const isJson = (type: number | undefined) => type === json || type === jsonb

/** What the connection hears from PostgreSQL: the part of pg that has no types. */
interface Messages {
  on(name: 'rowDescription', heard: (message: { fields: { dataTypeID: number }[] }) => void): void
  on(name: 'dataRow', heard: (message: { fields: (string | null)[] }) => void): void
}

/**
 * Says what acts cost that ask over the pool's only connection.
 * @param pool with a single connection
 */
export async function meteredConnection(pool: Pool): Promise<(act: () => Promise<unknown>) => Promise<Cost>> {
  const client = await pool.connect()
  const cost = { statements: 0, values: 0 }
  const stream: NodeJS.ReadableStream & { bytesRead: number } = Object(client.connection.stream)
  const query: (...args: unknown[]) => unknown = client.query.bind(client)
  Object.defineProperty(client, 'query', {
    value(...args: unknown[]) {
      cost.statements += 1
      return query(...args)
    },
  })
  countValues(client, (values) => (cost.values += values))
  client.release()
  return async (act) => {
    Object.assign(cost, { statements: 0, values: 0 })
    const before = stream.bytesRead
    await act()
    return { ...cost, bytes: stream.bytesRead - before }
  }
}

function countValues(client: PoolClient, count: (values: number) => void): void {
  const messages: Messages = Object(client.connection)
  let types: number[] = []
  messages.on('rowDescription', ({ fields }) => {
    types = fields.map(({ dataTypeID }) => dataTypeID)
  })
  messages.on('dataRow', ({ fields }) => {
    for (const [column, text] of fields.entries()) {
      count(text !== null && isJson(types[column]) ? valuesIn(JSON.parse(text)) : 1)
    }
  })
}

function valuesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce((sum: number, each) => sum + valuesIn(each), 1)
}
