import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { MockWorld, MockWorldOptions } from '#mocks/test-handlers.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { onPhone, openWorld } from '#tests/components/open-world.tsx'
// loaded before it is asked for: what is tested is not how fast code arrives
import './BillingScreen.tsx'
import './wizard/NewRunScreen.tsx'
import './run/RunScreen.tsx'
import './books/BooksScreen.tsx'

const owner = { role: 'owner' } as const
const until = '2099-12-31'
const open = (path: string, options: MockWorldOptions = owner) => openWorld(path, options)
const wizard = (step: string) => `/accounting-billing/new-invoice?step=${step}&until=${until}&invoiceDate=${until}`

/** Names everything, so that nothing keeps a run from being made. */
function nameAll({ world }: MockWorld): void {
  const code = { package: 'qbo', item: null, account: null, code: null }
  const customers = world.resources['customer'] ?? []
  const taxes = ['GST 5', 'GST 5 + PST SK 6', 'No tax', 'Exempt 0', 'Zero Rated 0']
  world.billing = {
    runs: [],
    accepted: [],
    next: 1_001,
    mappings: [
      ...world.services.map(({ summary: { id } }) => ({
        ...code,
        kind: 'service' as const,
        key: String(id),
        item: 'Delivery',
      })),
      ...taxes.map((key) => ({ ...code, kind: 'tax' as const, key, code: 'GST' })),
      ...customers.map(({ id }) => ({ ...code, kind: 'customer' as const, key: String(id), code: `Customer ${id}` })),
    ],
  }
}

/** Leaves orders without a price to the next run. */
function acceptUnpriced({ world }: MockWorld): void {
  for (const { view, price } of world.orders) {
    if (price.result.preTaxCadCents !== null) continue
    world.billing?.accepted.push({ orderId: view.id, leak: 'noPrice', cents: null, reason: 'Free', by: 'Bea', at: 1 })
  }
}

const openNamed = (path: string) =>
  openWorld((mock) => {
    nameAll(mock)
    acceptUnpriced(mock)
    return path
  }, owner)

it('lists whom something is to be billed to, and begins a run for those who are ticked', async () => {
  const { search } = await open(`/accounting-billing?until=${until}`)
  const table = page.getByRole('table', { name: 'Customers' })
  await expect.element(table.getByRole('row').nth(1)).toBeVisible()
  expect(await axeViolations()).toEqual([])
  const box = table.getByRole('row').nth(1).getByRole('checkbox').element()
  if (box instanceof HTMLElement) box.focus()
  await userEvent.keyboard(' ')
  await userEvent.click(page.getByRole('button', { name: 'New invoices for them…' }))
  await expect.element(page.getByRole('heading', { name: 'New invoices' })).toBeVisible()
  expect(search().get('customers')).toMatch(/^\d+$/)
  expect(search().get('until')).toBe(until)
  await expect.element(page.getByRole('radio', { name: 'Chosen ones' })).toBeChecked()
})

it('says what keeps a run from being made, and leads to where it is mended', async () => {
  await open(wizard('preview'))
  const faults = page.getByRole('region', { name: 'What is to be mended first' })
  await expect.element(faults.getByText(/No tax code of QuickBooks Online is chosen for/).first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Make \d+ invoice/ })).toBeDisabled()
  expect(await axeViolations()).toEqual([])
  const fault = faults.getByRole('listitem').filter({ hasText: 'has no item in QuickBooks Online' }).first()
  await userEvent.click(fault.getByRole('link', { name: 'Match to the books' }))
  await expect.element(page.getByRole('heading', { name: 'Match to the books' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Back to the dry run' }))
  await expect.element(faults).toBeVisible()
})

it('makes a run, keeps its file, warns before it is had twice, and reverses it with a reason', async () => {
  const { mock } = await openNamed(wizard('preview'))
  await userEvent.click(page.getByRole('button', { name: /^Make \d+ invoice/ }))
  await expect.element(page.getByRole('heading', { level: 1, name: /^1001 to \d+$/ })).toBeVisible()
  const invoices = page.getByRole('table', { name: 'Invoices' })
  await expect.element(invoices.getByRole('row', { name: /^1001 / })).toBeVisible()
  expect(await axeViolations()).toEqual([])
  const run = mock.world.billing?.runs[0]?.run
  expect(run).toMatchObject({ state: 'done', firstNumber: '1001' })
  await userEvent.click(page.getByRole('button', { name: /^Download invoices-/ }))
  await expect.element(page.getByText(/^Downloaded by/)).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: /^Download again invoices-/ }))
  const question = page.getByRole('alertdialog', { name: 'Download it again?' })
  await expect.element(question.getByText(/takes the same numbers twice without a word/)).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(page.getByRole('button', { name: 'Reverse…' }))
  const dialog = page.getByRole('alertdialog', { name: 'Reverse this billing run?' })
  await expect.element(dialog.getByRole('button', { name: 'Reverse' })).toBeDisabled()
  await userEvent.fill(dialog.getByLabelText('Reason'), 'The wrong month.')
  await userEvent.click(dialog.getByRole('button', { name: 'Reverse' }))
  await expect.element(page.getByText(/^Reversed by .*The wrong month\./)).toBeVisible()
  await expect.element(invoices.getByRole('row', { name: /^1001 void/ })).toBeVisible()
  expect(run).toMatchObject({ state: 'reversed', reversalReason: 'The wrong month.' })
})

