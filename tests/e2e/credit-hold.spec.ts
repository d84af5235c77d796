import type { Page } from '@playwright/test'
import { callerFor, listOf, serverUrl } from '#tests/e2e/support/arrange.ts'
import { expect, signIn, test } from '#tests/e2e/support/journey.ts'

/* No other journey is about this customer, which the demo has on credit hold and asks for a PO number. */
const customer = 'owner@bridgecity.example'
const sentence = /does not take new orders from you for now\. Call \(306\) 555-0100\./

test('a customer on credit hold reads why it cannot order, orders once it is off, and reads that when the connection has ended', async ({
  page,
  browser,
}) => {
  const office = await callerFor('owner@prairiesky.example')
  const { data } = await listOf(office, `/tenants/${office.tenantId}/paginated-customers`, { search: 'Bridge City' })
  const id = data[0]?.id ?? 0

  const theirs = await (await browser.newContext({ baseURL: serverUrl() })).newPage()
  await signIn(theirs, customer, '/scheduler')
  // Said before anything is chosen.
  await expect(theirs.getByText(sentence)).toBeVisible()
  await expect(theirs.getByRole('radio', { checked: true })).toHaveCount(0)

  await signIn(page, 'owner@prairiesky.example', `/customers/${id}/terms`)
  const hold = page.getByRole('switch', { name: 'Credit hold' })
  await expect(hold).toBeChecked()
  await hold.press('Space')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Saved Bridge City Dental Lab')).toBeVisible()

  // Told where it orders, without a reload.
  await expect(theirs.getByText(sentence)).toHaveCount(0)
  await theirs.getByRole('radio', { name: /City Same Day/ }).check()
  await choose(theirs, 'Pickup', 'Bridge')
  await choose(theirs, 'Drop-off', 'Lawson')
  await theirs.getByRole('combobox', { name: 'Parcel type' }).selectOption({ index: 1 })
  const poNumber = theirs.getByRole('textbox', { name: 'PO number' })
  await expect(poNumber).toHaveAttribute('aria-required', 'true')
  await theirs.getByRole('button', { name: /^Place order/ }).click()
  await expect(poNumber).toHaveAccessibleDescription('Required')
  await expect(poNumber).toBeFocused()
  await poNumber.fill('PO-7')
  await theirs.getByRole('button', { name: /^Place order/ }).click()
  await expect(theirs).toHaveURL(/\/delivery-orders\/\d+\/success/)
  const order = /\d+/.exec(new URL(theirs.url()).pathname)?.[0] ?? ''

  await page.getByRole('button', { name: 'End the connection' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('1 open order goes on as it is.')
  await question.getByRole('button', { name: 'End the connection' }).click()
  await expect(page.getByText('Ended', { exact: true })).toBeVisible()

  await theirs.getByRole('link', { name: 'Scheduler' }).click()
  await expect(theirs.getByText('There is nobody to order of yet')).toBeVisible()
  await theirs.goto(`/delivery-orders/${order}`)
  await page.goto(`/delivery-orders/${order}`)
  for (const side of [theirs, page]) await expect(side.getByRole('heading', { level: 1 })).toContainText(order)
})

async function choose(page: Page, stop: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: stop }).fill(text)
  await page.getByRole('option', { name: text }).first().click()
}
