import { afterAll, beforeAll, expect, test } from 'vitest'
import type {
  DeliveryOrderCreated,
  ParcelTypes,
  RevisionChanges,
  ServiceMeta,
  ServiceRevision,
  ServiceRevisionDetail,
  ServiceRevisions,
  ServiceSpeeds,
} from '#generated/model/index.ts'
import { addLocation, bodyOf, locationWorld, type LocationWorld } from './locations-support.ts'
import { raceOnLock } from './orders/order-world.ts'

/** A service from nothing to its second revision, as a courier's owner sets it up. */

let at: LocationWorld
let serviceId: number
const stops: number[] = []

beforeAll(async () => {
  at = await locationWorld()
  stops.push(
    (await addLocation(at.asOwner, at.book, { latitude: 52.12 })).id,
    (await addLocation(at.asOwner, at.book)).id,
  )
})
afterAll(() => at.app.close())

const of = (path: string) => `/services/${serviceId}${path}`
const put = (path: string, ask = at.asOwner) => ask(of(path), { method: 'PUT' })
const set = (revisionId: number, part: string, json: object) =>
  at.asOwner(`/service-revisions/${revisionId}/${part}`, { method: 'PATCH', json })
const meta = async (): Promise<ServiceMeta | undefined> =>
  bodyOf<{ data: ServiceMeta[] }>(await at.asOwner(`${at.book}/services-meta`)).data.find(({ id }) => id === serviceId)

/** Orders on the published revision and answers the total in cents. */
async function ordered(): Promise<{ id: number; total: number | null }> {
  const revisionId = (await meta())?.publishedRevision?.id
  const speeds = bodyOf<ServiceSpeeds>(await at.asOwner(`/service-revisions/${revisionId}/service-speeds`)).data
  const types = bodyOf<ParcelTypes>(await at.asOwner(`/service-revisions/${revisionId}/parcel-types`)).data
  const json = {
    customerTenantId: at.world.courier.tenantId,
    serviceId,
    serviceSpeedId: speeds[0]?.id,
    pickupLocationId: stops[0],
    dropoffLocationId: stops[1],
    confirmUnusual: true,
    parcels: [{ parcelTypeId: types[0]?.id, quantity: 1, weightKg: 1 }],
    availableAt: at.app.clock.now + 900,
  }
  const { id, pricing } = bodyOf<DeliveryOrderCreated>(await at.asOwner('/delivery-orders', { json }))
  return { id, total: pricing.priceCadCents }
}

test('a service, and what is added to its draft, is made once under its key, however often it is sent', async () => {
  const twice = async (path: string, json: object, key: string) => {
    const call = { json, headers: { 'idempotency-key': key } }
    return [await at.asOwner(path, call), await at.asOwner(path, call)].map((answer) => bodyOf<object>(answer))
  }
  const [made, again] = await twice(`${at.book}/services`, { name: 'Sent twice' }, 'a-service-sent-twice')
  expect(again).toEqual(made)
  const { id: tagId } = bodyOf<{ id: number }>(await at.asOwner(`${at.book}/base-tags`, { json: { name: 'Fragile' } }))
  const path = `/service-revisions/${(made as ServiceMeta).draftRevisionId}/tags/bulk-add`
  const [tags, same] = await twice(path, { ids: [tagId] }, 'a-tag-added-twice')
  expect(same).toEqual(tags)
  expect(tags).toMatchObject({ data: [{ name: 'Fragile' }] })
})

test('an empty service is not offered, and publishing it names every fault at its component and place', async () => {
  const created = bodyOf<ServiceMeta>(await at.asOwner(`${at.book}/services`, { json: { name: ' Night Run ' } }))
  expect(created).toMatchObject({ name: 'Night Run', isEnabled: true, isTemplate: false, publishedRevision: null })
  serviceId = created.id
  const draft = created.draftRevisionId ?? 0
  await set(draft, 'weight-range-modifiers', {
    weightRanges: {
      mode: 'slab',
      fallbackCadCents: null,
      bands: [
        { from: 0, to: 10, flatCadCents: 100, perStepCadCents: 0, step: 1, stepCount: 'exact' },
        { from: 20, to: null, flatCadCents: 200, perStepCadCents: 0, step: 1, stepCount: 'exact' },
      ],
    },
  })
  await set(draft, 'variables', { type: 'fixed', baseFeeCadCents: null, minimumCadCents: null, maximumCadCents: null })
  const { status, json } = await put('/publish')
  expect([status, json]).toMatchObject([422, { code: 'revision_faults' }])
  expect(Object.keys((json as { errors: object }).errors).toSorted()).toEqual([
    '/parcel-types/parcelTypes',
    '/service-speeds/serviceSpeeds',
    '/variables/baseFeeCadCents',
    expect.stringMatching(/^\/weight-range\/weightRanges\/bands\/1/),
  ])
  expect(await meta()).toEqual(created)
})