/** The dry run in the world of {@link openNamed}, once a price is missing again. */
const openUnpriced = () =>
  openWorld((mock) => {
    nameAll(mock)
    const order = mock.world.orders.find(
      ({ view }) => view.receiverTenant.id === mock.tenantId && view.status === 'completed',
    )
    acceptUnpriced(mock)
    if (order !== undefined) {
      const result = { ...order.price.result, status: 'missing', preTaxCadCents: null, taxCadCents: null }
      order.price = { ...order.price, result: { ...result, totalCadCents: null } as typeof order.price.result }
      order.view = { ...order.view, billStatus: 'not_exported' }
    }
    return wizard('preview')
  }, owner)

it('goes on without what is faulty, keeps why, and lets it be billed after all', async () => {
  const { mock, search } = await openUnpriced()
  const make = page.getByRole('button', { name: /^Make \d+ invoice/ })
  await expect.element(make).toBeDisabled()
  await userEvent.click(page.getByRole('button', { name: 'Exclude this order' }).first())
  const excluded = page.getByRole('table', { name: 'Excluded' })
  await expect.element(excluded.getByText('Missing price')).toBeVisible()
  const reason = excluded.getByRole('combobox', { name: /^Reason to exclude order \d+$/ })
  await expect.element(reason).toHaveValue('Its price is not settled yet.')
  await userEvent.fill(reason, 'Ana asks the customer.')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => search().get('excluded')).toContain('Ana')
  await expect.element(make).toBeEnabled()
  expect(await axeViolations()).toEqual([])

  await userEvent.click(excluded.getByRole('button', { name: /^Include order/ }))
  await expect.element(make).toBeDisabled()
  await userEvent.click(page.getByRole('button', { name: 'Exclude this order' }).first())
  await expect.element(make).toBeEnabled()
  await userEvent.click(make)
  await expect.element(page.getByRole('heading', { level: 1, name: /^1001 to \d+$/ })).toBeVisible()
  await expect.element(page.getByText(/^Left unbilled by/)).toBeVisible()
  await expect.element(excluded.getByText('Its price is not settled yet.')).toBeVisible()
  expect(mock.world.billing?.runs[0]?.run).toMatchObject({ state: 'done', excludedOrders: 1 })
  expect(await axeViolations()).toEqual([])
})

it('says that a dry run is outdated, and makes nothing until somebody has looked again', async () => {
  const { mock } = await openNamed(wizard('preview'))
  const make = page.getByRole('button', { name: /^Make \d+ invoice/ })
  await expect.element(make).toBeEnabled()
  const codes = mock.world.billing?.mappings.find(({ kind }) => kind === 'customer')
  if (codes !== undefined) codes.code = 'Another contact'
  // The server refuses what was not shown.
  await userEvent.click(make)
  await expect.element(page.getByText(/have changed since the dry run/).first()).toBeVisible()
  expect(mock.world.billing?.runs).toEqual([])
})

it('sends the invoices of a run at one press, after it has shown who gets what', async () => {
  const { mock } = await openNamed(wizard('preview'))
  await userEvent.click(page.getByRole('button', { name: /^Make \d+ invoice/ }))
  await userEvent.click(page.getByRole('button', { name: /^Send \d+ invoices?…$/ }))
  const dialog = page.getByRole('alertdialog', { name: /^Send / })
  await expect.element(dialog.getByRole('list', { name: 'Who gets what' })).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: /^Send \d+ e-mails?$/ }))
  await expect.element(page.getByText(/^Sent \d+ invoices? in \d+ e-mails?\./)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send again…' })).toBeVisible()
  expect(Object.keys(mock.world.ledger?.sentAt ?? {}).length).toBeGreaterThan(0)
})

it('shows how far a run is, and lets it be cancelled', async () => {
  const { mock } = await openWorld((world) => {
    nameAll(world)
    acceptUnpriced(world)
    return wizard('preview')
  }, owner)
  await userEvent.click(page.getByRole('button', { name: /^Make \d+ invoice/ }))
  const cancel = page.getByRole('button', { name: 'Cancel' })
  await expect.element(cancel).toBeVisible()
  await userEvent.click(cancel)
  await expect.element(page.getByText('Nothing of it was kept', { exact: false })).toBeVisible()
  expect(mock.world.billing?.runs[0]?.run.state).toBe('cancelled')
  await userEvent.click(page.getByRole('button', { name: 'Look again' }))
  await expect.element(page.getByRole('region', { name: 'Sums' })).toBeVisible()
})

