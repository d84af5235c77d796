import type { Browser, Page } from '@playwright/test'
import type { DeliveryOrderPagination } from '#generated/model/index.ts'
import { arrangeOrder, type Caller, callerFor } from '#tests/e2e/support/arrange.ts'
import { expect, signIn, test } from '#tests/e2e/support/journey.ts'

/* Several people side by side: what one of them does reaches the others by the stream, without anything going from under their hands. */

const dispatcher = 'dispatcher@prairiesky.example'
const owner = 'owner@prairiesky.example'

/** Runs in the page. The screens never ask by themselves: what is new can have come by the stream alone, however long it took. */
function holdPolls(): void {
  const shortestPollMs = 5_000
  const { setInterval } = window
  Reflect.set(window, 'setInterval', (run: () => void, ms: number, ...rest: unknown[]) =>
    ms >= shortestPollMs ? 0 : setInterval(run, ms, ...rest),
  )
}

async function openAs(browser: Browser, email: string, path: string): Promise<Page> {
  const context = await browser.newContext()
  await context.addInitScript(holdPolls)
  const page = await context.newPage()
  const stream = page.waitForResponse((response) => /\/tenants\/\d+\/events$/.test(response.url()))
  await signIn(page, email, path)
  expect((await stream).status()).toBe(200)
  return page
}

/** How many orders wait, as the badge counts them: other journeys on the same server place some too. */
async function waitingNow(office: Caller): Promise<string> {
  const [day, toRegina] = [86_400, 6 * 3_600]
  const endOfToday = (Math.floor((Date.now() / 1_000 - toRegina) / day) + 1) * day + toRegina
  const pagination: DeliveryOrderPagination = {
    page: 0,
    pageSize: 1,
    filter: { statuses: ['created'], carriedOutHere: true, availableBefore: endOfToday },
  }
  const query = new URLSearchParams({ pagination: JSON.stringify(pagination) })
  const { total } = await office.call<{ total: number }>(
    'GET',
    `/tenants/${office.tenantId}/paginated-delivery-orders?${query}`,
  )
  return String(total)
}

test('an act in one browser is seen in the others: on board, badge, list and drawer, on the page of the order and in its history', async ({
  browser,
}) => {
  const office = await callerFor(dispatcher)
  const poNumber = `LIVE-${Date.now()}`
  const orderId = await arrangeOrder(office, { changes: { poNumber } })
  const acting = await openAs(browser, dispatcher, `/dispatch?q=${poNumber}`)
  const watching = await openAs(browser, owner, `/dispatch?q=${poNumber}`)
  const listing = await openAs(browser, owner, `/order-history?q=${poNumber}&order=${orderId}`)
  const reading = await openAs(browser, 'scheduler@meewasin.example', `/delivery-orders/${orderId}`)
  const card = watching.getByRole('link', { name: `#${orderId}` })
  const row = listing.locator(`tr[data-id="${orderId}"]`)
  const drawer = listing.getByRole('dialog', { name: `Order #${orderId}` })
  await expect(watching.getByRole('region', { name: /^Unassigned 1/ })).toContainText(`#${orderId}`)
  await expect(row).toContainText('Unassigned')
  await expect(drawer).toContainText('Unassigned')
  await expect(reading.getByRole('main')).toContainText('Order created')
  await card.focus()

  await acting.keyboard.press('j')
  await acting.keyboard.press('x')
  await acting.keyboard.press('a')
  await acting.getByRole('combobox', { name: 'Drivers' }).fill('Owen')
  await acting.getByRole('option', { name: /Owen Fraser/ }).click()
  await expect(acting.getByText(/assigned to Owen Fraser/).first()).toBeVisible()

  await expect(watching.getByRole('region', { name: /^Owen Fraser 1/ })).toContainText(`#${orderId}`)
  await expect(watching.getByText(`#${orderId} moved to Owen Fraser`)).toBeVisible()
  await expect(card).toBeFocused()
  await expect(row).toContainText('Owen Fraser')
  await expect(drawer).toContainText('Owen Fraser')
  await expect(reading.getByRole('main')).toContainText('Owen Fraser was assigned')

  const second = await arrangeOrder(office, { changes: { poNumber } })
  await expect(watching.getByRole('region', { name: /^Unassigned 1/ })).toContainText(`#${second}`)
  await expect(card).toBeFocused()
  await expect(listing.locator(`tr[data-id="${second}"]`)).toBeAttached()
  const badge = watching.getByRole('link', { name: /^Dispatch.*waiting/ })
  await expect
    .poll(async () => (await badge.textContent())?.match(/\d+/)?.[0] === (await waitingNow(office)))
    .toBe(true)
  for (const page of [acting, watching, listing, reading]) await page.context().close()
})

test('what one is typing stays, and stays where it is, when the order changes elsewhere', async ({ browser }) => {
  const office = await callerFor(dispatcher)
  const orderId = await arrangeOrder(office, { status: 'assigned' })
  const typing = await openAs(browser, owner, `/delivery-orders/${orderId}?tab=comments`)
  const comment = typing.getByRole('textbox', { name: 'Add a comment' })
  await comment.fill('Ring at the side door')
  const before = await comment.boundingBox()

  await office.call('POST', `/delivery-orders/${orderId}/comments`, { comment: 'Gate code 4711' })
  await expect(typing.getByText('Gate code 4711', { exact: true })).toBeVisible()
  await expect(typing.getByRole('tab', { name: 'Comments 1' })).toBeVisible()
  await expect(comment).toHaveValue('Ring at the side door')
  await expect(comment).toBeFocused()
  expect(await comment.boundingBox()).toEqual(before)
  await typing.context().close()
})
