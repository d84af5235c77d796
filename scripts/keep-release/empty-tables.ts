import type { ClientConfig } from 'pg'
import { becomeReaderOf, quoteTable, tablesOf } from '#server/backup/tables.ts'
import { withClient } from '#server/backup/with-client.ts'

/** Tables that nothing can stand in, with the reason. None at present. */
const exceptions: Readonly<Record<string, string>> = {}

/** Checks that every table of a backup has a row: an upgrade is only tried on what is there. @throws Error naming those that have none */
export async function refuseEmptyTables(settings: ClientConfig): Promise<void> {
  const empty = await withClient(settings, undefined, async (client) => {
    const names: string[] = []
    await client.query('begin')
    for (const table of await tablesOf(client)) {
      await becomeReaderOf(client, table)
      const { rowCount } = await client.query(`select from ${quoteTable(table.name)} limit 1`)
      if (rowCount === 0) names.push(table.name)
    }
    await client.query('rollback')
    return names
  })
  const unexpected = empty.filter((name) => !(name in exceptions))
  if (unexpected.length > 0)
    throw new Error(`No row stands in ${unexpected.join(', ')}: have somebody live through it.`)
}
