import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import type { Uses } from '#generated/model/index.ts'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'
import { buildWorld, signIn, type World } from '#tests/api/support/world.ts'

/** What the resources of the settings refuse beyond their schema; what all resources do is proven in resources.test.ts. */

let app: TestApp
let world: World
let token: string

beforeAll(async () => {
  app = await startTestApp()
  world = await buildWorld(app)
  token = (await signIn(app, world.emailOf[roles.owner])).token
})
afterAll(() => app.close())

const as = () => ({ token, tenantId: world.courier.tenantId })
const add = (plural: string, body: object) =>
  app.call(`/api/tenants/${world.courier.tenantId}/${plural}`, { method: 'POST', ...as(), json: body })
const change = (path: string, body: object) => app.call(`/api/${path}`, { method: 'PATCH', ...as(), json: body })
const errors = (fields: Record<string, string[]>) => ({ status: 422, json: { errors: fields } })

describe('what a service speed adds', () => {
  test('is kept as it was said, and is nothing until it is', async () => {
    const express = await add('base-service-speeds', { name: 'Express', charge: { type: 'percentage', amount: 15 } })
    expect(express.json).toMatchObject({
      charge: { type: 'percentage', amount: 15 },
      position: 0,
      durationMinutes: null,
    })
    expect((await add('base-service-speeds', { name: 'Same Day' })).json).toMatchObject({
      charge: { type: 'none', amount: 0 },
      textColor: '#404854',
    })
  })

  test('is refused at its amount when it is a slip of the finger', async () => {
    const refused = { '/charge/amount': ['Must be below 1,000 %'] }
    expect(
      await add('base-service-speeds', { name: 'Rush', charge: { type: 'percentage', amount: 1_000 } }),
    ).toMatchObject(errors(refused))
    const id = world.courier.baseServiceSpeedId
    expect(await change(`base-service-speeds/${id}`, { charge: { type: 'percentage', amount: 1_000 } })).toMatchObject(
      errors(refused),
    )
  })
})

describe('a contact', () => {
  test('keeps a number and a web address in one form, and is found by them', async () => {
    const details = [
      { type: 'phone', value: '306 651 7211 ext 204' },
      { type: 'url', value: 'prairiesky.example' },
    ]
    const added = await add('contacts', { name: 'Renée Bouchard', roles: ['Accounting'], details })
    const kept = [
      { type: 'phone', value: '+13066517211;ext=204' },
      { type: 'url', value: 'https://prairiesky.example' },
    ]
    expect(added.json).toMatchObject({ details: kept })
    expect(await found('6517211')).toEqual(['Renée Bouchard'])
    expect(await found('phone')).toEqual([])
  })

  test('is refused at each detail that is none of its type', async () => {
    const details = [
      { type: 'email', value: 'billing@prairiesky.example' },
      { type: 'email', value: 'billing' },
      { type: 'phone', value: '12' },
    ]
    const refused = {
      '/details/1/value': ['Must be a valid email'],
      '/details/2/value': ['Must be a valid phone number'],
    }
    expect(await add('contacts', { name: 'Nobody', details })).toMatchObject(errors(refused))
  })

  test('takes over from the contact that was the primary one, who cannot be changed unseen then', async () => {
    const first = (await add('contacts', { name: 'First', roles: ['Primary', 'Owner'] })).json as { id: number }
    const second = (await add('contacts', { name: 'Second', roles: ['Primary'] })).json as { id: number }
    expect(await contact(first.id)).toMatchObject({ roles: ['Owner'], version: 2 })
    const stale = await change(`tenant-contacts/${first.id}`, { name: 'Other', version: 1 })
    expect(stale).toMatchObject({ status: 422, json: { code: 'edit_conflict' } })
    expect((await change(`tenant-contacts/${first.id}`, { roles: ['Primary'] })).json).toMatchObject({ version: 3 })
    expect(await contact(second.id)).toMatchObject({ roles: [] })
  })
})