it('completes what was delivered where the leaks are listed, and names what was refused', async () => {
  const { mock } = await openWorld((world) => {
    const [first, second] = world.world.orders.filter(
      ({ view }) => view.receiverTenant.id === world.tenantId && view.status === 'completed',
    )
    for (const order of [first, second]) {
      if (order === undefined) continue
      const times = { ...order.view.times, completedAt: null, droppedOffAt: world.world.now - 3 * 86_400 }
      order.view = { ...order.view, status: 'droppedOff', times }
    }
    return wizard('leaks')
  }, owner)
  const kinds = page.getByRole('table', { name: 'Leaks by kind' })
  await userEvent.click(kinds.getByRole('link', { name: 'Delivered and not completed' }))
  const rows = page.getByRole('table', { name: 'Leaks' })
  await expect.element(rows.getByText(/and never completed\./).first()).toBeVisible()
  expect(await axeViolations()).toEqual([])
  const before = mock.world.orders.filter(({ view }) => view.status === 'droppedOff').length
  await userEvent.click(rows.getByRole('button', { name: /^Complete order/ }).first())
  await expect.element(page.getByText('Completed 1 order')).toBeVisible()
  expect(mock.world.orders.filter(({ view }) => view.status === 'droppedOff')).toHaveLength(before - 1)

  // Somebody else cancels the other one meanwhile.
  await expect.element(rows.getByRole('button', { name: /^Complete order/ })).toBeVisible()
  for (const order of mock.world.orders)
    if (order.view.status === 'droppedOff') order.view = { ...order.view, status: 'cancelled' }
  await userEvent.click(rows.getByRole('button', { name: /^Complete order/ }))
  await expect.element(page.getByRole('alert').getByText(/^1 order stays as it is/)).toBeVisible()
})

it('accepts a leak with a reason, and takes that back', async () => {
  const { mock } = await openWorld((world) => {
    const order = world.world.orders.find(
      ({ view }) =>
        view.receiverTenant.id === world.tenantId && view.status === 'completed' && view.billStatus === 'not_exported',
    )
    if (order !== undefined) {
      const result = { ...order.price.result, status: 'missing', preTaxCadCents: null, taxCadCents: null }
      order.price = { ...order.price, result: { ...result, totalCadCents: null } as typeof order.price.result }
    }
    return `${wizard('leaks')}&leak=noPrice`
  }, owner)
  const rows = page.getByRole('table', { name: 'Leaks' })
  await userEvent.click(rows.getByRole('button', { name: /^Accept order/ }).first())
  const dialog = page.getByRole('alertdialog', { name: 'Accept 1 order?' })
  await userEvent.fill(dialog.getByLabelText('Reason'), 'Agreed with them.')
  await userEvent.click(dialog.getByRole('button', { name: 'Accept' }))
  await expect.element(page.getByText('Accepted 1 order')).toBeVisible()
  expect(mock.world.billing?.accepted).toMatchObject([{ leak: 'noPrice', reason: 'Agreed with them.' }])
  await userEvent.click(page.getByRole('button', { name: /^Accepted/ }))
  await userEvent.click(page.getByRole('button', { name: 'Yes' }))
  await userEvent.click(rows.getByRole('button', { name: /^Do not accept order/ }))
  await expect.element(page.getByText('None is accepted')).toBeVisible()
  expect(mock.world.billing?.accepted).toEqual([])
})

it('keeps what the books call things until it is saved, over the tabs', async () => {
  const { mock } = await open('/settings/finance/books')
  const item = page.getByRole('textbox', { name: 'Item of City Same Day' })
  await userEvent.fill(item, 'Delivery')
  await expect.element(page.getByText('1 change not saved')).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await userEvent.click(page.getByRole('tab', { name: /^Taxes/ }))
  await userEvent.fill(page.getByRole('textbox', { name: /^Tax code of GST 5%/ }).first(), 'GST')
  await userEvent.click(page.getByRole('tab', { name: /^Services/ }))
  await expect.element(item).toHaveValue('Delivery')
  await userEvent.click(page.getByRole('button', { name: 'Accounting settings' }))
  const asked = page.getByRole('alertdialog', { name: 'Discard changes?' })
  await userEvent.click(asked.getByRole('button', { name: 'Keep editing' }))
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.element(page.getByText('Saved 2 names of the books')).toBeVisible()
  expect(mock.world.billing?.mappings).toMatchObject([
    { kind: 'service', item: 'Delivery' },
    { kind: 'tax', code: 'GST' },
  ])
})

it('is denied to those who do not read the books', async () => {
  await open('/accounting-billing', { role: 'dispatcher' })
  await expect.element(page.getByText('Access denied')).toBeVisible()
  await expect.element(page.getByText(/does not let you see billing\.$/)).toBeVisible()
  expect(await axeViolations()).toEqual([])
})

it('fits on a phone', async () => {
  await onPhone(async () => {
    await openNamed(wizard('preview'))
    await expect.element(page.getByRole('region', { name: 'Sums' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    expect(await axeViolations()).toEqual([])
  })
})
