import type { Route } from '@playwright/test'
import { arrangeOrder, callerFor } from '#tests/e2e/support/arrange.ts'
import { expect, signIn, test } from '#tests/e2e/support/journey.ts'

const dispatcher = 'dispatcher@prairiesky.example'

const session = [
  '/me',
  '/permissions',
  '/tenants/*/clock',
  '/tenants/*/subscription-plan',
  '/tenants/*/subscription-plan-features',
  '/tenants/*/tenant-admin-usable',
  '/users/*/current-tenant',
]
/** A list of one, for its total: the count beside Dispatch in the menu, which comes in an idle moment. */
const badge = 'the count in the menu'
/** The same: the mark beside Planner, the count on the bell, and how the page has loaded. */
const idle = [
  '/tenants/*/planner-badge-status',
  '/users/*/unread-notification-count',
  '/client-versions',
  '/metrics/fcp',
]

/**
 * What each page asks, and which of it is asked together, without an answer to any of it: what is shown waits for these rounds and
 * for nothing else.
 */
const pages = [
  {
    name: 'the list',
    path: async () => '/order-history',
    shown: 'tbody tr:not([aria-hidden])',
    rounds: [[...session, '/tenants/*/paginated-delivery-orders', '/users/*/table-layouts/order-history']],
    others: [badge, ...idle],
  },
  {
    name: 'an order',
    path: async () => `/delivery-orders/${await arrangeOrder(await callerFor(dispatcher))}`,
    shown: 'main [aria-label="Progress"]',
    rounds: [[...session, '/delivery-orders/*/page-view']],
    others: [
      '/delivery-orders/*/updates',
      '/delivery-orders/*/driver-pay',
      '/delivery-orders/*/media',
      '/delivery-orders/*/shipping-label-html',
      badge,
      ...idle,
    ],
  },
  {
    name: 'the board',
    path: async () => '/dispatch',
    shown: '[data-order-id]',
    rounds: [
      session,
      [
        '/tenants/*/paginated-delivery-orders',
        '/tenants/*/paginated-delivery-orders',
        '/tenants/*/users-by-role/Driver',
      ],
    ],
    others: ['/tenants/*/delivery-order-exceptions', badge, ...idle],
  },
]

for (const { name, path, shown, rounds, others } of pages)
  test(`${name} asks for everything once, and waits for as little of it as can be`, async ({ page }) => {
    await signIn(page, dispatcher, '/profile')
    await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible()
    const address = new URL(await path(), page.url()).href
    // Nothing that the page before still asks.
    await page.goto('about:blank')
    const asked: string[] = []
    const held: Route[] = []
    let isHeld = true
    await page.route('**/api/**', (route) => {
      // A picture comes when the browser draws it, and stays with it.
      if (route.request().resourceType() === 'image') return route.continue()
      // A page whose stream of events is open never comes to rest.
      if (route.request().url().endsWith('/events'))
        return route.fulfill({ json: { cursor: '', stale: false, events: [] } })
      asked.push(route.request().url())
      if (!isHeld) return route.continue()
      held.push(route)
    })
    const waiting = () => held.map((route) => callOf(route.request().url()))
    const letGo = async (call: string) => held.splice(waiting().indexOf(call), 1)[0]?.continue()

    await page.goto(address, { waitUntil: 'commit' })
    for (const round of rounds) {
      await expect.poll(() => without(round, waiting())).toEqual([])
      for (const call of round) await letGo(call)
    }
    await expect(page.locator(shown).first()).toBeVisible()
    isHeld = false
    for (const call of waiting()) await letGo(call)

    // What comes in an idle moment may come late on a busy machine.
    const calls = [...rounds.flat(), ...others]
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(calls.length)
    await page.waitForLoadState('networkidle')
    expect(asked.map(callOf).toSorted()).toEqual(calls.toSorted())
    expect(new Set(asked).size).toBe(calls.length)
  })

/** What remains of a list once each of `those` has been taken from it once. */
function without(list: readonly string[], those: readonly string[]): string[] {
  const left = [...those]
  return list.filter((each) => {
    const at = left.indexOf(each)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** What is asked, whatever it is about: `/users/*`. */
function callOf(url: string): string {
  if (decodeURIComponent(url).includes('"pageSize":1,')) return badge
  return new URL(url).pathname.replace(/^\/api/, '').replace(/\/\d+/g, '/*')
}
