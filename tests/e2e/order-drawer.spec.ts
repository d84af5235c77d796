import type { Page } from '@playwright/test'
import { arrangeOrder, callerFor } from '#tests/e2e/support/arrange.ts'
import { expect, signIn, test } from '#tests/e2e/support/journey.ts'

const owner = 'owner@prairiesky.example'
const dispatcher = 'dispatcher@prairiesky.example'
const customer = 'scheduler@meewasin.example'

const drawerOf = (page: Page, orderId: number) => page.getByRole('dialog', { name: `Order #${orderId}` })
const linkOf = (page: Page, orderId: number) => page.getByRole('main').getByRole('link', { name: `#${orderId}` })

/** An order that a search finds alone. */
async function arrangeAlone(status: 'created' | 'pickedUp' | 'completed'): Promise<{ orderId: number; q: string }> {
  const q = `DRAWER-${Date.now()}`
  return { orderId: await arrangeOrder(await callerFor(dispatcher), { status, changes: { poNumber: q } }), q }
}

test('every list opens its orders over itself, and Back closes them', async ({ page }) => {
  const { orderId, q } = await arrangeAlone('created')
  await signIn(page, dispatcher)
  for (const address of [`/order-history?q=${q}&sort=availableAt`, `/dispatch?q=${q}`])
    await test.step(address, async () => {
      await page.goto(address)
      await linkOf(page, orderId).click()
      await expect(drawerOf(page, orderId)).toBeVisible()
      await expect(page).toHaveURL(`${address}&order=${orderId}`)
      await expect(drawerOf(page, orderId).getByRole('region', { name: 'Tracking' })).toContainText('Created')
      await page.goBack()
      await expect(drawerOf(page, orderId)).toHaveCount(0)
      await expect(page).toHaveURL(address)
      await expect(linkOf(page, orderId)).toBeFocused()
    })
  await page.goto('/home')
  const first = page.getByRole('main').getByRole('link', { name: /^#\d+/ }).first()
  await first.click()
  await expect(page.getByRole('dialog', { name: /^Order #\d+$/ })).toBeVisible()
  await expect(page).toHaveURL(/\/home\?order=\d+$/)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/home$/)
})

test('a customer follows an order in the drawer, whose link shows a colleague the same', async ({ page }) => {
  const { orderId, q } = await arrangeAlone('pickedUp')
  await signIn(page, customer, `/order-tracking?q=${q}`)
  await linkOf(page, orderId).click()
  const drawer = drawerOf(page, orderId)
  const courier = drawer.getByRole('region', { name: 'Courier' })
  await expect(courier).toContainText('Prairie Sky Couriers')
  await expect(courier).toContainText('Kwame Mensah')
  await expect(drawer.getByRole('region', { name: 'Driver' })).toHaveCount(0)
  await expect(drawer.getByRole('combobox', { name: 'Billing Status' })).toHaveCount(0)

  await page.goto(page.url())
  await expect(drawer).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue(q)
  await drawer.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page).toHaveURL(`/order-tracking?q=${q}`)
  await expect(linkOf(page, orderId)).toBeFocused()
})

test('the office walks a list by keys, assigns from the drawer and goes on', async ({ page }) => {
  const { orderId, q } = await arrangeAlone('created')
  await signIn(page, dispatcher, `/order-history?q=${q}`)
  await expect(linkOf(page, orderId)).toBeVisible()
  await page.keyboard.press('j')
  await expect(linkOf(page, orderId)).toBeFocused()
  await page.keyboard.press('Enter')
  const drawer = drawerOf(page, orderId)
  await expect(drawer.getByRole('link', { name: `#${orderId}` })).toBeFocused()
  await drawer.getByRole('button', { name: 'Assign Driver' }).press('Enter')
  await expect(page.getByRole('combobox', { name: 'Drivers' })).toBeFocused()
  await page.keyboard.type('Sienna')
  await expect(page.getByRole('listbox', { name: 'Drivers' }).getByRole('option')).toHaveText(/Sienna Moreau/)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Assign Sienna' }).press('Enter')
  await expect(drawer.getByRole('region', { name: 'Driver' })).toContainText('Sienna Moreau')
  await expect(drawer.getByRole('region', { name: 'Updates' })).toContainText('Sienna Moreau was assigned')
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(page.getByRole('row', { name: new RegExp(`#${orderId}`) })).toContainText('Dispatched')
  await page.keyboard.press('x')
  await expect(page.getByText('1 order selected')).toBeVisible()
})

test('a person who keeps the accounts overrides the billing status, and nobody else does', async ({
  page,
  browser,
}) => {
  const { orderId, q } = await arrangeAlone('completed')
  await signIn(page, owner, `/order-history?q=${q}&order=${orderId}`)
  const status = page.getByRole('combobox', { name: 'Billing Status' })
  await expect(status).toHaveValue('not_exported')
  await status.selectOption('Not Billable')
  await expect(
    page.getByText('Are you sure you want to override the billing status of this delivery order?'),
  ).toBeVisible()
  await page.getByLabel('Reason').fill('A favour to the hospital.')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Billing status overridden' })).toBeVisible()
  await page.reload()
  await expect(status).toHaveValue('not_exportable')

  const office = await (await browser.newContext()).newPage()
  await signIn(office, dispatcher, `/order-history?order=${orderId}`)
  await expect(drawerOf(office, orderId)).toContainText('Not Billable')
  await expect(office.getByRole('combobox', { name: 'Billing Status' })).toHaveCount(0)
  await office.context().close()
})
