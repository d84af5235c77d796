import { sql, type Kysely } from 'kysely'
import type { Channel, NoticeTypeId } from '#domain/notices/types.ts'
import type { Database } from '#server/db/schema.ts'
import { storeBytes } from '#server/uploads/stored-files.ts'
import { insertLocation, insertPeople, insertService } from '#tests/api/orders/order-fixtures.ts'
import { signedInHeaders, type CallerHeaders } from '#tests/api/support/server-process.ts'
import { picture } from '#tests/api/uploads-support.ts'
import type { DayServers } from './day-servers.ts'

/** Orders that are placed, assigned and carried together. */
export const ordersOfRound = 3

const offices = ['dispatcher', 'viewer', 'scheduler', 'customerOwner'] as const
const drivers = ['driver', 'otherDriver'] as const
const people = [...offices, ...drivers]
export type Who = (typeof people)[number]
type Driver = (typeof drivers)[number]

/** By what each is told: some chose nothing, some mail, some text messages, some not to have it in the drawer. */
const told: Readonly<Record<Who, Partial<Record<NoticeTypeId, readonly Channel[]>>>> = {
  dispatcher: {
    newDeliveryOrder: ['inApp'],
    newComment: ['inApp'],
    newMediaAttached: ['inApp'],
    cancelled: ['inApp'],
  },
  viewer: {
    newDeliveryOrder: ['inApp', 'sms'],
    newComment: ['inApp'],
    newMediaAttached: ['inApp'],
    cancelled: ['sms'],
  },
  driver: {
    newAssignment: ['inApp'],
    assignmentEnded: ['inApp'],
    newComment: ['inApp'],
    cancelled: ['inApp'],
  },
  otherDriver: {
    newAssignment: ['inApp', 'sms'],
    assignmentEnded: ['inApp'],
    newComment: ['inApp'],
    cancelled: ['inApp'],
  },
  scheduler: {
    newComment: ['inApp'],
    newMediaAttached: ['inApp'],
    pickedUp: ['inApp', 'email'],
    completed: ['email'],
    cancelled: ['inApp'],
  },
  customerOwner: {
    newDeliveryOrder: ['email'],
    newComment: ['inApp'],
    newMediaAttached: ['inApp'],
    pickedUp: ['inApp'],
    droppedOff: ['email', 'sms'],
    completed: ['inApp'],
    cancelled: ['inApp', 'email'],
  },
}

/** What of {@link told} does not come by itself. */
const chosen: Readonly<Partial<Record<Who, readonly NoticeTypeId[]>>> = {
  viewer: ['newDeliveryOrder', 'cancelled'],
  otherDriver: ['newAssignment'],
  scheduler: ['pickedUp', 'completed'],
  customerOwner: ['newDeliveryOrder', 'droppedOff', 'cancelled'],
}

/** That somebody is to be told something, once, by each of these. */
export interface DueNotice {
  readonly who: Who
  readonly type: NoticeTypeId
  readonly orderIds: readonly number[]
  readonly channels: readonly Channel[]
  /** What tells it from others of its kind about the same orders. */
  readonly quote: string
}

/** As which it is found again. */
export const keyOf = ({ who, type, orderIds, quote }: Omit<DueNotice, 'channels'>) =>
  `${who} ${type} ${orderIds.toSorted((a, b) => a - b).join('+')} ${quote}`.trim()

export type Day = Awaited<ReturnType<typeof prepareDay>>

/** The rows of the people, signed in, and what they order; in a system transaction. */
export async function prepareDay(db: Kysely<Database>) {
  const { tenants, users } = await insertPeople(db)
  const { courier, customer } = tenants
  await db.insertInto('tenant_features').values({ tenant_id: courier, feature: 'Courier' }).execute()
  await sql`update users set phone = '+1 306 555 ' || lpad(id::text, 4, '0'), email = id || '@day.test'`.execute(db)
  const service = await insertService(db, courier, customer)
  const location = await insertLocation(db, customer)
  const tenantOf = (who: Who) => (who === 'scheduler' || who === 'customerOwner' ? customer : courier)
  const signedIn = await Promise.all(
    people.map(async (who) => [who, await signedInHeaders(db, users[who], tenantOf(who))] as const),
  )
  return {
    tenants,
    users,
    headers: Object.fromEntries(signedIn) as Record<Who, CallerHeaders>,
    whoIs: new Map(people.map((who) => [users[who], who])),
    order: {
      customerTenantId: customer,
      serviceId: service.id,
      serviceSpeedId: service.rush,
      pickupLocationId: location,
      dropoffLocationId: location,
      confirmUnusual: true,
      parcels: [{ parcelTypeId: service.box, quantity: 1 }],
      availableAt: Math.floor(Date.now() / 1_000),
    },
  }
}

