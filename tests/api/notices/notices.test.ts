import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Schema } from '#generated/handlers.ts'
import { findLateOrders } from '#server/notices/late-orders.ts'
import { tellNotices } from '#server/notices/tell-notices.ts'
import { noon, orderWorld, type Caller, type World } from '#tests/api/orders/order-world.ts'
import { attach, bringFile, picture } from '#tests/api/uploads-support.ts'
import { records, type Records } from '#tests/api/orders/records-support.ts'

let world: World
let on: Records
beforeAll(async () => {
  world = await orderWorld()
  await world.database.systemTransaction((db) =>
    db.insertInto('tenant_features').values({ tenant_id: world.tenants.courier, feature: 'Courier' }).execute(),
  )
  on = records(world)
})
afterAll(() => world.close())
afterEach(async () => {
  await world.database.systemTransaction(async (db) => {
    await db.deleteFrom('notice_events').execute()
    await db.deleteFrom('notices').execute()
    await db.deleteFrom('notification_choices').execute()
  })
})

type Who = keyof World['callers']
type Page = Schema<'NotificationPage'>

const everybody = (): readonly [Who, Caller][] => Object.entries(world.callers) as [Who, Caller][]

async function list(who: Caller): Promise<Page['data']> {
  const { body } = await world.call<Page>(who, 'GET', `/users/${who.userId}/notifications`)
  return body.data
}

async function count(who: Caller): Promise<number> {
  const path = `/users/${who.userId}/unread-notification-count`
  return (await world.call<Schema<'UnreadCount'>>(who, 'GET', path)).body.count
}

/** Who was told what, the newest first. */
async function told(): Promise<Partial<Record<Who, string[]>>> {
  await tellNotices(world.deps)
  const all = await Promise.all(
    everybody().map(async ([name, who]) => [name, (await list(who)).map((notice) => notice.longDescription)] as const),
  )
  return Object.fromEntries(all.filter(([, said]) => said.length > 0))
}

/** Forgets what was told on the way to a status. */
async function forget(): Promise<void> {
  await world.database.systemTransaction((db) => db.deleteFrom('notice_events').execute())
}

async function choose(who: Caller, ...choices: Schema<'NotificationChoice'>[]) {
  const path = `/users/${who.userId}/notification-settings`
  const { body } = await world.call<Schema<'PersonalNotificationSettings'>>(who, 'GET', path)
  return world.call<Schema<'PersonalNotificationSettings'>>(who, 'PUT', path, { body: { ...body, choices } })
}

const off = { inApp: false, push: false, email: false, sms: false }

