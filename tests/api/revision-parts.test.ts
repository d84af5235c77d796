import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ParcelTypes, ServiceSpeeds, Tags } from '#generated/model/index.ts'
import { bodyOf, locationWorld, type LocationWorld } from './locations-support.ts'

/** The lists of a service revision, which are given as a whole. */

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

const parts = (part: string, revision = draft) => `/service-revisions/${revision}/${part}`
const arrange = (part: string, data: object[], revision = draft, ask = at.asOwner) =>
  ask(parts(part, revision), { method: 'PATCH', json: { data } })

test('a draft takes its parcel types in their order: kept, added, left out', async () => {
  const first = bodyOf<ParcelTypes>(
    await arrange('parcel-types', [
      { name: ' Envelope ', maxWeightKg: 1 },
      { name: 'Box', description: 'A shoe box', maxLengthM: 0.6 },
    ]),
  )
  const nothing = {
    description: null,
    maxWeightKg: null,
    maxLengthM: null,
    maxWidthM: null,
    maxHeightM: null,
    typed: null,
    feeCadCents: 0,
  }
  expect(first.data).toEqual([
    { ...nothing, id: expect.any(Number), name: 'Envelope', maxWeightKg: 1 },
    { ...nothing, id: expect.any(Number), name: 'Box', description: 'A shoe box', maxLengthM: 0.6 },
  ])
  const [envelope, box] = first.data
  const next = [{ name: 'Pallet' }, { id: box?.id, name: 'Large box' }]
  const second = bodyOf<ParcelTypes>(await arrange('parcel-types', next))
  expect(second.data).toEqual([
    { ...nothing, id: expect.any(Number), name: 'Pallet' },
    { ...nothing, id: box?.id, name: 'Large box' },
  ])
  expect(bodyOf(await at.asOwner(parts('parcel-types')))).toEqual(second)
  const archived = await at.app.database.systemTransaction((db) =>
    db.selectFrom('service_revision_parcel_types').select('id').where('archived_at', 'is not', null).execute(),
  )
  expect(archived).toEqual([{ id: envelope?.id }])
  const entries = await at.app.database.systemTransaction((db) =>
    db.selectFrom('audit_entries').select(['before', 'after']).where('subject_id', '=', draft).orderBy('id').execute(),
  )
  expect(entries).toMatchObject([
    { before: [] },
    { before: first.data, after: { service_revision_parcel_types: next } },
  ])
  const events = await at.app.database.systemTransaction((db) =>
    db.selectFrom('outbox').select('payload').where('topic', '=', 'service-revisions').execute(),
  )
  expect(events).toHaveLength(2)
})

test('speeds and tags are lists of the same kind', async () => {
  const speed = { name: 'Rush', description: 'Within 90 minutes', textColor: '#c2410c', durationS: 5_400 }
  const speeds = bodyOf<ServiceSpeeds>(await arrange('service-speeds', [speed]))
  const free = { charge: { amountCadCents: 0 } }
  expect(speeds.data).toEqual([{ id: expect.any(Number), ...speed, ...free }])
  const tags = bodyOf<Tags>(await arrange('tags', [{ name: 'Keep cold' }]))
  expect(tags.data).toEqual([{ id: expect.any(Number), name: 'Keep cold', iconImageSrc: null, ...free }])
  const iconImageSrc = '/api/images/3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11'
  expect((await arrange('tags', [{ name: 'Keep cold' }, { name: 'Hot', iconImageSrc }])).json).toMatchObject({
    errors: { '/data/1/iconImageSrc': ['Choose a picture of your library'] },
  })
  expect(bodyOf<Tags>(await arrange('tags', [])).data).toEqual([])
})

test('an id of another revision, or twice the same, is refused at its place', async () => {
  const { data } = bodyOf<Tags>(await arrange('tags', [{ name: 'Fragile' }]))
  const fragile = { id: data[0]?.id, name: 'Fragile' }
  const errors = async (given: object[]) => ((await arrange('tags', given)).json as { errors: object }).errors
  expect(await errors([{ name: 'New' }, { id: 9_999_999, name: 'Foreign' }])).toEqual({
    '/data/1/id': [expect.any(String)],
  })
  expect(await errors([fragile, fragile])).toEqual({ '/data/1/id': [expect.any(String)] })
  expect(bodyOf<Tags>(await at.asOwner(parts('tags'))).data).toEqual(data)
})

test('a published revision stays as it is; of another organisation there is none', async () => {
  const published = await arrange('tags', [], at.world.courier.revisionId)
  expect([published.status, published.json]).toMatchObject([422, { code: 'revision_published' }])
  expect((await arrange('tags', [], at.world.stranger.revisionId)).status).toBe(404)
  expect((await arrange('tags', [], draft, at.asViewer)).status).toBe(403)
})

test('several of the settings come into a draft at once, with what they usually cost, or none of them', async () => {
  const base = async (noun: string, json: object) =>
    bodyOf<{ id: number }>(await at.asOwner(`${at.book}/base-${noun}`, { json })).id
  const pail = await base('parcel-types', { name: 'Pail', maxWeightKg: 12, defaultFeeCadCents: 250 })
  const drum = await base('parcel-types', { name: 'Drum' })
  const before = bodyOf<ParcelTypes>(await at.asOwner(parts('parcel-types')))
  const add = (part: string, ids: number[]) => at.asOwner(`${parts(part)}/bulk-add`, { json: { ids } })
  const foreign = at.world.stranger.baseParcelTypeId
  expect((await add('parcel-types', [pail, foreign])).json).toMatchObject({
    errors: { '/ids/1': [expect.any(String)] },
  })
  expect(bodyOf(await at.asOwner(parts('parcel-types')))).toEqual(before)

  const after = bodyOf<ParcelTypes>(await add('parcel-types', [pail, drum]))
  expect(after.version).toBe(Number(before.version) + 1)
  expect(after.data.slice(0, before.data.length)).toEqual(before.data)
  expect(after.data.slice(before.data.length)).toMatchObject([
    { name: 'Pail', maxWeightKg: 12, feeCadCents: 250 },
    { name: 'Drum', maxWeightKg: null, feeCadCents: 0 },
  ])
  expect((await add('parcel-types', [drum])).json).toMatchObject({ errors: { '/ids/0': ['Drum is there already'] } })

  const rush = { name: 'In a rush', durationMinutes: 90, textColor: '#c2410c' }
  const speeds = [
    await base('service-speeds', { ...rush, charge: { type: 'percentage', amount: 40 } }),
    await base('service-speeds', { name: 'In a while', charge: { type: 'fee', amount: 300 } }),
  ]
  const added = bodyOf<ServiceSpeeds>(await add('service-speeds', speeds)).data.slice(-2)
  expect(added).toMatchObject([
    { name: 'In a rush', durationS: 5_400, textColor: '#c2410c', charge: { percent: 40 } },
    { name: 'In a while', durationS: null, charge: { amountCadCents: 300 } },
  ])
  const cold = await base('tags', { name: 'Very cold' })
  expect(bodyOf<Tags>(await add('tags', [cold])).data.at(-1)).toMatchObject({
    name: 'Very cold',
    iconImageSrc: null,
    charge: { amountCadCents: 0 },
  })
})
