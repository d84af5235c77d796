import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formatCents } from '#domain/amounts/money.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { DriverPayDialog } from './DriverPayDialog.tsx'
import { DriverPayFacts } from './DriverPayFacts.tsx'
import { openMoney } from './testing/open-money.tsx'

const open = (options?: Parameters<typeof openMoney>[1]) =>
  openMoney(({ order, onClose }) => <DriverPayDialog orderId={order.id} onClose={onClose} />, options)
const openFacts = (options?: Parameters<typeof openMoney>[1]) =>
  openMoney(({ order }) => <DriverPayFacts orderId={order.id} />, options)

const dialog = page.getByRole('dialog', { name: 'Edit Driver Pay' })
const update = dialog.getByRole('button', { name: 'Update Pricing' })
const rate = dialog.getByRole('textbox', { name: 'Rate' })
const add = dialog.getByRole('button', { name: 'Add adjustment' })
const nameOf = (row: number) => dialog.getByRole('textbox', { name: `Name of adjustment ${row}` })
const priceOf = (row: number) => dialog.getByRole('textbox', { name: `Price of adjustment ${row}` })
const total = page.getByRole('status', { name: 'Driver pay total' })
const share = (cents: number | null, percent: number) => Math.round(((cents ?? 0) * percent) / 100)

it('shows commission at the default rate, and what it comes to while one types', async () => {
  const { order, api } = await open()
  const payable = order().view.pricing.preTaxCadCents
  await expect.element(dialog.getByRole('textbox', { name: 'Earning type' })).toHaveValue('Commission')
  await expect.element(rate).toHaveValue('60')
  await expect.element(rate).toHaveAccessibleDescription(/total before tax: 100 equals all of it/)
  await expect.element(dialog.getByText('Default rate: 60 %')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Reset to default' })).not.toBeInTheDocument()
  await expect.element(total).toMatchTextContent(formatCents(share(payable, 60)))
  await rate.fill('100')
  await expect.element(total).toMatchTextContent(formatCents(payable ?? 0))
  await add.click()
  await nameOf(1).fill('Heavy lift')
  await priceOf(1).fill('-5')
  await expect.element(total).toMatchTextContent(formatCents((payable ?? 0) - 500))
  expect(api.calls.filter((call) => call.startsWith('POST'))).toEqual([])
  expect(await axeViolations()).toEqual([])
})

it('goes into a row at once, so that nothing that is typed is lost', async () => {
  await open()
  await expect.element(add).toBeVisible()
  add.query()?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(document.activeElement).toBe(nameOf(1).query())
})

it('saves the rate and adjustments and says so', async () => {
  const { bodies } = await open()
  await rate.fill('62.5')
  await add.click()
  await userEvent.keyboard('Tip{Tab}3')
  await update.click()
  await expect.element(page.getByText('Driver pay updated')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(await bodies('PATCH', '/driver-pay')).toEqual([
    { version: 1, rate: 62.5, adjustments: [{ name: 'Tip', priceCadCents: 300 }] },
  ])
})

it('goes back to the default rate', async () => {
  const { bodies } = await open({
    choose: ({ world }) => {
      const found = world.orders.find(({ view }) => view.status === 'assigned')
      if (found === undefined) throw new Error('No order of the world is assigned')
      found.driverPay = { version: 4, rateOverride: 80, adjustments: [] }
      return found.view
    },
  })
  await expect.element(rate).toHaveValue('80')
  await dialog.getByRole('button', { name: 'Reset to default' }).click()
  await expect.element(rate).toHaveValue('60')
  await update.click()
  await expect.element(page.getByText('Driver pay updated')).toBeVisible()
  expect(await bodies('PATCH', '/driver-pay')).toEqual([{ version: 4, rate: null, adjustments: [] }])
})

it('keeps Update Pricing disabled while an adjustment has an empty name, and says why', async () => {
  await open()
  await expect.element(update).toBeEnabled()
  await add.click()
  await expect.element(update).toBeDisabled()
  await expect.element(update).toHaveAccessibleDescription('Each adjustment needs a name')
  await nameOf(1).fill('Tip')
  await expect.element(update).toBeEnabled()
  await rate.fill('half')
  await expect.element(update).toHaveAccessibleDescription('The rate must be a valid number')
  await expect.element(rate).toHaveAttribute('aria-invalid', 'true')
})

it('shows what somebody else changed and saves on top of it', async () => {
  const { bodies } = await open()
  await add.click()
  await userEvent.keyboard('sentinel:conflict{Tab}2')
  await update.click()
  const notice = dialog.getByRole('alert')
  await expect.element(notice).toMatchTextContent(/Priya Nair changed this order at \d\d:\d\d/)
  await expect.element(notice).toMatchTextContent('Rate: 60 %')
  await expect.element(notice).toMatchTextContent('65 %')
  await expect.element(notice).toMatchTextContent('Dock fee $15.00')
  await notice.getByRole('button', { name: 'Apply again' }).click()
  await expect.element(rate).toHaveValue('65')
  await update.click()
  await expect.element(page.getByText('Driver pay updated')).toBeVisible()
  expect(await bodies('PATCH', '/driver-pay')).toEqual([
    { version: 1, rate: null, adjustments: [{ name: 'sentinel:conflict', priceCadCents: 200 }] },
    {
      version: 2,
      rate: 65,
      adjustments: [
        { name: 'sentinel:conflict', priceCadCents: 200 },
        { name: 'Dock fee', priceCadCents: 1_500 },
      ],
    },
  ])
})

it('offers to try a failed save again, and keeps what was entered', async () => {
  const { mock } = await open()
  await rate.fill('61')
  mock.settings.fault = '500'
  await update.click()
  const retry = page.getByRole('alertdialog').getByRole('button', { name: 'Retry' })
  await expect.element(retry).toBeVisible()
  await expect.element(rate).toHaveValue('61')
  mock.settings.fault = null
  await retry.click()
  await expect.element(page.getByText('Driver pay updated')).toBeVisible()
})

it('says that a price is pending', async () => {
  const { mock } = await open({
    choose: ({ world }) => {
      const found = world.orders.find(({ view }) => view.status === 'created' && view.pricing.status === 'missing')
      if (found === undefined) throw new Error('Every order of the world has a price')
      return found.view
    },
  })
  expect(mock.world.orders.length).toBeGreaterThan(0)
  await expect.element(total).toMatchTextContent('Price pending')
})

it('shows the pay as facts to those who may see it', async () => {
  const { order } = await openFacts({
    choose: ({ world }) => {
      const found = world.orders.find(({ view }) => view.status === 'assigned')
      if (found === undefined) throw new Error('No order of the world is assigned')
      found.driverPay = { version: 4, rateOverride: 50, adjustments: [{ name: 'Heavy lift', priceCadCents: 500 }] }
      return found.view
    },
  })
  const commission = share(order().view.pricing.preTaxCadCents, 50)
  await expect.element(total).toMatchTextContent(formatCents(commission + 500))
  await expect.element(page.getByText('50 %, set on the order')).toBeVisible()
  await expect.element(page.getByText(formatCents(commission), { exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('list', { name: 'Adjustments of the driver pay' }))
    .toMatchTextContent('Heavy lift')
  // The total stands last, under all that it is the sum of.
  expect(page.getByText('Heavy lift').element().compareDocumentPosition(total.element())).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})

it('neither shows nor asks for the pay where prices are hidden', async () => {
  const { api } = await openFacts({ role: 'viewer' })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(total).not.toBeInTheDocument()
  expect(api.calls.filter((call) => call.endsWith('/driver-pay'))).toEqual([])
})