describe('who is told of an order', () => {
  test('its courier of a new one, and neither who placed it nor a stranger', async () => {
    const id = await world.placed()
    const sentence = `Order #${id} was placed`
    expect(await told()).toEqual({ dispatcher: [sentence], viewer: [sentence] })
  })

  test('the driver who gets it, and the one who loses it', async () => {
    const id = await world.placedAt('assigned')
    await forget()
    await world.assign([id], world.users.otherDriver)
    expect(await told()).toEqual({
      driver: [`Order #${id} is no longer yours to deliver`],
      otherDriver: [`Order #${id} was assigned to you`],
    })
  })

  test('the customer of a pickup, without the driver’s name', async () => {
    const id = await world.placedAt('assigned')
    await forget()
    await world.call(world.callers.driver, 'POST', `/delivery-orders/${id}/picked-up`, { body: {} })
    const sentence = `Order #${id} was picked up`
    expect(await told()).toEqual({ scheduler: [sentence], customerOwner: [sentence] })
    const [notice] = await list(world.callers.scheduler)
    expect(notice?.payload).toEqual({ delivery_order_id: id })
  })

  test('their own office by name, where it wants to know', async () => {
    await choose(world.callers.dispatcher, { type: 'pickedUp', ...off, inApp: true })
    const id = await world.placedAt('assigned')
    await forget()
    await world.call(world.callers.driver, 'POST', `/delivery-orders/${id}/picked-up`, { body: {} })
    await tellNotices(world.deps)
    const [notice] = await list(world.callers.dispatcher)
    expect(notice).toMatchObject({
      type: 'pickedUp',
      shortDescription: 'Delivery Order Picked Up',
      longDescription: expect.stringMatching(`^Order #${id} was picked up by \\w+ \\w+$`),
      payload: {
        delivery_order_id: id,
        driver_id: world.users.driver,
        driver_name: expect.any(String),
        driver_tenant_id: world.tenants.courier,
        actor_id: world.users.driver,
        actor_name: expect.any(String),
      },
      deliveryOrderIds: [id],
      isUnread: true,
    })
  })

  test('of an office that skips steps the last one alone', async () => {
    const id = await world.placedAt('assigned')
    await forget()
    await world.call(world.callers.dispatcher, 'POST', `/delivery-orders/${id}/completed`, { body: {} })
    expect(await told()).toEqual({
      scheduler: [`Order #${id} was completed`],
      customerOwner: [`Order #${id} was completed`],
    })
  })

  test('everybody else of a comment and of a cancellation, with what was said', async () => {
    const id = await world.placedAt('assigned')
    await forget()
    await on.comment(id, 'The elevator is out.')
    const comment = `Order #${id}: “The elevator is out.”`
    expect(await told()).toEqual({
      driver: [comment],
      viewer: [comment],
      scheduler: [comment],
      customerOwner: [comment],
    })
    await world.call(world.callers.scheduler, 'POST', `/delivery-orders/${id}/cancelled`, {
      body: { tenantId: world.tenants.customer, reason: 'Closed today' },
    })
    const cancelled = `Order #${id} was cancelled: Closed today`
    expect(await told()).toMatchObject({
      driver: [cancelled, comment],
      dispatcher: [cancelled],
      viewer: [cancelled, comment],
      customerOwner: [cancelled, comment],
    })
  })

  test('in full of a comment that the sentence cuts short', async () => {
    const id = await world.placedAt('assigned')
    await forget()
    const comment = `Left at the ${'very '.repeat(40)}far desk.`
    await on.comment(id, comment)
    await tellNotices(world.deps)
    const [notice] = await list(world.callers.scheduler)
    expect(notice?.longDescription.length).toBeLessThan(comment.length)
    expect(notice?.payload).toEqual({ delivery_order_id: id, delivery_order_comment: comment })
  })

  test('by name and address of a file, which opens for as long as the order does', async () => {
    const id = await world.placedAt('assigned')
    await forget()
    const { url } = await bringFile(world, world.callers.driver, picture())
    await attach(world, world.callers.driver, id, url)
    await tellNotices(world.deps)
    const [notice] = await list(world.callers.scheduler)
    const { delivery_order_media_url: address = '', ...payload } = notice?.payload ?? {}
    expect(payload).toEqual({ delivery_order_id: id, delivery_order_media_name: 'Front door.png' })
    expect((await world.call(world.callers.scheduler, 'GET', address)).status).toBe(200)
  })

  test('nobody of what was undone or looked up', async () => {
    const id = await world.placedAt('pickedUp')
    await forget()
    await world.call(world.callers.dispatcher, 'POST', `/delivery-orders/${id}/undo`, { body: {} })
    expect(await told()).toEqual({})
  })
})

describe('an order that is past what was promised', () => {
  // What other tests left is told already.
  beforeAll(() =>
    world.database.systemTransaction((db) => db.updateTable('delivery_orders').set({ late_since: noon }).execute()),
  )

  /** Places one, lets a time pass, and says what its promise was. */
  async function late(status: 'created' | 'assigned' | 'pickedUp' | 'droppedOff' | 'cancelled', after: number) {
    const id = await world.placedAt(status)
    const { due_at: dueAt } = await world.database.systemTransaction((db) =>
      db.selectFrom('delivery_orders').select('due_at').where('id', '=', id).executeTakeFirstOrThrow(),
    )
    await forget()
    world.clock.now = (dueAt ?? 0) + after
    await findLateOrders(world.deps)
    await findLateOrders(world.deps)
    // Sign-ins are over in a day.
    world.clock.now = noon
    return id
  }

  test.each(['created', 'assigned', 'pickedUp'] as const)(
    'is told once to all its people while it is %s',
    async (status) => {
      const id = await late(status, 1)
      const sentence = [`Order #${id} is late`]
      const office = { dispatcher: sentence, viewer: sentence, scheduler: sentence, customerOwner: sentence }
      expect(await told()).toEqual(status === 'created' ? office : { ...office, driver: sentence })
    },
  )

  test.each([
    ['droppedOff', 1],
    ['cancelled', 1],
    ['created', 0],
    ['created', 86_400],
  ] as const)('is not told where it is %s, %i seconds past it', async (status, after) => {
    await late(status, after)
    expect(await told()).toEqual({})
  })
})

