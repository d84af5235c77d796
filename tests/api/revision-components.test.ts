import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import type { ParcelTypes, RevisionFuelSurcharge, TimeOfDayModifiers } from '#generated/model/index.ts'
import { bodyOf, locationWorld, type LocationWorld } from './locations-support.ts'

/** What a draft of a service says part by part, and what is refused of it. */

let at: LocationWorld
let draft: number

beforeAll(async () => {
  at = await locationWorld()
  const { courier } = at.world
  draft = await at.app.database.systemTransaction(async (db) => {
    const values = { tenant_id: courier.tenantId, service_id: courier.serviceId, number: 2, pricing: '{}' }
    return (await db.insertInto('service_revisions').values(values).returning('id').executeTakeFirstOrThrow()).id
  })
})
afterAll(() => at.app.close())

const path = (part: string, revision = draft) => `/service-revisions/${revision}/${part}`
const set = (part: string, json: object, revision = draft, ask = at.asOwner) =>
  ask(path(part, revision), { method: 'PATCH', json })
const errorsOf = async (part: string, json: object) => {
  const { status, json: body } = await set(part, json)
  return { status, errors: (body as { errors: Record<string, string[]> }).errors }
}

const band = { flatCadCents: 0, perStepCadCents: 110, step: 1_000, stepCount: 'exact' }
const window = { name: 'Evening', days: ['friday'], from: 61_200, to: 79_200, charge: { percent: 20 }, stacks: false }
const terms = { freeMinutes: 5, freeMinutesAtDropoff: null, incrementMinutes: 1, centsPerMinute: 100, capCents: null }
const bands = (...list: object[]) => ({ mode: 'graduated', bands: list, fallbackCadCents: 900 })

test.each([
  ['variables', { type: 'fixed', baseFeeCadCents: null, minimumCadCents: 1_500, maximumCadCents: null }],
  ['distance-range-modifiers', { distanceRanges: bands({ from: 0, to: 5_000, ...band }) }],
  ['weight-range-modifiers', { weightRanges: bands({ from: 0, to: null, ...band }) }],
  ['volume-range-modifiers', { volumeRanges: null }],
  ['time-of-day-modifiers', { timesOfDay: [window] }],
  ['time-range-modifiers', { timeRanges: [{ name: 'Soon', from: 0, to: 7_200, charge: { amountCadCents: 900 } }] }],
  ['fuel-surcharge', { fuelSurchargeOf: 'base', fuelType: 'diesel' }],
  ['service-map', { serviceMapId: null, pricingStrategy: 'both', fallbackFeeCadCents: null }],
  ['tax-settings', { kind: 'zeroRated', pstSk: true }],
  ['geostamps', { charging: 'service', terms }],
  ['geostamps', { charging: 'nothing', terms: null }],
  ['geostamps', { charging: 'courier', terms: null }],
])('a draft keeps its %s, beside everything else', async (part, given) => {
  const set1 = await set(part, given)
  expect([set1.status, set1.json]).toMatchObject([200, given])
  expect((await at.asOwner(path(part))).json).toEqual(set1.json)
})

test('bands keep what was typed beside the exact measure, whatever of it an answer is sent back', async () => {
  const pounds = (number: number) => ({ number, unit: 'lb' })
  const typed = { to: pounds(4), step: pounds(20) }
  const given = [
    { ...band, from: 0, to: 1.814369, step: 9.071847, typed },
    // what was typed for another measure is dropped, and what six decimals rounded is recognized
    { ...band, from: 1.814369, to: 25, step: 1, typed: { to: pounds(60) } },
    { ...band, from: 25, to: null, step: 1 },
  ]
  const answer = await set('weight-range-modifiers', { weightRanges: bands(...given) })
  const kept = bands(
    { ...band, from: 0, to: 1.81436948, step: 9.0718474, typed },
    { ...band, from: 1.81436948, to: 25, step: 1, typed: { from: pounds(4) } },
    { ...band, from: 25, to: null, step: 1 },
  )
  expect([answer.status, answer.json]).toMatchObject([200, { weightRanges: kept }])
  const again = await set('weight-range-modifiers', { weightRanges: kept })
  expect(bodyOf(again)).toMatchObject({ weightRanges: kept })
  const refused = await errorsOf('weight-range-modifiers', {
    weightRanges: bands({ ...band, from: 0, to: null, typed: { to: { number: 4, unit: 'stone' } } }),
  })
  expect(refused.status).toBe(422)
  expect(Object.keys(refused.errors)).toContain('/weightRanges/bands/0/typed/to/unit')
})

