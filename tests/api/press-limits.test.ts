import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import { mostPressed, pressWindowSeconds, type PressedKind } from '#domain/messages/press-limits.ts'
import type { OperationId } from '#generated/operations.ts'
import type { Schema } from '#generated/handlers.ts'
import { billingRunJob } from '#server/billing/runs/run-job.ts'
import { queueMessage } from '#server/messages/queue-message.ts'
import { discardOldSignIns } from '#server/session/discard-old.ts'
import { payWorld, type PayWorld } from './billing/pay-world.ts'
import { insertUser } from './orders/order-fixtures.ts'
import type { Answer, Caller } from './orders/order-world.ts'
import { workOff } from './support/work-off.ts'

/* Limits of the e-mails that a press sends: docs/rules/messages-out.md, "Limits". */

let world: PayWorld
let owner: Caller
/** Somebody of the same organization. */
let colleague: Caller
/** Somebody of another organization. */
let elsewhere: Caller
let admin: Caller
let invoice: Schema<'Invoice'>
let statement: Schema<'PayStatement'>
let orderId: number

beforeAll(async () => {
  world = await payWorld()
  const { tenants, database } = world
  for (const daysAgo of [40, 41]) await world.completed(daysAgo)
  orderId = await world.placedAt('assigned')
  const ids = await database.systemTransaction(async (db) => {
    await db
      .updateTable('customers')
      .set({ bill_to_name: 'Meewasin Inc.', payment_terms: 'net10', invoice_email: 'payables@meewasin.test' })
      .where('tenant_id', '=', tenants.courier)
      .where('id', '=', tenants.customer)
      .execute()
    await db
      .insertInto('tenant_features')
      .values([{ tenant_id: tenants.courier, feature: 'Courier' }])
      .onConflict((of) => of.doNothing())
      .execute()
    await db
      .insertInto('tenant_contacts')
      .values({
        tenant_id: tenants.customer,
        name: 'Aylin Ünal',
        roles: JSON.stringify(['Primary']),
        details: JSON.stringify([{ type: 'email', value: 'aylin@customer.test' }]),
      })
      .execute()
    return {
      owner: await insertUser(db, tenants.courier, 'Olga Owner', [roles.owner]),
      colleague: await insertUser(db, tenants.courier, 'Oren Manager', [roles.organizationManager]),
      admin: await insertUser(db, tenants.courier, 'Ada Admin', [roles.admin], { is_admin: true }),
    }
  })
  owner = await world.caller(ids.owner, tenants.courier)
  colleague = await world.caller(ids.colleague, tenants.courier)
  admin = await world.caller(ids.admin, tenants.courier)
  elsewhere = world.callers.stranger
  await world.ask('PATCH', own('accounting-mappings'), { changes: [{ kind: 'tax', key: 'GST 5', code: 'GST' }] })
  await world.ask('PATCH', own('accounting-settings'), { usualItem: 'Delivery', invoicePrefix: 'PSC-' })
  const asked = { until: '2026-10-31', invoiceDate: '2026-10-31', grouping: 'CustomerMonth' }
  await world.ask('POST', own('billing-export'), asked)
  await workOff(world, { of: [billingRunJob] })
  ;[invoice] = (await world.ask<Schema<'InvoicePage'>>('GET', own('invoices'))).body.data as [Schema<'Invoice'>]
  const { id } = await world.run()
  ;[statement] = (await world.statementsOf(id)) as [Schema<'PayStatement'>]
}, 60_000)
afterAll(() => world.close())
beforeEach(() => system((db) => db.deleteFrom('pressed_mails').execute()))

const system: PayWorld['database']['systemTransaction'] = (work) => world.database.systemTransaction(work)
const own = (path: string) => `/tenants/${world.tenants.courier}/${path}`

let drawn = 0
const newEmail = () => `stranger${(drawn += 1)}@press.test`
const post = (who: Caller, path: string, body?: object) =>
  world.call<{ id: number; code?: string; message?: string }>(who, 'POST', path, body === undefined ? {} : { body })

const invite = (who = owner, email = newEmail()) =>
  post(who, `/tenants/${who.tenantId}/invitations`, {
    kind: 'user',
    forInitialUserEmail: email,
    forInitialUserFirstName: 'Claim your prize',
    roles: [roles.dispatcher],
  })

const account = () => ({
  email: newEmail(),
  firstName: 'Dana',
  lastName: 'Kowalski',
  timezone: 'America/Regina',
  roles: [roles.dispatcher],
})

const organization = () => ({
  kind: 'Courier',
  name: `Wascana ${(drawn += 1)}`,
  address: '2420 Victoria Avenue',
  timezone: 'America/Regina',
  ownerEmail: newEmail(),
})

