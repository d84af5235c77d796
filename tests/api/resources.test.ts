import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Vehicle, VehiclePage } from '#generated/model/index.ts'
import type { Row } from '#server/db/schema.ts'
import { bodyOf, location, locationWorld, type LocationWorld } from './locations-support.ts'

/** What the functions of server/resources do, on vehicles; no other resource says it again. */

let at: LocationWorld
let driver: number

beforeAll(async () => {
  at = await locationWorld()
  driver = at.world.courier.userId
})
afterAll(() => at.app.close())

const added = async (vehicle: Record<string, unknown>) =>
  bodyOf<Vehicle>(await at.asOwner(`${at.book}/vehicles`, { json: vehicle }))
const change = (id: number, json: Record<string, unknown>, ask = at.asOwner) =>
  ask(`/vehicles/${id}`, { method: 'PATCH', json })
const put = (act: 'archive' | 'restore', ids: number[], ask = at.asOwner) =>
  ask(`/vehicles/${act}`, { method: 'PUT', json: { ids } })
const remove = (id: number, ask = at.asOwner) => ask(`/vehicles/${id}`, { method: 'DELETE' })

async function list(query: Record<string, unknown> = {}, address = `${at.book}/vehicles`): Promise<VehiclePage> {
  const params = Object.entries(query).map(([name, value]) => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ])
  return bodyOf<VehiclePage>(await at.asOwner(`${address}?${new URLSearchParams(params)}`))
}
const names = ({ data }: VehiclePage) => data.map(({ name }) => name)

/** The audit entries of a vehicle, and the payloads of its events, oldest first. */
async function traces(id: number) {
  return at.app.database.systemTransaction(async (db) => {
    const audit = await db
      .selectFrom('audit_entries')
      .select(['action', 'tenant_id', 'before', 'after'])
      .where('subject_type', '=', 'vehicle')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
    const events = await db.selectFrom('outbox').selectAll().where('topic', '=', 'vehicles').orderBy('id').execute()
    const isOfIt = ({ payload }: Row<'outbox'>) => (payload as { key: string }).key === String(id)
    return { audit, events: events.filter(isOfIt) }
  })
}

describe('a row', () => {
  test('is stored trimmed and answered whole; what is left out or empty is null', async () => {
    const whole = { name: ' Van 4 ', licensePlate: '482 KJM', driverUserId: driver, maxWeightKg: 900, maxVolumeM3: 6.5 }
    const { id, ...stored } = await added({ ...whole, description: '  ' })
    expect(stored).toEqual({
      ...whole,
      name: 'Van 4',
      tenantId: at.world.courier.tenantId,
      version: 1,
      description: null,
      driverName: 'Test driver@courier.test',
      archived: false,
      createdAt: at.app.clock.now,
      updatedAt: at.app.clock.now,
    })
    expect((await list({ search: 'van 4' })).data).toEqual([{ id, ...stored }])
  })

  test('is refused where the area says so, at its field', async () => {
    const { stranger } = at.world
    const answer = await at.asOwner(`${at.book}/vehicles`, { json: { name: 'Van', driverUserId: stranger.userId } })
    expect([answer.status, answer.json]).toMatchObject([422, { errors: { '/driverUserId': [expect.any(String)] } }])
  })
})

describe('a change', () => {
  test('leaves what it does not name, null and empty texts clear, and the version counts it', async () => {
    const before = await added({ name: 'Van 5', description: 'Old', licensePlate: '1', maxWeightKg: 700 })
    at.app.clock.now += 60
    const json = { description: null, licensePlate: '', maxWeightKg: null }
    expect(bodyOf(await change(before.id, json))).toEqual({
      ...before,
      description: null,
      licensePlate: null,
      maxWeightKg: null,
      version: 2,
      updatedAt: before.updatedAt + 60,
    })
  })

  test('that is based on an older version changes nothing; one that names none is made', async () => {
    const { id } = await added({ name: 'Van 6' })
    expect(bodyOf<Vehicle>(await change(id, { name: 'Van 6b', version: 1 }))).toMatchObject({
      name: 'Van 6b',
      version: 2,
    })
    const late = await change(id, { name: 'Van 6c', version: 1 })
    expect([late.status, late.json]).toMatchObject([422, { code: 'edit_conflict' }])
    expect(names(await list({ search: 'van 6' }))).toEqual(['Van 6b'])
    expect(bodyOf<Vehicle>(await change(id, { name: 'Van 6d' }))).toMatchObject({ name: 'Van 6d', version: 3 })
  })
})

