import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import {
  emailChangeMail,
  emailTakenMail,
  guestCodeMail,
  invitationCodeMail,
  passwordResetMail,
  securityMails,
} from '#domain/messages/account-mails.ts'
import { mailText, type MailFacts, type ShownMailKind } from '#domain/messages/mail.ts'
import { mailTypes } from '#domain/messages/mails.ts'
import {
  colleagueMail,
  firstPasswordMail,
  handOverMail,
  organizationReadyMail,
  ownershipMail,
  partnerMails,
} from '#domain/messages/organization-mails.ts'
import { sendMail } from '#server/mail/send-mail.ts'
import { createMailer } from '#server/outside/mailer.ts'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'
import { type ArrivedMail, startMailServer } from '#tests/api/support/mail-server.ts'
import { workOff } from '#tests/api/support/work-off.ts'
import { buildWorld, signIn, type World } from '#tests/api/support/world.ts'
import { picture } from './uploads-support.ts'

/** Mails as they arrive: docs/rules/messages-out.md, "E-mail and SMS". */

let app: TestApp
let world: World
let server: Awaited<ReturnType<typeof startMailServer>>
let owner: { token: string; tenantId: number }
const logo = picture(4)

beforeAll(async () => {
  app = await startTestApp()
  world = await buildWorld(app)
  server = await startMailServer()
  app.deps.mailer = createMailer(
    { smtpUrl: server.address, mailFrom: 'Waybill <no-reply@waybill.test>', dataDir: app.dataDir },
    app.database,
    app.deps.log,
  )
  const { tenantId } = world.courier
  owner = { token: (await signIn(app, world.emailOf[roles.owner])).token, tenantId }
  await app.database.systemTransaction(async (db) => {
    await sql`
      with file as (insert into stored_files (tenant_id, content_type, size_bytes, sha256, storage)
          values (${tenantId}, 'image/png', ${logo.length}, '', 'database') returning id),
        part as (insert into stored_file_parts (file_id, position, bytes) select id, 0, ${logo} from file),
        image as (insert into library_images (tenant_id, file_id, name, uid)
          select ${tenantId}, id, 'Logo', gen_random_uuid() from file returning uid)
      update tenants set image = '/api/images/' || uid from image where tenants.id = ${tenantId}`.execute(db)
  })
})
afterAll(async () => {
  await server.close()
  await app.close()
})

const call = (path: string, json?: object, method = json ? 'POST' : 'GET') =>
  app.call(`/api${path}`, { ...owner, method, ...(json && { json }) })
const settings = (change: object) => call(`/tenants/${owner.tenantId}/notification-settings`, change, 'PATCH')

async function arrivals(act: () => Promise<unknown>) {
  const before = server.arrived.length
  await act()
  await workOff(app)
  return server.arrived.slice(before)
}

const each = <Facts extends MailFacts>(kind: ShownMailKind<Facts>) => ({
  ...kind,
  says: (language: 'en' | 'fr') => mailText(kind, kind.example, language),
  send: (to: string, language?: 'en' | 'fr') =>
    sendMail(app.deps, {
      jobId: crypto.randomUUID(),
      kind,
      facts: kind.example,
      to,
      tenantId: kind.by === 'organization' ? owner.tenantId : null,
      ...(language && { language }),
    }),
})

const account = [passwordResetMail, emailTakenMail].map((kind) => each(kind as typeof emailTakenMail))
const kinds = [
  ...account,
  ...[emailChangeMail, invitationCodeMail, guestCodeMail].map((kind) => each(kind)),
  ...Object.values(securityMails).map((kind) => each(kind)),
  each(colleagueMail),
  ...Object.values(partnerMails).map((kind) => each(kind)),
  each(handOverMail),
  each(organizationReadyMail),
  each(firstPasswordMail),
  each(ownershipMail),
]