test('faults are told in the units of the person who reads them', async () => {
  const overlapping = {
    weightRanges: bands({ ...band, from: 0, to: 27.2155422 }, { ...band, from: 22.6796185, to: null }),
  }
  const message = async () =>
    (await errorsOf('weight-range-modifiers', overlapping)).errors['/weightRanges/bands/1/from']
  const reads = (unit: 'Metric' | 'MetricMixed') =>
    at.app.database.systemTransaction((db) =>
      db
        .updateTable('users')
        .set({ unit_preference: unit })
        .where('email', '=', at.world.emailOf[roles.owner])
        .execute(),
    )
  await reads('MetricMixed')
  expect(await message()).toEqual(['This band overlaps another one, which goes to 60 lb'])
  await reads('Metric')
  expect(await message()).toEqual(['This band overlaps another one, which goes to 27.216 kg'])
})

test('what was set of one component is there after another was', async () => {
  expect(bodyOf(await at.asOwner(path('tax-settings')))).toEqual({
    kind: 'zeroRated',
    pstSk: true,
    taxSettingIds: [],
    version: 2,
  })
  expect(bodyOf(await at.asOwner(path('fuel-surcharge')))).toMatchObject({ fuelType: 'diesel' })
})

test('of two people who change one part the second is told, and another part is not in their way', async () => {
  const { version } = bodyOf<RevisionFuelSurcharge>(await at.asOwner(path('fuel-surcharge')))
  const fuel = { fuelSurchargeOf: 'base', fuelType: 'diesel', version }
  expect((await set('fuel-surcharge', fuel)).json).toEqual({ ...fuel, version: Number(version) + 1 })
  expect((await set('fuel-surcharge', { ...fuel, fuelType: 'regular' })).json).toMatchObject({ code: 'edit_conflict' })
  expect(bodyOf(await at.asOwner(path('fuel-surcharge')))).toMatchObject({ fuelType: 'diesel' })
  expect((await set('tax-settings', { kind: 'taxable', pstSk: false, version: 2 })).status).toBe(200)
})

test('windows keep their ids, and an id that was published stays with what it named', async () => {
  const first = bodyOf<TimeOfDayModifiers>(await set('time-of-day-modifiers', { timesOfDay: [window, window] }))
  const [one, two] = first.timesOfDay
  const next = [{ ...window, name: 'Night' }, two]
  const { timesOfDay } = bodyOf<TimeOfDayModifiers>(await set('time-of-day-modifiers', { timesOfDay: next }))
  expect(timesOfDay.map(({ id, name }) => [id, name])).toEqual([
    [Number(two?.id) + 1, 'Night'],
    [two?.id, 'Evening'],
  ])
  const foreign = { timesOfDay: [{ ...window, id: one?.id }] }
  expect(await errorsOf('time-of-day-modifiers', foreign)).toMatchObject({
    status: 422,
    errors: { '/timesOfDay/0/id': [expect.any(String)] },
  })
  const timesOfDayOfPublished = (windows: object[]) =>
    at.app.database.systemTransaction((db) =>
      sql`update service_revisions set pricing = pricing || ${JSON.stringify({ timesOfDay: windows })}::jsonb
        where id = ${at.world.courier.revisionId}`.execute(db),
    )
  await timesOfDayOfPublished([{ ...window, id: 90 }])
  const later = bodyOf<TimeOfDayModifiers>(await set('time-of-day-modifiers', { timesOfDay: [window] }))
  expect(later.timesOfDay.map(({ id }) => id)).toEqual([91])
  await timesOfDayOfPublished([])
})

test('a map that is archived cannot be chosen', async () => {
  const { serviceMapId } = at.world.courier
  const given = { serviceMapId, pricingStrategy: 'both', fallbackFeeCadCents: null }
  expect((await set('service-map', given)).json).toMatchObject(given)
  await set('service-map', { ...given, serviceMapId: null })
  const archived = (archivedAt: number | null) =>
    at.app.database.systemTransaction((db) =>
      db.updateTable('service_maps').set({ archived_at: archivedAt }).where('id', '=', serviceMapId).execute(),
    )
  await archived(1)
  expect(await errorsOf('service-map', given)).toMatchObject({
    status: 422,
    errors: { '/serviceMapId': ['Choose a map of your own'] },
  })
  await archived(null)
})