describe('a filter of the list', () => {
  const refusal = async (address: string, filter: object) => {
    const { status, json } = await at.asOwner(`${address}?pagination=${JSON.stringify({ filter })}`)
    return [status, (json as { message?: string }).message]
  }

  test('leaves the rows of one driver, of any or of none, and those that carry so much; all of it has to hold', async () => {
    const search = 'filtered'
    await added({ name: 'Filtered 1', driverUserId: driver, maxWeightKg: 400 })
    await added({ name: 'Filtered 2', driverUserId: driver, maxWeightKg: 900 })
    await added({ name: 'Filtered 3', maxWeightKg: 900 })
    await added({ name: 'Filtered 4' })
    const found = async (filter: object) => names(await list({ search, pagination: { filter } }))
    expect(await found({})).toHaveLength(4)
    expect(await found({ driverUserId: driver })).toEqual(['Filtered 1', 'Filtered 2'])
    expect(await found({ driverUserId: driver + 1_000_000 })).toEqual([])
    expect(await found({ driverUserId: 'any' })).toEqual(['Filtered 1', 'Filtered 2'])
    expect(await found({ driverUserId: 'none' })).toEqual(['Filtered 3', 'Filtered 4'])
    expect(await found({ maxWeightKg: { from: 400, to: 900 } })).toEqual(['Filtered 1', 'Filtered 2', 'Filtered 3'])
    expect(await found({ maxWeightKg: { to: 899.9 } })).toEqual(['Filtered 1'])
    expect(await found({ driverUserId: 'any', maxWeightKg: { from: 401 } })).toEqual(['Filtered 2'])

    // A cursor only says where to go on: with that of another filter the list begins elsewhere, and stays filtered.
    const { next: after } = await list({ search, pagination: { pageSize: 1 } })
    const page = { pageSize: 10, after, filter: { driverUserId: 'any' } }
    expect(names(await list({ search, pagination: page }))).toEqual(['Filtered 2'])
    const ofStranger = await at.asStranger(
      `/vehicles?pagination=${JSON.stringify({ filter: { driverUserId: driver } })}`,
    )
    expect(bodyOf<VehiclePage>(ofStranger).data).toEqual([])
  })

  test('leaves any of several choices, an empty one among them, yes or no, and what was changed within a time', async () => {
    const { book } = at
    const ask = async (address: string, filter: object) =>
      bodyOf<{ data: { name: string }[] }>(
        await at.asOwner(
          `${address}?${new URLSearchParams({ pagination: JSON.stringify({ filter }), search: 'sorted' })}`,
        ),
      ).data.map(({ name }) => name)
    at.app.clock.now += 100
    const from = at.app.clock.now
    for (const [name, kind] of [
      ['Sorted 1', 'commercial'],
      ['Sorted 2', 'residential'],
      ['Sorted 3', 'general'],
    ]) {
      await at.asOwner(`${book}/locations`, { json: location({ name, kind, approximatePin: kind === 'general' }) })
      at.app.clock.now += 10
    }
    const places = `${book}/paginated-locations`
    expect(await ask(places, { kind: ['general', 'commercial'] })).toEqual(['Sorted 1', 'Sorted 3'])
    expect(await ask(places, { approximatePin: false })).toEqual(['Sorted 1', 'Sorted 2'])
    expect(await ask(places, { updatedAt: { from, to: from + 10 } })).toEqual(['Sorted 1', 'Sorted 2'])
    expect(await ask(places, { updatedAt: { from: from + 11 }, province: ['SK', 'AB'] })).toEqual(['Sorted 3'])

    const tax = { percent: 0, effectiveFrom: '2026-01-01' }
    await at.asOwner(`${book}/tax-settings`, { json: { ...tax, name: 'Sorted 4', type: 'Exempt' } })
    await at.asOwner(`${book}/tax-settings`, { json: { ...tax, name: 'Sorted 5', type: 'Exempt', province: 'SK' } })
    await at.asOwner(`${book}/tax-settings`, { json: { ...tax, name: 'Sorted 6', type: 'Exempt', province: 'MB' } })
    expect(await ask(`${book}/tax-settings`, { province: ['none', 'MB'] })).toEqual(['Sorted 4', 'Sorted 6'])
    expect(await ask(`${book}/tax-settings`, { province: ['none'] })).toEqual(['Sorted 4'])
  })

  test.each([
    ['vehicles', { driverUserId: 'somebody' }, '/filter/driverUserId: Must be one of the choices'],
    ['vehicles', { maxWeightKg: {} }, '/filter/maxWeightKg: Required'],
    ['vehicles', { maxWeightKg: { from: 'heavy' } }, '/filter/maxWeightKg/from: Must be a valid number'],
    ['vehicles', { maxWeightKg: { to: 100_001 } }, '/filter/maxWeightKg/to: Must be less than 100000'],
    ['vehicles', { licensePlate: ['A'] }, '/filter/licensePlate: '],
    ['locations', { kind: 'general' }, '/filter/kind: '],
    ['locations', { kind: ['huge'] }, '/filter/kind/0: Must be one of the choices'],
    ['locations', { updatedAt: { from: -1 } }, '/filter/updatedAt/from: Must be a date from 2000 to 2100'],
    ['protocols', { isEnabled: 'yes' }, '/filter/isEnabled: '],
    ['all-locations', { kind: ['general'] }, '/filter: '],
  ])('of %s that is malformed is refused by the name of the field: %j', async (noun, filter, message) => {
    expect(await refusal(`${at.book}/${noun}`, filter)).toEqual([400, expect.stringContaining(message)])
  })
})

