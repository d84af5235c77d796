import { page } from 'vitest/browser'
import { expect, onTestFinished } from 'vitest'
import type { OrderStatus } from '#domain/order-status.ts'
import type { DeliveryOrderPageView } from '#generated/model/index.ts'
import { createMockWorld, type MockWorldOptions } from '#mocks/test-handlers.ts'
import { workInTenant } from '#src/session/active-tenant.ts'
import { clearSnackbars } from '#src/ui/snackbar.ts'
import { openApp, signIn } from '#tests/components/open-app.tsx'
import { serveApi } from '#tests/components/serve-api.ts'

/** Opens an address of the application in a world of orders, as the person of the options. */
export async function openOrders(
  address: string | ((world: ReturnType<typeof createMockWorld>) => string),
  options: MockWorldOptions = {},
) {
  const mock = createMockWorld({ wait: () => Promise.resolve(), ...options })
  const api = serveApi(...mock.handlers)
  signIn(mock.tokens)
  workInTenant(mock.tenantId)
  onTestFinished(async () => {
    await clearSnackbars()
    // They fade, and the next test would look at one that is half gone.
    await expect.poll(() => document.querySelector('.bp6-toast')).toBeNull()
  })
  const { screen, router } = await openApp(typeof address === 'string' ? address : address(mock))
  // The code of a screen is fetched when it is first opened, which may take the first test a while.
  await expect.element(page.getByRole('heading', { level: 1 }).first(), { timeout: 20_000 }).toBeVisible()
  const search = () => new URLSearchParams(router.state.location.search)
  return { mock, api, screen, router, search }
}

/** An order of the world that stands so, and has its price. */
export function orderThatIs(status: OrderStatus): (mock: ReturnType<typeof createMockWorld>) => DeliveryOrderPageView {
  return ({ world }) => {
    const found = world.orders.find(({ view }) => view.status === status && view.pricing.status === 'priced')
    if (found === undefined) throw new Error(`No order of the world is ${status}`)
    return found.view
  }
}

/** Runs on a telephone's screen, and gives the others theirs back. */
export async function onPhone(run: () => Promise<void>): Promise<void> {
  await page.viewport(390, 844)
  try {
    await run()
  } finally {
    await page.viewport(1280, 800)
  }
}
