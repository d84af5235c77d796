import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PoolClient } from 'pg'
import type { Channel, NoticeTypeId } from '#domain/notices/types.ts'
import type { Schema } from '#generated/handlers.ts'
import { testDatabase, type TestDatabase } from '#tests/api/support/database.ts'
import { callServer } from '#tests/api/support/server-process.ts'
import {
  dayScript,
  insertUpload,
  keyOf,
  ordersOfRound,
  prepareDay,
  type Day,
  type DueNotice,
  type Who,
} from './day-script.ts'
import { dayServers, type DayServers } from './day-servers.ts'

/*
 * A day of 300 orders on two servers, as people run them, one of which is killed three times: of what people are told of it, each
 * message is accounted for (docs/rules/messages-out.md, "E-mail and SMS").
 */

const orders = 300
/** In each of the first three of them a server is killed, and comes back. */
const parts = 4
const roundsOfPart = orders / ordersOfRound / parts
/** Rounds at a time. */
const atOnce = 6
/** Acts of a part that are answered before its server is killed. */
const actsBefore = 20

let database: TestDatabase
let servers: DayServers
let day: Day
beforeAll(async () => {
  database = await testDatabase()
  servers = await dayServers(database)
  day = await database.systemTransaction(prepareDay)
})
afterAll(async () => {
  await servers.close()
  await database.close()
})

type Place = DayServers['places'][number]

/** How a server comes to be in the middle of something, and its end. */
interface Kill {
  prepare(): Promise<void> | void
  kill(): Promise<void>
}

const heldMails = new Set<string>()
const heldTexts = new Set<string>()

const inMail: Kill = {
  prepare() {
    for (const { mails } of servers.places) mails.isStalled = true
  },
  async kill() {
    const place = await firstPlace(({ mails }) => mails.waiting > 0)
    await servers.kill(place)
    for (const { headers } of place.mails.unanswered) heldMails.add(messageIdOf(headers))
    for (const { mails } of servers.places) mails.goOn()
    await servers.start(place)
  },
}

const inText: Kill = {
  prepare() {
    for (const { texts } of servers.places) texts.answer = null
  },
  async kill() {
    const place = await firstPlace(({ texts }) => texts.unanswered.size > 0)
    await servers.kill(place)
    for (const { id } of place.texts.unanswered) heldTexts.add(id)
    for (const { texts } of servers.places) texts.goOn()
    await servers.start(place)
  },
}

/** Nobody can be told as long as this is held, but all can act. */
let untold: PoolClient | null = null

const beforeTelling: Kill = {
  async prepare() {
    untold = await database.pool.connect()
    await untold.query('begin; set local role waybill_system; lock table notices in exclusive mode')
  },
  async kill() {
    const place = await firstPlace(async ({ name }) => {
      const { rowCount } = await database.pool.query(
        `select from pg_stat_activity where datname = current_database() and application_name = $1 and wait_event_type = 'Lock'`,
        [name],
      )
      return rowCount !== null && rowCount > 0
    })
    await servers.kill(place, async () => {
      expect(await countOf('notice_events')).toBeGreaterThan(0)
      await untold?.query('rollback')
      untold?.release()
    })
    await servers.start(place)
  },
}

test(
  'what people are told of a day is told in spite of three kills, by the promise of each channel',
  {
    timeout: 240_000,
  },
  async () => {
    const { expected, choose, round } = dayScript(servers, day, (who) =>
      database.systemTransaction((db) => insertUpload(db, day, who)),
    )
    await choose()
    for (const [part, kill] of [inMail, inText, beforeTelling, null].entries()) await partOfDay(part, round, kill)
    await expect.poll(leftToDo, { timeout: 90_000, interval: 250 }).toEqual({ events: 0, sends: 0, jobs: [] })

    expect(await countOf('delivery_orders')).toBe(orders)
    await expectInApp(expected)
    await expectOut(expected)
    await expectMails(expected)
    await expectTexts()
  },
)

async function partOfDay(part: number, round: (number: number) => Promise<void>, kill: Kill | null): Promise<void> {
  await kill?.prepare()
  const { answered } = servers.counts
  let next = part * roundsOfPart
  const end = next + roundsOfPart
  async function work(): Promise<void> {
    while (next < end) await round(next++)
  }
  const killed = async () => {
    if (kill === null) return
    await expect.poll(() => servers.counts.answered, { interval: 10 }).toBeGreaterThan(answered + actsBefore)
    await kill.kill()
  }
  await Promise.all([killed(), ...Array.from({ length: atOnce }, work)])
}

async function firstPlace(is: (place: Place) => boolean | Promise<boolean>): Promise<Place> {
  let found: Place | undefined
  await expect
    .poll(
      async () => {
        for (const place of servers.places) if (await is(place)) found ??= place
        return found
      },
      { interval: 10 },
    )
    .toBeDefined()
  if (!found) throw new Error('No server came so far.')
  return found
}

async function countOf(table: 'notice_events' | 'delivery_orders'): Promise<number> {
  const { count } = await database.systemTransaction((db) =>
    db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  )
  return count
}

async function leftToDo() {
  await servers.hurry()
  const events = await countOf('notice_events')
  return database.systemTransaction(async (db) => {
    const sends = await db.selectFrom('notice_sends').select('notice_id').where('message_id', 'is', null).execute()
    const jobs = await db.selectFrom('jobs').select(['name', 'error']).where('state', '<>', 'done').execute()
    return { events, sends: sends.length, jobs }
  })
}

/** The keys of what each is to be told by a channel. */
const keysBy = (expected: readonly DueNotice[], channel: Channel) =>
  expected
    .filter(({ channels }) => channels.includes(channel))
    .map(keyOf)
    .toSorted()

