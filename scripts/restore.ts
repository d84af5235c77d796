import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { heldWords } from '#domain/administration/held-words.ts'
import { countText } from '#domain/amounts/count-text.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { unreadableLines, unreadableSecrets } from '#server/backup/unreadable-secrets.ts'
import { sessionSecretOf } from '#server/config.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { jobs } from '#server/job-list.ts'
import { heldSending } from '#server/jobs/held-sending.ts'
import { mailJobsOf } from '#server/jobs/mail-state.ts'
import { createTransactions } from '#server/db/tenant-transaction.ts'
import { atTerminal } from './terminal.ts'

/* npm run restore -- file: fills an empty database, the embedded one or that of DATABASE_URL, from a backup. */
await atTerminal('npm run restore -- waybill.backup', async ([file = ''], { signal, show }) => {
  const databaseUrl = process.env['DATABASE_URL']
  const dataDir = resolve(process.env['DATA_DIR'] || './data')
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  const database = await connectDatabase({ databaseUrl, dataDir, poolSize: 2 })
  try {
    const { header, tables, rows, skipped, migrated } = await restoreBackup(database, file, {
      target: databaseUrl ? nameOf(databaseUrl) : `The database in ${dataDir}`,
      signal,
      holds: true,
      onProgress: ({ step, bytes }) => show(`${step} ${file} (${Math.floor((100 * bytes) / size)} %)`),
    })
    show('')
    console.log(`${rows} rows of ${tables} tables are back as they were at ${header.madeAt}.`)
    if (skipped.length > 0) console.log(`Left out, since they are no tables of Waybill: ${skipped.join(', ')}.`)
    if (migrated.length > 0) {
      console.log(
        `The database was brought up to date (${countText(migrated.length, { one: 'migration', many: 'migrations' })}).`,
      )
    }
    const { systemTransaction } = createTransactions(database.pool)
    const secret = sessionSecretOf(process.env)
    const lost = await systemTransaction((db) => unreadableSecrets(db, secret))
    for (const line of unreadableLines(lost)) console.log(line)
    const held = await systemTransaction((db) => heldSending(db, mailJobsOf(jobs)))
    const words = held && heldWords(held)
    console.log(
      words === null
        ? 'What is sent by the clock is held until "npm run held -- send" or "npm run held -- discard".'
        : `${words}: held. Send or discard it with "npm run held -- send" or "npm run held -- discard".`,
    )
  } finally {
    await database.close()
  }
})

/** Without the password. */
function nameOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl)
  return `The database ${decodeURIComponent(`${host}${pathname}`)}`
}