test('orders of one act are one notice, which names how many', async () => {
  const ids = [await world.placed(), await world.placed(), await world.placed()]
  await forget()
  await world.assign(ids)
  await tellNotices(world.deps)
  const [notice, ...others] = await list(world.callers.driver)
  expect(others).toEqual([])
  expect(notice).toMatchObject({
    longDescription: '3 orders were assigned to you',
    payload: { delivery_order_id: ids[0] },
  })
  expect(notice?.deliveryOrderIds.toSorted()).toEqual(ids.toSorted())
})

test('orders of several drivers are told together without a name', async () => {
  const ids = [await world.placed(), await world.placed()]
  await world.assign(ids.slice(0, 1))
  await world.assign(ids.slice(1), world.users.otherDriver)
  await choose(world.callers.viewer, { type: 'cancelled', ...off }, { type: 'newAssignment', ...off, inApp: true })
  await forget()
  await world.database.systemTransaction(async (db) => {
    for (const [at, driver] of [world.users.driver, world.users.otherDriver].entries())
      await db
        .insertInto('delivery_order_updates')
        .values({
          delivery_order_id: ids[at] ?? 0,
          type: 'assigned',
          assignee_user_id: driver,
          assignee_name: 'Somebody',
        })
        .execute()
  })
  await tellNotices(world.deps)
  const [notice] = await list(world.callers.viewer)
  expect(notice).toMatchObject({ longDescription: '2 orders were dispatched', payload: { delivery_order_id: ids[0] } })
  expect(notice?.payload).not.toHaveProperty('driver_name')
})

test('each is told once, however many tell at once', async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, () => world.placed()))
  await Promise.all(Array.from({ length: 4 }, () => tellNotices(world.deps)))
  const sentences = (await list(world.callers.dispatcher)).map((notice) => notice.longDescription)
  expect(sentences.toSorted()).toEqual(ids.map((id) => `Order #${id} was placed`).toSorted())
})

test('those who look at their bells hear of it at once, and of nothing where nothing was told', async () => {
  let wakes = 0
  const deps = { ...world.deps, events: { ...world.deps.events, wake: () => (wakes += 1) } }
  await world.placed()
  await tellNotices(deps)
  expect(wakes).toBe(1)
  await tellNotices(deps)
  expect(wakes).toBe(1)
})

/** The office skips two steps: of three events the last is told. */
describe('an act is told whole', () => {
  const completed = (id: number) => ({
    scheduler: [`Order #${id} was completed`],
    customerOwner: [`Order #${id} was completed`],
  })

  async function completedAtOnce(): Promise<number> {
    const id = await world.placedAt('assigned')
    await forget()
    await world.call(world.callers.dispatcher, 'POST', `/delivery-orders/${id}/completed`, { body: {} })
    return id
  }

  test('once the teller before has ended, and nobody who waits for it holds a transaction', async () => {
    const id = await completedAtOnce()
    const before = await world.database.pool.connect()
    await before.query(`begin; select pg_advisory_xact_lock(x'746f6c64'::bigint)`)
    const telling = tellNotices(world.deps)
    const asked = `select from pg_stat_activity where datname = current_database() and state = 'idle in transaction'
      and backend_xid is not null and pid <> pg_backend_pid()`
    expect((await before.query(asked)).rowCount).toBe(0)
    await before.query('rollback')
    before.release()
    await telling
    expect(await told()).toEqual(completed(id))
  })

  test('whatever the order in which its entries were noted', async () => {
    const id = await completedAtOnce()
    await world.database.systemTransaction((db) =>
      sql`with noted as (delete from notice_events returning *)
        insert into notice_events (xid, order_update_id, delivery_order_id, actor_user_id, actor_tenant_id, audience_tenant_ids, people)
        select xid, order_update_id, delivery_order_id, actor_user_id, actor_tenant_id, audience_tenant_ids, people
        from noted order by id desc`.execute(db),
    )
    expect(await told()).toEqual(completed(id))
  })

  test('where a batch ends within it', async () => {
    const id = await world.placedAt('assigned')
    await forget()
    const events = Array.from({ length: 499 }, () => ({ type: 'partnershipOffered', audience_tenant_ids: [] }))
    await world.database.systemTransaction((db) => db.insertInto('notice_events').values(events).execute())
    await world.call(world.callers.dispatcher, 'POST', `/delivery-orders/${id}/completed`, { body: {} })
    expect(await told()).toEqual(completed(id))
  })
})

