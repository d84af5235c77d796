import { arrangeOrder, callerFor } from '#tests/e2e/support/arrange.ts'
import { expect, signIn, test } from '#tests/e2e/support/journey.ts'

/* Who looks after people archives a driver, and what that means to the one and to the orders. */

const driver = 'driver6@prairiesky.example'

test.use({ expectedErrors: [/status of 40[134]/] })

test('an owner archives a driver with open orders, who is led out with the next step, and restores them', async ({
  browser,
  page,
}) => {
  const office = await callerFor('dispatcher@prairiesky.example')
  const driving = await callerFor(driver)
  const orderId = await arrangeOrder(office)
  await office.call('PUT', `/users/${driving.me.id}/delivery-orders/bulk`, { ids: [orderId] })

  const cab = await (await browser.newContext()).newPage()
  await signIn(cab, driver, '/order-history')
  await expect(cab.getByRole('link', { name: `#${orderId}` }).first()).toBeVisible()

  await signIn(page, 'owner@prairiesky.example', '/settings/users?q=herrera')
  await page
    .getByRole('row', { name: /Tomás Herrera/ })
    .getByText('Tomás Herrera')
    .click()
  await expect(page.getByRole('region', { name: 'Open orders' })).toContainText(`No. ${orderId}`)
  await page.getByRole('button', { name: 'Archive' }).click()
  const question = page.getByRole('alertdialog', { name: 'Archive Tomás Herrera?' })
  await expect(question).toContainText('signed out everywhere')
  await expect(question.getByRole('radio', { name: /^Unassign/ })).toBeChecked()
  await question.getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByText('Archived Tomás Herrera')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible()

  // Whatever they do next leads out.
  await cab.getByRole('link', { name: `#${orderId}` }).click()
  await expect(cab.getByRole('main')).toContainText('Your session has ended')
  const order = await office.call<{ status: string }>('GET', `/delivery-orders/${orderId}/page-view`)
  expect(order.status).toBe('created')

  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Restored Tomás Herrera')).toBeVisible()
  await signIn(cab, driver, '/order-history')
  await expect(cab.getByRole('heading', { level: 1 })).toBeVisible()
  await cab.context().close()
})
