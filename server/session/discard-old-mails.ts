import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { deleteInBatches } from '#server/db/delete-in-batches.ts'
import type { Deps } from '#server/http/context.ts'
import { mailFolder } from '#server/outside/mailer.ts'

/** Seconds that a mail is kept: long enough to find out why it did not arrive. */
const keptSeconds = 30 * 86_400

/** Seconds that a refusal is told of: who has a mailbox again by then is written to as anybody else. */
const refusalKeptSeconds = 365 * 86_400

/** Removes old mails from the record, old refusals, and the files of those that no mail server took. */
export async function discardOldMails(deps: Pick<Deps, 'systemTransaction' | 'clock' | 'config'>): Promise<void> {
  const until = deps.clock() - keptSeconds
  await deleteInBatches(deps, 'messages', sql`created_at <= ${until}`)
  await deleteInBatches(deps, 'refused_addresses', sql`refused_at <= ${deps.clock() - refusalKeptSeconds}`)
  const folder = mailFolder(deps.config)
  for (const name of await namesIn(folder)) {
    const file = path.join(folder, name)
    const { mtimeMs } = await stat(file)
    if (mtimeMs <= until * 1_000) await rm(file)
  }
}

/** None before the first mail. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => /\.(eml|pdf)$/.test(name))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