test('who left before it is told is told nothing, and so is who came since', async () => {
  const { viewer, stranger, dispatcher } = world.users
  const { courier } = world.tenants
  const belongs = (userId: number, roles: number[]) => ({ user_id: userId, tenant_id: courier, roles })
  await world.placed()
  await world.database.systemTransaction(async (db) => {
    await db.deleteFrom('memberships').where('user_id', '=', viewer).execute()
    await db
      .insertInto('memberships')
      .values(belongs(stranger, [6]))
      .execute()
  })
  await tellNotices(world.deps)
  const rows = await world.database.systemTransaction((db) => db.selectFrom('notices').select('user_id').execute())
  expect(rows).toEqual([{ user_id: dispatcher }])
  await world.database.systemTransaction(async (db) => {
    await db.deleteFrom('memberships').where('user_id', '=', stranger).where('tenant_id', '=', courier).execute()
    await db
      .insertInto('memberships')
      .values(belongs(viewer, [7]))
      .execute()
  })
})

describe('the bell', () => {
  test('counts what came since one looked, and what came after the newest that was shown', async () => {
    const { dispatcher } = world.callers
    const refresh = (upTo?: number) =>
      world.call<Schema<'NotificationsRefreshed'>>(
        dispatcher,
        'POST',
        `/users/${dispatcher.userId}/refresh-notifications`,
        { body: { ...(upTo !== undefined && { upTo }) } },
      )
    await world.placed()
    await tellNotices(world.deps)
    const [first] = await list(dispatcher)
    await world.placed()
    await tellNotices(world.deps)
    expect(await count(dispatcher)).toBe(2)
    expect((await refresh(first?.id)).body.count).toBe(1)
    expect((await list(dispatcher)).map(({ isUnread }) => isUnread)).toEqual([true, false])
    expect((await refresh()).body).toEqual({ count: 0, notificationsRefreshedAt: world.clock.now })
    expect(await count(dispatcher)).toBe(0)
    expect(await count(world.callers.viewer)).toBe(2)
  })

  test('what is no longer one’s own is named, and leads nowhere', async () => {
    const id = await world.placedAt('assigned')
    await tellNotices(world.deps)
    await world.assign([id], world.users.otherDriver)
    const notices = await list(world.callers.driver)
    expect(notices).toMatchObject([{ longDescription: `Order #${id} was assigned to you`, deliveryOrderIds: [id] }])
    expect(notices[0]?.payload).not.toHaveProperty('delivery_order_id')
  })

  test('belongs to nobody else', async () => {
    const { dispatcher, viewer } = world.callers
    for (const part of ['notifications', 'unread-notification-count', 'notification-settings'])
      expect((await world.call(viewer, 'GET', `/users/${dispatcher.userId}/${part}`)).status).toBe(403)
    expect(
      (await world.call(viewer, 'POST', `/users/${dispatcher.userId}/refresh-notifications`, { body: {} })).status,
    ).toBe(403)
  })
})

describe('choices', () => {
  test('a driver, an office and a customer begin with what is usual for them', async () => {
    const inAppOf = async (who: Caller) => {
      const path = `/users/${who.userId}/notification-settings`
      const { body } = await world.call<Schema<'PersonalNotificationSettings'>>(who, 'GET', path)
      return body.choices.filter(({ inApp }) => inApp).map(({ type }) => type)
    }
    expect(await inAppOf(world.callers.driver)).toContain('newAssignment')
    expect(await inAppOf(world.callers.dispatcher)).not.toContain('newAssignment')
    expect(await inAppOf(world.callers.customerOwner)).toContain('completed')
  })

  test('what one switches off is not told', async () => {
    const { dispatcher } = world.callers
    await choose(dispatcher, { type: 'newDeliveryOrder', ...off })
    const id = await world.placed()
    expect(await told()).toEqual({ viewer: [`Order #${id} was placed`] })
  })

  test('a type twice and half a quiet time are refused by name', async () => {
    const { dispatcher } = world.callers
    const choice = { type: 'newDeliveryOrder', ...off } as const
    expect(await choose(dispatcher, choice, choice)).toMatchObject({
      status: 422,
      body: { errors: { '/choices/1/type': ['Stands there twice'] } },
    })
    const path = `/users/${dispatcher.userId}/notification-settings`
    const body = { choices: [], digest: 'daily', quietFrom: 79_200, quietTo: null, language: 'fr' }
    expect(await world.call(dispatcher, 'PUT', path, { body })).toMatchObject({
      status: 422,
      body: { errors: { '/quietTo': ['Required'] } },
    })
    expect(await world.call(dispatcher, 'PUT', path, { body: { ...body, quietTo: body.quietFrom } })).toMatchObject({
      status: 422,
      body: { errors: { '/quietTo': ['Must be another time than they begin'] } },
    })
  })
})
