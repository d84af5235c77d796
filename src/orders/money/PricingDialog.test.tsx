import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formatCents } from '#domain/amounts/money.ts'
import { getPreviewDeliveryOrderPricingMockHandler } from '#generated/client/orders/orders.msw.ts'
import { changedPrice, putPrice } from '#mocks/price.ts'
import { decideAuthState, failToAuthenticate } from '#src/session/auth-state.ts'
import { signIn } from '#tests/components/open-app.tsx'
import { axeViolations } from '#tests/components/axe.ts'
import { PricingDialog } from './PricingDialog.tsx'
import { openMoney } from '#src/orders/money/testing/open-money.tsx'

const open = (options?: Parameters<typeof openMoney>[1]) =>
  openMoney(({ order, onClose }) => <PricingDialog order={order} onClose={onClose} />, options)

const dialog = page.getByRole('dialog', { name: 'Pricing Override' })
const update = dialog.getByRole('button', { name: 'Update Pricing' })
const add = dialog.getByRole('button', { name: 'Add adjustment' })
const nameOf = (row: number) => dialog.getByRole('textbox', { name: `Name of adjustment ${row}` })
const priceOf = (row: number) => dialog.getByRole('textbox', { name: `Price of adjustment ${row}` })
const waiting = dialog.getByRole('textbox', { name: 'Price of Wait Time' })
const preview = dialog.getByRole('region', { name: 'Preview' })
const total = preview.getByRole('status', { name: 'Total' })
const previewPath = '/override-other/preview-price'

it('shows the adjustments as they stand, Wait Time first and with a name that is locked', async () => {
  const { order } = await open()
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog.getByText(/Use a negative price for a discount/)).toBeVisible()
  await expect.element(dialog.getByText(/Adjustments apply before taxes/)).toBeVisible()
  const names = dialog.getByRole('listitem').getByRole('textbox').elements()
  expect(names.map((field) => (field as HTMLInputElement).value)).toEqual([
    'Wait Time',
    '0.00',
    'Loyalty discount',
    '-5.00',
  ])
  await expect.element(dialog.getByRole('textbox', { name: /^Wait Time/ })).toHaveAttribute('readonly')
  await expect.element(total).toMatchTextContent(formatCents(order().view.pricing.priceCadCents ?? 0))
  expect(await axeViolations()).toEqual([])
})

it('stands again as it was left when the session ends in it', async () => {
  const { mock } = await open()
  await priceOf(1).fill('-10')
  await add.click()
  await nameOf(2).fill('Gate fee')
  failToAuthenticate()
  await expect.element(dialog).not.toBeInTheDocument()
  signIn(mock.tokens)
  decideAuthState()
  await expect.element(priceOf(1)).toHaveValue('-10.00')
  await expect.element(nameOf(2)).toHaveValue('Gate fee')
})

it('previews the price on each change, every group of it, beside what it is now', async () => {
  const { order, bodies } = await open()
  const before = order().view.pricing
  await priceOf(1).fill('-10')
  await expect.poll(() => bodies('POST', previewPath)).toHaveLength(1)
  await waiting.fill('9')
  await expect.poll(() => bodies('POST', previewPath)).toHaveLength(2)
  await add.click()
  await expect.poll(() => bodies('POST', previewPath)).toHaveLength(3)
  await nameOf(2).fill('Gate fee')
  await expect.poll(() => bodies('POST', previewPath)).toHaveLength(4)
  await dialog.getByRole('button', { name: 'Remove Loyalty discount' }).click()
  await expect.poll(() => bodies('POST', previewPath)).toHaveLength(5)
  expect(await bodies('POST', previewPath)).toEqual([
    { items: [{ name: 'Loyalty discount', priceCadCents: -1000 }], waitTimePriceCadCents: 0 },
    { items: [{ name: 'Loyalty discount', priceCadCents: -1000 }], waitTimePriceCadCents: 900 },
    {
      items: [
        { name: 'Loyalty discount', priceCadCents: -1000 },
        { name: 'Adjustment', priceCadCents: 0 },
      ],
      waitTimePriceCadCents: 900,
    },
    {
      items: [
        { name: 'Loyalty discount', priceCadCents: -1000 },
        { name: 'Gate fee', priceCadCents: 0 },
      ],
      waitTimePriceCadCents: 900,
    },
    { items: [{ name: 'Gate fee', priceCadCents: 0 }], waitTimePriceCadCents: 900 },
  ])
  const preTax = (before.preTaxCadCents ?? 0) + 500 + 900
  const after = preTax + Math.round(preTax * 0.05)
  await expect.element(total).toMatchTextContent(formatCents(after))
  await expect.element(total).toMatchTextContent(`+${formatCents(after - (before.priceCadCents ?? 0))}`)
  for (const group of ['Base Order', 'Other', 'Tax'])
    await expect.element(preview.getByRole('table', { name: group })).toBeVisible()
  await expect.element(preview.getByRole('row', { name: /Loyalty discount/ })).toMatchTextContent('-$5.00')
  expect(order().view.pricing).toEqual(before)
})

