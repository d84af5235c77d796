import type { Page } from '@playwright/test'
import { arrangeOrder, callerFor } from '#tests/e2e/support/arrange.ts'
import { expect, signIn, test } from '#tests/e2e/support/journey.ts'

/** The sections that exist, of those that docs/rules/navigation-and-shell.md, "The menu", gives to each of them. */
const sections: readonly [who: string, entries: readonly string[]][] = [
  [
    'owner@prairiesky.example',
    ['Scheduler', 'Planner', 'Customers', 'Partners', 'Drivers', 'Locations', 'Order History', 'Dispatch', 'Settings'],
  ],
  [
    'dispatcher@prairiesky.example',
    ['Scheduler', 'Planner', 'Customers', 'Partners', 'Drivers', 'Locations', 'Order History', 'Dispatch', 'Settings'],
  ],
  [
    'viewer@prairiesky.example',
    ['Planner', 'Customers', 'Partners', 'Drivers', 'Locations', 'Order History', 'Settings'],
  ],
  [
    'scheduler@meewasin.example',
    ['Scheduler', 'Planner', 'Locations', 'Order History', 'Order Tracking', 'Vendors', 'Settings'],
  ],
  ['supplier@northline.example', ['Scheduler', 'Order History', 'Order Tracking', 'Settings']],
]

/** What a section's first page is called, where it is not the section's own name; of the settings it is the first that one may open. */
const headings: Readonly<Record<string, string | RegExp>> = {
  Scheduler: 'New order',
  Settings: /^(General|Users|Vehicles|Budgets|No settings are open to you)$/,
}

for (const [who, entries] of sections)
  test(`the menu of ${who}`, async ({ page }) => {
    await signIn(page, who)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => menuOf(page)).toEqual(entries)
    for (const name of entries) {
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: new RegExp(`^${name}`) })
        .click()
      await expect(page.getByRole('heading', { level: 1, name: headings[name] ?? name })).toBeVisible()
    }
  })

test('a driver is sent to the driver app', async ({ page }) => {
  await signIn(page, 'driver1@prairiesky.example', '/dispatch')
  await expect(page.getByRole('heading', { name: 'Get the driver app' })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
})

test('a customer follows an order on its way, in the colours of an enterprise', async ({ page }) => {
  const office = await callerFor('dispatcher@prairiesky.example')
  const poNumber = `TRACK-${Date.now()}`
  const orderId = await arrangeOrder(office, { status: 'pickedUp', changes: { poNumber } })
  await signIn(page, 'scheduler@meewasin.example', `/order-tracking?q=${poNumber}`)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'enterprise')
  const row = page.getByRole('row', { name: new RegExp(`#${orderId}`) })
  await expect(row).toContainText('Picked Up')
  await expect(page.getByRole('checkbox', { name: /^Select/ })).toHaveCount(0)

  await office.call('POST', `/delivery-orders/${orderId}/dropped-off`, {})
  await office.call('POST', `/delivery-orders/${orderId}/completed`, {})
  await page.reload()
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /^0 orders|Nothing matches|No order/ })
      .first(),
  ).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.goto(`/order-tracking?q=${poNumber}&status=completed`)
  await expect(row).toContainText('Completed')
})

function menuOf(page: Page): Promise<string[]> {
  return page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link.textContent ?? '').replace(/\s*,? ?[\d!].*$/, '').trim()))
}
