import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import type { Schema } from '#generated/handlers.ts'
import { queueMessage, type NewMessage } from '#server/messages/queue-message.ts'
import { insertUser } from '#tests/api/orders/order-fixtures.ts'
import type { Caller } from '#tests/api/orders/order-world.ts'
import { headerOf, messageWorld } from './messages-support.ts'

let world: Awaited<ReturnType<typeof messageWorld>>
let owner: Caller
beforeAll(async () => {
  world = await messageWorld()
  const userId = await world.database.systemTransaction((db) =>
    insertUser(db, world.tenants.courier, 'Olga Owner', [roles.owner]),
  )
  owner = await world.caller(userId, world.tenants.courier)
})
afterAll(() => world.close())
beforeEach(() => world.reset())

type Message = Schema<'Message'>

function queue(changes: Partial<NewMessage> = {}): Promise<number> {
  return world.database.systemTransaction((db) =>
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
      ...changes,
    }),
  )
}

async function list(query: Record<string, unknown> = {}, who = owner) {
  const asked = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
  return world.call<Schema<'MessagePage'>>(who, 'GET', `/tenants/${who.tenantId}/messages?${asked}`)
}

const one = async (id: number, who = owner) => (await world.call<Message>(who, 'GET', `/messages/${id}`)).body
const resend = (id: number, body: object = {}, who = owner) =>
  world.call<Message & { code?: string }>(who, 'POST', `/messages/${id}/resend`, { body })

const sms = { channel: 'sms', recipient: '+1 306 555 0100', subject: null } as const

test('shows the first 6,000 characters of a long message, in the list and by itself', async () => {
  const id = await queue({ text: 'é'.repeat(6_001) })
  const shown = 'é'.repeat(6_000)
  expect((await list()).body.data).toMatchObject([{ id, body: shown }])
  expect(await one(id)).toMatchObject({ id, body: shown })
})

test('shows what was sent by what to whom, filtered and found', async () => {
  const mail = await queue()
  const text = await queue(sms)
  world.texts.answer = 500
  await world.work()
  expect((await list()).body.data).toMatchObject([
    { id: text, channel: 'sms', state: 'unknown', failure: 'The SMS service answered 500.', mayResend: true },
    {
      id: mail,
      channel: 'email',
      state: 'sent',
      about: 'Tracking link',
      body: 'It is on its way.',
      sentAt: expect.any(Number),
    },
  ])
  const ids = async (query: Record<string, unknown>) => (await list(query)).body.data.map(({ id }) => id)
  expect(await ids({ pagination: { filter: { channel: ['sms'] } } })).toEqual([text])
  expect(await ids({ pagination: { filter: { state: ['sent'] } } })).toEqual([mail])
  expect(await ids({ search: 'CLINIC' })).toEqual([mail])
})

test('is for those who may read the settings, of their own organization', async () => {
  const id = await queue()
  expect((await list({}, world.callers.driver)).status).toBe(403)
  expect((await world.call(world.callers.stranger, 'GET', `/messages/${id}`)).status).toBe(404)
  expect((await resend(id, {}, world.callers.stranger)).status).toBe(404)
  expect((await list({}, world.callers.stranger)).body.data).toEqual([])
})

test('shows no body that holds a secret, and does not send it again', async () => {
  await world.deps.mailer.send({
    jobId: '7b1f2f0e-0f5c-4a70-9a9b-0a35b3a3a001',
    to: 'new@courier.test',
    subject: 'An invitation',
    text: 'Accept: /invitations/opaque',
    purpose: 'invitation',
    tenantId: world.tenants.courier,
    secrets: ['opaque'],
  })
  const [message] = (await list()).body.data
  expect(message).toMatchObject({ about: 'Invitation', state: 'sent', body: null, mayResend: false })
  expect(await resend(message?.id ?? 0)).toMatchObject({ status: 422, body: { code: 'not_resendable' } })
})

test('sends a mail again, as another mail', async () => {
  const id = await queue()
  await world.work()
  expect(await resend(id)).toMatchObject({ status: 200, body: { state: 'waiting', mayResend: false } })
  expect((await resend(id)).status).toBe(422)
  await world.work()
  const [first, again] = world.mails.taken
  expect(headerOf(again, 'Message-ID')).not.toBe(headerOf(first, 'Message-ID'))
  expect(world.mails.taken).toHaveLength(2)
  expect((await one(id)).state).toBe('sent')
})

test('sends a text message that may have arrived only when that is said, and one that was sent never', async () => {
  const id = await queue(sms)
  world.texts.answer = 500
  await world.work()
  expect(await resend(id)).toMatchObject({ status: 422, body: { code: 'may_arrive_twice' } })
  world.texts.answer = 200
  expect((await resend(id, { mayArriveTwice: true })).status).toBe(200)
  await world.work()
  expect(world.texts.asked).toHaveLength(2)
  expect(await resend(id, { mayArriveTwice: true })).toMatchObject({ status: 422, body: { code: 'not_resendable' } })
})