/** What people do that day, and what is to be told of it: noted where the act was answered, whatever the servers make of it. */
export function dayScript({ act }: Pick<DayServers, 'act'>, day: Day, upload: (who: Who) => Promise<string>) {
  const { headers, users, tenants } = day
  const expected: DueNotice[] = []

  function expectTold(
    by: Who,
    type: NoticeTypeId,
    orderIds: readonly number[],
    { driver = null, only = null, quote = '' }: { driver?: Driver | null; only?: Driver | null; quote?: string } = {},
  ): void {
    const audience: readonly Who[] = only === null ? [...offices, ...(driver ? [driver] : [])] : [only]
    for (const who of audience) {
      const channels = told[who][type]
      if (who !== by && channels) expected.push({ who, type, orderIds, channels, quote })
    }
  }

  async function choose(): Promise<void> {
    for (const [who, types] of Object.entries(chosen) as [Who, NoticeTypeId[]][]) {
      const choices = types.map((type) => {
        const by = told[who][type] ?? []
        return {
          type,
          push: false,
          inApp: by.includes('inApp'),
          email: by.includes('email'),
          sms: by.includes('sms'),
        }
      })
      const body = { choices, digest: 'atOnce', quietFrom: null, quietTo: null, language: 'en' }
      await act(headers[who], 'PUT', `/users/${users[who]}/notification-settings`, body)
    }
  }

  const ofOrder = (who: Who, id: number, path: string, body: object = {}) =>
    act(headers[who], 'POST', `/delivery-orders/${id}/${path}`, body)

  async function assign(orderIds: readonly number[], driver: Driver): Promise<void> {
    const path = `/users/${users[driver]}/delivery-orders/bulk`
    await act(headers.dispatcher, 'PUT', path, { ids: orderIds, confirmOff: true })
    expectTold('dispatcher', 'newAssignment', orderIds, { driver })
  }

  async function carry(id: number, driver: Driver, isByOffice: boolean): Promise<void> {
    if (isByOffice) {
      await ofOrder('dispatcher', id, 'completed')
      expectTold('dispatcher', 'completed', [id], { driver })
      return
    }
    for (const [path, type] of [
      ['picked-up', 'pickedUp'],
      ['dropped-off', 'droppedOff'],
      ['completed', 'completed'],
    ] as const) {
      await ofOrder(driver, id, path)
      expectTold(driver, type, [id])
    }
  }

  /** Three orders from first to last; what happens to them besides depends on the number of the round. */
  async function round(number: number): Promise<void> {
    const placed = await Promise.all(
      Array.from({ length: ordersOfRound }, () =>
        act<{ id: number }>(headers.scheduler, 'POST', '/delivery-orders', day.order),
      ),
    )
    const ids = placed.map(({ id }) => id)
    for (const id of ids) expectTold('scheduler', 'newDeliveryOrder', [id])
    const [first = 0, second = 0, third = 0] = ids
    const driver = number % 2 === 0 ? 'driver' : 'otherDriver'
    await assign(ids, driver)
    let ofFirst: Driver = driver
    if (number % 10 === 0) {
      await assign([first], 'otherDriver')
      expectTold('dispatcher', 'assignmentEnded', [first], { only: 'driver' })
      ofFirst = 'otherDriver'
    }
    if (number % 2 === 0) {
      const quote = `Ring twice, round ${number}.`
      await ofOrder('dispatcher', first, 'comments', { comment: quote })
      expectTold('dispatcher', 'newComment', [first], { driver: ofFirst, quote })
    }
    if (number % 4 === 1) {
      const name = `Door ${number}.png`
      await ofOrder(driver, second, 'media', { name, url: await upload(driver) })
      expectTold(driver, 'newMediaAttached', [second], { quote: name })
    }
    const isCancelled = number % 3 === 0
    if (isCancelled) {
      await ofOrder('scheduler', third, 'cancelled', { tenantId: tenants.customer, reason: `Closed ${number}` })
      expectTold('scheduler', 'cancelled', [third], { driver })
    }
    await carry(first, ofFirst, number % 7 === 0)
    await carry(second, driver, false)
    if (!isCancelled) await carry(third, driver, false)
  }

  return { expected, choose, round }
}

/** A file that somebody has uploaded and that waits to be attached, in a system transaction. @returns its address */
export async function insertUpload(db: Kysely<Database>, { users, tenants }: Day, who: Who): Promise<string> {
  const now = Math.floor(Date.now() / 1_000)
  const bytes = picture()
  const file = await storeBytes({ db, tenantId: tenants.courier, now }, { bytes, contentType: 'image/png' })
  const { uid } = await db
    .insertInto('uploads')
    .values({
      tenant_id: tenants.courier,
      user_id: users[who],
      file_name: 'door.png',
      content_type: 'image/png',
      size_bytes: bytes.length,
      storage: 'database',
      file_id: file.id,
      expires_at: now + 86_400,
    })
    .returning('uid')
    .executeTakeFirstOrThrow()
  return `/uploads/${uid}`
}
