import type { Browser, Page } from '@playwright/test'
import { arrangeOrder, callerFor } from '#tests/e2e/support/arrange.ts'
import { expect, signIn, test } from '#tests/e2e/support/journey.ts'

/* Two people side by side: what one of them does is seen by the other long before any screen asks by itself. */

const dispatcher = 'dispatcher@prairiesky.example'

/** The shortest of the screens' intervals is ten seconds, those of lists and badges a minute. */
const soon = { timeout: 5_000 }

async function openAs(browser: Browser, email: string, path: string): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const stream = page.waitForResponse((response) => /\/tenants\/\d+\/events$/.test(response.url()))
  await signIn(page, email, path)
  expect((await stream).status()).toBe(200)
  return page
}

test('an act in one browser is seen in another: on the board, on the page of the order and in its timeline', async ({
  browser,
}) => {
  const office = await callerFor(dispatcher)
  const poNumber = `LIVE-${Date.now()}`
  const orderId = await arrangeOrder(office, { changes: { poNumber } })
  const acting = await openAs(browser, dispatcher, `/dispatch?q=${poNumber}`)
  const watching = await openAs(browser, 'owner@prairiesky.example', `/dispatch?q=${poNumber}`)
  const reading = await openAs(browser, 'scheduler@meewasin.example', `/delivery-orders/${orderId}`)
  await expect(watching.getByRole('region', { name: /^Unassigned 1/ }).getByRole('link')).toHaveText(`#${orderId}`)
  await expect(reading.getByRole('main')).toContainText('Order created')

  await acting.keyboard.press('j')
  await acting.keyboard.press('x')
  await acting.keyboard.press('a')
  await acting.getByRole('combobox', { name: 'Drivers' }).fill('Owen')
  await acting.getByRole('option', { name: /Owen Fraser/ }).click()
  await expect(acting.getByText(/assigned to Owen Fraser/).first()).toBeVisible()

  await expect(watching.getByRole('region', { name: /^Owen Fraser 1/ }).getByRole('link')).toHaveText(
    `#${orderId}`,
    soon,
  )
  await expect(reading.getByRole('main')).toContainText('Owen Fraser was assigned', soon)

  const second = await arrangeOrder(office, { changes: { poNumber } })
  await expect(watching.getByRole('region', { name: /^Unassigned 1/ }).getByRole('link')).toHaveText(`#${second}`, soon)
  for (const page of [acting, watching, reading]) await page.context().close()
})

test('what one is typing stays when the order changes elsewhere', async ({ browser }) => {
  const office = await callerFor(dispatcher)
  const orderId = await arrangeOrder(office, { status: 'assigned' })
  const typing = await openAs(browser, dispatcher, `/delivery-orders/${orderId}?tab=comments`)
  const comment = typing.getByRole('textbox', { name: 'Add a comment' })
  await comment.fill('Ring at the side door')

  await office.call('POST', `/delivery-orders/${orderId}/comments`, { comment: 'Gate code 4711' })

  await expect(typing.getByText('Gate code 4711')).toBeVisible(soon)
  await expect(comment).toHaveValue('Ring at the side door')
  await typing.context().close()
})
