import { heldWords } from '#domain/administration/held-words.ts'
import { foreignActRows, type Act } from '#server/audit.ts'
import { createTransactions } from '#server/db/tenant-transaction.ts'
import { jobs } from '#server/job-list.ts'
import { heldSending, releaseSending } from '#server/jobs/held-sending.ts'
import { mailJobsOf } from '#server/jobs/mail-state.ts'
import { internalOrganisation } from '#server/users/administrators.ts'
import { operateOnDatabase } from './terminal.ts'

/* npm run held: what a restore holds back; npm run held -- send, or discard: what becomes of it. */

const [act, ...more] = process.argv.slice(2)
if ((act !== undefined && act !== 'send' && act !== 'discard') || more.length > 0) {
  console.error('npm run held, npm run held -- send, or npm run held -- discard')
  process.exit(1)
}
await operateOnDatabase(async ({ pool }) => {
  const { systemTransaction } = createTransactions(pool)
  const now = Math.floor(Date.now() / 1000)
  const mailJobs = mailJobsOf(jobs)
  const held = await systemTransaction(async (db) => {
    if (act === undefined) return heldSending(db, mailJobs)
    const internal = await internalOrganisation(db)
    // Nobody is signed in at a command line: the entry names no person.
    const entryOf = (done: Act) => internal && foreignActRows({ tenantId: internal.id, now }, [done])
    return releaseSending(db, mailJobs, { act, now, entryOf })
  })
  const words = held && (heldWords(held) ?? 'Nothing that waited')
  const became = { send: 'will be sent', discard: 'was discarded' }
  if (held === null) console.log('Nothing is held.')
  else if (act !== undefined) console.log(`${words}: ${became[act]}.`)
  else
    console.log(
      `Held since the restore: ${words}. Send or discard it with "npm run held -- send" or "npm run held -- discard".`,
    )
})