describe('a tax', () => {
  const hst = { name: 'HST Nova Scotia', type: 'GST/HST', province: 'NS', percent: 15, effectiveFrom: '2016-10-01' }

  test('ends before the next of its type and province begins', async () => {
    const first = (await add('tax-settings', hst)).json as { id: number }
    const next = { ...hst, percent: 14, effectiveFrom: '2025-04-01' }
    const refused = { '/effectiveFrom': ['Overlaps HST Nova Scotia, in force from 2016-10-01 on'] }
    expect(await add('tax-settings', next)).toMatchObject(errors(refused))
    expect((await change(`tax-settings/${first.id}`, { effectiveUntil: '2025-03-31' })).status).toBe(200)
    expect((await add('tax-settings', next)).status).toBe(200)
    expect(await change(`tax-settings/${first.id}`, { effectiveUntil: null })).toMatchObject(
      errors({ '/effectiveFrom': ['Overlaps HST Nova Scotia, in force from 2025-04-01 on'] }),
    )
  })

  test('that a service charges stays, and says which', async () => {
    const { id } = (await add('tax-settings', { ...hst, name: 'HST PEI', province: 'PE' })).json as { id: number }
    await app.database.systemTransaction((db) =>
      sql`update service_revisions set pricing = jsonb_set(pricing, '{tax,rows}', ${JSON.stringify([{ id }])}::jsonb)
        where id = (select published_revision_id from services where tenant_id = ${world.courier.tenantId} order by id limit 1)`.execute(
        db,
      ),
    )
    const where = await app.call('/api/tax-settings/uses', { json: { ids: [id] }, ...as() })
    const use = { kind: 'service', part: 'tax-settings', status: 'published', keeps: true }
    expect(where.json).toMatchObject({ data: [use] })
    const { name, id: serviceId } = (where.json as { data: { name: string; id: number }[] }).data[0] ?? {}
    const row = await app.call(`/api/tax-settings/${id}`, as())
    expect(row.json).toMatchObject({ usedBy: [{ name, serviceId, status: 'published' }] })
    const answer = await app.call(`/api/tax-settings/${id}`, { method: 'DELETE', ...as() })
    expect(answer).toMatchObject({ status: 422, json: { code: 'in_use' } })
    expect(answer.json).toMatchObject({
      message: expect.stringMatching(/^This tax cannot be deleted\. It is a tax of the service .+\.$/),
    })
  })

  test('is refused at the fields that are wrong', async () => {
    expect(await add('tax-settings', { ...hst, type: 'PST SK', effectiveUntil: '2016-09-30' })).toMatchObject(
      errors({
        '/province': ['PST SK is the tax of SK'],
        '/effectiveUntil': [expect.stringMatching(/^Must be after \d{4}-\d\d-\d\d$/)],
      }),
    )
  })
})

test('a name in which there is nothing to see is none', async () => {
  for (const name of ['\u200b', ' \u2060\u00ad ', '\u3164'])
    expect(await add('base-tags', { name })).toMatchObject(errors({ '/name': ['Required'] }))
})

describe('where settings are in use', () => {
  const usesOf = async (plural: string, id: number) => {
    const { json } = await app.call(`/api/${plural}/uses`, { json: { ids: [id] }, ...as() })
    return (json as Uses).data.map(({ kind, name, part, status, keeps, count }) => [
      kind,
      name,
      part,
      status,
      keeps,
      count,
    ])
  }

  test('is each part of a draft or published service that has a copy, the map or the protocol', async () => {
    const { courier } = world
    const { revisionId } = courier
    await app.database.systemTransaction(async (db) => {
      for (const [copies, name] of [
        ['service_revision_parcel_types', 'MEDIUM box'],
        ['service_revision_service_speeds', 'rush'],
        ['service_revision_tags', 'keep Cold'],
      ])
        await sql`insert into ${sql.table(String(copies))} (tenant_id, service_revision_id, name)
          values (${courier.tenantId}, ${revisionId}, ${name})`.execute(db)
      await sql`update service_revisions set service_map_id = ${courier.serviceMapId},
        pricing = jsonb_set(pricing, '{protocolIds}', ${JSON.stringify([courier.protocolId])}::jsonb)
        where id = ${revisionId}`.execute(db)
    })
    const used = (part: string) => [['service', 'Same Day', part, 'published', false, 1]]
    expect(await usesOf('base-parcel-types', courier.baseParcelTypeId)).toEqual(used('parcel-types'))
    expect(await usesOf('base-service-speeds', courier.baseServiceSpeedId)).toEqual(used('service-speeds'))
    expect(await usesOf('base-tags', courier.baseTagId)).toEqual(used('tags'))
    expect(await usesOf('service-maps', courier.serviceMapId)).toEqual(used('service-map'))
    expect(await usesOf('protocols', courier.protocolId)).toEqual(used('protocols'))

    await app.database.systemTransaction((db) =>
      sql`update services set archived_at = unix_now() where id = ${courier.serviceId}`.execute(db),
    )
    expect(await usesOf('service-maps', courier.serviceMapId)).toEqual([])
  })

  test('is the tag that an image is the icon of, the organization whose logo it is, and its profile with that picture', async () => {
    const { libraryImageId: id, imageUid, baseTagId, tenantId } = world.courier
    expect(await usesOf('image-library', id)).toEqual([])
    const address = `/api/images/${imageUid}`
    await change(`base-tags/${baseTagId}`, { iconImageSrc: address })
    await app.database.systemTransaction((db) =>
      sql`update tenants set image = ${address} where id = ${tenantId}`.execute(db),
    )
    await change(`tenants/${tenantId}/marketplace-profile`, { picture: address })
    expect(await usesOf('image-library', id)).toEqual([
      ['tag', 'Keep cold', null, null, false, 1],
      ['organization', 'Prairie Test Couriers', null, null, false, 1],
      ['profile', 'Prairie Test Couriers', null, null, false, 1],
    ])
  })

  test('of a location are what is ordered again and again, and its orders, counted together', async () => {
    const { locationId, orderId } = world.courier
    const before = await usesOf('locations', locationId)
    await app.database.systemTransaction((db) =>
      sql`update delivery_orders set pickup_location_id = ${locationId} where id = ${orderId}`.execute(db),
    )
    expect(await usesOf('locations', locationId)).not.toEqual(before)
    expect(await usesOf('locations', locationId)).toEqual([
      ['recurringOrder', 'Morning run', null, null, true, 1],
      ['order', `order ${orderId}`, null, null, true, 1],
    ])
  })
})