test.each([
  [
    'distance-range-modifiers',
    { distanceRanges: bands({ from: 0, to: 5_000, ...band }, { from: 4_000, to: null, ...band }) },
    /^\/distanceRanges\/bands\/1/,
  ],
  ['time-of-day-modifiers', { timesOfDay: [{ ...window, to: 61_200 }] }, /^\/timesOfDay\/0\/to$/],
  ['variables', { type: 'fixed', baseFeeCadCents: 1, minimumCadCents: 2, maximumCadCents: 1 }, /^\/maximumCadCents$/],
  ['service-map', { serviceMapId: 9_999_999, pricingStrategy: 'both', fallbackFeeCadCents: null }, /^\/serviceMapId$/],
  ['geostamps', { charging: 'service', terms: null }, /^\/terms$/],
  ['protocols', { protocolIds: [9_999_999] }, /^\/protocolIds\/0$/],
])('what contradicts itself in %s is refused at its place', async (part, given, place) => {
  const before = (await at.asOwner(path(part))).json
  const { status, errors } = await errorsOf(part, given)
  expect([status, Object.keys(errors)]).toEqual([422, [expect.stringMatching(place)]])
  expect((await at.asOwner(path(part))).json).toEqual(before)
})

test('what an item of a list costs is kept with it, and shown to those who arrange it alone', async () => {
  const given = [{ name: 'Box', feeCadCents: 250 }, { name: 'Letter' }]
  const { data } = bodyOf<ParcelTypes>(
    await at.asOwner(path('parcel-types'), { method: 'PATCH', json: { data: given } }),
  )
  expect(data.map(({ name, feeCadCents }) => [name, feeCadCents])).toEqual([
    ['Box', 250],
    ['Letter', 0],
  ])
  const { pricing } = await at.app.database.systemTransaction((db) =>
    db.selectFrom('service_revisions').select('pricing').where('id', '=', draft).executeTakeFirstOrThrow(),
  )
  expect(pricing.parcelTypes).toEqual(data.map(({ id, name, feeCadCents }) => ({ id, name, feeCadCents })))
  const seen = bodyOf<ParcelTypes>(await at.asOwner(path('parcel-types', at.world.courier.revisionId)))
  expect(seen.data).toEqual([])
})

test('a published revision stays as it is; of another organisation there is none', async () => {
  const given = { fuelSurchargeOf: null, fuelType: 'regular' }
  const published = await set('fuel-surcharge', given, at.world.courier.revisionId)
  expect([published.status, published.json]).toMatchObject([422, { code: 'revision_published' }])
  expect((await set('fuel-surcharge', given, at.world.stranger.revisionId)).status).toBe(404)
  expect((await set('fuel-surcharge', given, draft, at.asViewer)).status).toBe(403)
  // What a courier charges its customers read on their orders, not here.
  expect((await at.asCustomer(path('fuel-surcharge', at.world.courier.revisionId))).status).toBe(403)
})

