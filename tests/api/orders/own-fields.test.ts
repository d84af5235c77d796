import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Schema } from '#generated/handlers.ts'
import { editingTests, type EditingTests } from './editing-support.ts'
import { orderWorld, storedRows, type World } from './order-world.ts'

let world: World
let edits: EditingTests
/** The courier's own fields by their names. */
let ids: Record<'costCentre' | 'ward' | 'inside' | 'unexported', number>

beforeAll(async () => {
  world = await orderWorld()
  edits = editingTests(world)
  const fields = [
    { name: 'Cost centre', kind: 'text', required: true, position: 1 },
    { name: 'Ward', kind: 'choice', options: JSON.stringify(['Pharmacy', 'Laboratory']), position: 2 },
    { name: 'Claim', kind: 'number', shown_in: JSON.stringify(['Order', 'Exports']), position: 3 },
    { name: 'Call first', kind: 'yesNo', shown_in: JSON.stringify(['Scheduler']), position: 4 },
  ] as const
  const rows = await world.database.systemTransaction((db) =>
    db
      .insertInto('delivery_order_fields')
      .values(fields.map((field) => ({ tenant_id: world.tenants.courier, ...field })))
      .returning('id')
      .execute(),
  )
  const [costCentre = 0, ward = 0, inside = 0, unexported = 0] = rows.map(({ id }) => id)
  ids = { costCentre, ward, inside, unexported }
})
afterAll(() => world.close())

const { courier, place } = {
  courier: () => `/tenants/${world.tenants.courier}`,
  place: (orderFields?: object) =>
    world.call<{ id: number; errors?: object }>(world.callers.scheduler, 'POST', '/delivery-orders', {
      body: world.order({ orderFields }),
    }),
}

async function csv(who = world.callers.dispatcher) {
  const headers = { accept: 'text/csv' }
  const path = `/tenants/${who.tenantId}/paginated-delivery-orders`
  const { body } = await world.call<string>(who, 'GET', path, { headers })
  const [head = '', ...rows] = body.trim().split('\r\n')
  return { head, rows }
}

test('a person who orders is offered the fields of the scheduler, and nothing is placed without what is required', async () => {
  const { scheduler, stranger } = world.callers
  const info = await world.call<Schema<'ScheduleInfo'>>(scheduler, 'GET', `${courier()}/schedule-info`)
  expect(info.body.orderFields.map(({ name, required }) => [name, required])).toEqual([
    ['Cost centre', true],
    ['Ward', false],
    ['Call first', false],
  ])
  expect((await world.call(stranger, 'GET', `${courier()}/schedule-info`)).status).toBe(404)

  const before = await storedRows(world.database)
  expect(await place()).toMatchObject({
    status: 422,
    body: { errors: { [`/orderFields/${ids.costCentre}`]: ['Required'] } },
  })
  // One that only the office fills in, and one that is none.
  const wrong = { [ids.costCentre]: 'A', [ids.ward]: 'Kitchen', [ids.inside]: 3, 99999: 'x' }
  expect(Object.keys((await place(wrong)).body.errors ?? {})).toHaveLength(3)
  expect(await storedRows(world.database)).toEqual(before)
  // The price is known before they are filled in.
  const asked = { body: world.order() }
  expect((await world.call(scheduler, 'POST', '/delivery-orders/preview', asked)).status).toBe(200)
})