describe('an order field', () => {
  test('has choices when it is one of several, a name of its own, and keeps no choices as a text', async () => {
    const ward = { name: 'Ward', kind: 'choice', options: ['Ward 6', 'Ward 7'] }
    expect(await add('delivery-order-fields', { ...ward, options: ['Ward 6'] })).toMatchObject(
      errors({ '/options': ['Must have at least 2'] }),
    )
    const { json } = await add('delivery-order-fields', ward)
    expect(json).toMatchObject({ ...ward, shownIn: ['Scheduler', 'Order', 'Exports'], pinned: false })
    expect(await add('delivery-order-fields', { name: 'WARD ', kind: 'text' })).toMatchObject(
      errors({ '/name': ['There is an order field of this name'] }),
    )
    const path = `delivery-order-fields/${(json as { id: number }).id}`
    expect((await change(path, { kind: 'text' })).json).toMatchObject({ kind: 'text', options: [] })
  })

  test('is pinned with others, and unpinned by whatever is pinned instead', async () => {
    const { json } = await add('delivery-order-fields', { name: 'Purchase order', kind: 'number' })
    const { id } = json as { id: number }
    const other = world.courier.deliveryOrderFieldId
    expect((await pin([id, other])).status).toBe(200)
    expect(await pinned()).toEqual(['Cost centre', 'Purchase order'])
    expect((await pin([id, world.stranger.deliveryOrderFieldId])).status).toBe(404)
    await pin([id])
    expect(await pinned()).toEqual(['Purchase order'])
  })

  test('comes last, and is moved by naming those that are to come first', async () => {
    const made = async (name: string) => {
      const { json } = await add('delivery-order-fields', { name, kind: 'text' })
      return (json as { id: number }).id
    }
    const before = await names()
    const [floor, gate] = [await made('Floor'), await made('Gate')]
    expect(await names()).toEqual([...before, 'Floor', 'Gate'])
    expect((await arrange([gate, floor])).status).toBe(200)
    expect(await names()).toEqual(['Gate', 'Floor', ...before])
    await made('Bell')
    expect(await names()).toEqual(['Gate', 'Floor', ...before, 'Bell'])
    expect((await arrange([floor, world.stranger.deliveryOrderFieldId])).status).toBe(404)
    expect((await names())[0]).toBe('Gate')
  })

  test('is one of 30 at most', async () => {
    const answers = []
    for (let number = 1; number <= 30; number += 1) {
      answers.push(await add('delivery-order-fields', { name: `Field ${number}`, kind: 'text' }))
    }
    expect(answers.at(-1)).toMatchObject({ status: 422, json: { code: 'too_many' } })
    const { json } = await app.call(`/api/tenants/${world.courier.tenantId}/delivery-order-fields`, as())
    expect(json).toMatchObject({ total: 30 })
  })
})