test('taxes of one’s own are taken as they are when the revision is published; one that is gone is named at its place', async () => {
  const { courier, stranger } = at.world
  const service = `/services/${courier.serviceId}`
  const pricingOf = (id: number) =>
    at.app.database.systemTransaction((db) =>
      db.selectFrom('service_revisions').select('pricing').where('id', '=', id).executeTakeFirstOrThrow(),
    )
  const keptAway = (archivedAt: number | null) =>
    at.app.database.systemTransaction((db) =>
      db.updateTable('tax_settings').set({ archived_at: archivedAt }).where('id', '=', courier.taxSettingId).execute(),
    )
  const percent = async (value: number) =>
    (await at.asOwner(`/tax-settings/${courier.taxSettingId}`, { method: 'PATCH', json: { percent: value } })).status
  const taxes = { kind: 'taxable', pstSk: false, taxSettingIds: [courier.taxSettingId] }
  const foreign = { ...taxes, taxSettingIds: [courier.taxSettingId, stranger.taxSettingId] }
  expect(await errorsOf('tax-settings', foreign)).toEqual({
    status: 422,
    errors: { '/taxSettingIds/1': ['Choose a tax of your own'] },
  })
  await set('variables', { type: 'fixed', baseFeeCadCents: 1_500, minimumCadCents: null, maximumCadCents: null })
  await set('distance-range-modifiers', { distanceRanges: null })
  await set('weight-range-modifiers', { weightRanges: null })
  await set('time-of-day-modifiers', { timesOfDay: [] })
  expect((await set('tax-settings', taxes)).json).toMatchObject(taxes)
  expect(await percent(6)).toBe(200)

  // What was copied from the settings counts as gone once it is archived there, until it is restored.
  const list = { 'parcel-types': 'Crate', 'service-speeds': 'In a while', tags: 'Keep dry' }
  const fields = { 'service-speeds': { durationMinutes: 60 } }
  const bases = await Promise.all(
    Object.entries(list).map(async ([part, name]) => {
      const json = { name, ...(part === 'service-speeds' && fields[part]) }
      const base = await at.asOwner(`${at.book}/base-${part}`, { json })
      const { id } = bodyOf<{ id: number }>(base)
      const { data } = bodyOf<{ data: object[] }>(await at.asOwner(path(part)))
      expect((await at.asOwner(`${path(part)}/bulk-add`, { json: { ids: [id] } })).status).toBe(200)
      return { part, id, data }
    }),
  )
  const all = (act: string) =>
    Promise.all(
      bases.map(async ({ part, id }) =>
        expect((await at.asOwner(`/base-${part}/${act}`, { method: 'PUT', json: { ids: [id] } })).status).toBe(200),
      ),
    )
  await all('archive')
  const named = await at.asOwner(`${service}/publish`, { method: 'PUT', json: {} })
  const { errors } = named.json as { errors: Record<string, string[]> }
  expect([named.status, Object.entries(errors)]).toEqual([
    422,
    [
      [expect.stringMatching(/^\/parcel-types\/parcelTypes\/\d$/), ['The parcel type Crate is archived or gone']],
      [
        expect.stringMatching(/^\/service-speeds\/serviceSpeeds\/\d$/),
        ['The service speed In a while is archived or gone'],
      ],
      [expect.stringMatching(/^\/tags\/tags\/\d$/), ['The tag Keep dry is archived or gone']],
    ],
  ])
  await all('restore')
  for (const { part, data } of bases) expect((await set(part, { data })).status).toBe(200)

  const speed = { name: 'Night', textColor: '#404854', charge: { percent: 10 } }
  expect((await set('service-speeds', { data: [speed] })).status).toBe(200)
  await keptAway(1)
  const refused = await at.asOwner(`${service}/publish`, { method: 'PUT', json: {} })
  expect([refused.status, refused.json]).toMatchObject([
    422,
    { errors: { '/tax-settings/tax/rows/0': ['The tax GST is archived or gone'] } },
  ])
  await keptAway(null)
  expect((await at.asOwner(`${service}/publish`, { method: 'PUT', json: {} })).status).toBe(200)
  const pinned = { id: courier.taxSettingId, name: 'GST', type: 'GST', province: 'AB', percent: 6 }
  expect(await percent(7)).toBe(200)
  expect((await pricingOf(draft)).pricing.tax.rows).toEqual([
    { ...pinned, effectiveFrom: '2016-10-01', effectiveUntil: null },
  ])
  const open = { openToAll: false, tenantIds: [at.world.customerTenantId] }
  await at.asOwner(`${service}/customers/bulk-assign`, { method: 'PUT', json: open })
  const names = async () =>
    bodyOf<ParcelTypes>(await at.asCustomer(path('parcel-types'))).data.map(({ id: _id, ...type }) => Object.keys(type))
  const shown = ['name', 'description', 'maxWeightKg', 'maxLengthM', 'maxWidthM', 'maxHeightM', 'typed']
  expect(await names()).toEqual([shown, shown])
  // An owner of the customer may change services, but not this one.
  await at.app.database.systemTransaction((db) =>
    db
      .updateTable('memberships')
      .set({ roles: [roles.owner] })
      .where('tenant_id', '=', at.world.customerTenantId)
      .execute(),
  )
  expect(await names()).toEqual([shown, shown])
  const removing = await at.asOwner(`/tax-settings/${courier.taxSettingId}`, { method: 'DELETE' })
  expect(removing.json).toMatchObject({ code: 'in_use' })
})
