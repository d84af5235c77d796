import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { onPhone, openWorld } from '#tests/components/open-world.tsx'
// loaded before it is asked for: what is tested is not how fast code arrives
import './list/InvoicesScreen.tsx'
import './one/InvoiceScreen.tsx'
import './payments/PaymentsScreen.tsx'
import './payments/NewPaymentScreen.tsx'
import './disputes/DisputesScreen.tsx'

const owner = { role: 'owner' } as const
const open = (path: string) => openWorld(`/accounting-billing${path}`, owner)

async function tick(name: string): Promise<void> {
  const box = page.getByRole('checkbox', { name })
  const focus = () => {
    const element = box.element()
    if (element instanceof HTMLElement) element.focus()
    return document.activeElement === element
  }
  // A dialog that goes gives the focus back a moment after it has gone.
  await expect.poll(() => document.querySelector('[class*="overlay-backdrop"]')).toBeNull()
  await expect.poll(focus).toBe(true)
  await userEvent.keyboard(' ')
  await expect.element(box).toBeChecked()
}

/** Numbers in the ledger of the mocks: disputed and overdue; not sent; part paid; a credit note; one whose run was reversed. */
const ids = { disputed: 24_000, unsent: 24_002, partPaid: 22_000, creditNote: 25_001, gone: 23_000 } as const

it('lists invoices by state, and says by number which of many stay as they are', async () => {
  const { mock, search } = await open('/invoices')
  const table = page.getByRole('table', { name: 'Invoices' })
  await expect.element(table.getByRole('row', { name: /986 Open Disputed Meewasin .* 12 days/ })).toBeVisible()
  await expect.element(table.getByRole('row', { name: /985 Void/ })).toBeVisible()
  await expect.element(page.getByText(/outstanding, of which .* overdue/)).toBeVisible()
  expect(await axeViolations()).toEqual([])

  await userEvent.click(page.getByRole('link', { name: /^Overdue/ }))
  await expect.element(table.getByRole('row', { name: /991/ })).not.toBeInTheDocument()
  expect(search().get('state')).toBe('overdue')

  // Nutana Flowers has nowhere to get them.
  await tick('Select Invoice 988')
  await tick('Select Invoice 987')
  await userEvent.click(page.getByRole('button', { name: 'Send…' }))
  const asked = page.getByRole('alertdialog', { name: 'Send 2 invoices?' })
  await expect.element(asked.getByText(/1 of them has no e-mail address/)).toBeVisible()
  await userEvent.click(asked.getByRole('button', { name: 'Send' }))
  const report = page.getByRole('alert')
  await expect.element(report.getByText(/^988: Nutana Flowers has no e-mail address/)).toBeVisible()
  await expect.element(report.getByText(/^Sent 1 invoice\./)).toBeVisible()
  await userEvent.click(report.getByRole('button', { name: 'Close' }))

  // It goes by paper.
  const sentAt = mock.world.ledger?.sentAt ?? {}
  delete sentAt[ids.unsent]
  await tick('Select Invoice 988')
  await userEvent.click(page.getByRole('button', { name: 'Mark as sent…' }))
  const sent = page.getByRole('alertdialog', { name: 'Mark invoice 988 as sent?' })
  await userEvent.click(sent.getByRole('button', { name: 'Mark as sent' }))
  await expect.element(page.getByText('Marked 1 invoice as sent.')).toBeVisible()
  expect(sentAt[ids.unsent]).toEqual(expect.any(Number))
  await expect.element(sent).not.toBeInTheDocument()

  await tick('Select Invoice 982')
  await userEvent.click(page.getByRole('button', { name: 'Mark paid…' }))
  const dialog = page.getByRole('dialog', { name: 'Mark 1 invoice paid' })
  await userEvent.selectOptions(dialog.getByLabelText('Paid by'), 'Cheque')
  await userEvent.fill(dialog.getByLabelText('Note'), 'Cheque 77')
  expect(await axeViolations()).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Mark paid' }))
  await expect.element(page.getByText('Marked 1 invoice paid.')).toBeVisible()
  await expect.element(table.getByRole('row', { name: /982/ })).not.toBeInTheDocument()
  expect(mock.world.ledger?.settlements.at(-1)).toMatchObject({ method: 'cheque', note: 'Cheque 77', kind: 'payment' })
})