describe('the list', () => {
  test('sorts, pages by number and by cursor, and finds every word in any of the fields', async () => {
    for (const [index, plate] of ['AAA', 'CCC', 'BBB'].entries()) {
      at.app.clock.now += 10
      await added({ name: `Truck ${3 - index}`, licensePlate: plate, ...(index === 1 && { driverUserId: driver }) })
    }
    const search = 'truck'
    const byName = [{ field: 'name', direction: 'asc' }]
    expect(names(await list({ search }))).toEqual(['Truck 1', 'Truck 2', 'Truck 3'])
    const newest = { sort: [{ field: 'updatedAt', direction: 'desc' }] }
    expect(names(await list({ search, pagination: newest }))).toEqual(['Truck 1', 'Truck 2', 'Truck 3'])
    const first = await list({ search, pagination: { pageSize: 2, sort: byName } })
    expect(first).toMatchObject({ total: 3, totalIsCapped: false, page: 0, pageSize: 2 })
    const { next: after } = first
    const second = await list({ search, pagination: { page: 1, pageSize: 2, sort: byName, after } })
    expect(names(second)).toEqual(['Truck 3'])
    expect(second.next).toBeUndefined()
    expect(await list({ search, pagination: { page: 1, pageSize: 2, sort: byName } })).toEqual(second)

    expect(names(await list({ search: 'bbb TRUCK' }))).toEqual(['Truck 1'])
    expect(names(await list({ search: 'truck driver@courier' }))).toEqual(['Truck 2'])
    expect(names(await list({ search: '100%' }))).toEqual([])
    expect(names(await list({}, '/vehicles'))).toContain('Truck 1')
  })
})

describe('archiving', () => {
  test('takes rows out of the list and restoring brings them back, all or none', async () => {
    const one = await added({ name: 'Sleigh 1' })
    const two = await added({ name: 'Sleigh 2' })
    const shown = async (displayArchived: boolean) => names(await list({ search: 'sleigh', displayArchived }))
    expect((await put('archive', [one.id, 9_999_999])).status).toBe(404)
    expect(await shown(true)).toEqual([])
    expect((await put('archive', [one.id, two.id])).status).toBe(200)
    expect([await shown(false), await shown(true)]).toEqual([[], ['Sleigh 1', 'Sleigh 2']])
    expect((await put('restore', [two.id])).status).toBe(200)
    expect([await shown(false), await shown(true)]).toEqual([['Sleigh 2'], ['Sleigh 1']])
  })
})

