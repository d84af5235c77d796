import type { Kysely } from 'kysely'
import { expect } from 'vitest'
import { roles, type RoleId } from '#domain/access/roles.ts'
import type { Database } from '#server/db/schema.ts'
import { link } from './links/link-world.ts'
import { insertLocation, insertTenant, insertUser } from './orders/order-fixtures.ts'
import { orderWorld, type Answer, type Caller } from './orders/order-world.ts'

export interface Grant {
  id: number
  user: { id: number } | null
  granteeTenant: { id: number; name: string } | null
  role: { id: number; name: string }
}
export interface RefusalBody {
  code: string
  message: string
  errors?: Record<string, string[]>
}

/**
 * The world of orders, whose courier is the host: its owner gives roles to people of the customer. Another customer has an order that
 * nobody else is to see.
 */
export async function externalWorld() {
  const world = await orderWorld()
  const host = world.tenants.courier
  let made = 0

  function system<Result>(work: (db: Kysely<Database>) => Promise<Result>): Promise<Result> {
    return world.database.systemTransaction(work)
  }

  async function somebody(tenantId: number, name: string, held: RoleId[]): Promise<Caller> {
    return world.caller(await system((db) => insertUser(db, tenantId, name, held)), tenantId)
  }

  const emailOf = (userId: number) =>
    system((db) => db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()).then(
      ({ email }) => email,
    )

  function give(body: object, who: Caller = owner): Promise<Answer<Grant & RefusalBody>> {
    return world.call(who, 'POST', `/tenants/${host}/role-grants`, { body })
  }

  async function given(body: object): Promise<Grant> {
    const answer = await give(body)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return answer.body
  }

  function take({ id }: Pick<Grant, 'id'>): Promise<Answer> {
    return world.call(owner, 'DELETE', `/tenants/${host}/role-grants/${id}`)
  }

  /** The same person, working in the host. */
  const there = (who: Caller): Caller => ({ ...who, tenantId: host })

  /** A person of the customer who has the role in the host. */
  async function external(roleId: RoleId, tenantId = world.tenants.customer): Promise<Caller & { grant: Grant }> {
    made += 1
    const who = await somebody(tenantId, `Outside Person${made}`, [roles.viewer])
    const grant = await given({ granteeTenantId: tenantId, email: await emailOf(who.userId), roleId })
    return { ...there(who), grant }
  }

  async function listed(who: Caller, filter?: object): Promise<number[]> {
    const pagination = encodeURIComponent(JSON.stringify({ pageSize: 100, ...(filter && { filter }) }))
    const answer = await world.call<{ data: { id: number }[]; total: number }>(
      who,
      'GET',
      `/tenants/${who.tenantId}/paginated-delivery-orders?pagination=${pagination}`,
    )
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    expect(answer.body.total).toBe(answer.body.data.length)
    return answer.body.data.map(({ id }) => id).toSorted((a, b) => a - b)
  }

  const owner = await somebody(host, 'Helen Dyck', [roles.owner])
  const tenantId = await system((db) => insertTenant(db, 'Riverbend Labs', 'Customer'))
  await system((db) => link(db, host, tenantId, { relation: 'customer', ended: false }, world.clock.now))
  await system((db) =>
    db
      .insertInto('customer_services')
      .values({ tenant_id: host, customer_tenant_id: tenantId, service_id: world.service.id, is_enabled: true })
      .onConflict((known) => known.doNothing())
      .execute(),
  )
  const clerk = await somebody(tenantId, 'Ivan Clerk', [roles.owner])
  const pickupLocationId = await system((db) => insertLocation(db, tenantId, { name: 'Riverbend Lab' }))
  const dropoffLocationId = await system((db) =>
    insertLocation(db, tenantId, {
      name: 'Riverbend Clinic',
      formatted_address: '820 51st Street East, Saskatoon, SK S7K 0X8',
      latitude: 52.17,
    }),
  )
  const ends = { pickupLocationId, dropoffLocationId }
  const orderId = await world.placed({ ...ends, customerTenantId: tenantId, poNumber: 'RIVERBEND' }, clerk)
  const other = { tenantId, clerk, orderId }
  const seen = [await world.placed({ poNumber: 'SEEN-1' }), await world.placed({ poNumber: 'SEEN-2' })]
  return { world, host, owner, other, seen, system, somebody, emailOf, give, given, take, there, external, listed }
}
