import { afterAll, beforeAll, expect, test } from 'vitest'
import { meteredConnection, type Cost } from '#tests/api/support/metered-connection.ts'
import { orderWorld, type Caller, type World } from '#tests/api/orders/order-world.ts'

/** What a call with a token costs beside that of a person, in statements (docs/rules/api-tokens.md, "How often"). */

let world: World
let costOf: (act: () => Promise<unknown>) => Promise<Cost>

beforeAll(async () => {
  world = await orderWorld({ poolSize: 1 })
  costOf = await meteredConnection(world.database.pool)
})
afterAll(() => world.close())

test('nothing once the token is known, and one small transaction for each of two things before that', async () => {
  const { callers, tenants } = world
  const made = await world.call<{ secret: string }>(
    callers.customerOwner,
    'POST',
    `/tenants/${tenants.customer}/api-tokens`,
    { body: { name: 'Web shop', scopes: ['delivery-orders.read'], days: 30 } },
  )
  const program: Caller = { userId: 0, tenantId: tenants.customer, token: made.body.secret }
  const list = (who: Caller) => async () => {
    const { status } = await world.call(who, 'GET', `/tenants/${tenants.customer}/paginated-delivery-orders`)
    expect(status).toBe(200)
  }
  await list(callers.customerOwner)()
  const { statements } = await costOf(list(callers.customerOwner))
  // Opening, statement and commit: to look the token up, and to write down that it was used.
  expect((await costOf(list(program))).statements).toBe(statements + 8)
  expect((await costOf(list(program))).statements).toBe(statements)
  world.clock.now += 61
  expect((await costOf(list(program))).statements).toBe(statements + 4)
})
