import { connectDatabase } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { operate } from './terminal.ts'

/* Brings the database of DATABASE_URL, or the embedded one in DATA_DIR, to the newest schema. The server does so itself when
   it starts; this is for an installation whose server may not change the schema. */

await operate(async () => {
  const database = await connectDatabase({
    databaseUrl: process.env['DATABASE_URL'],
    dataDir: process.env['DATA_DIR'] ?? './data',
  })
  try {
    const applied = await migrate(database.pool)
    for (const name of applied) console.log(`Ran ${name}`)
    console.log(applied.length === 0 ? 'The database was up to date.' : 'The database is up to date now.')
  } finally {
    await database.close()
  }
})
