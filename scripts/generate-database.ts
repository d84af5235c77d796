import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { openPool } from '#server/db/connect.ts'
import { startEmbeddedPostgres, waitUntilStopped } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { databaseTypes } from './generate/database.ts'
import { schemaText } from './generate/schema-text.ts'

/* Writes generated/database.ts and generated/schema.sql: runs the migrations on an empty database and reads what came of them. */

const generated = path.resolve(import.meta.dirname, '../generated')
const folder = await mkdtemp(path.join(os.tmpdir(), 'waybill-types-'))
const directory = path.join(folder, 'postgres')
try {
  const { release, ...settings } = await startEmbeddedPostgres(directory, { durable: false })
  const pool = openPool(settings, 5)
  await migrate(pool)
  await writeFile(path.join(generated, 'database.ts'), await databaseTypes(pool))
  await writeFile(path.join(generated, 'schema.sql'), await schemaText(pool))
  await pool.end()
  await release()
  await waitUntilStopped(directory)
  console.log('Wrote generated/database.ts and generated/schema.sql')
} finally {
  await rm(folder, { recursive: true, force: true })
}