/** An operation that sends an e-mail, who calls it, and what has to be there before. */
interface Press {
  readonly kind: PressedKind
  readonly by?: () => Caller
  /** Prepares the rows, and answers the call. */
  readonly made: () => Promise<() => Promise<Answer<{ code?: string; message?: string }>>>
}

const presses = {
  createInvitation: { kind: 'invitation', made: async () => () => invite() },
  resendInvitation: {
    kind: 'invitation',
    made: async () => {
      const { id } = (await invite()).body
      return () => post(owner, `/invitations/${id}/resend`)
    },
  },
  createTenantUser: { kind: 'invitation', made: async () => () => post(owner, own('users'), account()) },
  sendPasswordLink: {
    kind: 'invitation',
    made: async () => {
      const { id } = (await post(owner, own('users'), account())).body
      return () => post(owner, `/users/${id}/send-password-link`)
    },
  },
  createTenant: {
    kind: 'invitation',
    by: () => admin,
    made: async () => () => post(admin, '/tenants', organization()),
  },
  inviteOwner: {
    kind: 'invitation',
    by: () => admin,
    made: async () => {
      const { id } = (await post(admin, '/tenants', organization())).body
      return () => post(admin, `/tenants/${id}/owner-invitation`, { email: newEmail() })
    },
  },
  createOnboarding: {
    kind: 'invitation',
    made: async () => {
      const customer = { name: `Nutana Flowers ${(drawn += 1)}`, address: '625 Broadway Avenue' }
      const { id } = (await post(owner, own('customers'), customer)).body
      return () => post(owner, `/tenants/${id}/onboarding`, { offeredTo: 'person', toEmail: newEmail() })
    },
  },
  createOwnershipRequest: {
    kind: 'mail',
    made: async () => () => post(owner, own('ownership-requests'), { userId: world.users.dispatcher }),
  },
  resendMessage: {
    kind: 'mail',
    made: async () => {
      const id = await system((db) =>
        queueMessage(db, {
          tenantId: world.tenants.courier,
          userId: null,
          channel: 'email',
          recipient: 'reception@clinic.test',
          subject: 'Your parcel',
          text: 'It is on its way.',
          html: null,
          purpose: 'tracking-link',
          deliveryOrderId: null,
          language: 'en',
        }),
      )
      await system((db) => db.updateTable('messages').set({ state: 'failed' }).where('id', '=', id).execute())
      return () => post(owner, `/messages/${id}/resend`, {})
    },
  },
  sendOrderEmail: {
    kind: 'mail',
    by: () => world.callers.dispatcher,
    made: async () => () =>
      post(world.callers.dispatcher, '/email', {
        deliveryOrderId: orderId,
        to: 'customer',
        subject: 'Your delivery',
        text: 'We are late.',
      }),
  },
  sendInvoices: {
    kind: 'mail',
    by: () => world.bookkeeper,
    made: async () => () => post(world.bookkeeper, own('invoices/send'), { invoiceIds: [invoice.id] }),
  },
  sendBillingExport: {
    kind: 'mail',
    by: () => world.bookkeeper,
    made: async () => () => post(world.bookkeeper, `/billing-exports/${invoice.billingExportId}/send`, { again: true }),
  },
  sendCustomerStatement: {
    kind: 'mail',
    by: () => world.bookkeeper,
    made: async () => sendStatement,
  },
  sendPayStatements: {
    kind: 'mail',
    by: () => world.bookkeeper,
    made: async () => () =>
      post(world.bookkeeper, own('driver-pay-statements/send'), { payStatementIds: [statement.id] }),
  },
  sendReportSchedule: {
    kind: 'mail',
    by: () => world.bookkeeper,
    made: async () => {
      const { id } = (
        await post(world.bookkeeper, own('report-schedules'), {
          name: 'Every morning',
          reportKind: 'SummaryByCustomer',
          period: 'lastDay',
          every: 'day',
          timeOfDay: 25_200,
          receivers: 'board@meewasin.test, books@meewasin.test',
          sendsOutside: true,
        })
      ).body
      return () => post(world.bookkeeper, `/report-schedules/${id}/send`)
    },
  },
  createReminderRun: {
    kind: 'mail',
    by: () => world.bookkeeper,
    made: async () => () => post(world.bookkeeper, own('invoice-reminders'), {}),
  },
} satisfies Partial<Record<OperationId, Press>>

function sendStatement() {
  const days = { from: '2026-10-01', until: '2026-11-30' }
  return post(world.bookkeeper, own(`customers/${world.tenants.customer}/statement/send`), days)
}

/** Sets a counter as if so many e-mails had been sent at this moment. */
const sent = (kind: PressedKind, subject: string, mails: number) =>
  system((db) =>
    db
      .insertInto('pressed_mails')
      .values({ tenant_id: world.tenants.courier, kind, subject, mails, window_started_at: world.clock.now })
      .onConflict((of) => of.columns(['tenant_id', 'kind', 'subject']).doUpdateSet({ mails }))
      .execute(),
  )