test('two who publish at once: one wins, and the service can be ordered', async () => {
  const draft = (await meta())?.draftRevisionId ?? 0
  await set(draft, 'weight-range-modifiers', { weightRanges: null })
  await set(draft, 'variables', { type: 'fixed', baseFeeCadCents: 2_000, minimumCadCents: null, maximumCadCents: null })
  await set(draft, 'parcel-types', { data: [{ name: 'Box', feeCadCents: 100 }] })
  await set(draft, 'service-speeds', { data: [{ name: 'Night', textColor: '#404854', charge: { percent: 10 } }] })
  const answers = await raceOnLock(
    at.app.database,
    2,
    () => Promise.all([put('/publish'), put('/publish')]),
    (db) => db.selectFrom('services').select('id').where('id', '=', serviceId).forUpdate().execute(),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect(answers.find(({ status }) => status === 422)?.json).toMatchObject({ code: 'no_draft' })
  expect(await meta()).toMatchObject({
    draftRevisionId: null,
    pricingType: 'fixed',
    publishedRevision: { id: draft, number: 1, status: 'published', publishedAt: at.app.clock.now },
  })
  // 2000 + a tenth of it + 100 for the box = 2300, and GST 5 % = 115.
  expect((await ordered()).total).toBe(2_415)
})

test('a draft begins as the published revision; placed orders keep theirs, later ones get the new one', async () => {
  const before = await ordered()
  const first = (await meta())?.publishedRevision?.id ?? 0
  const draft = bodyOf<ServiceRevision>(await at.asOwner(of('/revisions'), { method: 'POST' }))
  expect(draft).toEqual({
    id: expect.any(Number),
    number: 2,
    status: 'draft',
    publishedAt: null,
    publishedByName: null,
    createdAt: at.app.clock.now,
    createdByName: expect.stringMatching(/^Test /),
    note: '',
  })
  expect((await at.asOwner(of('/revisions'), { method: 'POST' })).json).toMatchObject({ code: 'draft_exists' })
  const changes = async () =>
    bodyOf<RevisionChanges>(await at.asOwner(`/service-revisions/${draft.id}/changes?sinceRevisionId=${first}`)).data
  expect(await changes()).toEqual([])

  await set(draft.id, 'variables', {
    type: 'fixed',
    baseFeeCadCents: 3_000,
    minimumCadCents: null,
    maximumCadCents: null,
  })
  const [speed] = bodyOf<ServiceSpeeds>(await at.asOwner(`/service-revisions/${draft.id}/service-speeds`)).data
  expect(speed).toMatchObject({ name: 'Night', charge: { percent: 10 } })
  await set(draft.id, 'service-speeds', { data: [{ ...speed, charge: { percent: 20 } }] })
  expect((await changes()).map(({ text }) => text)).toEqual([
    'Base fee: $20.00 to $30.00',
    'Service speed Night: 10 % to 20 %',
  ])
  expect((await ordered()).total).toBe(before.total)
  expect((await put('/publish')).status).toBe(200)
  // 3000 + 600 + 100 = 3700, and GST 5 % = 185.
  expect((await ordered()).total).toBe(3_885)
  const { pricing } = bodyOf<DeliveryOrderCreated>(await at.asOwner(`/delivery-orders/${before.id}/page-view`))
  expect(pricing.priceCadCents).toBe(before.total)
  const history = bodyOf<ServiceRevisions>(await at.asOwner(of('/revisions'))).data
  const { createdByName: owner } = draft
  expect(history.map(({ id, number, status, publishedByName }) => [id, number, status, publishedByName])).toEqual([
    [draft.id, 2, 'published', owner],
    [first, 1, 'published', owner],
  ])
})

test('a draft says what it is for and what drives it; of two who say so the second is told; a discarded one is gone', async () => {
  const { id } = bodyOf<ServiceRevision>(await at.asOwner(of('/revisions'), { method: 'POST' }))
  const detail = async () => bodyOf<ServiceRevisionDetail>(await at.asOwner(`/service-revisions/${id}`))
  const change = (json: object) => at.asOwner(`/service-revisions/${id}`, { method: 'PATCH', json })
  expect(await detail()).toMatchObject({ vehicleId: null, vehicleName: null, version: 1, service: { id: serviceId } })
  const json = { note: ' Prices of 2027 ', vehicleId: at.world.courier.vehicleId, version: 1 }
  expect((await change(json)).json).toMatchObject({ revision: { note: 'Prices of 2027' }, version: 2 })
  expect((await change(json)).json).toMatchObject({ code: 'edit_conflict' })
  expect((await change({ vehicleId: null })).json).toMatchObject({
    revision: { note: 'Prices of 2027' },
    vehicleName: null,
  })
  const foreign = await change({ vehicleId: at.world.stranger.vehicleId })
  expect(foreign.json).toMatchObject({ errors: { '/vehicleId': [expect.any(String)] } })

  const discard = (revision: number | undefined) => at.asOwner(`/service-revisions/${revision}`, { method: 'DELETE' })
  expect((await discard(id)).status).toBe(200)
  expect((await meta())?.draftRevisionId).toBe(null)
  expect((await discard(id)).status).toBe(404)
})

test('services are found by name and by the state that they are in', async () => {
  const found = async (query: string) =>
    bodyOf<{ data: ServiceMeta[] }>(await at.asOwner(`${at.book}/services-meta?${query}`)).data.map(({ name }) => name)
  const json = { name: 'Night Run North', description: 'Beyond the river' }
  const north = bodyOf<ServiceMeta>(await at.asOwner(of(''), { method: 'PATCH', json }))
  expect(north).toMatchObject({ id: serviceId, ...json })
  expect(await found('search=river%20night')).toEqual(['Night Run North'])
  expect(await found('search=river&state=offered')).toEqual(['Night Run North'])
  await put('/disable')
  expect(await found('search=river&state=offered')).toEqual([])
  expect(await found('search=river&state=disabled')).toEqual(['Night Run North'])
  expect(await found('search=river&state=unpublished')).toEqual([])
  await put('/enable')
})

test('a disabled service cannot be ordered until it is enabled again', async () => {
  const offered = async () =>
    bodyOf<{ data: { id: number }[] }>(await at.asOwner(`${at.book}/services`)).data.some(({ id }) => id === serviceId)
  expect(await offered()).toBe(true)
  expect(bodyOf<ServiceMeta>(await put('/disable')).isEnabled).toBe(false)
  expect(await offered()).toBe(false)
  expect(bodyOf<ServiceMeta>(await put('/enable')).isEnabled).toBe(true)
  expect(await offered()).toBe(true)
})

test('a name is that of one service or template, whatever its capitals, until that is gone', async () => {
  const add = (json: object) => at.asOwner(`${at.book}/services`, { json })
  const both = await Promise.all([
    add({ name: 'Dawn Run', isTemplate: true }),
    add({ name: ' dawn RUN', isTemplate: true }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const taken = { code: 'form_error', errors: { '/name': ['There is a template of this name'] } }
  expect(both.find(({ status }) => status === 422)?.json).toMatchObject(taken)
  const [first] = both.flatMap(({ status, json }) => (status === 200 ? [json as ServiceMeta] : []))
  const rename = (name: string) => at.asOwner(of(''), { method: 'PATCH', json: { name } })
  expect((await rename('DAWN run')).json).toMatchObject(taken)
  const { name } = (await meta()) ?? { name: '' }
  expect((await rename(name.toUpperCase())).status).toBe(200)
  expect((await rename(name)).status).toBe(200)
  await at.asOwner(`/services/${first?.id}/template`, { method: 'DELETE' })
  expect((await add({ name: 'Dawn run' })).status).toBe(200)
  expect((await add({ name: 'dawn run' })).json).toMatchObject({
    errors: { '/name': ['There is a service of this name'] },
  })
})

test('a template starts others, is never offered, and goes without them', async () => {
  const json = { name: 'Template', fromServiceId: serviceId, isTemplate: true }
  const template = bodyOf<ServiceMeta>(await at.asOwner(`${at.book}/services`, { json }))
  const copied = bodyOf<ServiceMeta>(
    await at.asOwner(`${at.book}/services`, { json: { name: 'Copy', fromServiceId: template.id } }),
  )
  const speeds = await at.asOwner(`/service-revisions/${copied.draftRevisionId}/service-speeds`)
  expect(bodyOf<ServiceSpeeds>(speeds).data).toMatchObject([{ name: 'Night', charge: { percent: 20 } }])
  await at.asOwner(`/services/${template.id}/publish`, { method: 'PUT' })
  const offered = bodyOf<{ data: { id: number }[] }>(await at.asOwner(`${at.book}/services`)).data
  expect(offered.map(({ id }) => id)).not.toContain(template.id)
  const remove = (id: number) => at.asOwner(`/services/${id}/template`, { method: 'DELETE' })
  expect((await remove(template.id)).status).toBe(200)
  const left = bodyOf<{ data: ServiceMeta[] }>(await at.asOwner(`${at.book}/services-meta`)).data.map(({ id }) => id)
  expect(left).toContain(copied.id)
  expect(left).not.toContain(template.id)
})
