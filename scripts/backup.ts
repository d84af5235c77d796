import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BackupFault } from '#server/backup/backup-fault.ts'
import { noteBackup } from '#server/backup/note-backup.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { productVersion } from '#server/config.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { createTransactions } from '#server/db/tenant-transaction.ts'
import { atTerminal, megabytes } from './terminal.ts'

/* npm run backup -- file: writes the configured database into a file while servers run on it. */
await atTerminal('npm run backup -- waybill.backup', async ([file = ''], { signal, show }) => {
  const databaseUrl = process.env['DATABASE_URL']
  const dataDir = resolve(process.env['DATA_DIR'] || './data')
  if (!databaseUrl && !existsSync(join(dataDir, 'postgres'))) {
    throw new BackupFault(`There is no database in ${dataDir}. DATA_DIR or DATABASE_URL says where it is.`)
  }
  const database = await connectDatabase({ databaseUrl, dataDir, poolSize: 1 })
  // The backup is the state of its beginning.
  const takenAt = Math.floor(Date.now() / 1_000)
  try {
    const { tables, rows, bytes, filesElsewhere } = await writeBackup(database.settings, file, {
      version: productVersion(),
      signal,
      onProgress: ({ table, done, tables: all }) => show(`writing ${table} (${done + 1} of ${all} tables)`),
    })
    await createTransactions(database.pool).systemTransaction((db) => noteBackup(db, takenAt, bytes))
    show('')
    console.log(`${file}: ${rows} rows of ${tables} tables, ${megabytes(bytes)}.`)
    if (filesElsewhere > 0) {
      console.log(
        `${filesElsewhere} uploaded files are in the object storage and not in it: back up the bucket as well.`,
      )
    }
  } finally {
    await database.close()
  }
})
