import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, signInOnPage, test } from '#tests/e2e/support/journey.ts'

test('a delivery from the order to its receipt, without the mouse', async ({ page, browser }) => {
  await signInOnPage(page, 'dispatcher@prairiesky.example', '/home')
  await expect(page.getByRole('heading', { name: /, Dana$/ })).toBeVisible()

  await page.keyboard.press('n')
  const orderId = await placeOrderByKeys(page)

  await test.step('assign it on the board', async () => {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Search or go to' })).toBeFocused()
    await page.keyboard.type('dispatch')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Dispatch', level: 1 })).toBeVisible()
    // What is ordered for now shortly before midnight is for tomorrow.
    await page.getByRole('radio', { name: 'All open' }).press('Space')
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused()
    await page.keyboard.type(String(orderId))
    const unassigned = page.getByRole('region', { name: 'Unassigned 1' })
    const card = unassigned.getByRole('link', { name: `#${orderId}` })
    await expect(unassigned.getByRole('listitem')).toHaveCount(1)
    await expect(card).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('j')
    await expect(card).toBeFocused()
    await page.keyboard.press('a')
    await expect(page.getByRole('combobox', { name: 'Drivers' })).toBeFocused()
    // As fast as people type: Enter must never take somebody of the list before.
    await expect(page.getByRole('listbox', { name: 'Drivers' }).getByRole('option')).toHaveCount(8)
    await page.keyboard.type('Sienna')
    await page.keyboard.press('Enter')
    await expect(page.getByText(`#${orderId} assigned to Sienna Moreau`)).toBeVisible()
    await expect(page.getByRole('region', { name: /^Sienna Moreau/ }).getByText(`#${orderId}`)).toBeVisible()
    // The keys of the page rest until the choice of drivers has closed.
    await expect(page.getByRole('combobox', { name: 'Drivers' })).toHaveCount(0)
  })

  await test.step('go to it by its number', async () => {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Search or go to' })).toBeFocused()
    await page.keyboard.type(String(orderId))
    await expect(page.getByRole('option', { name: new RegExp(String(orderId)) }).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: `#${orderId}` })).toBeVisible()
  })

  await test.step('bring it to its end', async () => {
    await advance(page, 'picked up', 'Picked Up')
    await advance(page, 'dropped off', 'Dropped Off')
    await advance(page, 'completed', 'Completed')
    const timeline = page.getByRole('tabpanel', { name: 'Timeline' }).getByRole('listitem')
    await expect(timeline).toHaveText([
      /Completed · Dana Kowalski/,
      /Dropped off at .*University.* · Dana Kowalski/,
      /Picked up at .*Lawson Heights.* · Dana Kowalski/,
      /Sienna Moreau was assigned · Dana Kowalski/,
      /Order created · Dana Kowalski/,
    ])
    await expect(page.getByRole('button', { name: /^Mark as/ })).toHaveCount(0)
  })

  await test.step('take its receipt and its label', async () => {
    await page.getByRole('button', { name: 'Documents' }).press('Enter')
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download Completion Receipt.pdf' }).press('Enter')
    const download = await downloading
    expect(download.suggestedFilename()).toBe('Completion Receipt.pdf')
    const receipt = await readFile(await download.path())
    expect(receipt.subarray(0, 5).toString()).toBe('%PDF-')
    const opening = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Shipping Label.pdf', exact: true }).press('Enter')
    const label = await opening
    await expect(label.getByRole('img')).toHaveCount(2)
    await expect(label.getByText(String(orderId)).first()).toBeVisible()
    await label.close()
  })

  await test.step('the customer sees what they pay and who delivers, and no act of the courier', async () => {
    const customer = await openAs('scheduler@meewasin.example', `/delivery-orders/${orderId}`)
    await expect(customer.getByRole('region', { name: 'Pricing' })).toContainText(/Total\s*\$\d+\.\d\d/)
    const courier = customer.getByRole('region', { name: 'Courier' })
    await expect(courier).toContainText('Prairie Sky Couriers')
    await expect(courier.getByRole('link')).toHaveAttribute('href', 'tel:+13065550100')
    await expect(customer.getByRole('region', { name: 'Driver' })).toHaveCount(0)
    await expect(customer.getByRole('button', { name: /Mark as|Assign|Retract/ })).toHaveCount(0)
    await customer.context().close()
  })

  await test.step('the viewer sees it without prices and without acts', async () => {
    const viewer = await openAs('viewer@prairiesky.example', `/delivery-orders/${orderId}`)
    await expect(viewer.getByRole('tabpanel', { name: 'Timeline' }).getByRole('listitem')).toHaveCount(5)
    await expect(viewer.getByText(/\$\d/)).toHaveCount(0)
    await expect(viewer.getByRole('button', { name: /Mark as|Assign|Retract/ })).toHaveCount(0)
    await viewer.getByRole('button', { name: 'Documents' }).click()
    await expect(viewer.getByText('Shipping Label.pdf')).toBeVisible()
    await expect(viewer.getByText('Completion Receipt.pdf')).toHaveCount(0)
    await viewer.context().close()
  })

  async function openAs(email: string, path: string): Promise<Page> {
    const other = await (await browser.newContext()).newPage()
    await signInOnPage(other, email, path)
    await expect(other.getByRole('heading', { name: `#${orderId}` })).toBeVisible()
    return other
  }
})