describe('every kind of mail', () => {
  test('is here', () => {
    // News of orders: notices/outsiders.test.ts; what goes out with papers: billing/invoice-papers.test.ts, excluded-from-runs.test.ts
    // and report-schedules.test.ts.
    const elsewhere = /^(orderTo|report$|invoices?$|statement$|reminder$|payStatement$)/
    expect(kinds).toHaveLength(mailTypes.filter((type) => !elsewhere.test(type)).length)
  })

  test.each(kinds.flatMap((kind) => (['en', 'fr'] as const).map((language) => ({ ...kind, language }))))(
    'arrives: $title in $language',
    async ({ by, says, send, language }) => {
      expect(
        (await settings({ color: '#2d72d2', senderName: 'Café Prairie', replyTo: 'desk@prairie.test' })).status,
      ).toBe(200)
      const [mail] = await arrivals(() => send('dana@else.test', language))
      const { subject, paragraphs, code } = says(language)
      const { headers, parts }: Pick<ArrivedMail, 'headers' | 'parts'> = mail ?? { headers: {}, parts: {} }
      const isOrganizations = by === 'organization'
      expect(headers).toMatchObject({
        subject,
        to: 'dana@else.test',
        from: isOrganizations ? 'Café Prairie <no-reply@waybill.test>' : 'Waybill <no-reply@waybill.test>',
        'message-id': expect.stringMatching(/^<[\da-f-]{36}@waybill\.test>$/),
        'auto-submitted': 'auto-generated',
      })
      expect(headers['reply-to']).toBe(isOrganizations ? 'desk@prairie.test' : undefined)
      for (const said of [...paragraphs, ...(code ? [code] : [])]) {
        expect(parts['text/plain']).toContain(said)
        expect(parts['text/html']).toContain(said.replaceAll("'", '&#39;'))
      }
      expect(parts['text/html']).toContain(`<html lang="${language}">`)
      expect(parts['text/html']?.includes('#2d72d2')).toBe(isOrganizations)
      // The logo is a part of the mail, and nothing is loaded.
      expect(parts['image/png']).toBe(isOrganizations ? logo.toString('base64') : undefined)
      expect(parts['text/html']).not.toMatch(/src="(?!cid:)/)
    },
  )
})

const newEmail = () => `${crypto.randomUUID()}@invited.test`
const colleague = (to: string) => each(colleagueMail).send(to)
const forgotten = (email: string) =>
  fetch(`${app.origin}/auth/forgot-password`, { method: 'POST', body: new URLSearchParams({ email }) })

describe('the language', () => {
  const firstLine = (mail?: { parts: Readonly<Record<string, string>> }) => mail?.parts['text/plain']?.split(/[ ,]/)[0]

  test('is that of the organization for those who have none, and their own for those who chose', async () => {
    await settings({ language: 'fr', footer: 'Appelez-nous.' })
    const nightDesk = (await call(`/tenants/${owner.tenantId}/roles`, { name: 'Night desk', permissions: [] }))
      .json as { id: number }
    const email = newEmail()
    const invite = (to: string) =>
      call(`/tenants/${owner.tenantId}/invitations`, {
        kind: 'user',
        forInitialUserEmail: to,
        roles: [roles.dispatcher, nightDesk.id],
      })
    const [invitation] = await arrivals(() => invite(email))
    expect(firstLine(invitation)).toBe('Bonjour')
    expect(invitation?.headers.subject).toMatch(/vous invite à rejoindre Prairie Test Couriers sur Waybill$/)
    expect(invitation?.parts['text/plain']).toContain('comme Répartiteur, Night desk.')
    expect(invitation?.parts['text/plain']).toMatch(
      /Café Prairie\nAppelez-nous\.\nCafé Prairie vous a envoyé ceci avec Waybill\. Arrêter ses messages : \S+\/messages\/stop\?key=[\w-]{36}$/,
    )
    expect(invitation?.parts['text/plain']).toMatch(/\/invitations\/[\da-f]{32}\n/)

    const viewer = world.emailOf[roles.viewer]
    await app.database.systemTransaction((db) =>
      sql`insert into notification_choices (user_id, language) select id, 'en' from users where email = ${viewer}`.execute(
        db,
      ),
    )
    const [own] = await arrivals(() => colleague(viewer))
    expect(firstLine(own)).toBe('Hello')
    await app.database.systemTransaction((db) => sql`update notification_choices set language = 'fr'`.execute(db))
    const [reset] = await arrivals(() => forgotten(viewer))
    expect([firstLine(reset), reset?.headers.subject]).toEqual([
      'Bonjour',
      passwordResetMail.words.fr(passwordResetMail.example).subject,
    ])
    const [other] = await arrivals(() => forgotten(world.emailOf[roles.dispatcher]))
    expect(firstLine(other)).toBe('Hello')
  })
})

test('an invitation says how to make it stop, and none comes to whom it reached once they did; a new password does', async () => {
  const email = newEmail()
  const [mail] = await arrivals(() => colleague(email))
  const [, link = ''] = /(\/messages\/stop\S+)/.exec(mail?.parts['text/plain'] ?? '') ?? []
  expect((await app.call(link, { method: 'POST' })).status).toBe(200)
  expect(await arrivals(() => colleague(email))).toEqual([])
  const log = await app.database.systemTransaction((db) =>
    db.selectFrom('messages').select(['state', 'failure']).where('recipient', '=', email).orderBy('id').execute(),
  )
  expect(log).toEqual([
    { state: 'sent', failure: null },
    { state: 'skipped', failure: 'They asked not to be written to.' },
  ])
  expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  const [reset] = await arrivals(() => forgotten(world.emailOf[roles.viewer]))
  expect(reset?.headers['list-unsubscribe']).toBeUndefined()
})

describe('an address that is refused', () => {
  const refused = 'Gone@refused.test'
  const invite = () =>
    call(`/tenants/${owner.tenantId}/invitations`, {
      kind: 'user',
      forInitialUserEmail: refused,
      roles: [roles.dispatcher],
    })
  const known = async (who: object = owner) =>
    (await app.call('/api/email-refusals/gone%40refused.test', who)).json as {
      refusedAt: number | null
      reason: string | null
    }
  const nothing = { refusedAt: null, reason: null, stoppedAt: null }

  test('for good (5xx) is not tried again, and is told to the organization that wrote until a mail arrives', async () => {
    expect(await known()).toEqual(nothing)
    server.refuses[refused] = `550 5.1.1 <${refused}>: User unknown`
    const before = server.asked
    expect(await arrivals(invite)).toEqual([])
    expect(server.asked - before).toBe(1)
    const [job] = await app.database.systemTransaction((db) =>
      db
        .selectFrom('jobs')
        .select(['state', 'attempts'])
        .where('name', '=', 'invitation')
        .orderBy('created_at', 'desc')
        .orderBy('state')
        .limit(1)
        .execute(),
    )
    expect(job).toMatchObject({ attempts: 1 })
    expect(await known()).toEqual({ refusedAt: expect.any(Number), reason: 'User unknown', stoppedAt: null })
    const stranger = { token: (await signIn(app, world.strangerEmail)).token, tenantId: world.stranger.tenantId }
    expect(await known(stranger)).toEqual(nothing)

    server.refuses = {}
    await each(colleagueMail).send(refused)
    expect(await known()).toEqual(nothing)
  })

  test('for now (4xx) is tried again, and told to nobody', async () => {
    server.refuses[refused] = '450 4.2.0 Greylisted'
    await expect(each(colleagueMail).send(refused)).rejects.toThrow(/450/)
    await expect(each(colleagueMail).send(refused)).rejects.not.toHaveProperty('name', 'MailRefused')
    expect(await known()).toEqual(nothing)
    server.refuses = {}
  })

  test('is asked for by those alone who are signed in', async () => {
    expect((await app.call('/api/email-refusals/a%40b.test')).status).toBe(401)
  })
})

test('a preview has the look of the organization, in the language that is asked for, for those who read its settings', async () => {
  const preview = (type: string, language: string) =>
    `/tenants/${owner.tenantId}/message-previews/${type}?language=${language}`
  await settings({ senderName: 'Café Prairie', color: '#2d72d2' })
  const shown = (await call(preview('colleague', 'fr'))).json as { subject: string; text: string; html: string }
  expect(shown.subject).toBe('Helen Dyck vous invite à rejoindre Café Prairie sur Waybill')
  expect(shown.html).toContain(`data:image/png;base64,${logo.toString('base64')}`)
  expect(shown.html).toContain('#2d72d2')
  const own = (await call(preview('passwordReset', 'en'))).json as { html: string }
  expect(own.html).not.toContain('#2d72d2')
  expect((await call(preview('nothing', 'en'))).status).toBe(400)
  expect((await call(preview('colleague', 'de'))).status).toBe(400)
  const stranger = { token: (await signIn(app, world.strangerEmail)).token, tenantId: world.stranger.tenantId }
  expect((await app.call(`/api${preview('colleague', 'en')}`, stranger)).status).toBe(404)
})
