import { expect } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import type { Schema } from '#generated/handlers.ts'
import { insertRevision, insertService, insertTenant, insertUser } from './order-fixtures.ts'
import { orderWorld, type Answer, type Caller } from './order-world.ts'

export type BrokerageWorld = Awaited<ReturnType<typeof brokerageWorld>>
export type Refusal = Schema<'FormError'>
export type Page = Schema<'DeliveryOrderPageView'>
type View = Schema<'DeliveryOrderOverrideView'>

/** Before tax, of two 30 kg boxes: what the customer pays at Rush, and what the partner asks at its two speeds. */
export const prices = { sellRush: 4_232, buyRush: 3_252, buyAnyTime: 2_323 }

/**
 * The world of orders with a second courier that carries out orders for the first one: its dispatcher, a driver, a service of
 * a lower base fee that it lets the first one order; and a third courier that knows nobody.
 */
export async function brokerageWorld() {
  const world = await orderWorld()
  const { database, tenants, users } = world
  const made = await database.systemTransaction(async (db) => {
    await db
      .insertInto('tenant_links')
      .values({ tenant_id: tenants.stranger, partner_tenant_id: tenants.courier, kind: 'courier-broker' })
      .execute()
    const { id } = await insertService(db, tenants.stranger, tenants.courier)
    const service = await insertRevision(db, tenants.stranger, id, 2, { baseFeeCadCents: 500 })
    const outsider = await insertTenant(db, 'Moose Jaw Express', 'Courier')
    const insert = (name: string, role: (typeof roles)[keyof typeof roles]) =>
      insertUser(db, tenants.stranger, name, [role])
    return {
      service,
      outsider,
      users: {
        dispatcher: await insert('Petra Partner', roles.dispatcher),
        driver: await insert('Quinn Quick', roles.driver),
        outsider: await insertUser(db, outsider, 'Otto Outsider', [roles.owner]),
      },
    }
  })
  const partner = {
    tenantId: tenants.stranger,
    service: made.service,
    dispatcher: await world.caller(made.users.dispatcher, tenants.stranger),
    driver: await world.caller(made.users.driver, tenants.stranger),
  }
  const outsider = await world.caller(made.users.outsider, made.outsider)

  function ask<Body = unknown>(who: Caller, method: string, id: number, path: string, body?: unknown) {
    return world.call<Body>(who, method, `/delivery-orders/${id}/${path}`, body === undefined ? {} : { body })
  }

  /** Lets the third courier carry out orders for the second, by a service of its own. @returns the service and its speeds */
  function outsiderServesPartner() {
    return database.systemTransaction(async (db) => {
      await db
        .insertInto('tenant_links')
        .values({ tenant_id: outsider.tenantId, partner_tenant_id: partner.tenantId, kind: 'courier-broker' })
        .execute()
      return insertService(db, outsider.tenantId, partner.tenantId)
    })
  }

  function offer(id: number, who: Caller = world.callers.dispatcher) {
    return ask<Schema<'BrokerageOffer'>>(who, 'GET', id, `brokerage/${tenants.stranger}`)
  }

  function confirm(
    id: number,
    changes: Partial<Schema<'BrokerageConfirm'>> = {},
    who: Caller = world.callers.dispatcher,
  ): Promise<Answer<Schema<'Brokerage'> & Refusal>> {
    const body = { serviceId: made.service.id, serviceSpeedId: made.service.rush, ...changes }
    return ask(who, 'POST', id, `brokerage/${tenants.stranger}`, body)
  }

  /** Places an order and hands it on; the numbers of the two. */
  async function brokered(changes: Record<string, unknown> = {}) {
    const sell = await world.placed(changes)
    const answer = await confirm(sell)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return { sell, buy: answer.body.buyOrderId }
  }

  /** The partner gives the order to its driver. */
  async function partnerAssigns(id: number, who: Caller = partner.driver) {
    const answer = await world.call<Schema<'BulkOrderResults'>>(
      partner.dispatcher,
      'PUT',
      `/users/${who.userId}/delivery-orders/bulk`,
      { body: { ids: [id] } },
    )
    expect(answer.body).toEqual({ results: [{ orderId: id, ok: true, status: 'assigned' }] })
  }

  async function page(id: number, who: Caller = world.callers.dispatcher) {
    return (await ask<Page>(who, 'GET', id, 'page-view')).body
  }

  async function updates(id: number, who: Caller = world.callers.dispatcher) {
    return (await ask<Schema<'DeliveryOrderUpdates'>>(who, 'GET', id, 'updates')).body.updates
  }

  async function viewOf(id: number, who: Caller): Promise<View> {
    return (await ask<View>(who, 'GET', id, 'override-view')).body
  }

  /** Saves the order as it stands, but for the changes. */
  async function edit(id: number, changes: Record<string, unknown>, who: Caller = world.callers.dispatcher) {
    const view = await viewOf(id, who)
    return ask<View & Refusal>(who, 'PATCH', id, 'overrides', {
      version: view.version,
      poNumber: view.poNumber ?? '',
      orderNotes: view.orderNotes ?? '',
      overrideSelectedServiceSpeedId: view.selectedServiceSpeed.id,
      overrideDistanceEstimateM: view.distanceM,
      overrideTimeEstimateS: view.timeS,
      overrideSelectedParcelTypeIds: [...new Set(view.selectedParcelDetails.map((parcel) => parcel.id))],
      overrideParcelDetails: view.selectedParcelDetails.map((parcel) => ({
        parcelId: parcel.id,
        quantity: parcel.quantity,
        weight: parcel.weightKg,
        length: parcel.lengthM,
        width: parcel.widthM,
        height: parcel.heightM,
      })),
      availableDate: view.availableAt,
      ...changes,
    })
  }

  function cancel(id: number, who: Caller, reason = 'No longer needed') {
    return ask<Refusal>(who, 'POST', id, 'cancelled', { tenantId: who.tenantId, reason })
  }

  return {
    ...world,
    partner,
    outsider,
    brokerDriver: users.driver,
    ask,
    offer,
    confirm,
    brokered,
    partnerAssigns,
    outsiderServesPartner,
    page,
    updates,
    viewOf,
    edit,
    cancel,
  }
}
