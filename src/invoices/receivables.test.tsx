import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { onPhone, openWorld } from '#tests/components/open-world.tsx'
// loaded before it is asked for: what is tested is not how fast code arrives
import './ageing/AgeingScreen.tsx'
import './statement/StatementScreen.tsx'
import './reminders/RemindersScreen.tsx'
import './vendor/VendorInvoices.tsx'
import './vendor/VendorInvoiceScreen.tsx'
import './vendor/VendorStatementScreen.tsx'
import './CustomerAccount.tsx'

const owner = { role: 'owner' } as const
const ofCustomer = { tenantKind: 'customer', role: 'owner' } as const

it('shows what is owed by age, and puts a customer on hold with one press', async () => {
  const { mock } = await openWorld('/accounting-billing/ageing', owner)
  const table = page.getByRole('table', { name: 'Customers' })
  const late = table.getByRole('row', { name: /^Northline/ })
  await expect.element(late.getByText('74 days')).toBeVisible()
  await expect.element(late.getByText('Proposed')).toBeVisible()
  await expect.element(table.getByRole('row', { name: /^Bridge City .* On hold/ })).toBeVisible()
  const totals = page.getByRole('region', { name: 'All customers' })
  await expect.element(totals.getByText('61 to 90 days')).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await userEvent.click(late.getByRole('button', { name: /^Put on hold: Northline/ }))
  await expect.element(page.getByText('Northline Medical Supply is on credit hold')).toBeVisible()
  await expect.element(late.getByText('On hold')).toBeVisible()
  const held = mock.world.resources['customer']?.find(({ id, tenantId }) => id === 3 && tenantId === mock.tenantId)
  expect(held).toMatchObject({ creditHold: true })
  await userEvent.click(table.getByRole('link', { name: 'Meewasin Pharmacy Group' }))
  await expect.element(page.getByRole('heading', { name: 'Statement of Meewasin Pharmacy Group' })).toBeVisible()
})

it('makes a statement of some days, and sends it', async () => {
  const { api } = await openWorld('/accounting-billing/statements/2', owner)
  const table = page.getByRole('table', { name: 'Statement' })
  await expect.element(table.getByRole('row', { name: /Owed before/ })).toBeVisible()
  await expect.element(table.getByRole('row', { name: /Invoice 986 .*\$162\.38/ })).toBeVisible()
  await expect.element(table.getByRole('row', { name: /Reversal 985/ })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'By age' }).getByText('Current')).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Send…' }))
  const dialog = page.getByRole('alertdialog', { name: 'Send the statement to Meewasin Pharmacy Group?' })
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
  await expect.element(page.getByText('Sent the statement to Meewasin Pharmacy Group')).toBeVisible()
  expect(api.calls.some((call) => call.endsWith('/customers/2/statement/send'))).toBe(true)
})

it('tries reminders, sends those that are chosen, and says how far it is', async () => {
  const { mock } = await openWorld('/accounting-billing/reminders', owner)
  const list = page.getByRole('list', { name: 'Reminders' })
  await expect.element(list.getByText('Final reminder', { exact: true })).toBeVisible()
  const leftOut = page.getByRole('table', { name: 'Who is left out' })
  await expect.element(leftOut.getByRole('row', { name: /Nutana Flowers No e-mail address/ })).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await userEvent.click(list.getByText('What it says').first())
  await expect.element(list.getByText(/^Final reminder:/)).toBeVisible()
  await userEvent.click(list.getByText('Meewasin Pharmacy Group', { exact: true }))
  await userEvent.click(page.getByRole('button', { name: 'Send 1 reminder' }))
  await expect.element(page.getByText(/^Sent 1 reminder\./)).toBeVisible()
  await expect.element(leftOut.getByRole('row', { name: /Northline/ })).toBeVisible()
  expect(mock.world.ledger?.reminderRuns.at(-1)?.run).toMatchObject({ state: 'done', sent: 1 })
  const before = page.getByRole('table', { name: 'Sent before' })
  await expect.element(before.getByRole('row').nth(2)).toBeVisible()
})

it('shows on the page of a customer what it owes', async () => {
  await openWorld('/customers/2/account', owner)
  await expect.element(page.getByRole('tab', { name: 'Account' })).toHaveAttribute('aria-selected', 'true')
  const account = page.getByRole('region', { name: 'Account' })
  await expect.element(account.getByText('$373.23')).toBeVisible()
  await expect.element(account.getByRole('button', { name: 'Statement' })).toBeVisible()
  await expect.element(page.getByRole('table', { name: 'Invoices' }).getByRole('row', { name: /983/ })).toBeVisible()
  expect(await axeViolations()).toEqual([])
})

it('lets a customer read its invoices, object to a line and take that back', async () => {
  const { mock } = await openWorld('/vendors/1/invoices', ofCustomer)
  await expect.element(page.getByRole('region', { name: 'Account' }).getByText('$373.23')).toBeVisible()
  const table = page.getByRole('table', { name: 'Invoices' })
  expect(await axeViolations()).toEqual([])
  await userEvent.click(table.getByRole('link', { name: '986' }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Invoice 986' })).toBeVisible()
  const lines = page.getByRole('table', { name: 'Lines' })
  await expect.element(lines.getByText(/^The driver counted two/)).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await userEvent.click(lines.getByRole('button', { name: /^Dispute… order/ }).first())
  await userEvent.keyboard('We never ordered it.')
  await userEvent.click(lines.getByRole('button', { name: 'Dispute', exact: true }))
  await expect
    .poll(() => mock.world.ledger?.disputes.at(-1))
    .toMatchObject({ state: 'open', comment: 'We never ordered it.' })
  await expect.element(lines.getByRole('textbox')).not.toBeInTheDocument()
  await expect.element(lines.getByText('We never ordered it.')).toBeVisible()
  await userEvent.click(lines.getByRole('button', { name: /^Withdraw order/ }).first())
  await expect.element(lines.getByText(/· withdrawn$/)).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: 'Statement' }))
  await expect.element(page.getByRole('heading', { name: 'Statement of Prairie Sky Couriers' })).toBeVisible()
  await expect.element(page.getByRole('table', { name: 'Statement' })).toBeVisible()
})

it('offers no invoices to those who do not read the books', async () => {
  const { router } = await openWorld('/vendors/1/services', { tenantKind: 'customer', role: 'scheduler' })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(page.getByRole('tab', { name: 'Invoices' })).not.toBeInTheDocument()
  await router.navigate('/vendors/1/invoices/24000')
  await expect.element(page.getByText('You cannot see invoices here')).toBeVisible()
})

it('fits on a phone', async () => {
  await onPhone(async () => {
    const { router } = await openWorld('/accounting-billing/reminders', owner)
    for (const path of [
      '/accounting-billing/ageing',
      '/accounting-billing/statements/2',
      '/accounting-billing/reminders',
    ]) {
      await router.navigate(path)
      await expect.element(page.getByText('Meewasin', { exact: false }).first()).toBeVisible()
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
      expect(await axeViolations()).toEqual([])
    }
  })
})