describe('what drivers earn', () => {
  const path = () => `tenants/${world.courier.tenantId}/driver-pay-rates`
  const read = async () => (await app.call(`/api/${path()}`, as())).json

  test('is the usual rate or their own, and goes back to the usual one', async () => {
    const driver = { userId: world.courier.userId }
    expect(await read()).toMatchObject({ version: 1, defaultRate: null, rates: [{ ...driver, rate: null }] })
    const changed = await change(path(), { defaultRate: 60, rates: [{ ...driver, rate: 65 }], version: 1 })
    expect(changed.json).toMatchObject({ version: 2, defaultRate: 60, rates: [{ ...driver, rate: 65 }] })
    expect((await change(path(), { leaveOut: { fuel: true } })).json).toMatchObject({
      defaultRate: 60,
      leaveOut: { fuel: true, waitTime: false, adjustments: false },
      rates: [{ ...driver, rate: 65 }],
    })
    expect((await change(path(), { rates: [{ ...driver, rate: null }] })).json).toMatchObject({
      rates: [{ ...driver, rate: null }],
    })
    const stale = await change(path(), { defaultRate: 50, version: 2 })
    expect(stale).toMatchObject({ status: 422, json: { code: 'edit_conflict' } })
  })

  test('is set for nobody who does not drive here', async () => {
    const rates = [{ userId: world.stranger.userId, rate: 90 }]
    expect(await change(path(), { rates })).toMatchObject(
      errors({ '/rates/0/userId': ['Must be a driver of this organization'] }),
    )
  })
})

const put = (what: 'pinned' | 'order', ids: number[]) =>
  app.call(`/api/tenants/${world.courier.tenantId}/delivery-order-fields/${what}`, {
    method: 'PUT',
    ...as(),
    json: { ids },
  })
const pin = (ids: number[]) => put('pinned', ids)
const arrange = (ids: number[]) => put('order', ids)

async function allFields(): Promise<{ name: string; pinned: boolean }[]> {
  const { json } = await app.call(`/api/tenants/${world.courier.tenantId}/delivery-order-fields`, as())
  return (json as { data: { name: string; pinned: boolean }[] }).data
}

async function pinned(): Promise<string[]> {
  return (await allFields())
    .filter((field) => field.pinned)
    .map(({ name }) => name)
    .toSorted()
}

async function names(): Promise<string[]> {
  return (await allFields()).map(({ name }) => name)
}

async function contact(id: number): Promise<unknown> {
  return (await app.call(`/api/tenant-contacts/${id}`, as())).json
}

async function found(search: string): Promise<string[]> {
  const path = `/api/tenants/${world.courier.tenantId}/paginated-contacts?search=${search}`
  const { json } = await app.call(path, as())
  return (json as { data: { name: string }[] }).data.map(({ name }) => name)
}

describe.each([
  ['base-tags', 'base-tags', 'tag', {}],
  ['vehicles', 'vehicles', 'vehicle', {}],
  ['base-service-speeds', 'base-service-speeds', 'service speed', {}],
  ['base-parcel-types', 'base-parcel-types', 'parcel type', {}],
  ['service-maps', 'service-maps', 'service map', { serviceZones: [] }],
] as const)('the name in %s', (plural, single, noun, more) => {
  const taken = errors({ '/name': [`There is a ${noun} of this name`] })
  const move = (act: string, ids: number[]) =>
    app.call(`/api/${single}/${act}`, { method: 'PUT', ...as(), json: { ids } })
  const made = async (name: string) => {
    const answer = await add(plural, { name, ...more })
    expect(answer.status, answer.text).toBe(200)
    return (answer.json as { id: number }).id
  }

  test('is no other’s that is in use, whatever its capitals', async () => {
    const first = await made('Élan Vital')
    const second = await made('Second')
    expect(await add(plural, { name: ' éLAN vital ', ...more })).toMatchObject(taken)
    expect(await change(`${single}/${second}`, { name: 'ÉLAN VITAL' })).toMatchObject(taken)
    // A row may change the capitals of its own name.
    expect((await change(`${single}/${first}`, { name: 'ÉLAN Vital' })).status).toBe(200)
  })

  test('is free once its row is archived, which then comes back under another name alone', async () => {
    const first = await made('Comes back')
    expect((await move('archive', [first])).status).toBe(200)
    const second = await made('COMES BACK')
    expect(await move('restore', [first])).toMatchObject(errors({ '/ids/0': [`There is a ${noun} of this name`] }))
    expect((await change(`${single}/${first}`, { name: 'Came back' })).status).toBe(200)
    expect((await move('restore', [first])).status).toBe(200)
    expect((await move('archive', [first, second])).status).toBe(200)
    expect((await change(`${single}/${first}`, { name: 'Comes back' })).status).toBe(200)
    expect((await move('restore', [first, second])).status).toBe(422)
  })

  test('of many that are made at once is had by one', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(plural, { name: 'At once', ...more })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422, 422])
  })
})
