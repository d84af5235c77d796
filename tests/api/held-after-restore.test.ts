import { mkdtemp, rm } from 'node:fs/promises'
import { spawn } from 'node:child_process'
import http from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import type { HealthDetail, HeldSendingReleased } from '#generated/model/index.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { unreadableLines, unreadableSecrets } from '#server/backup/unreadable-secrets.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { jobs } from '#server/job-list.ts'
import { reconcileQueues } from '#server/jobs/queues.ts'
import { seal } from '#server/session/sealed.ts'
import { sealedSecret } from '#server/webhooks/endpoint-secrets.ts'
import { newWebhookSecret } from '#server/webhooks/sign.ts'
import { sendWebhooks } from '#server/webhooks/sender.ts'
import { createMailer } from '#server/outside/mailer.ts'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'
import { startMailServer } from '#tests/api/support/mail-server.ts'
import { addTenant } from '#tests/api/support/rows.ts'
import { environmentOf } from '#tests/api/support/server-process.ts'
import { workOff } from '#tests/api/support/work-off.ts'
import { buildWorld, signIn, type World } from '#tests/api/support/world.ts'

/* A backup that was to send e-mails and webhooks, restored beside a mail server and a receiver of webhooks that count. */

let app: TestApp
let world: World
let folder: string
let file: string
let mails: Awaited<ReturnType<typeof startMailServer>>
let receiver: http.Server
let received = 0

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'waybill-held-'))
  file = path.join(folder, 'world.backup')
  mails = await startMailServer()
  receiver = http.createServer((request, response) => {
    received += 1
    request.resume()
    response.end()
  })
  await once(receiver.listen(0, '127.0.0.1'), 'listening')
  const original = await startTestApp()
  world = await buildWorld(original)
  const { tenantId } = world.courier
  await addTenant(original.database, 'Waybill', 'Internal')
  const { port } = receiver.address() as AddressInfo
  const secret = sealedSecret(original.deps.config, tenantId, newWebhookSecret())
  await original.database.systemTransaction(async (db) => {
    await db.deleteFrom('jobs').execute()
    await db.deleteFrom('webhook_endpoints').execute()
    await db.deleteFrom('webhook_events').execute()
    await db.deleteFrom('notice_events').execute()
    await sql`select enqueue_job('password-reset', email, json_build_object('email', email)::jsonb, null)
      from unnest(${[world.emailOf[roles.viewer], world.emailOf[roles.owner]]}::text[]) as email`.execute(db)
    await sql`
      with endpoint as (insert into webhook_endpoints (tenant_id, name, url, events, secret)
          values (${tenantId}, 'Ours', ${`http://127.0.0.1:${port}/`}, '{order.created}', ${secret}) returning id)
      insert into webhook_deliveries (tenant_id, endpoint_id, message_id, event, body, next_at)
      select ${tenantId}, id, 'msg_' || n, 'order.created', '{}', 1 from endpoint, generate_series(1, 3) n`.execute(db)
    await sql`insert into two_step_secrets (user_id, secret, enabled_at)
      select id, ${seal('another secret than ours', 'two-step 1', 'JBSWY3DP')}, 1 from users where email = ${world.emailOf[roles.viewer]}`.execute(
      db,
    )
    // The backup is an older one than the second of its restore, so that what tests do by then is newer.
    await sql`update jobs set created_at = created_at - 1000`.execute(db)
    await sql`update webhook_deliveries set created_at = created_at - 1000`.execute(db)
  })
  await writeBackup(original.database.settings, file, { version: '1.2.3' })
  await original.close()
}, 120_000)
afterAll(async () => {
  await mails.close()
  receiver.close()
  await rm(folder, { recursive: true })
})

beforeEach(async () => {
  mails.arrived.length = 0
  received = 0
})
afterEach(() => app.close())

/** Starts a server on a database into which the backup was restored. */
async function restored(variables: Record<string, string> = {}, holds = true): Promise<void> {
  app = await startTestApp({}, { WEBHOOKS_ALLOW_PRIVATE: 'yes', ...variables })
  await restoreBackup(app.database, file, { target: 'The test database', holds })
  app.deps.mailer = createMailer(
    { smtpUrl: mails.address, mailFrom: 'Waybill <no-reply@waybill.test>', dataDir: app.dataDir },
    app.database,
    app.deps.log,
  )
  await app.database.systemTransaction((db) => sql`update sending_hold set held_before = held_before - 100`.execute(db))
  // The secret of the world is that of another process.
  await app.database.systemTransaction((db) =>
    db
      .updateTable('webhook_endpoints')
      .set({ secret: sealedSecret(app.deps.config, world.courier.tenantId, newWebhookSecret()) })
      .execute(),
  )
}

/** All that a server does by itself. */
async function letItRun(): Promise<void> {
  await reconcileQueues(app.deps, jobs)
  await workOff(app)
  await sendWebhooks(app.deps)
}

const left = () => [mails.arrived.filter(({ headers }) => /password/i.test(headers.subject ?? '')).length, received]
const release = async (act: 'send' | 'discard') => {
  const { token } = await signIn(app, world.emailOf[roles.admin])
  const [internal] = await app.database.systemTransaction((db) =>
    db.selectFrom('tenants').select('id').where('kind', '=', 'Internal').execute(),
  )
  const tenantId = internal?.id
  const detail = (await app.call('/api/health/detail', { token, tenantId })).json as HealthDetail
  const answer = await app.call('/api/held-sending', { method: 'PUT', token, tenantId, json: { act } })
  const elsewhere = { method: 'PUT', token, tenantId: world.courier.tenantId, json: { act } }
  expect((await app.call('/api/held-sending', elsewhere)).status).toBe(403)
  return { held: detail.sending.held, released: (answer.json as HeldSendingReleased).released }
}

describe('a restored backup', () => {
  test('sends nothing by itself; what is asked for in it is sent; "send" sends each once', async () => {
    await restored()
    await letItRun()
    await letItRun()
    expect(left()).toEqual([0, 0])
    const { held, released } = await release('send')
    expect(held).toMatchObject({ emails: 2, webhooks: 3, texts: 0, pushes: 0 })
    expect(released).toEqual(held)
    await letItRun()
    await letItRun()
    expect(left()).toEqual([2, 3])
    expect((await release('send')).released).toBeNull()
    const acts = await app.database.systemTransaction((db) =>
      db.selectFrom('audit_entries').select('action').where('action', 'like', 'held-sending%').execute(),
    )
    expect(acts).toEqual([{ action: 'held-sending.sent' }])
  })

  test('sends none of it once it is discarded', async () => {
    await restored()
    await letItRun()
    const { released } = await release('discard')
    expect(released).toMatchObject({ emails: 2, webhooks: 3 })
    await letItRun()
    expect(left()).toEqual([0, 0])
    expect(
      await app.database.systemTransaction((db) =>
        db.selectFrom('webhook_deliveries').select(['state', 'failure']).distinct().execute(),
      ),
    ).toEqual([{ state: 'failed', failure: 'It was discarded after a restore.' }])
  })

  test('is released from the command line as well, which stands in the audit', async () => {
    await restored()
    const script = path.join(import.meta.dirname, '../../scripts/held.ts')
    const child = spawn(process.execPath, [script, 'send'], {
      env: environmentOf({ DATABASE_URL: app.database.databaseUrl }),
    })
    const [said] = await Promise.all([text(child.stdout), once(child, 'close')])
    expect([child.exitCode, said]).toEqual([0, expect.stringMatching(/: will be sent\.\n$/)])
    await letItRun()
    expect(left()).toEqual([2, 3])
    const acts = await app.database.systemTransaction((db) =>
      db
        .selectFrom('audit_entries')
        .innerJoin('tenants', 'tenants.id', 'audit_entries.tenant_id')
        .select(['action', 'actor_user_id', 'tenants.kind', sql`after -> 'emails'`.as('emails')])
        .where('action', 'like', 'held-sending%')
        .execute(),
    )
    expect(acts).toEqual([{ action: 'held-sending.sent', actor_user_id: null, kind: 'Internal', emails: 2 }])
  })

  test('sends what is newer than the restore while the rest is held', async () => {
    await restored()
    await fetch(`${app.origin}/auth/forgot-password`, {
      method: 'POST',
      body: new URLSearchParams({ email: world.emailOf[roles.dispatcher] }),
    })
    await letItRun()
    expect(mails.arrived.map(({ to }) => to)).toEqual([world.emailOf[roles.dispatcher]])
    expect(received).toBe(0)
  })

  test('sends nothing at all with SENDING=off, and what waits leaves with it on', async () => {
    await restored({ SENDING: 'off' }, false)
    await letItRun()
    expect(left()).toEqual([0, 0])
    app.deps.config.sending = true
    await letItRun()
    expect(left()).toEqual([2, 3])
  })

  test('says what cannot be read with the secret of the environment', async () => {
    await restored()
    const lost = await app.database.systemTransaction((db) => unreadableSecrets(db, app.deps.config.sessionSecret))
    expect(lost).toEqual({ webhooks: 0, secondSteps: 1 })
    const other = await app.database.systemTransaction((db) => unreadableSecrets(db, 'another one'))
    expect(unreadableLines(other)).toEqual([
      expect.stringMatching(/^1 webhook secret cannot be read with this SESSION_SECRET: /),
      expect.stringMatching(/^1 second step of sign-ins cannot be read with this SESSION_SECRET: /),
    ])
    expect(unreadableLines({ webhooks: 0, secondSteps: 0 })).toEqual([])
  })
})
