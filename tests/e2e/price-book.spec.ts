import type { Page } from '@playwright/test'
import { callerFor } from '#tests/e2e/support/arrange.ts'
import { expect, signInOnPage, submitSignIn, test } from '#tests/e2e/support/journey.ts'

// The draft is published once too early, which is answered with its fault, and an order is placed by a revision that was.
test.use({ expectedErrors: [/status of 422/] })

test('a service from nothing: set up, published, ordered by the customer, and its cents', async ({ page }) => {
  await signInOnPage(page, 'owner@prairiesky.example', '/settings/services/new')
  const part = (name: string) =>
    page.getByRole('navigation', { name: 'Parts of the service' }).getByRole('button', { name })
  const form = (name: string) => page.getByRole('region', { name, exact: true })
  const save = (name: string) => form(name).getByRole('button', { name: 'Save', exact: true }).click()

  await test.step('set up a draft', async () => {
    await page.getByRole('textbox', { name: 'Name' }).fill('Night Run')
    await page.getByRole('button', { name: 'Create service' }).click()
    await expect(page.getByRole('heading', { name: 'Night Run: draft' })).toBeVisible()
    await addFromSettings(page, part, 'Parcel types', /^Medium box/)
    await addFromSettings(page, part, 'Service speeds', /^Rush/)
    await part('Base price').click()
    await form('Base price').getByLabel('Pricing type').selectOption('One price')
    await save('Base price')
    await expect(page.getByText('Saved Base price')).toBeVisible()
  })

  await test.step('what is missing is said at its place', async () => {
    await part('Tags').click()
    await page.getByRole('button', { name: 'Publish' }).click()
    const faults = page.getByRole('alert').filter({ hasText: 'The draft cannot be published yet' })
    await expect(faults.getByRole('listitem')).toHaveText(['Base price: Say the price'])
    await expect(part('Base price')).toHaveText(/1 fault/)
    await faults.getByRole('link', { name: 'Base price' }).click()
    const fee = form('Base price').getByLabel(/^Base fee/)
    await expect(fee).toBeFocused()
    await expect(fee).toHaveAccessibleDescription(/Say the price/)
    await fee.fill('20')
    await save('Base price')
    await expect(faults).toHaveCount(0)
  })

  await test.step('publish it', async () => {
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Published Night Run, no. 1')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Night Run', exact: true })).toBeVisible()
    await expect(page.getByText('Can be ordered', { exact: true })).toBeVisible()
  })

  await test.step('open it to every customer', async () => {
    await expect(page.getByText('You alone. None of your customers can order it yet.')).toBeVisible()
    await page.getByRole('region', { name: 'Who can order it' }).getByRole('button', { name: 'Change' }).click()
    await page.getByRole('switch', { name: 'All customers' }).check({ force: true })
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(/^All of your customers/)).toBeVisible()
  })
  const serviceId = Number(/\d+$/.exec(new URL(page.url()).pathname))

  const price = page.getByRole('complementary', { name: 'Price' })
  await test.step('what it costs the customer', async () => {
    await page.getByRole('button', { name: /, account$/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await submitSignIn(page, 'scheduler@meewasin.example')
    await page.getByRole('link', { name: 'Scheduler', exact: true }).click()
    await page.getByRole('radio', { name: /Night Run/ }).check({ force: true })
    await choose(page, 'Pickup', 'strachan', 'Strachan Road')
    await choose(page, 'Drop-off', 'lawson', 'Lawson Heights')
    await page.getByRole('combobox', { name: 'Parcel type' }).selectOption({ index: 1 })
    await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2')
    await page.keyboard.press('Tab')
    await page.keyboard.type('11')
    await page.getByRole('radio', { name: /^Rush/ }).check({ force: true })
    // One price: 2000. Two boxes of 100: 200. Rush, 40 % of the 2000: 800. GST, 5 % of 3000: 150. Together 3150.
    await expect(price.getByRole('row', { name: /^Medium box/ })).toContainText('$2.00')
    await expect(price.getByRole('row', { name: /^Rush/ })).toContainText('$8.00')
    await expect(price.getByRole('row', { name: /^GST/ })).toContainText('$1.50')
    await expect(price).toContainText(/Total\s*\$31\.50/)
  })

  await test.step('the price changes before the order is placed, which is said and not charged unseen', async () => {
    const owner = await callerFor('owner@prairiesky.example')
    const { id } = await owner.call<{ id: number }>('POST', `/services/${serviceId}/revisions`, {})
    const variables = await owner.call<{ version: number }>('GET', `/service-revisions/${id}/variables`)
    await owner.call('PATCH', `/service-revisions/${id}/variables`, { ...variables, baseFeeCadCents: 30_00 })
    await owner.call('PUT', `/services/${serviceId}/publish`, {})

    await page.keyboard.press('Control+Enter')
    await expect(price.getByText('The courier has changed this service')).toBeVisible()
    // One price: 3000. Two boxes of 100: 200. Rush, 40 % of the 3000: 1200. GST, 5 % of 4400: 220. Together 4620.
    await expect(price).toContainText(/Total\s*\$46\.20/)
    await expect(page).toHaveURL(/\/scheduler$/)
  })

  await test.step('ordered at the price that was seen', async () => {
    await page.keyboard.press('Control+Enter')
    await page.waitForURL(/\/delivery-orders\/\d+\/success$/)
    await expect(page.getByText('$46.20').first()).toBeVisible()
  })
})

async function addFromSettings(
  page: Page,
  part: (name: string) => ReturnType<Page['getByRole']>,
  name: string,
  row: RegExp,
) {
  await part(name).click()
  await page.getByRole('button', { name: `Add ${name.toLowerCase()} from the settings` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: row }).check({ force: true })
  await dialog.getByRole('button', { name: 'Add 1' }).click()
  await expect(dialog).toHaveCount(0)
}

async function choose(page: Page, field: string, text: string, option: string) {
  await page.getByRole('combobox', { name: field }).fill(text)
  await page
    .getByRole('listbox')
    .getByRole('option', { name: new RegExp(`^${option}`) })
    .first()
    .click()
}
