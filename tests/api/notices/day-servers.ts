import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { messageJobName } from '#server/messages/queue-message.ts'
import { remindOfMessages } from '#server/notices/notice-messages.ts'
import type { TestDatabase } from '#tests/api/support/database.ts'
import { startMailServer } from '#tests/api/support/mail-server.ts'
import {
  callServer,
  endServer,
  startServer,
  type CallerHeaders,
  type ServerProcess,
} from '#tests/api/support/server-process.ts'
import { startSmsServer } from '#tests/api/support/sms-server.ts'

/** A place for a server, with services of its own, so that one knows whose message waits at them. */
interface Place {
  readonly mails: Awaited<ReturnType<typeof startMailServer>>
  readonly texts: Awaited<ReturnType<typeof startSmsServer>>
  /** As the connections of the one that runs there are called in the database. */
  name: string
  process: ServerProcess | null
}

/** What was being done when a server was killed, by whichever of them: nobody knows what became of it. */
interface CutShort {
  /** Of the jobs that were running. */
  readonly jobIds: Set<string>
  /** Of the text messages that were on their way. */
  readonly textIds: Set<string>
}

export type DayServers = Awaited<ReturnType<typeof dayServers>>

/** Two servers on one database, each with a mail server and an SMS service of its own. Any of them can be killed and started anew. */
export async function dayServers(database: TestDatabase) {
  const places: Place[] = []
  for (let place = 0; place < 2; place += 1) {
    places.push({ mails: await startMailServer(), texts: await startSmsServer(), name: '', process: null })
  }
  const cutShort: CutShort = { jobIds: new Set(), textIds: new Set() }
  const counts = { started: 0, asked: 0, answered: 0 }

  async function start(place: Place): Promise<void> {
    const name = `server ${(counts.started += 1)}`
    place.process = await startServer({
      DATABASE_URL: database.databaseUrl,
      SMTP_URL: place.mails.address,
      SMS_URL: place.texts.address,
      PGAPPNAME: name,
    })
    place.name = name
  }
  await Promise.all(places.map(start))

  /** Resolves when the database has let go of all that a server had begun: then nothing of it takes effect any more. */
  async function gone(name: string): Promise<void> {
    const connections = () =>
      database.pool
        .query(`select from pg_stat_activity where datname = current_database() and application_name = $1`, [name])
        .then(({ rowCount }) => rowCount)
    await expect.poll(connections, { interval: 20 }).toBe(0)
  }

  /** @param free lets go of what the server's transactions may wait for, once it has ended */
  async function kill(place: Place, free?: () => Promise<void>): Promise<void> {
    const { process, name } = place
    place.process = null
    if (process) await endServer(process, 'SIGKILL')
    await free?.()
    await gone(name)
    await database.systemTransaction(async (db) => {
      const jobs = await db.selectFrom('jobs').select('id').where('state', '=', 'running').execute()
      const texts = await db
        .selectFrom('messages')
        .select('id')
        .where('channel', '=', 'sms')
        .where('state', '=', 'sending')
        .execute()
      for (const { id } of jobs) cutShort.jobIds.add(id)
      for (const { id } of texts) cutShort.textIds.add(String(id))
    })
  }

  /** What the act answered, if it took effect. */
  async function answerOf(key: string): Promise<unknown> {
    const row = await database.systemTransaction((db) =>
      db.selectFrom('idempotency_keys').select(['status', 'response']).where('key', '=', key).executeTakeFirst(),
    )
    if (row) expect(row.status).toBe(200)
    return row?.response
  }

  /** Does an act once, by either server. Where the one that was asked was killed it is repeated only if it did not take effect. */
  async function act<Body>(headers: CallerHeaders, method: string, path: string, body: object): Promise<Body> {
    const key = randomUUID()
    for (;;) {
      const alive = places.filter((place) => place.process !== null)
      const place = alive[(counts.asked += 1) % alive.length]
      if (!place?.process) throw new Error('No server is left.')
      const { name, process } = place
      try {
        const answer = await callServer(
          process,
          { headers: { ...headers, 'idempotency-key': key } },
          method,
          path,
          body,
        )
        const said: unknown = await answer.json()
        expect({ path, status: answer.status, said }).toMatchObject({ status: 200 })
        counts.answered += 1
        return said as Body
      } catch (error) {
        if (place.process === process) throw error
        await gone(name)
        const said = await answerOf(key)
        if (said !== undefined) return said as Body
      }
    }
  }

  /** Nobody waits for the pause after an attempt, nor for the full minute at which what was overlooked is looked for. */
  async function hurry(): Promise<void> {
    await database.systemTransaction(async (db) => {
      await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(db)
      await remindOfMessages(db, Math.floor(Date.now() / 1_000) + 60)
    })
  }

  return {
    places,
    cutShort,
    counts,
    start,
    kill,
    act,
    hurry,
    /** What every mail server read, with who was told that it was taken. */
    mails: () => places.flatMap(({ mails }) => [...mails.arrived, ...mails.unanswered]),
    texts: () => places.flatMap(({ texts }) => texts.asked),
    /** The jobs that send messages, by what mails are known by. */
    messageJobs: () =>
      database.systemTransaction((db) =>
        db.selectFrom('jobs').select(['id', 'attempts', 'state']).where('name', '=', messageJobName.name).execute(),
      ),
    async close() {
      for (const { process, mails, texts } of places) {
        if (process) await endServer(process, 'SIGKILL')
        await mails.close()
        await texts.close()
      }
    },
  }
}
