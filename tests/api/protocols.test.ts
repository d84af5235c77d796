import { afterAll, beforeAll, expect, test } from 'vitest'
import type {
  BaseProtocolAction,
  Protocol,
  ProtocolMetaPage,
  RevisionChanges,
  RevisionProtocols,
  ServiceMeta,
} from '#generated/model/index.ts'
import { bodyOf, locationWorld, type LocationWorld } from './locations-support.ts'

/** What a courier asks of its drivers: protocols with their actions, and the copies that services are published with. */

let at: LocationWorld

beforeAll(async () => {
  at = await locationWorld()
})
afterAll(() => at.app.close())

const count: BaseProtocolAction = { stopType: 'pickup', type: 'confirm', label: ' Parcels counted ', required: true }
const left: BaseProtocolAction = { stopType: 'dropoff', type: 'select', label: 'Left with', options: ['Desk', 'Dock'] }
const heat: BaseProtocolAction = {
  stopType: 'dropoff',
  type: 'number_input',
  label: 'Temperature',
  unit: '°C',
  minimum: -30,
  maximum: 40,
}

const call = (path: string, method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', json?: object) =>
  at.asOwner(path, { method, ...(json && { json }) })
const added = async (name: string, actions: readonly object[] = []) =>
  bodyOf<Protocol>(await call(`${at.book}/protocols`, 'POST', { name, actions }))
const asked = ({ actions }: Protocol) => actions.map(({ stopType, label }) => `${stopType}: ${label}`)

test('a protocol keeps its actions in their order, each with what belongs to its kind, under ids that stay', async () => {
  const protocol = await added('Cold chain', [{ ...count, options: ['None'], unit: 'kg' }, left])
  expect(protocol).toMatchObject({ name: 'Cold chain', isEnabled: true, usedBy: [], version: 1 })
  const [counted, where] = protocol.actions
  expect(counted).toEqual({ ...count, label: 'Parcels counted', id: expect.any(Number) })
  expect(where).toEqual({ ...left, required: false, id: expect.any(Number) })

  const path = `/protocols/${protocol.id}`
  const turned = bodyOf<Protocol>(await call(path, 'PATCH', { actions: [heat, where], version: 1 }))
  expect(turned.actions[1]).toEqual(where)
  expect(turned.actions[0]).toEqual({ ...heat, required: false, id: expect.any(Number) })
  expect(turned.actions[0]?.id).toBeGreaterThan(Number(where?.id))
  expect(await call(path, 'PATCH', { name: 'Late', version: 1 })).toMatchObject({ json: { code: 'edit_conflict' } })
  expect(await call(path, 'PATCH', { actions: [counted] })).toMatchObject({
    status: 422,
    json: { errors: { '/actions/0/id': [expect.any(String)] } },
  })
})

test.each<[object, string]>([
  [{ ...left, options: [] }, 'options'],
  [{ ...left, options: ['Desk', ' desk'] }, 'options/1'],
  [{ ...heat, minimum: 41 }, 'maximum'],
])('what contradicts itself is refused at its field: %o', async (action, field) => {
  const { protocolId } = at.world.courier
  const errors = (pointer: string) => ({ status: 422, json: { errors: { [pointer]: [expect.any(String)] } } })
  expect(await call(`/protocols/${protocolId}`, 'PATCH', { actions: [count, action] })).toMatchObject(
    errors(`/actions/1/${field}`),
  )
  expect(await call(`/protocols/${protocolId}/actions`, 'POST', action)).toMatchObject(errors(`/${field}`))
})

test('one action is added, changed, moved and taken out by itself', async () => {
  const protocol = await added('By hand', [count])
  const withTwo = bodyOf<Protocol>(await call(`/protocols/${protocol.id}/actions`, 'POST', left))
  const more = bodyOf<Protocol>(await call(`/protocols/${protocol.id}/actions`, 'POST', heat))
  expect([asked(withTwo).length, more.version]).toEqual([2, 3])
  const [first, second, third] = more.actions.map(({ id }) => `/protocol-actions/${id}`)

  const moved = bodyOf<Protocol>(await call(String(third), 'PATCH', { position: 0, unit: null, label: 'Degrees' }))
  expect(asked(moved)).toEqual(['dropoff: Degrees', 'pickup: Parcels counted', 'dropoff: Left with'])
  expect(moved.actions[0]).not.toHaveProperty('unit')
  expect(asked(bodyOf<Protocol>(await call(String(first), 'PATCH', { position: 39 })))).toEqual([
    'dropoff: Degrees',
    'dropoff: Left with',
    'pickup: Parcels counted',
  ])
  expect(asked(bodyOf<Protocol>(await call(String(second), 'DELETE')))).toHaveLength(2)
  expect((await call(String(second), 'PATCH', { label: 'Gone' })).status).toBe(404)
  expect((await call(`/protocol-actions/${at.world.stranger.actionId}`, 'DELETE')).status).toBe(404)
})

test('a service is published with a copy, says where a protocol is used, and with no disabled one', async () => {
  const protocol = await added('Signed', [count, heat])
  const service = bodyOf<ServiceMeta>(await call(`${at.book}/services`, 'POST', { name: 'Night Run' }))
  const draft = `/service-revisions/${service.draftRevisionId}`
  const publish = () => call(`/services/${service.id}/publish`, 'PUT')
  await call(`${draft}/variables`, 'PATCH', {
    type: 'fixed',
    baseFeeCadCents: 900,
    minimumCadCents: null,
    maximumCadCents: null,
  })
  await call(`${draft}/parcel-types`, 'PATCH', { data: [{ name: 'Box', feeCadCents: 100 }] })
  await call(`${draft}/service-speeds`, 'PATCH', {
    data: [{ name: 'Night', textColor: '#404854', charge: { percent: 10 } }],
  })
  const given = await call(`${draft}/protocols`, 'PATCH', { protocolIds: [protocol.id] })
  const { pickup, dropoff, ...named } = bodyOf<RevisionProtocols>(given)
  expect(named).toEqual({ protocolIds: [protocol.id], version: 2 })
  expect(pickup.map(({ id, label }) => [id, label])).toEqual([[String(protocol.actions[0]?.id), 'Parcels counted']])
  expect(dropoff).toMatchObject([{ unit: '°C', minimum: -30, maximum: 40, description: null, options: [] }])

  await call(`/protocols/${protocol.id}/disable`, 'PUT')
  expect(await publish()).toMatchObject({
    status: 422,
    json: { code: 'revision_faults', errors: { '/protocols/protocolIds/0': ['This protocol is disabled or gone'] } },
  })
  const enabled = bodyOf<Protocol>(await call(`/protocols/${protocol.id}/enable`, 'PUT'))
  expect(enabled.usedBy).toEqual([
    { serviceId: service.id, name: 'Night Run', revisionId: service.draftRevisionId, status: 'draft' },
  ])
  expect((await publish()).status).toBe(200)

  await call(`/protocol-actions/${protocol.actions[1]?.id}`, 'PATCH', { label: 'Temperature inside' })
  const pinned = bodyOf<RevisionProtocols>(await at.asOwner(`${draft}/protocols`))
  expect(pinned.dropoff.map(({ label }) => label)).toEqual(['Temperature'])
  const next = bodyOf<{ id: number }>(await call(`/services/${service.id}/revisions`, 'POST'))
  const { data } = bodyOf<RevisionChanges>(
    await at.asOwner(`/service-revisions/${next.id}/changes?sinceRevisionId=${service.draftRevisionId}`),
  )
  expect(data).toEqual([
    {
      component: 'protocols',
      kind: 'changed',
      text: 'Asked at the drop-off: “Temperature”: renamed Temperature inside',
    },
  ])
  const { usedBy } = bodyOf<Protocol>(await at.asOwner(`/protocols/${protocol.id}`))
  expect(usedBy.map(({ status }) => status)).toEqual(['published', 'draft'])
})

test('one that is disabled is not taken anew, and the list says it', async () => {
  const protocol = await added('Retired')
  await call(`/protocols/${protocol.id}/disable`, 'PUT')
  const service = bodyOf<ServiceMeta>(await call(`${at.book}/services`, 'POST', { name: 'Noon Run' }))
  const path = `/service-revisions/${service.draftRevisionId}/protocols`
  expect(await call(path, 'PATCH', { protocolIds: [protocol.id] })).toMatchObject({
    status: 422,
    json: { errors: { '/protocolIds/0': ['Retired is disabled'] } },
  })
  const { data } = bodyOf<ProtocolMetaPage>(await at.asOwner(`${at.book}/protocols?search=retired`))
  expect(data.map(({ name, isEnabled }) => [name, isEnabled])).toEqual([['Retired', false]])
})