it('shows an invoice, answers what is disputed where it stands, and takes a part of it as paid', async () => {
  const { mock } = await open(`/invoices/${ids.disputed}`)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Invoice 986' })).toBeVisible()
  const lines = page.getByRole('table', { name: 'Lines' })
  await expect.element(lines.getByText('We cancelled this one before pickup.')).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await userEvent.click(lines.getByRole('button', { name: /^Answer… order/ }))
  const form = lines.getByRole('form', { name: 'Answer' })
  await expect.element(form.getByRole('textbox')).toHaveFocus()
  await userEvent.keyboard('The driver was at the door.')
  await userEvent.click(form.getByRole('button', { name: 'Answer' }))
  await expect.element(lines.getByText('The driver was at the door.')).toBeVisible()
  await expect.element(lines.getByRole('button', { name: /^Change the answer…/ }).first()).toHaveFocus()

  await userEvent.click(page.getByRole('button', { name: 'Record a payment…' }))
  const dialog = page.getByRole('dialog', { name: 'Record a payment: 986' })
  await expect.element(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('162.38')
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Amount' }), '1000')
  await expect.element(dialog.getByText('Only $162.38 of 986 is outstanding').first()).toBeVisible()
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Amount' }), '62.38')
  await expect.element(dialog.getByText('$100.00 stays outstanding.')).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Record' }))
  await expect.element(page.getByText('Part paid')).toBeVisible()
  const payments = page.getByRole('table', { name: 'Payments' })
  await userEvent.click(payments.getByRole('button', { name: 'Take back… $62.38' }))
  const reason = page.getByRole('alertdialog', { name: 'Take $62.38 back?' })
  await userEvent.fill(reason.getByLabelText('Reason'), 'It bounced.')
  await userEvent.click(reason.getByRole('button', { name: 'Take back' }))
  await expect.element(payments.getByText('taken back', { exact: true })).toBeVisible()
  expect(mock.world.ledger?.settlements.at(-1)).toMatchObject({
    state: 'takesBack',
    cadCents: -6_238,
    note: 'It bounced.',
  })
})

it('uses a credit note for the oldest invoices, and says why another is void', async () => {
  const { mock, router } = await open(`/invoices/${ids.creditNote}`)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Credit note 990' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Use it…' }))
  const dialog = page.getByRole('dialog', { name: 'Use credit note 990' })
  await expect.element(dialog.getByLabelText('983 gets')).toHaveValue('15.70')
  expect(await axeViolations()).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Use it' }))
  await expect.element(page.getByText('Used up')).toBeVisible()
  expect(mock.world.ledger?.settlements.at(-1)).toMatchObject({
    kind: 'credit',
    method: null,
    creditNote: { number: '990' },
    parts: [{ invoice: { id: ids.partPaid }, cadCents: 1_570 }],
  })
  await router.navigate(`/accounting-billing/invoices/${ids.gone}`)
  await expect.element(page.getByText(/its run was reversed\. Dated with the wrong month\./)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Record a payment…' })).not.toBeInTheDocument()
})

it('puts one payment on many invoices, the oldest first, with nothing left over', async () => {
  const { mock } = await open('/payments/new?customer=2')
  const amount = page.getByRole('textbox', { name: 'Amount' })
  await userEvent.fill(amount, '100')
  const first = page.getByRole('textbox', { name: '983 gets' })
  const second = page.getByRole('textbox', { name: '986 gets' })
  await expect.element(first).toHaveValue('52.96')
  await expect.element(second).toHaveValue('47.04')
  await userEvent.fill(second, '40')
  await expect
    .element(amount)
    .toHaveAccessibleDescription('$7.04 is left over: put it on an invoice, or lower the amount')
  await userEvent.click(page.getByRole('button', { name: 'Record the payment' }))
  await expect.element(amount).toHaveFocus()
  expect(await axeViolations()).toEqual([])
  await userEvent.fill(second, '47.04')
  await userEvent.click(page.getByRole('button', { name: 'Record the payment' }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible()
  const table = page.getByRole('table', { name: 'Payments' })
  await expect.element(table.getByRole('row', { name: /983, 986 .*\$100\.00/ })).toBeVisible()
  expect(mock.world.ledger?.settlements.at(-1)?.parts).toMatchObject([{ cadCents: 5_296 }, { cadCents: 4_704 }])
})

it('strikes a payment through that was taken back, and keeps its counter row', async () => {
  await open('/payments')
  const table = page.getByRole('table', { name: 'Payments' })
  await expect.element(table.getByText('Taken back: payment')).toBeVisible()
  await expect.element(table.getByRole('row', { name: /taken back/ }).first()).toBeVisible()
  expect(table.element().querySelectorAll('s').length).toBeGreaterThan(3)
  expect(await axeViolations()).toEqual([])
  await userEvent.click(table.getByRole('button', { name: /^Take back… \$100\.00/ }))
  await expect.element(page.getByRole('alertdialog', { name: /^Take \$100\.00 of Meewasin/ })).toBeVisible()
})

it('answers disputes where they are listed, until none waits', async () => {
  const { mock } = await open('/disputes')
  const list = page.getByRole('list', { name: 'Disputes' })
  await expect.element(list.getByText('We cancelled this one before pickup.')).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await userEvent.click(list.getByRole('button', { name: /^Answer… order/ }))
  await userEvent.keyboard('We credit it.{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('Nothing waits for an answer')).toBeVisible()
  expect(mock.world.ledger?.disputes[0]).toMatchObject({ state: 'answered', answer: 'We credit it.' })
  await userEvent.click(page.getByRole('link', { name: 'Answered' }))
  await expect.element(list.getByText('We credit it.')).toBeVisible()
})

it('is denied to those who do not read the books', async () => {
  await openWorld('/accounting-billing/invoices', { role: 'dispatcher' })
  await expect.element(page.getByText('Access denied')).toBeVisible()
})

it('fits on a phone', async () => {
  await onPhone(async () => {
    const { router } = await open(`/invoices/${ids.disputed}`)
    await expect.element(page.getByRole('table', { name: 'Lines' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    expect(await axeViolations()).toEqual([])
    await router.navigate('/accounting-billing/invoices')
    await expect.element(page.getByText('990', { exact: false }).first()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    expect(await axeViolations()).toEqual([])
  })
})