test.describe('somebody else’s order', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('is not there for a stranger', async ({ page }) => {
    await signInOnPage(page, 'owner@queencity.example', '/delivery-orders/10010')
    await expect(page.getByText('There is no such order here')).toBeVisible()
    await expect(page.getByText('Meewasin')).toHaveCount(0)
  })
})

/** From the empty form to the success page, touching nothing but keys. Answers the order's number. */
async function placeOrderByKeys(page: Page): Promise<number> {
  const { keyboard } = page
  const suggestion = (name: RegExp) => page.getByRole('listbox').getByRole('option', { name }).first()
  await expect(page.getByRole('combobox', { name: 'Customer' })).toBeFocused()
  await keyboard.type('meewasin')
  await expect(suggestion(/Meewasin Pharmacy Group/)).toBeVisible()
  await keyboard.press('Enter')

  const service = page.getByRole('radio', { name: /City Same Day/ })
  await expect(service).toBeVisible()
  await keyboard.press('Tab')
  await expect(service).toBeFocused()
  await keyboard.press('Space')
  await expect(service).toBeChecked()

  await keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Pickup' })).toBeFocused()
  await keyboard.type('Lawson Heights')
  await expect(suggestion(/^Lawson Heights/)).toBeVisible()
  await keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Pickup' })).toHaveValue(/Lawson Heights/)
  await keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Drop-off' })).toBeFocused()
  await keyboard.type('University of')
  await expect(suggestion(/University of Saskatchewan/)).toBeVisible()
  await keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Drop-off' })).toHaveValue(/University/)

  await keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Parcel type' })).toBeFocused()
  await keyboard.type('Medium')
  await expect(page.getByRole('combobox', { name: 'Parcel type' }).getByRole('option', { selected: true })).toHaveText(
    /Medium box/,
  )
  await keyboard.press('Tab')
  await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toBeFocused()
  await keyboard.press('ArrowUp')
  await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('2')
  await keyboard.press('Tab')
  await keyboard.type('11')

  const slowest = page.getByRole('radio', { name: /^Same Day/ })
  await tabTo(page, () => slowest.evaluate((radio) => radio === document.activeElement))
  await keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: /^Express/ })).toBeChecked()

  const price = page.getByRole('complementary', { name: 'Price' })
  await expect(price.getByRole('rowheader', { name: /^Express/ })).toBeVisible()
  await expect(price.getByRole('rowheader', { name: /^GST/ })).toBeVisible()
  await expect(price).toContainText(/Total\$\d+\.\d\d/)

  const later = page.getByRole('combobox', { name: 'Time' })
  await tabTo(page, () => later.evaluate((field) => field === document.activeElement))
  await keyboard.press('End')
  await expect(later).not.toHaveValue('')
  await keyboard.press('Control+Enter')
  await page.waitForURL(/\/delivery-orders\/\d+\/success$/)
  const orderId = Number(/\d+/.exec(new URL(page.url()).pathname)?.[0])
  await expect(page.getByRole('heading', { name: `Order #${orderId} placed` })).toBeVisible()
  await expect(
    page.getByRole('link', { name: 'Assign driver' }).or(page.getByRole('button', { name: 'Assign driver' })),
  ).toBeVisible()
  return orderId
}

/** Presses Tab until the condition holds: how many controls lie between is no concern of the journey. */
async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let pressed = 0; pressed < 12 && !(await isThere()); pressed += 1) await page.keyboard.press('Tab')
  expect(await isThere()).toBe(true)
}

/** Marks the order through the primary button and its confirmation, by keys. */
async function advance(page: Page, words: string, status: string): Promise<void> {
  await page.getByRole('button', { name: `Mark as ${words}` }).press('Enter')
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(dialog).toContainText(`Are you sure you want to mark this delivery order as ${words}?`)
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Delivery order marked as ${words}`)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Progress' }).locator('[aria-current="step"]')).toContainText(status)
}
