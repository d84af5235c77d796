import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ServiceCustomers, ServicePage } from '#generated/model/index.ts'
import { addTenant } from '#tests/api/support/world.ts'
import { bodyOf, locationWorld, type LocationWorld } from './locations-support.ts'

/** Who may order a service beside its courier, as the owner says it and as the customer finds it. */

let at: LocationWorld
let serviceId: number

beforeAll(async () => {
  at = await locationWorld()
  serviceId = at.world.courier.serviceId
})
afterAll(() => at.app.close())

const pharmacy = () => ({ id: at.world.customerTenantId, name: 'Test Pharmacy' })
const told = async () => bodyOf<ServiceCustomers>(await at.asOwner(`/services/${serviceId}/customers`))
const assign = (json: object) => at.asOwner(`/services/${serviceId}/customers/bulk-assign`, { method: 'PUT', json })
const one = (act: 'enable' | 'disable', customerId: number) =>
  at.asOwner(`${at.book}/customers/${customerId}/services/${serviceId}/${act}`, { method: 'PUT' })
const isOffered = async () => {
  const { data } = bodyOf<ServicePage>(await at.asCustomer(`/tenants/${at.world.customerTenantId}/services`))
  return data.some(({ id }) => id === serviceId)
}

test('is those on the list, and no others', async () => {
  expect(bodyOf(await assign({ openToAll: false, tenantIds: [] }))).toEqual({ openToAll: false, data: [] })
  expect(await isOffered()).toBe(false)
  expect(bodyOf(await assign({ openToAll: false, tenantIds: [pharmacy().id] }))).toEqual({
    openToAll: false,
    data: [pharmacy()],
  })
  expect(await isOffered()).toBe(true)
})

test('takes customers alone, and keeps what it was when one of them is none', async () => {
  const { status, json } = await assign({ openToAll: true, tenantIds: [] }).then(() =>
    assign({ openToAll: false, tenantIds: [pharmacy().id, at.world.stranger.tenantId] }),
  )
  expect([status, json]).toMatchObject([422, { errors: { '/tenantIds/1': ['Choose one of your customers'] } }])
  expect(await told()).toEqual({ openToAll: true, data: [pharmacy()] })
})

test('is opened and closed for one, and only for a customer', async () => {
  expect((await one('disable', pharmacy().id)).status).toBe(200)
  expect([await isOffered(), (await told()).data]).toEqual([false, []])
  expect((await one('enable', pharmacy().id)).status).toBe(200)
  expect([await isOffered(), (await told()).data]).toEqual([true, [pharmacy()]])
  for (const act of ['enable', 'disable'] as const)
    expect((await one(act, at.world.stranger.tenantId)).status).toBe(404)
})

test('is all of them, those of later included, until it is closed to the others', async () => {
  bodyOf(await assign({ openToAll: true }))
  const { courier } = at.world
  const link = await at.app.database.systemTransaction(async (db) => {
    const later = await addTenant(db, 'Later Clinic', 'Customer')
    const partner = { tenant_id: courier.tenantId, partner_tenant_id: later, kind: 'courier-customer' as const }
    await db.insertInto('tenant_links').values(partner).execute()
    return partner
  })
  const later = { id: link.partner_tenant_id, name: 'Later Clinic' }
  expect(await told()).toEqual({ openToAll: true, data: [later, pharmacy()] })

  await at.app.database.systemTransaction((db) =>
    db
      .updateTable('tenant_links')
      .set({ ended_at: at.app.clock.now })
      .where('partner_tenant_id', '=', later.id)
      .execute(),
  )
  expect((await told()).data).toEqual([pharmacy()])
  bodyOf(await assign({ openToAll: false, tenantIds: [pharmacy().id] }))
  await at.app.database.systemTransaction((db) =>
    db.updateTable('tenant_links').set({ ended_at: null }).where('partner_tenant_id', '=', later.id).execute(),
  )
  expect((await told()).data).toEqual([pharmacy()])

  await at.app.database.systemTransaction((db) =>
    db.updateTable('tenants').set({ archived_at: at.app.clock.now }).where('id', '=', later.id).execute(),
  )
  expect((await assign({ openToAll: false, tenantIds: [later.id] })).status).toBe(422)
})
