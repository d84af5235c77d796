import type { Page } from '@playwright/test'
import { expect, signInOnPage, test } from '#tests/e2e/support/journey.ts'

// The draft is published once too early, which is answered with its fault.
test.use({ expectedErrors: [/status of 422/] })

test('a service from nothing: set up, published, ordered, and its cents', async ({ page }) => {
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

  await test.step('order with it', async () => {
    await page.getByRole('link', { name: 'Scheduler' }).click()
    await choose(page, 'Customer', 'Prairie Sky')
    await page.getByRole('radio', { name: /Night Run/ }).check({ force: true })
    await choose(page, 'Pickup', 'Midtown')
    await choose(page, 'Drop-off', 'Royal University')
    await page.getByRole('combobox', { name: 'Parcel type' }).selectOption({ index: 1 })
    await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2')
    await page.keyboard.press('Tab')
    await page.keyboard.type('11')
    await page.getByRole('radio', { name: /^Rush/ }).check({ force: true })
    // One price: 2000. Two boxes of 100: 200. Rush, 40 % of the 2000: 800. GST, 5 % of 3000: 150. Together 3150.
    const price = page.getByRole('complementary', { name: 'Price' })
    await expect(price.getByRole('row', { name: /^Medium box/ })).toContainText('$2.00')
    await expect(price.getByRole('row', { name: /^Rush/ })).toContainText('$8.00')
    await expect(price.getByRole('row', { name: /^GST/ })).toContainText('$1.50')
    await expect(price).toContainText(/Total\s*\$31\.50/)
    await page.keyboard.press('Control+Enter')
    await page.waitForURL(/\/delivery-orders\/\d+\/success$/)
    await expect(page.getByText('$31.50').first()).toBeVisible()
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

async function choose(page: Page, field: string, text: string) {
  await page.getByRole('combobox', { name: field }).fill(text)
  await page.getByRole('listbox').getByRole('option', { name: text }).first().click()
}
