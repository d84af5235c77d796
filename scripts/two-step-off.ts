import { parseArgs } from 'node:util'
import { loadConfig } from '#server/config.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { createTransactions } from '#server/db/tenant-transaction.ts'
import { OperatorFault } from '#server/operator-fault.ts'
import { forgetTwoStepOf } from '#server/session/two-step.ts'
import { operate } from './terminal.ts'

/* npm run two-step-off: for the last administrator, who has lost the app and the recovery codes, and whom nobody else can help. */

await operate(async () => {
  const { email } = parseArgs({ options: { email: { type: 'string' } } }).values
  if (email === undefined) throw new OperatorFault('npm run two-step-off -- --email ada@example.org')
  const { databaseUrl, dataDir } = loadConfig(process.env)
  const database = await connectDatabase({ databaseUrl: databaseUrl ?? undefined, dataDir, poolSize: 1 })
  try {
    await migrate(database.pool)
    const now = Math.floor(Date.now() / 1000)
    const outcome = await createTransactions(database.pool).systemTransaction((db) => forgetTwoStepOf(db, email, now))
    console.log(
      {
        off: `${email} signs in with the password alone now.`,
        'was-off': `${email} has no second step; nothing was changed.`,
        unknown: `Nobody has the e-mail ${email}; nothing was changed.`,
      }[outcome],
    )
    if (outcome === 'unknown') process.exitCode = 1
  } finally {
    await database.close()
  }
})