it('says on which invoice the order stands, and that a correction follows', async () => {
  const { order, api } = await open()
  await expect.element(dialog).toBeVisible()
  await expect.element(preview.getByText(/It stands on/)).not.toBeInTheDocument()
  api.use(getPreviewDeliveryOrderPricingMockHandler({ previewPricing: order().view.pricing, invoices: ['PSC-2314'] }))
  await priceOf(1).fill('-10')
  await expect
    .element(preview.getByText('It stands on PSC-2314, which stays as it is: the next billing run', { exact: false }))
    .toBeVisible()
})

it('saves what is written against the version it took up, and says so', async () => {
  const { order, bodies } = await open()
  const { pricingVersion } = order().view
  await add.click()
  await expect.element(nameOf(2)).toHaveFocus()
  await userEvent.keyboard('Gate fee{Tab}12.5')
  await update.click()
  await expect.element(page.getByText('Pricing updated')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(await bodies('PATCH', '/override-other')).toEqual([
    {
      version: pricingVersion,
      items: [
        { name: 'Loyalty discount', priceCadCents: -500 },
        { name: 'Gate fee', priceCadCents: 1250 },
      ],
      waitTimePriceCadCents: 0,
    },
  ])
  await expect.element(page.getByText(`Version ${pricingVersion + 1}`)).toBeVisible()
})

it('keeps Update Pricing disabled while an adjustment has no name, and says why', async () => {
  const { bodies } = await open()
  await expect.element(update).toBeEnabled()
  await add.click()
  await expect.element(update).toBeDisabled()
  await expect.element(update).toHaveAccessibleDescription('Each adjustment needs a name')
  await nameOf(2).fill('   ')
  await expect.element(update).toBeDisabled()
  await nameOf(2).fill('Gate fee')
  await expect.element(update).toBeEnabled()
  await priceOf(2).fill('five')
  await expect.element(update).toHaveAccessibleDescription('The price of Gate fee must be a valid number')
  await expect.element(preview.getByText('Enter amounts to see what they come to.')).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(await bodies('PATCH', '/override-other')).toEqual([])
})

it('is worked through by the keyboard: Enter adds, removing leaves the focus beside', async () => {
  const { bodies } = await open()
  await expect.element(priceOf(1)).toBeVisible()
  await userEvent.click(priceOf(1))
  await userEvent.keyboard('{Enter}')
  await expect.element(nameOf(2)).toHaveFocus()
  await userEvent.keyboard('Gate fee{Enter}')
  await expect.element(nameOf(3)).toHaveFocus()
  await userEvent.keyboard('Stairs')
  await dialog.getByRole('button', { name: 'Remove Gate fee' }).click()
  await expect.element(nameOf(2)).toHaveFocus()
  await expect.element(nameOf(2)).toHaveValue('Stairs')
  await dialog.getByRole('button', { name: 'Remove Stairs' }).click()
  await expect.element(nameOf(1)).toHaveFocus()
  await dialog.getByRole('button', { name: 'Remove Loyalty discount' }).click()
  await expect.element(add).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('Tail lift{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('Pricing updated')).toBeVisible()
  expect(await bodies('PATCH', '/override-other')).toMatchObject([{ items: [{ name: 'Tail lift', priceCadCents: 0 }] }])
})

it('clears the preview and opens a notification when it fails', async () => {
  await open()
  await priceOf(1).fill('-10')
  await expect.element(total).toBeVisible()
  await nameOf(1).fill('sentinel:500')
  await expect.element(page.getByText(/The price could not be previewed/)).toBeVisible()
  await expect.element(total).not.toBeInTheDocument()
  await expect.element(preview.getByText('There is no preview of this price.')).toBeVisible()
  await nameOf(1).fill('Discount')
  await expect.element(total).toBeVisible()
})

it('offers to try a failed save again, and keeps what was entered', async () => {
  const { mock } = await open()
  await nameOf(1).fill('Dock fee')
  mock.settings.fault = '500'
  await update.click()
  const retry = page.getByRole('alertdialog').getByRole('button', { name: 'Retry' })
  await expect.element(retry).toBeVisible()
  await expect.element(nameOf(1)).toHaveValue('Dock fee')
  mock.settings.fault = null
  await retry.click()
  await expect.element(page.getByText('Pricing updated')).toBeVisible()
})

it('shows what somebody else changed, and puts what was entered on top of it when asked', async () => {
  const { order, bodies } = await open()
  const { pricingVersion } = order().view
  await waiting.fill('9')
  await nameOf(1).fill('sentinel:conflict')
  await update.click()
  const notice = dialog.getByRole('alert')
  await expect.element(notice).toMatchTextContent('Priya Nair')
  await expect.element(notice).toMatchTextContent('Adjustments: Loyalty discount -$5.00')
  await expect.element(notice).toMatchTextContent('Dock fee $15.00')
  await expect.element(notice).not.toMatchTextContent('changed by both')
  await expect.element(notice).toMatchTextContent('Total:')
  await expect.element(update).toBeDisabled()
  expect(await axeViolations()).toEqual([])
  await notice.getByRole('button', { name: 'Apply again' }).click()
  await expect.element(notice).not.toBeInTheDocument()
  await expect.element(nameOf(1)).toHaveValue('sentinel:conflict')
  await update.click()
  await expect.element(page.getByText('Pricing updated')).toBeVisible()
  expect(await bodies('PATCH', '/override-other')).toMatchObject([
    { version: pricingVersion },
    {
      version: pricingVersion + 1,
      items: [{ name: 'sentinel:conflict' }, { name: 'Dock fee' }],
      waitTimePriceCadCents: 900,
    },
  ])
})

it('takes up what somebody else saved when asked to reload', async () => {
  await open()
  await nameOf(1).fill('sentinel:conflict')
  await update.click()
  await expect.element(dialog.getByRole('button', { name: 'Apply again' })).toHaveFocus()
  await dialog.getByRole('button', { name: 'Reload' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect.element(nameOf(1)).toHaveValue('Loyalty discount')
  await expect.element(nameOf(2)).toHaveValue('Dock fee')
  await expect.element(update).toBeEnabled()
})

it('is not moved by the page behind it, which refreshes itself, and says that somebody else has saved', async () => {
  const { order, bodies } = await open()
  const { pricingVersion } = order().view
  await nameOf(1).fill('Winter discount')
  order().view = { ...order().view, pricingVersion: pricingVersion + 1 }
  const refresh = document.querySelector<HTMLButtonElement>('main button')
  refresh?.click()
  await expect.element(page.getByText(`Version ${pricingVersion + 1}`)).toBeInTheDocument()
  await expect.element(dialog.getByText(/^Somebody else changed the price of this order meanwhile/)).toBeVisible()
  await expect.element(nameOf(1)).toHaveValue('Winter discount')
  await update.click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expect.element(dialog.getByText(/meanwhile/)).not.toBeInTheDocument()
  expect(await bodies('PATCH', '/override-other')).toMatchObject([{ version: pricingVersion }])
})

it('asks for the price where the service is priced by hand', async () => {
  const { bodies } = await open({
    choose: ({ world }) => {
      const found = world.orders.find(({ view }) => view.status === 'created')
      if (found === undefined) throw new Error('No order of the world waits')
      const byHand = { ...found.price, revision: { ...found.price.revision, type: 'manual' } as const }
      putPrice(found, changedPrice(byHand, { adjustments: [] }), found.view.updatedAt)
      return found.view
    },
  })
  const price = dialog.getByRole('textbox', { name: 'Price', exact: true })
  await expect.element(update).toHaveAccessibleDescription('Enter the price: this service is priced by hand')
  await expect.element(total).toMatchTextContent('Price pending')
  await price.fill('42')
  await expect.element(total).toMatchTextContent('$44.10')
  await update.click()
  await expect.element(page.getByText('Pricing updated')).toBeVisible()
  expect(await bodies('PATCH', '/override-other')).toMatchObject([{ manualPriceCadCents: 4200, items: [] }])
})

it('says at the adjustment that the price would be below zero, and takes it once it is not', async () => {
  const { bodies, order } = await open()
  await add.click()
  await nameOf(2).fill('Gift')
  await priceOf(2).fill('-9999')
  await expect
    .element(priceOf(2))
    .toHaveAccessibleDescription(/^At most \$[\d.]+ can be taken off: a price is never below zero/)
  await expect.element(priceOf(2)).toHaveAttribute('aria-invalid', 'true')
  await expect.element(priceOf(1)).not.toHaveAttribute('aria-invalid')
  await expect.element(preview.getByText(/^The discounts exceed the price by/)).toBeVisible()
  await expect.element(update).toBeDisabled()
  expect(document.querySelector('.bp6-toast')).toBeNull()
  expect(await axeViolations()).toEqual([])
  await priceOf(2).fill('-1')
  await expect.element(priceOf(2)).not.toHaveAttribute('aria-invalid')
  await expect.element(total).toMatchTextContent(formatCents((order().view.pricing.priceCadCents ?? 0) - 105))
  await priceOf(2).fill('-100000.01')
  await expect.element(update).toHaveAccessibleDescription('Gift can be $100,000.00 at most, either way')
  expect(await bodies('PATCH', '/override-other')).toEqual([])
})

it('asks before it gives a discount of more than 30 %, and gives it after a yes', async () => {
  const { bodies, order } = await open()
  const { preTaxCadCents } = order().view.pricing
  const of = (preTaxCadCents ?? 0) + 500
  const half = Math.round(of / 2)
  await priceOf(1).fill(String(-half / 100))
  await update.click()
  const question = page.getByRole('alertdialog', { name: 'Large discount' })
  await expect.element(question).toMatchTextContent(`The discount is 50 % of ${formatCents(of)}. Apply it?`)
  expect(await axeViolations()).toEqual([])
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument()
  expect(order().view.pricing.preTaxCadCents).toBe(preTaxCadCents)
  await update.click()
  await question.getByRole('button', { name: 'Apply discount' }).click()
  await expect.element(page.getByText('Pricing updated')).toBeVisible()
  expect(order().view.pricing.preTaxCadCents).toBe(of - half)
  const sent = await bodies('PATCH', '/override-other')
  expect(sent).toHaveLength(3)
  expect(sent[1]).not.toHaveProperty('confirmLargeDiscount')
  expect(sent[2]).toMatchObject({ confirmLargeDiscount: true, items: [{ priceCadCents: -half }] })
})

it('asks before it drops what was entered', async () => {
  await open()
  await nameOf(1).fill('Winter discount')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(nameOf(1)).toHaveValue('Winter discount')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})