describe('deleting', () => {
  test('says where something is in use, and takes it away when it is not any more', async () => {
    const { id } = await added({ name: 'Cart', driverUserId: driver })
    const message = async () => ((await remove(id)).json as { message: string }).message
    expect((await remove(id)).status).toBe(422)
    expect(await message()).toContain('It is assigned to Test driver@courier.test.')
    await change(id, { driverUserId: null })
    const uses = (vehicleId: number | null) =>
      at.app.database.systemTransaction((db) =>
        db
          .updateTable('service_revisions')
          .set({ vehicle_id: vehicleId })
          .where('id', '=', at.world.courier.revisionId)
          .execute(),
      )
    await uses(id)
    expect(await message()).toContain('It is the vehicle of the service Same Day.')
    await change(id, { driverUserId: driver })
    const used = { of: id, keeps: true, count: 1 }
    const { serviceId, revisionId } = at.world.courier
    expect((await at.asOwner('/vehicles/uses', { json: { ids: [id] } })).json).toEqual({
      data: [
        {
          ...used,
          kind: 'person',
          name: 'Test driver@courier.test',
          id: driver,
          revisionId: null,
          part: null,
          status: null,
        },
        { ...used, kind: 'service', name: 'Same Day', id: serviceId, revisionId, part: 'details', status: 'published' },
      ],
      isCapped: false,
    })
    const none = await at.asOwner('/vehicles/uses', { json: { ids: [id, 9_999_999] } })
    expect([none.status, none.json]).toMatchObject([404, { message: 'No such vehicle: 9999999.' }])
    expect((await at.asStranger('/vehicles/uses', { json: { ids: [id] } })).status).toBe(404)
    await change(id, { driverUserId: null })
    await uses(null)
    expect((await remove(id)).status).toBe(200)
    expect(names(await list({ search: 'cart' }))).toEqual([])
    expect((await remove(id)).status).toBe(404)
  })
})

test('another organisation finds nothing to change, archive or delete', async () => {
  const { id } = await added({ name: 'Ours' })
  const answers = [
    await change(id, { name: 'Taken' }, at.asStranger),
    await put('archive', [id], at.asStranger),
    await remove(id, at.asStranger),
    await at.asStranger(`${at.book}/vehicles`),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(bodyOf<VehiclePage>(await at.asStranger('/vehicles')).data.map(({ name }) => name)).toEqual(['Van 1'])
  expect(names(await list({ search: 'ours' }))).toEqual(['Ours'])
})

test('every act leaves an audit entry and an event, and one that fails leaves none', async () => {
  const { id } = await added({ name: 'Traced' })
  await change(id, { name: 'Traced twice' })
  await change(id, { name: 'Not traced', version: 1 })
  await put('archive', [id])
  await put('archive', [id, 9_999_999])
  await put('restore', [id])
  await remove(id)
  const { audit, events } = await traces(id)
  const tenantId = at.world.courier.tenantId
  expect(audit).toMatchObject([
    { action: 'vehicle.created', tenant_id: tenantId, before: null, after: { name: 'Traced' } },
    { action: 'vehicle.updated', before: { name: 'Traced' }, after: { name: 'Traced twice' } },
    { action: 'vehicle.archived' },
    { action: 'vehicle.restored' },
    { action: 'vehicle.deleted', before: { name: 'Traced twice' }, after: null },
  ])
  expect(events.map(({ payload }) => payload)).toEqual(audit.map(({ action }) => ({ action, key: String(id) })))
  expect(events[0]).toMatchObject({ tenant_id: tenantId, audience_tenant_ids: [tenantId] })
})

const nameOf = (client: unknown): unknown =>
  Reflect.get(Object(Reflect.get(Object(client), 'connectionParameters')), 'application_name')

test('an act takes as few statements as it can', async () => {
  const { id } = await added({ name: 'Counted' })
  const counted = async (act: () => Promise<unknown>) => {
    const spy = vi.spyOn(pg.Client.prototype, 'query')
    await act()
    // The reader of the outbox has a connection of its own, on which it looks after each act.
    const ofRequests = spy.mock.contexts.filter((client) => nameOf(client) !== 'waybill outbox')
    spy.mockRestore()
    return ofRequests.length
  }
  // Beginning, opening for the caller and commit are three of each.
  expect(await counted(() => list())).toBe(4)
  // A name is held and looked for, in the same packet.
  expect(await counted(() => added({ name: 'Counted as well' }))).toBe(6)
  expect(await counted(() => change(id, { name: 'Counted twice' }))).toBe(7)
  expect(await counted(() => change(id, { name: 'COUNTED twice' }))).toBe(5)
  expect(await counted(() => put('archive', [id]))).toBe(4)
  expect(await counted(() => remove(id))).toBe(5)
})
