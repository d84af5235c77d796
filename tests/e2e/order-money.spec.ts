import type { Page } from '@playwright/test'
import { formatCents } from '#domain/amounts/money.ts'
import type { DeliveryOrderPageView, DriverPay } from '#generated/model/index.ts'
import { arrangeOrder, callerFor } from '#tests/e2e/support/arrange.ts'
import { expect, signIn, test } from '#tests/e2e/support/journey.ts'

const dispatcher = 'dispatcher@prairiesky.example'

async function pageView(orderId: number): Promise<DeliveryOrderPageView> {
  return (await callerFor(dispatcher)).call('GET', `/delivery-orders/${orderId}/page-view`)
}

/** What a snackbar says; the timeline has words of its own. */
const said = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words })

test('a price is overridden with a preview of every change, before taxes and by name', async ({ page }) => {
  const orderId = await arrangeOrder(await callerFor(dispatcher), { status: 'assigned' })
  const before = (await pageView(orderId)).pricing
  await signIn(page, dispatcher, `/delivery-orders/${orderId}`)
  await page.getByRole('button', { name: 'Edit pricing' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pricing Override' })
  const update = dialog.getByRole('button', { name: 'Update Pricing' })
  const preview = dialog.getByRole('region', { name: 'Preview' })
  await expect(page).toHaveURL(/\?show=pricing$/)
  await expect(dialog.getByText('Use a negative price for a discount. Adjustments apply before taxes.')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: /^Wait Time/ })).toHaveAttribute('readonly', '')

  const previews: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/override-other/preview-price')) previews.push(request.postDataJSON())
  })
  await dialog.getByRole('button', { name: 'Add adjustment' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Name of adjustment 1' })).toBeFocused()
  await expect(update).toBeDisabled()
  await expect(update).toHaveAccessibleDescription('Each adjustment needs a name')
  await page.keyboard.type('Snow day discount')
  await expect(update).toBeEnabled()
  await dialog.getByRole('textbox', { name: 'Price of adjustment 1' }).fill('-5')
  const preTax = (before.preTaxCadCents ?? 0) - 500
  const total = preTax + Math.round(preTax * 0.05)
  await expect(preview.getByRole('status', { name: 'Total' })).toContainText(formatCents(total))
  await expect(preview.getByRole('row', { name: /Snow day discount/ })).toContainText('-$5.00')
  await dialog.getByRole('textbox', { name: 'Price of Wait Time' }).fill('9')
  const withWait = preTax + 900 + Math.round((preTax + 900) * 0.05)
  await expect(preview.getByRole('status', { name: 'Total' })).toContainText(formatCents(withWait))
  await expect(preview.getByRole('table', { name: 'Other' })).toContainText('Wait Time')
  expect(previews).toContainEqual({
    items: [{ name: 'Snow day discount', priceCadCents: -500 }],
    waitTimePriceCadCents: 900,
  })

  await update.click()
  await expect(said(page, 'Pricing updated')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const card = page.getByRole('region', { name: 'Pricing', exact: true })
  await expect(card).toContainText('Snow day discount')
  await expect(card).toContainText(formatCents(withWait))
  expect((await pageView(orderId)).pricing.priceCadCents).toBe(withWait)
})

test('driver pay follows rate and adjustments, and goes back to the default', async ({ page }) => {
  const caller = await callerFor(dispatcher)
  const orderId = await arrangeOrder(caller, { status: 'assigned' })
  const pay = await caller.call<DriverPay>('GET', `/delivery-orders/${orderId}/driver-pay`)
  const payable = pay.payableCadCents ?? 0
  await signIn(page, dispatcher, `/delivery-orders/${orderId}`)
  await page.getByRole('button', { name: 'Edit driver pay' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Driver Pay' })
  const total = dialog.getByRole('status', { name: 'Driver pay total' })
  const rate = dialog.getByRole('textbox', { name: 'Rate' })
  await expect(dialog.getByRole('textbox', { name: 'Earning type' })).toHaveValue('Commission')
  await expect(dialog.getByText('100 equals all of it')).toBeVisible()
  await expect(rate).toHaveValue(String(pay.rate))
  await rate.fill('100')
  await expect(total).toHaveText(formatCents(payable))
  await dialog.getByRole('button', { name: 'Add adjustment' }).click()
  await expect(dialog.getByRole('button', { name: 'Update Pricing' })).toBeDisabled()
  await page.keyboard.type('Heavy lift')
  await page.keyboard.press('Tab')
  await page.keyboard.type('5')
  await expect(total).toHaveText(formatCents(payable + 500))
  await dialog.getByRole('button', { name: 'Update Pricing' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Driver pay updated' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Timeline' }).getByText('Driver pay updated')).toBeVisible()
  await expect(page.getByRole('status', { name: 'Driver pay total' })).toHaveText(formatCents(payable + 500))

  await page.getByRole('button', { name: 'Edit driver pay' }).click()
  await dialog.getByRole('button', { name: 'Reset to default' }).click()
  await expect(rate).toHaveValue(String(pay.defaultRate))
  await dialog.getByRole('button', { name: 'Update Pricing' }).click()
  await expect(page.getByText('Driver pay updated').last()).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const after = await caller.call<DriverPay>('GET', `/delivery-orders/${orderId}/driver-pay`)
  expect(after).toMatchObject({ rateOverride: null, adjustments: [{ name: 'Heavy lift', priceCadCents: 500 }] })
})

test('neither is offered on a cancelled order, nor to those who see no prices', async ({ page }) => {
  const caller = await callerFor(dispatcher)
  const orderId = await arrangeOrder(caller, { status: 'assigned' })
  await caller.call('POST', `/delivery-orders/${orderId}/cancelled`, {
    tenantId: caller.tenantId,
    reason: 'Ordered twice',
  })
  await signIn(page, dispatcher, `/delivery-orders/${orderId}?show=pricing`)
  await expect(page.getByRole('region', { name: 'Cancelled' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Edit (pricing|driver pay)$/ })).toHaveCount(0)
})
