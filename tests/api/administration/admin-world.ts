import { roles } from '#domain/access/roles.ts'
import type { SubscribedTenantPage, TenantOverview } from '#generated/model/index.ts'
import { startTestApp } from '#tests/api/support/app.ts'
import { addTenant } from '#tests/api/support/rows.ts'
import { buildWorld, signIn } from '#tests/api/support/world.ts'

export const day = 86_400

/** Two couriers and a customer as an administrator sees them who stands in the internal organisation, two days after their orders. */
export async function adminWorld() {
  const app = await startTestApp()
  const world = await buildWorld(app)
  app.clock.now += 2 * day
  const { token } = await signIn(app, world.emailOf[roles.admin])
  const internal = await addTenant(app.database, 'Waybill', 'Internal')
  // The world has one of each for those who may not read it.
  await app.database.systemTransaction((db) => db.deleteFrom('error_groups').execute())

  const call = (method: string, address: string, json?: object) =>
    app.call(`/api${address}`, { method, token, tenantId: internal, ...(json && { json }) })
  async function get<Body>(address: string): Promise<Body> {
    const { status, json, text } = await call('GET', address)
    if (status !== 200) throw new Error(`${address} was answered ${status}: ${text}`)
    return json as Body
  }
  const list = (pagination: object = {}, search = '') =>
    get<SubscribedTenantPage>(`/tenants/with-subscription-plan?${pageQuery(pagination)}&search=${search}`)
  const overview = (id = world.courier.tenantId) => get<TenantOverview>(`/tenants/${id}/overview`)
  async function userOf(email: string): Promise<number> {
    const { id } = await app.database.systemTransaction((db) =>
      db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow(),
    )
    return id
  }
  return {
    app,
    world,
    internal,
    courier: world.courier.tenantId,
    call,
    get,
    list,
    overview,
    userOf,
    at: () => app.clock.now,
  }
}

/** The page, order and filter of a list, as a query. */
export function pageQuery(pagination: object): string {
  return `pagination=${encodeURIComponent(JSON.stringify(pagination))}`
}
