import { expect, it, onTestFinished } from 'vitest'
import { createMockServer } from './node.ts'

it('serves the world to whatever calls it in node', async () => {
  const { server, world } = createMockServer({ seed: 7, now: 1_795_280_400 })
  server.listen({ onUnhandledFrame: 'error' })
  onTestFinished(() => server.close())
  const response = await fetch('http://waybill.example/api/tenants/1/paginated-delivery-orders')
  expect(await response.json()).toMatchObject({ total: world.orders.length })
})
