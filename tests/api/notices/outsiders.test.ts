import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Schema } from '#generated/handlers.ts'
import { noon } from '#tests/api/orders/order-world.ts'
import { messageWorld } from './messages-support.ts'

/** docs/rules/messages-out.md, "People without an account". */

let world: Awaited<ReturnType<typeof messageWorld>>
beforeAll(async () => {
  world = await messageWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.reset()
  await world.database.systemTransaction(async (db) => {
    await db.deleteFrom('order_tellings').execute()
    await db.deleteFrom('outside_addresses').execute()
    await db.deleteFrom('tenant_contacts').execute()
    await db.deleteFrom('notification_settings').execute()
    await db.deleteFrom('refused_addresses').execute()
    await db
      .updateTable('locations')
      .set({ email: clinic, phone: '+1 306 555 0142' })
      .where('id', '=', world.locations.dropoff)
      .execute()
  })
  await contact(pharmacy)
})

const pharmacy = 'aylin@pharmacy.test'
const clinic = 'desk@clinic.test'

const contact = (value: string, { type = 'email', roles = ['Primary'] } = {}) =>
  world.database.systemTransaction((db) =>
    db
      .insertInto('tenant_contacts')
      .values({
        tenant_id: world.tenants.customer,
        name: 'Aylin Ünal',
        roles: JSON.stringify(roles),
        details: JSON.stringify([{ type, value }]),
      })
      .execute(),
  )
const settings = (more: object, tenantId = world.tenants.courier) =>
  world.database.systemTransaction((db) =>
    db
      .insertInto('notification_settings')
      .values({ tenant_id: tenantId, more: JSON.stringify(more) })
      .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ more: JSON.stringify(more) }))
      .execute(),
  )
const linkEnds = (at: number | null) =>
  world.database.systemTransaction((db) =>
    db
      .updateTable('tenant_links')
      .set({ ended_at: at })
      .where('tenant_id', '=', world.tenants.courier)
      .where('partner_tenant_id', '=', world.tenants.customer)
      .execute(),
  )
const told = () => world.mails.arrived.slice(-world.mails.taken.length || world.mails.arrived.length)
const toldOf = () => told().map(({ to, headers }) => [to, headers.subject])
const linkIn = (index = -1) => {
  const [, url = ''] = /(\/messages\/stop\?key=[\w-]+)/.exec(told().at(index)?.parts['text/plain'] ?? '') ?? []
  return url
}
const open = (path: string, init?: RequestInit) => fetch(`${world.address}${path}`, init)