const counted = (subject: string) =>
  system((db) => db.selectFrom('pressed_mails').select(['kind', 'mails']).where('subject', '=', subject).execute())
const queued = () =>
  system(async (db) => {
    const { rows } = await sql<{ jobs: number; messages: number; invitations: number; users: number; audited: number }>`
      select (select count(*)::int from jobs) as jobs, (select count(*)::int from messages) as messages,
        (select count(*)::int from invitations) as invitations, (select count(*)::int from users) as users,
        (select count(*)::int from audit_entries) as audited`.execute(db)
    return rows[0]
  })

const words: Record<PressedKind, string> = { invitation: 'invitations', mail: 'e-mails' }
const inNumbers = (count: number) => count.toLocaleString('en-CA')

test.for(Object.entries<Press>(presses))(
  '%s is refused beyond the limits, whole, and counted below them',
  async ([, press]) => {
    const { kind, by = () => owner, made } = press
    const go = await made()
    await system((db) => db.deleteFrom('pressed_mails').execute())
    const { person, organization: ofAll } = mostPressed[kind]
    const before = await queued()
    await sent(kind, `person ${by().userId}`, person)
    const tooMany = await go()
    expect(tooMany.status).toBe(429)
    expect(tooMany.body.code).toBe('too_many_mails')
    expect(tooMany.body.message).toContain(`You have sent ${inNumbers(person)} ${words[kind]} within an hour.`)
    expect(tooMany.body.message).toContain('Try again in 60 minutes.')
    expect(tooMany.headers.get('retry-after')).toBe(String(pressWindowSeconds))
    await sent(kind, `person ${by().userId}`, 0)
    await sent(kind, 'organization', ofAll)
    expect((await go()).body.message).toContain(`Your organization has sent ${inNumbers(ofAll)} ${words[kind]}`)
    expect(await queued()).toEqual(before)

    await sent(kind, 'organization', 0)
    expect(await go()).toMatchObject({ status: 200 })
    const [one] = await counted(`person ${by().userId}`)
    expect(one).toMatchObject({ kind, mails: expect.any(Number) })
    expect(one?.mails).toBeGreaterThan(0)
    expect(await counted('organization')).toEqual([one])
  },
)

test('of invitations to strangers the limit of a person is the last, until the hour is over; nobody else waits', async () => {
  const most = mostPressed.invitation.person
  const statuses: number[] = []
  for (let times = 0; times < most; times += 1) statuses.push((await invite()).status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  world.clock.now += 600
  const refused = await invite()
  expect(refused).toMatchObject({
    status: 429,
    body: { message: `You have sent ${most} invitations within an hour. Try again in 50 minutes.` },
  })
  expect(refused.headers.get('retry-after')).toBe('3000')
  expect((await invite(colleague)).status).toBe(200)
  expect((await invite(elsewhere)).status).toBe(200)
  world.clock.now += 3_000
  expect((await invite()).status).toBe(200)
  expect(await counted(`person ${owner.userId}`)).toEqual([{ kind: 'invitation', mails: 1 }])
})

test('presses at the same moment do not exceed it together', async () => {
  await sent('invitation', `person ${owner.userId}`, mostPressed.invitation.person - 3)
  const answers = await Promise.all(Array.from({ length: 8 }, () => invite()))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429, 429, 429, 429, 429])
  expect(await counted(`person ${owner.userId}`)).toEqual([
    { kind: 'invitation', mails: mostPressed.invitation.person },
  ])
})

test('what does not come about is not counted', async () => {
  const email = newEmail()
  expect((await invite(owner, email)).status).toBe(200)
  expect((await invite(owner, email)).status).toBe(422)
  expect(await counted(`person ${owner.userId}`)).toEqual([{ kind: 'invitation', mails: 1 }])
})

test('an address is written to by so many presses of an organization', async () => {
  for (let times = 0; times < mostPressed.mail.address; times += 1) expect((await sendStatement()).status).toBe(200)
  expect(await sendStatement()).toMatchObject({
    status: 429,
    body: { message: expect.stringContaining('10 e-mails were sent to payables@meewasin.test within an hour.') },
  })
  const { rows } = await system((db) =>
    sql`select from pressed_mails as held where held::text like '%meewasin%'`.execute(db),
  )
  expect(rows).toEqual([])
})

test('what was counted is forgotten after the hour', async () => {
  await invite()
  await discardOldSignIns(world.deps)
  expect(await counted('organization')).toHaveLength(1)
  world.clock.now += pressWindowSeconds
  await discardOldSignIns(world.deps)
  expect(await counted('organization')).toEqual([])
})
