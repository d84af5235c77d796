import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import { noticeTypeIds, noticeTypes } from '#domain/notices/types.ts'
import { remindOfMessages } from '#server/notices/notice-messages.ts'
import { tellNotices } from '#server/notices/tell-notices.ts'
import { noon } from '#tests/api/orders/order-world.ts'
import { headerOf, messageWorld, readable } from './messages-support.ts'

let world: Awaited<ReturnType<typeof messageWorld>>
beforeAll(async () => {
  world = await messageWorld()
})
afterAll(() => world.close())
beforeEach(() => world.reset())

const hour = 3_600
const mailed = { newDeliveryOrder: { email: true } }
const texted = { newDeliveryOrder: { sms: true } }
const states = async () => (await world.messages()).map(({ state }) => state)

/** A noon that the queue has not seen either: it goes by the clock of the machine. */
const noonToCome = () => noon + Math.max(1, Math.ceil((Date.now() / 1_000 - noon) / 86_400)) * 86_400

/** An address at which nobody listens. */
async function nobodysPort(): Promise<number> {
  const server = net.createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

test('every type comes once by mail and once by telephone', async () => {
  const { dispatcher } = world.callers
  await world.choose(dispatcher, Object.fromEntries(noticeTypeIds.map((type) => [type, { email: true, sms: true }])))
  const orderId = await world.placed()
  await world.forget()
  for (const type of noticeTypeIds) {
    world.mails.taken.length = 0
    world.texts.asked.length = 0
    await world.database.systemTransaction((db) =>
      db
        .insertInto('notice_events')
        .values({
          type,
          delivery_order_id: noticeTypes[type].about === 'order' ? orderId : null,
          for_user_id: dispatcher.userId,
          audience_tenant_ids: [dispatcher.tenantId],
          people: [dispatcher.userId],
        })
        .execute(),
    )
    await world.tell()
    await world.tell()
    expect([type, world.mails.taken.length, world.texts.asked.length]).toEqual([type, 1, 1])
  }
  expect(new Set(await states())).toEqual(new Set(['sent']))
})

test('what an organization sends has its name, reply address and last line, what somebody wrote as well', async () => {
  const { dispatcher } = world.callers
  const more = { senderName: 'Prairie Desk', replyTo: 'desk@prairie.test', footer: 'Call us at 306 555 0199' }
  await world.database.systemTransaction((db) =>
    db
      .insertInto('notification_settings')
      .values({ tenant_id: dispatcher.tenantId, more: JSON.stringify(more) })
      .execute(),
  )
  await world.choose(dispatcher, mailed)
  const deliveryOrderId = await world.placedAt('assigned')
  await world.tell()
  const body = { deliveryOrderId, to: 'driver', subject: 'The gate', text: 'It is open.\n\nRing twice.' }
  expect((await world.call(dispatcher, 'POST', '/email', { body })).status).toBe(200)
  await world.work()
  expect(world.mails.taken).toHaveLength(2)
  for (const mail of world.mails.taken) {
    expect(headerOf(mail, 'From')).toMatch(/^Prairie Desk </)
    expect(headerOf(mail, 'Reply-To')).toBe('desk@prairie.test')
    expect(readable(mail)).toContain('Call us at 306 555 0199')
  }
  expect(world.mails.arrived.at(-1)?.parts['text/html']).toContain('Ring twice.</p>')
})

describe('a mail', () => {
  test('is sent once to whom it was chosen by, with a link, however many tell and work at once', async () => {
    const { dispatcher } = world.callers
    await world.choose(dispatcher, mailed)
    const id = await world.placed()
    await Promise.all([tellNotices(world.deps), tellNotices(world.deps)])
    await Promise.all([world.work(), world.work()])
    await world.tell()
    expect(world.mails.taken.map((mail) => headerOf(mail, 'Subject'))).toEqual([`Order #${id} was placed`])
    const [mail] = world.mails.taken
    expect(readable(mail)).toContain(`${world.deps.config.publicUrl}/delivery-orders/${id}`)
    expect(await states()).toEqual(['sent'])
    expect(world.texts.asked).toEqual([])
  })

  test('speaks the language of the person', async () => {
    await world.choose(world.callers.dispatcher, mailed, { language: 'fr' })
    await world.placed()
    await world.tell()
    expect(world.mails.taken[0]).toContain('Bonjour Dana,')
  })

  test.each([
    ['hourly', noon + hour],
    ['daily', noon + 5 * hour],
  ] as const)('of what happened in between comes %s', async (digest, due) => {
    await world.choose(world.callers.dispatcher, mailed, { digest })
    world.clock.now = noon + 60
    const first = await world.placed()
    await world.tell()
    world.clock.now = noon + 120
    const second = await world.placed()
    await world.tell()
    world.clock.now = due - 1
    await world.tell()
    expect(world.mails.taken).toEqual([])
    world.clock.now = due
    await world.work()
    expect(world.mails.taken).toHaveLength(1)
    const [mail] = world.mails.taken
    expect(headerOf(mail, 'Subject')).toMatch(/^2 notices of /)
    for (const id of [first, second]) expect(readable(mail)).toContain(`Order #${id} was placed`)
  })

  test('is sent when the server is back that was away, and when it took long to say anything', async () => {
    await world.choose(world.callers.dispatcher, mailed)
    world.connect({ mail: `smtp://127.0.0.1:${await nobodysPort()}` })
    await world.placed()
    await world.tell()
    expect(await states()).toEqual(['waiting'])
    world.connect()
    world.mails.isStalled = true
    await world.work()
    expect(await states()).toEqual(['waiting'])
    world.mails.isStalled = false
    await world.work()
    expect(world.mails.taken).toHaveLength(1)
    expect(await states()).toEqual(['sent'])
  })

  test('that the server took just before the process ended comes again under the same Message-ID, with the same in it', async () => {
    await world.choose(world.callers.dispatcher, mailed)
    await world.placed()
    const { mailer } = world.deps
    world.deps.mailer = {
      ...mailer,
      async send(mail) {
        await mailer.send(mail)
        await world.database.systemTransaction((db) =>
          db.updateTable('messages').set({ state: 'sending', sent_at: null }).execute(),
        )
        throw new Error('The process ended.')
      },
    }
    await world.tell()
    await world.placed()
    world.deps.mailer = mailer
    await world.tell()
    const [first, again, other] = world.mails.taken.toSorted((a, b) =>
      (headerOf(a, 'Subject') ?? '').localeCompare(headerOf(b, 'Subject') ?? ''),
    )
    expect(headerOf(again, 'Subject')).toBe(headerOf(first, 'Subject'))
    expect(headerOf(again, 'Message-ID')).toBe(headerOf(first, 'Message-ID'))
    expect(headerOf(other, 'Message-ID')).not.toBe(headerOf(first, 'Message-ID'))
    expect(world.mails.taken).toHaveLength(3)
  })

  test('that failed for a day stands among the failed jobs and messages', async () => {
    await world.choose(world.callers.dispatcher, mailed)
    world.connect({ mail: `smtp://127.0.0.1:${await nobodysPort()}` })
    await world.placed()
    await world.tell()
    await world.database.pool.query(
      `set role waybill_system; update pgboss.job set retry_count = retry_limit where name = 'message'; reset role`,
    )
    await world.work()
    expect(await world.messages()).toMatchObject([
      { state: 'failed', failure: expect.stringContaining('ECONNREFUSED') },
    ])
    const failed = await world.database.systemTransaction((db) =>
      db.selectFrom('jobs').select('name').where('state', '=', 'failed').execute(),
    )
    expect(failed).toEqual([{ name: 'message' }])
  })

  test('whose job began just before it was told of is made all the same', async () => {
    await world.choose(world.callers.dispatcher, mailed)
    await world.placed()
    await tellNotices(world.deps)
    await world.database.systemTransaction((db) => db.deleteFrom('jobs').execute())
    world.clock.now = noon + 60
    await world.database.systemTransaction((db) => remindOfMessages(db, world.clock.now))
    await world.work()
    expect(world.mails.taken).toHaveLength(1)
  })
})

describe('a text message', () => {
  test('is sent once, to the number of the person, with what it is known by', async () => {
    await world.choose(world.callers.dispatcher, texted)
    const id = await world.placed()
    await Promise.all([tellNotices(world.deps), tellNotices(world.deps)])
    await Promise.all([world.work(), world.work()])
    await world.tell()
    const [message, ...others] = await world.messages()
    expect(others).toEqual([])
    expect(message).toMatchObject({ state: 'sent', channel: 'sms' })
    expect(world.texts.asked).toEqual([
      {
        to: message?.recipient,
        text: expect.stringMatching(new RegExp(`: Order #${id} was placed\\. .*/delivery-orders/${id}$`)),
        id: String(message?.id),
        authorization: 'Bearer a token',
      },
    ])
  })

  test('waits for the end of the quiet hours, also when it is tried again in them', async () => {
    await world.choose(world.callers.dispatcher, texted, { quietFrom: 13 * hour, quietTo: 15 * hour })
    world.texts.answer = 429
    await world.placed()
    await world.tell()
    expect([await states(), world.texts.asked.length]).toEqual([['waiting'], 1])
    world.texts.answer = 200
    await world.placed()
    world.clock.now = noonToCome() + hour
    await world.tell()
    world.clock.now = noonToCome() + 3 * hour - 1
    await world.work()
    expect(world.texts.asked).toHaveLength(1)
    world.clock.now += 1
    await world.work()
    expect(world.texts.asked).toHaveLength(3)
    expect(await states()).toEqual(['sent', 'sent'])
  })

  test.each([
    ['refuses the connection', null],
    ['asks for patience', 429],
  ])('is tried again by a service that %s', async (_, answer) => {
    await world.choose(world.callers.dispatcher, texted)
    if (answer === null) world.connect({ sms: `http://127.0.0.1:${await nobodysPort()}` })
    else world.texts.answer = answer
    await world.placed()
    await world.tell()
    expect(await states()).toEqual(['waiting'])
    world.connect()
    Object.assign(world.texts, { answer: 200, asked: [] })
    await world.work()
    expect(world.texts.asked).toHaveLength(1)
    expect(await states()).toEqual(['sent'])
  })

  test.each([
    ['fails after it may have sent it', 500, 'unknown'],
    ['never answers', null, 'unknown'],
    ['refuses the number', 400, 'failed'],
  ])('is never asked for again of a service that %s', async (_, answer, state) => {
    await world.choose(world.callers.dispatcher, texted)
    world.texts.answer = answer
    await world.placed()
    await world.tell()
    world.texts.answer = 200
    await world.work()
    await world.tell()
    expect(world.texts.asked).toHaveLength(1)
    expect(await states()).toEqual([state])
  })

  test('that was on its way when the process ended is never asked for again', async () => {
    await world.choose(world.callers.dispatcher, texted)
    await world.placed()
    let asked = 0
    world.deps.sms = {
      async send() {
        asked += 1
        throw new Error('The process ended.')
      },
    }
    await world.tell()
    expect(await states()).toEqual(['sending'])
    world.connect()
    await world.work()
    expect([asked, world.texts.asked.length]).toEqual([1, 0])
    expect(await states()).toEqual(['unknown'])
  })

  test('reaches a telephone that two people share once', async () => {
    const { dispatcher, viewer } = world.callers
    for (const who of [dispatcher, viewer]) await world.choose(who, texted)
    const set = (phone: string, userId: number) =>
      world.database.systemTransaction((db) =>
        db.updateTable('users').set({ phone }).where('id', '=', userId).execute(),
      )
    await set('+1 306 555 0100', dispatcher.userId)
    await set('+1 (306) 555-0100', viewer.userId)
    await world.placed()
    await world.tell()
    expect(world.texts.asked).toHaveLength(1)
    await set('+1 306 555 0101', viewer.userId)
  })

  test('is written down where no service is configured', async () => {
    world.connect({ sms: null })
    await world.choose(world.callers.dispatcher, texted)
    await world.placed()
    await world.tell()
    expect(await world.messages()).toMatchObject([{ state: 'skipped', failure: 'No SMS service is configured.' }])
  })
})

describe('between the act and the message', () => {
  const later = { digest: 'hourly' } as const

  async function isTold(change: (id: number) => Promise<unknown>): Promise<number> {
    await world.choose(world.callers.driver, { newAssignment: { email: true } }, later)
    world.clock.now = noon + 60
    const id = await world.placed()
    await world.forget()
    await world.assign([id])
    await tellNotices(world.deps)
    await change(id)
    world.clock.now = noon + hour
    await world.work()
    return world.mails.taken.length
  }

  test('nothing changes, and it is told', async () => {
    expect(await isTold(async () => {})).toBe(1)
  })

  test('who gets another driver’s order back is not told that it was theirs', async () => {
    expect(await isTold((id) => world.assign([id], world.users.otherDriver))).toBe(0)
  })

  test('who switches it off is not told', async () => {
    expect(await isTold(() => world.choose(world.callers.driver, { newAssignment: {} }, later))).toBe(0)
  })

  test('who leaves is told nothing, also when the mail is tried again', async () => {
    const { driver } = world.users
    const { courier } = world.tenants
    const leave = () =>
      world.database.systemTransaction((db) => db.deleteFrom('memberships').where('user_id', '=', driver).execute())
    const join = () =>
      world.database.systemTransaction((db) =>
        db
          .insertInto('memberships')
          .values({ user_id: driver, tenant_id: courier, roles: [roles.driver] })
          .execute(),
      )
    expect(await isTold(leave)).toBe(0)
    await join()
    await world.reset()
    world.mails.isStalled = true
    expect(await isTold(async () => {})).toBe(0)
    expect(await states()).toEqual(['waiting'])
    await leave()
    world.mails.isStalled = false
    await world.work()
    expect(world.mails.taken).toEqual([])
    expect(await world.messages()).toMatchObject([{ state: 'skipped' }])
    await join()
  })
})