test('the contact of a customer and that of the drop-off are mailed what the courier chose, each in its words', async () => {
  await settings({ consigneeEvents: ['pickedUp', 'droppedOff'], senderName: 'Prairie Desk' })
  const id = await world.placedAt('pickedUp')
  await world.tell()
  const mails = toldOf().toSorted()
  expect(mails).toEqual([
    [pharmacy, `Your order #${id} with Prairie Desk is placed`],
    [pharmacy, `Your order #${id} with Prairie Desk was picked up`],
    [clinic, expect.stringMatching(new RegExp(`^Your delivery from .+ \\(#${id}\\) is on its way$`))],
  ])
  const [letter] = told()
  expect(letter?.headers.from).toMatch(/^Prairie Desk </)
  expect(letter?.headers['list-unsubscribe']).toBe(`<${world.deps.config.publicUrl}${linkIn(0)}>`)
  expect(letter?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  expect(letter?.parts['text/html']).toContain('/messages/stop?key=')
  await world.tell()
  expect(told()).toHaveLength(3)
})

test('where the primary contact of a customer has a telephone alone, another one is mailed', async () => {
  await world.database.systemTransaction((db) => db.deleteFrom('tenant_contacts').execute())
  await contact('+13065550110', { type: 'phone' })
  await contact('billing@pharmacy.test', { roles: ['Accounting'] })
  await world.placed()
  await world.tell()
  expect(toldOf().map(([to]) => to)).toEqual(['billing@pharmacy.test'])
})

test('in French where the courier writes in French, the page as well', async () => {
  await settings({ language: 'fr', consigneeEvents: ['created'] })
  const id = await world.placed()
  await world.tell()
  expect(toldOf().toSorted()).toEqual([
    [pharmacy, expect.stringMatching(new RegExp(`^Votre commande #${id} chez .* est enregistrée$`))],
    [clinic, expect.stringMatching(new RegExp(`^Votre livraison de .* \\(#${id}\\) est prévue$`))],
  ])
  const page = await (await open(linkIn())).text()
  expect(page).toContain('<html lang="fr-CA">')
  expect(page).toContain('Arrêter ces messages</button>')
})

test('nobody is mailed who chooses for themselves, whose event is switched off, or who is the customer no more', async () => {
  await world.database.systemTransaction(async (db) => {
    const { email } = await db
      .selectFrom('users')
      .select('email')
      .where('id', '=', world.users.scheduler)
      .executeTakeFirstOrThrow()
    await db.deleteFrom('tenant_contacts').execute()
    await db
      .updateTable('locations')
      .set({ email: email.toUpperCase() })
      .where('id', '=', world.locations.dropoff)
      .execute()
  })
  await settings({ consigneeEvents: ['created'] })
  await world.placed()
  await world.tell()
  await contact(pharmacy)
  await settings({ customerEvents: ['completed'] })
  await world.placed()
  await world.tell()
  expect(await world.messages()).toEqual([])
})

test('what was done at once is one mail to each, and an event is told once', async () => {
  await settings({ consigneeEvents: ['cancelled'] })
  const ids = [await world.placed(), await world.placed()]
  await world.forget()
  const tellAgain = () =>
    world.database.systemTransaction((db) =>
      db
        .insertInto('notice_events')
        .values(
          ids.map((id) => ({
            type: 'cancelled',
            delivery_order_id: id,
            audience_tenant_ids: [world.tenants.courier, world.tenants.customer],
          })),
        )
        .execute(),
    )
  await tellAgain()
  await world.tell()
  await tellAgain()
  await world.tell()
  expect(
    toldOf()
      .map(([to]) => to)
      .toSorted(),
  ).toEqual([pharmacy, clinic])
  for (const { parts } of told()) for (const id of ids) expect(parts['text/plain']).toContain(`#${id}: `)
  expect(told().find(({ to }) => to === pharmacy)?.headers.subject).toMatch(/^Your orders with .* were cancelled$/)
})

test('of a brokered order the courier that sold it writes, and nobody names the one that carries it', async () => {
  const { tenants, database } = world
  const id = await world.placed()
  await world.forget()
  await settings({ senderName: 'The Seller' })
  await settings({ senderName: 'The Carrier' }, tenants.stranger)
  await database.systemTransaction(async (db) => {
    await db
      .updateTable('delivery_orders')
      .set({ broker_tenant_id: tenants.courier, receiver_tenant_id: tenants.stranger })
      .where('id', '=', id)
      .execute()
    await db
      .insertInto('notice_events')
      .values({ type: 'pickedUp', delivery_order_id: id, audience_tenant_ids: [tenants.stranger] })
      .execute()
  })
  await world.tell()
  expect(toldOf()).toEqual([[pharmacy, `Your order #${id} with The Seller was picked up`]])
  expect(JSON.stringify(told())).not.toContain('Carrier')
  const log = await database.systemTransaction((db) => db.selectFrom('messages').select('tenant_id').execute())
  expect(log).toEqual([{ tenant_id: tenants.courier }])
})

describe('just before it leaves', () => {
  test.each([
    ['the link ended', () => linkEnds(noon)],
    ['the courier does not tell of it any more', () => settings({ customerEvents: [] })],
    [
      'the address is another',
      async () =>
        void (await world.database.systemTransaction((db) =>
          db
            .updateTable('tenant_contacts')
            .set({ details: JSON.stringify([{ type: 'email', value: 'new@pharmacy.test' }]) })
            .execute(),
        )),
    ],
  ])('nothing is said where %s', async (_what, happens) => {
    world.connect({ mail: 'smtp://127.0.0.1:1' })
    await world.placed()
    await world.tell()
    expect((await world.messages()).map(({ state }) => state)).toEqual(['waiting'])
    await happens()
    world.connect()
    await world.work()
    expect(await world.messages()).toMatchObject([{ state: 'skipped', failure: 'It was not for them any more.' }])
    expect(world.mails.taken).toEqual([])
    await linkEnds(null)
  })
})

describe('the link', () => {
  test('changes nothing when it is looked at, stops by one press whatever is sent with it, and is taken back on its page', async () => {
    await world.placed()
    await world.tell()
    const link = linkIn()
    const page = await open(link)
    const text = await page.text()
    expect([page.status, page.headers.get('cache-control'), page.headers.get('content-security-policy')]).toEqual([
      200,
      'no-store',
      expect.stringContaining("default-src 'none'"),
    ])
    expect(text).toContain('a…@pharmacy.test')
    expect(text).not.toContain(pharmacy)
    expect((await open(link, { method: 'HEAD' })).status).toBe(200)
    await world.placed()
    await world.tell()
    expect(world.mails.taken).toHaveLength(2)

    const form = new FormData()
    form.set('List-Unsubscribe', 'One-Click')
    const stopped = await open(link, { method: 'POST', body: form })
    expect([stopped.status, await stopped.text()]).toEqual([200, expect.stringContaining('does not write to')])
    await world.placed()
    await world.tell()
    expect(world.mails.taken).toHaveLength(2)

    await open(`${link}&again=yes`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    await world.placed()
    await world.tell()
    expect(world.mails.taken).toHaveLength(3)
  })

  test('is good for its organization and address alone, and one that was made up for nothing', async () => {
    await settings({ consigneeEvents: ['created'] })
    await world.placed()
    await world.tell()
    const ofPharmacy = told().findIndex(({ to }) => to === pharmacy)
    await open(linkIn(ofPharmacy), { method: 'POST' })
    await world.placed()
    await world.tell()
    expect(
      toldOf()
        .slice(2)
        .map(([to]) => to),
    ).toEqual([clinic])
    const madeUp = '/messages/stop?key=6c84fb90-12c4-11e1-840d-7b25c5ee775a'
    expect([(await open(madeUp)).status, (await open(madeUp, { method: 'POST' })).status]).toEqual([404, 404])
    expect((await open('/messages/stop?key=nonsense')).status).toBe(400)
  })

  test('also stops what waits, and what the office writes by hand, which says so', async () => {
    const { dispatcher } = world.callers
    const id = await world.placed()
    await world.forget()
    const write = () =>
      world.call<{ errors?: object }>(dispatcher, 'POST', '/email', {
        body: { deliveryOrderId: id, to: 'customer', subject: 'The gate', text: 'Is it open?' },
      })
    expect((await write()).status).toBe(200)
    await world.work()
    expect(told()[0]?.parts['text/plain']).toContain('Is it open?')
    const link = linkIn()
    expect(link).not.toBe('')
    world.connect({ mail: 'smtp://127.0.0.1:1' })
    await write()
    await world.work()
    await open(link, { method: 'POST' })
    world.connect()
    await world.work()
    expect((await world.messages()).map(({ state, failure }) => [state, failure])).toEqual([
      ['sent', null],
      ['skipped', 'They asked not to be written to.'],
    ])
    expect(await write()).toMatchObject({
      status: 422,
      body: { errors: { '/to': ['They asked not to be written to'] } },
    })
    const recipients = await world.call<Schema<'OrderRecipients'>>(
      dispatcher,
      'GET',
      `/delivery-orders/${id}/message-recipients`,
    )
    expect(recipients.body.data.map(({ to, stopped }) => [to, stopped])).toEqual([
      ['customer', ['email']],
      ['pickup', []],
      ['dropoff', []],
    ])
    const refusal = await world.call(dispatcher, 'GET', `/email-refusals/${pharmacy}`)
    expect(refusal.body).toEqual({ refusedAt: null, reason: null, stoppedAt: noon })
    const elsewhere = await world.call(world.callers.stranger, 'GET', `/email-refusals/${pharmacy}`)
    expect(elsewhere.body).toEqual({ refusedAt: null, reason: null, stoppedAt: null })
  })

  test('does not stand in the message log, where somebody else could press it', async () => {
    await world.placed()
    await world.tell()
    expect(linkIn()).not.toBe('')
    const kept = await world.database.systemTransaction((db) =>
      db.selectFrom('messages').select(['text_body', 'html_body']).executeTakeFirstOrThrow(),
    )
    expect(JSON.stringify(kept)).not.toContain('/messages/stop')
  })

  test('behind a text message that somebody wrote stops these', async () => {
    const { dispatcher } = world.callers
    const id = await world.placed()
    await world.forget()
    const body = { deliveryOrderId: id, to: 'dropoff', text: 'Call us.' }
    expect((await world.call(dispatcher, 'POST', '/sms', { body })).status).toBe(200)
    await world.work()
    const [, link = ''] = /(\/messages\/stop\?key=[\w-]+)/.exec(world.texts.asked[0]?.text ?? '') ?? []
    expect((await open(link, { method: 'POST' })).status).toBe(200)
    expect(await world.call(dispatcher, 'POST', '/sms', { body })).toMatchObject({ status: 422 })
  })
})