test('an order shows, keeps and exports what it has in them, and an edit says what it changed', async () => {
  const { body } = await place({ [ids.costCentre]: ' A-4410 ', [ids.ward]: 'Pharmacy', [ids.unexported]: true })
  const { id } = body
  const shown = async () => (await edits.page(id)).orderFields.map(({ name, value }) => [name, value])
  expect(await shown()).toEqual([
    ['Cost centre', 'A-4410'],
    ['Ward', 'Pharmacy'],
  ])
  // Who drives sees there what the office sees.
  const driven = await edits.ask<Schema<'DeliveryOrderDriverView'>>('GET', id, 'driver-view')
  expect(driven.body.orderFields.map(({ name }) => name)).toEqual(['Cost centre', 'Ward'])
  const view = (await edits.ask<Schema<'DeliveryOrderOverrideView'>>('GET', id, 'override-view')).body
  expect(view.orderFields.map(({ field, value }) => [field.name, value])).toEqual([
    ['Cost centre', 'A-4410'],
    ['Ward', 'Pharmacy'],
    ['Claim', null],
  ])

  expect((await edits.edit(id, { orderFields: {} })).body.errors).toEqual({
    [`/orderFields/${ids.costCentre}`]: ['Required'],
  })
  await edits.edit(id, { orderFields: { [ids.costCentre]: 'B-1', [ids.inside]: 12.5 } })
  expect(await shown()).toEqual([
    ['Cost centre', 'B-1'],
    ['Claim', 12.5],
  ])
  const [newest] = await edits.updates(id)
  expect(newest?.changes).toEqual([
    { field: 'orderField', name: 'Cost centre', from: 'A-4410', to: 'B-1' },
    { field: 'orderField', name: 'Ward', from: 'Pharmacy', to: null },
    { field: 'orderField', name: 'Claim', from: null, to: '12.5' },
  ])
  // An edit that does not name them leaves them as they are.
  await edits.edit(id, { version: 2 })
  expect(await shown()).toHaveLength(2)

  for (const who of [world.callers.dispatcher, world.callers.scheduler]) {
    const { head, rows } = await csv(who)
    expect(head).toMatch(/,Notes,Cost centre,Ward,Claim$/)
    expect(rows.find((row) => row.startsWith(`${id},`))).toMatch(/,B-1,,12\.5$/)
  }

  // Ordered again it begins with what the scheduler asks; who only looks reads what the order shows.
  const again = async (who: World['callers']['scheduler']) => {
    const { body: data } = await edits.ask<Schema<'DeliveryOrderData'>>('GET', id, 'data', undefined, who)
    return data.orderFields.map(({ name, value }) => [name, value])
  }
  expect(await again(world.callers.scheduler)).toEqual([
    ['Cost centre', 'B-1'],
    ['Call first', true],
  ])
  expect(await again(world.callers.viewer)).toEqual([['Cost centre', 'B-1']])
})

test('what is shown nowhere, and what was deleted, reaches nobody, and an ended link changes nothing of it', async () => {
  const { body } = await place({ [ids.costCentre]: 'A', [ids.ward]: 'Pharmacy', [ids.unexported]: true })
  const { dispatcher, scheduler, viewer, driver } = world.callers
  await world.assign([body.id])
  const views = ['data', 'page-view', 'driver-view'] as const
  const names = async () => {
    const found: Record<string, string[]> = {}
    for (const [who, caller] of Object.entries({ dispatcher, scheduler, viewer, driver })) {
      const answers = await Promise.all(
        views.map((view) => edits.ask<Schema<'DeliveryOrderData'>>('GET', body.id, view, undefined, caller)),
      )
      found[who] = [
        ...new Set(answers.flatMap((answer) => (answer.body.orderFields ?? []).map(({ name }) => name))),
      ].toSorted()
    }
    return found
  }
  const everything = ['Call first', 'Cost centre', 'Ward']
  const shown = ['Cost centre', 'Ward']
  expect(await names()).toEqual({ dispatcher: everything, scheduler: everything, viewer: shown, driver: shown })

  const change = (work: Parameters<typeof world.database.systemTransaction>[0]) =>
    world.database.systemTransaction(work)
  await change((db) =>
    db.updateTable('delivery_order_fields').set({ shown_in: '[]' }).where('id', '=', ids.ward).execute(),
  )
  await change((db) => db.deleteFrom('delivery_order_fields').where('id', '=', ids.unexported).execute())
  const left = ['Cost centre']
  const told = { dispatcher: left, scheduler: left, viewer: left, driver: left }
  expect(await names()).toEqual(told)
  await change((db) => db.updateTable('tenant_links').set({ ended_at: 1 }).execute())
  expect(await names()).toEqual(told)
})