/** What stands in the drawer, of everybody. */
async function expectInApp(expected: readonly DueNotice[]): Promise<void> {
  const found: string[] = []
  for (const [userId, who] of day.whoIs) {
    for (let after: string | undefined; ;) {
      const pagination = JSON.stringify({ pageSize: 100, ...(after !== undefined && { after }) })
      const path = `/users/${userId}/notifications?${new URLSearchParams({ pagination })}`
      const [place] = servers.places
      if (!place?.process) throw new Error('No server is left.')
      const answer = await callServer(place.process, { headers: day.headers[who] }, 'GET', path)
      const page: Schema<'NotificationPage'> = await answer.json()
      for (const { type, deliveryOrderIds, payload } of page.data) {
        const { delivery_order_comment: comment, delivery_order_media_name: mediaName } = payload
        found.push(keyOf({ who, type, orderIds: deliveryOrderIds, quote: comment ?? mediaName ?? '' }))
      }
      after = page.next
      if (after === undefined) break
    }
  }
  expect(found.toSorted()).toEqual(keysBy(expected, 'inApp'))
}

/** Each that is to be mailed or texted is in one message, and each message has its state. */
async function expectOut(expected: readonly DueNotice[]): Promise<void> {
  const sends = await database.systemTransaction((db) =>
    db
      .selectFrom('notice_sends as send')
      .innerJoin('notices', 'notices.id', 'send.notice_id')
      .innerJoin('messages', 'messages.id', 'send.message_id')
      .select(['send.channel', 'notices.user_id', 'notices.type', 'notices.order_ids', 'messages.state'])
      .execute(),
  )
  for (const channel of ['email', 'sms'] as const) {
    const keys = sends
      .filter((send) => send.channel === channel)
      .map(
        ({ user_id: userId, type, order_ids: orderIds }) =>
          `${whoIs(userId)} ${type} ${orderIds.toSorted((a, b) => a - b).join('+')}`,
      )
    expect(keys.toSorted()).toEqual(keysBy(expected, channel))
  }
  expect(new Set(sends.filter(({ channel }) => channel === 'email').map(({ state }) => state))).toEqual(
    new Set(['sent']),
  )
}

function whoIs(userId: number): Who {
  const who = day.whoIs.get(userId)
  if (!who) throw new Error(`Nobody is ${userId}.`)
  return who
}

const messageIdOf = (headers: Readonly<Record<string, string>>) =>
  /^<(.*)@/.exec(headers['message-id'] ?? '')?.[1] ?? ''

const deeds: Partial<Record<NoticeTypeId, string>> = {
  newDeliveryOrder: 'placed',
  pickedUp: 'picked up',
  droppedOff: 'dropped off',
  completed: 'completed',
  cancelled: 'cancelled',
}

/** By what the mail servers read: all of it is said under one Message-ID, which came more than once only where a server was killed. */
async function expectMails(expected: readonly DueNotice[]): Promise<void> {
  const idsOf = new Map<string, Set<string>>()
  const timesOf = new Map<string, number>()
  for (const { to, headers, parts: said } of servers.mails()) {
    const messageId = messageIdOf(headers)
    timesOf.set(messageId, (timesOf.get(messageId) ?? 0) + 1)
    for (const [, orderId = '', deed = ''] of (said['text/plain'] ?? '').matchAll(
      /Order #(\d+) was (picked up|dropped off|\w+)/g,
    )) {
      const key = `${whoIs(Number.parseInt(to, 10))} ${orderId} ${deed}`
      idsOf.set(key, (idsOf.get(key) ?? new Set()).add(messageId))
    }
  }
  const toBeSaid = expected
    .filter(({ channels }) => channels.includes('email'))
    .map(({ who, type, orderIds }) => `${who} ${orderIds[0]} ${deeds[type]}`)
  expect([...idsOf.keys()].toSorted()).toEqual(toBeSaid.toSorted())
  expect([...idsOf].filter(([, ids]) => ids.size !== 1)).toEqual([])

  const jobs = new Map((await servers.messageJobs()).map(({ id, attempts }) => [id, attempts]))
  const often = [...timesOf].filter(([, times]) => times > 1)
  for (const [id, times] of often)
    expect({ id, times, cut: servers.cutShort.jobIds.has(id) }).toEqual({
      id,
      times: Math.min(times, jobs.get(id) ?? 0),
      cut: true,
    })
  // The mail that was read as its server was killed came again.
  expect(heldMails.size).toBeGreaterThan(0)
  expect(often.map(([id]) => id)).toEqual(expect.arrayContaining([...heldMails]))
}

/** No text message was asked for twice. Of those that a kill cut short nobody knows, and the message log says so. */
async function expectTexts(): Promise<void> {
  const asked = servers.texts().map(({ id }) => id)
  expect(asked.length).toBe(new Set(asked).size)
  const log = await database.systemTransaction((db) =>
    db.selectFrom('messages').select(['id', 'state']).where('channel', '=', 'sms').execute(),
  )
  const idsIn = (state: string) => log.filter((message) => message.state === state).map(({ id }) => String(id))
  expect(new Set(log.map(({ state }) => state))).toEqual(new Set(['sent', 'unknown']))
  expect(asked).toEqual(expect.arrayContaining(idsIn('sent')))
  expect(idsIn('sent').concat(idsIn('unknown'))).toEqual(expect.arrayContaining(asked))
  expect(heldTexts.size).toBeGreaterThan(0)
  expect(idsIn('unknown')).toEqual(expect.arrayContaining([...heldTexts]))
  expect([...servers.cutShort.textIds]).toEqual(expect.arrayContaining(idsIn('unknown')))
}
