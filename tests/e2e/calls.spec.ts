import type { Page } from '@playwright/test'
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
/** The count beside Dispatch in the menu. */
const badge = '/tenants/*/paginated-delivery-orders'

/** What each page asks, and how many rounds of calls, one after the answers to the other, come before `shown`. */
const pages = [
  {
    name: 'the list',
    path: async () => '/order-history',
    shown: 'tbody tr:not([aria-hidden])',
    calls: [...session, '/tenants/*/paginated-delivery-orders', '/users/*/table-layouts/order-history', badge],
    rounds: 1,
  },
  {
    name: 'an order',
    path: async () => `/delivery-orders/${await arrangeOrder(await callerFor(dispatcher))}`,
    shown: 'main [aria-label="Progress"]',
    calls: [
      ...session,
      '/delivery-orders/*/page-view',
      '/delivery-orders/*/updates',
      '/delivery-orders/*/driver-pay',
      '/delivery-orders/*/media',
      '/delivery-orders/*/shipping-label-html',
      badge,
    ],
    rounds: 1,
  },
  {
    name: 'the board',
    path: async () => '/dispatch',
    shown: '[data-order-id]',
    calls: [
      ...session,
      '/tenants/*/paginated-delivery-orders',
      '/tenants/*/paginated-delivery-orders',
      '/tenants/*/users-by-role/Driver',
      '/tenants/*/delivery-order-exceptions',
      badge,
    ],
    rounds: 2,
  },
]

for (const { name, path, shown, calls, rounds } of pages)
  test(`${name} asks for everything once, and waits for as little of it as can be`, async ({ page }) => {
    await signIn(page, dispatcher, '/profile')
    await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible()
    await page.addInitScript(markFirst, shown)
    await page.addInitScript(noteAtOnce)
    await page.goto(await path(), { waitUntil: 'networkidle' })
    // What comes in an idle moment may come later than that on a busy machine.
    await expect.poll(async () => (await callsOf(page)).length).toBeGreaterThanOrEqual(calls.length)

    const sent = await callsOf(page)
    expect(sent.map(({ address }) => address.split('?')[0]?.replace(/\/\d+/g, '/*')).toSorted()).toEqual(
      calls.toSorted(),
    )
    expect(new Set(sent.map(({ address }) => address)).size).toBe(calls.length)
    expect(roundsOf(sent)).toBe(rounds)
  })

/** A call of the page by its own clock, in milliseconds. */
interface Call {
  readonly address: string
  readonly sentAt: number
  readonly answeredAt: number
  /** Whether it was sent before the first row was drawn. */
  readonly isBeforeRow: boolean
  /** Whether it was sent before the page heard any answer, so that it cannot have waited for one. */
  readonly isAtOnce: boolean
}

declare global {
  interface Window {
    sentAtOnce?: string[]
  }
}

function callsOf(page: Page): Promise<Call[]> {
  return page.evaluate(() => {
    const [first] = performance.getEntriesByName('first row')
    return (
      performance
        .getEntriesByType('resource')
        .filter(
          (entry) => entry instanceof PerformanceResourceTiming && new URL(entry.name).pathname.startsWith('/api/'),
        )
        // A picture comes when the browser draws it, and stays with it.
        .filter((entry) => Reflect.get(entry, 'initiatorType') !== 'img')
        .map((entry) => ({
          address: decodeURIComponent(entry.name.slice(entry.name.indexOf('/api/') + '/api'.length)),
          sentAt: entry.startTime,
          answeredAt: entry.startTime + entry.duration,
          isBeforeRow: first !== undefined && entry.startTime < first.startTime,
          isAtOnce: window.sentAtOnce?.includes(entry.name) ?? false,
        }))
    )
  })
}

/** How many calls, one after the answer to another, the first row waited for. */
function roundsOf(sent: readonly Call[]): number {
  // The count in the menu comes in an idle moment, which may be before the first row; nothing waits for it.
  const isAwaited = ({ isBeforeRow, address }: Call) => isBeforeRow && !address.includes('"pageSize":1,')
  const before = sent.filter(isAwaited).toSorted((a, b) => a.sentAt - b.sentAt)
  const depths: number[] = []
  for (const call of before)
    depths.push(
      call.isAtOnce
        ? 1
        : 1 + Math.max(0, ...depths.filter((_, index) => (before[index]?.answeredAt ?? 0) <= call.sentAt)),
    )
  return Math.max(0, ...depths)
}

/**
 * Runs in the page before its own scripts: notes what is sent before any answer is told. By the clock a quick server has answered the
 * first of ten calls before the last of them is on its way.
 */
function noteAtOnce(): void {
  const send = window.fetch
  const sent: string[] = []
  let isToldAny = false
  window.sentAtOnce = sent
  window.fetch = async (input, init) => {
    if (!isToldAny) sent.push(new URL(String(input), window.location.href).href)
    const answer = await send(input, init)
    isToldAny = true
    return answer
  }
}

/** Runs in the page before its own scripts: notes when the first row is drawn. */
function markFirst(selector: string): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return
    performance.mark('first row')
    observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true })
}
