import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { onPhone, openWorld } from '#tests/components/open-world.tsx'
// loaded before it is asked for: what is tested is not how fast code arrives
import './ReceivedInvoicesScreen.tsx'
import '../vendor/VendorInvoiceScreen.tsx'
import '../vendor/VendorStatementScreen.tsx'

const ofCustomer = { tenantKind: 'customer', role: 'owner' } as const
const ways = {
  eTransferTo: 'pay@prairiesky.example',
  chequePayableTo: 'Prairie <b>Sky</b> Couriers',
  bankTransfer: 'Transit 07008\nAccount 1000428',
}

/** Opens a page of the customer in a world where the courier says how it is paid. */
async function openPaid(address: string) {
  return openWorld((mock) => {
    mock.world.settings.accountingSettings = { 1: { ...ways, paymentRemarks: null, version: 2 } }
    return address
  }, ofCustomer)
}

const couriers = () => page.getByRole('list', { name: 'Couriers' })
const table = () => page.getByRole('table', { name: 'Invoices' })

it('lists the invoices of all couriers with what is owed, and how to pay it as plain text', async () => {
  await openPaid('/received-invoices')
  await expect.element(page.getByRole('heading', { name: 'Invoices from couriers' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Account' }).getByText('$373.23')).toBeVisible()
  const courier = couriers().getByRole('listitem')
  await expect.element(courier).toMatchTextContent('Prairie Sky Couriers')
  await expect.element(courier.getByText('to pay@prairiesky.example')).toBeVisible()
  await expect.element(courier.getByText('payable to Prairie <b>Sky</b> Couriers')).toBeVisible()
  await expect.element(courier.getByText(/Transit 07008\s+Account 1000428/)).toBeVisible()
  await expect.element(table().getByRole('row', { name: /983.*Prairie Sky Couriers/ })).toBeVisible()
  await expect.element(table().getByRole('button', { name: /^PDF of Invoice 983/ })).toBeInTheDocument()
  expect(await axeViolations()).toEqual([])
  await userEvent.click(table().getByRole('link', { name: /983/ }))
  await expect.element(page.getByRole('heading', { name: 'Invoice 983' })).toBeVisible()
})

it('is narrowed down by state and number, and says when nothing is left', async () => {
  const { router } = await openPaid('/received-invoices')
  await userEvent.click(page.getByRole('tab', { name: /^Overdue/ }).or(page.getByRole('link', { name: /^Overdue/ })))
  await expect.poll(() => router.state.location.search).toContain('state=overdue')
  await router.navigate('/received-invoices?from=1999-01-01&until=1999-12-31&q=zzyzx')
  await expect.element(page.getByRole('button', { name: 'Clear filters' }).first()).toBeVisible()
  await expect.element(table().getByRole('row', { name: /983/ })).not.toBeInTheDocument()
})

it('says how to pay on the invoice and the statement', async () => {
  const { router } = await openPaid('/received-invoices')
  await userEvent.click(table().getByRole('link', { name: /983/ }))
  const part = page.getByRole('region', { name: 'How to pay' })
  await expect.element(part.getByText('to pay@prairiesky.example')).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await router.navigate('/vendors/1/invoices/statement')
  await expect.element(page.getByRole('heading', { name: /^Statement of/ })).toBeVisible()
  await expect.element(part.getByText('to pay@prairiesky.example')).toBeVisible()
})

it('says of a courier that has named no way that it has not', async () => {
  await openWorld('/received-invoices', ofCustomer)
  await expect.element(couriers().getByText(/has not said here how to pay/)).toBeVisible()
})

it('fits a phone', async () => {
  await onPhone(async () => {
    await openPaid('/received-invoices')
    await expect.element(couriers().getByText('to pay@prairiesky.example')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    expect(await axeViolations()).toEqual([])
  })
})

it('is closed to those without the books', async () => {
  await openWorld('/received-invoices', { tenantKind: 'customer', role: 'scheduler' })
  await expect.element(page.getByText('Access denied')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Invoices from Couriers' })).not.toBeInTheDocument()
})

it('has nothing to show a courier that nobody bills', async () => {
  await openWorld('/received-invoices', { role: 'owner' })
  await expect.element(page.getByText('No invoices yet')).toBeVisible()
  expect(await axeViolations()).toEqual([])
})
