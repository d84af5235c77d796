import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formatCents } from '#domain/amounts/money.ts'
import { standsOnInvoice } from '#domain/accounting/revenue-state.ts'
import type { MockWorld } from '#mocks/test-handlers.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { openApp } from '#tests/components/open-app.tsx'
import { onPhone, openWorld } from '#tests/components/open-world.tsx'
import { serveWorld } from '#tests/components/serve-world.ts'
import { stopCalendar } from '#tests/components/stop-calendar.ts'
// loaded before it is asked for: what is tested is not how fast code arrives
import './AccountingDataScreen.tsx'
import './PeriodMenu.tsx'
import './many/BillStatusDialog.tsx'
import './many/PaidDialog.tsx'

const owner = { role: 'owner' } as const
/** Those of the mock world, which stands in November 2026. */
const days = 'from=2026-10-01&until=2026-11-30'
const byCustomer = `/accounting-data?grouping=CustomerCustomer&${days}`
const byOrder = `/accounting-data?grouping=CustomerDeliveryOrder&${days}`

const open = (address: string | ((mock: MockWorld) => string)) => {
  stopCalendar()
  return openWorld(address, owner)
}
const groups = () => page.getByRole('table', { name: 'Groups' })
const orders = () => page.getByRole('table', { name: 'Orders' })
const drawer = () => page.getByRole('dialog', { name: /Meewasin Pharmacy Group/ })
const rowsIn = (table: string) => [
  ...document.querySelectorAll<HTMLElement>(`table[aria-label="${table}"] tbody tr[data-index]`),
]
const total = () => document.querySelector('.wb-list-foot')?.textContent ?? ''
/** By the key: what is drawn lies over the box. */
const tick = async (box: ReturnType<typeof page.getByRole>) => {
  await expect.element(box).toBeInTheDocument()
  const element = box.element()
  if (element instanceof HTMLElement) element.focus()
  await userEvent.keyboard(' ')
}
const billed = ({ world }: MockWorld) =>
  world.orders.filter(({ view }) => view.status === 'completed' && view.billStatus === 'exported')
const asked = (requests: readonly Request[], ending: RegExp) =>
  requests.map(({ url }) => new URL(url)).filter(({ pathname }) => ending.test(pathname))
/** The addresses of groups, of what they come to, and of orders. */
const [ofGroups, ofTotals, ofOrders] = [
  /\/\d+\/accounting-data$/,
  /\/accounting-totals$/,
  /\/tenants\/accounting-data$/,
]

it('asks for this month where the address names no days, and keeps them there', async () => {
  const { search } = await open('/accounting-data')
  await expect.element(page.getByRole('heading', { name: 'Accounting data' })).toBeVisible()
  await expect.poll(() => [search().get('from'), search().get('until')]).toEqual(['2026-11-01', '2026-11-30'])
  await expect.element(page.getByRole('button', { name: 'Period: This month' })).toBeVisible()
})

it('shows each group with what it comes to, and all of them together under the list', async () => {
  await open(byCustomer)
  await expect.element(groups().getByRole('row', { name: /Meewasin Pharmacy Group/ })).toBeVisible()
  const cents = rowsIn('Groups').map((row) => {
    const amounts = row.textContent.match(/\$[\d,]+\.\d\d/g) ?? []
    return Math.round(Number((amounts[2] ?? '').replace(/[$,]/g, '')) * 100)
  })
  await expect.poll(total).toContain(formatCents(cents.reduce((sum, each) => sum + each, 0)))
  expect(await axeViolations()).toEqual([])
})

it('asks anew by another grouping, and Back returns to the one before', async () => {
  const { api, search, router } = await open(byCustomer)
  await expect.element(groups()).toBeVisible()
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Put together by' }), 'Driver, by pay period')
  await expect.poll(() => search().get('grouping')).toBe('DriverPayPeriod')
  await expect.element(page.getByRole('columnheader', { name: 'Driver pay' })).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: 'Pay period' })).toBeVisible()
  for (const ending of [ofGroups, ofTotals])
    expect(asked(api.requests, ending).at(-1)?.searchParams.get('grouping')).toBe('DriverPayPeriod')
  await router.navigate(-1)
  await expect.element(page.getByRole('columnheader', { name: 'Customer' })).toBeVisible()
})

it('opens as the address says: days, filters, search and order', async () => {
  const { api } = await open(`${byCustomer}&states=unbilled,changed&paid=no&priced=yes&q=meewasin&sort=-total`)
  await expect.element(page.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'descending')
  await expect
    .element(page.getByRole('button', { name: 'Billing: Unbilled, Changed since it was billed' }))
    .toBeVisible()
  await expect.element(page.getByRole('searchbox')).toHaveValue('meewasin')
  const filter = { states: ['unbilled', 'changed'], isPaid: false, isPriced: true }
  const list = asked(api.requests, ofGroups).at(-1)
  expect(JSON.parse(list?.searchParams.get('pagination') ?? '')).toMatchObject({
    filter,
    sort: [{ field: 'total', direction: 'desc' }],
  })
  const totals = asked(api.requests, ofTotals).at(-1)
  expect(JSON.parse(totals?.searchParams.get('filter') ?? '')).toEqual(filter)
  expect(totals?.searchParams.get('search')).toBe('meewasin')
  expect(rowsIn('Groups')).toHaveLength(1)
})

it('takes a period by its word or by two dates', async () => {
  const { search } = await open(byCustomer)
  await userEvent.click(page.getByRole('button', { name: /^Period: Oct 1/ }))
  await userEvent.click(page.getByRole('button', { name: 'Last quarter' }))
  await expect.poll(() => search().get('from')).toBe('2026-07-01')
  await expect.element(page.getByText('Nothing to bill in these days')).toBeVisible()
  await userEvent.fill(page.getByLabelText('From'), '2026-11-10')
  await userEvent.fill(page.getByLabelText('To'), '2026-11-02')
  await userEvent.click(page.getByRole('button', { name: 'Show these days' }))
  await expect.poll(() => [search().get('from'), search().get('until')]).toEqual(['2026-11-02', '2026-11-10'])
})

it('opens a group to its orders at an address, from which one gets to each', async () => {
  const { mock, api, router, search } = await open(byCustomer)
  await userEvent.click(groups().getByRole('link', { name: 'Meewasin Pharmacy Group' }))
  await expect.poll(() => search().get('open')).toBe('2:all')
  await expect.element(drawer().getByRole('table', { name: 'Orders' })).toBeVisible()
  expect(asked(api.requests, ofOrders).at(-1)?.searchParams.get('ids')).toBe('2:all')
  const theirs = mock.world.orders.filter(
    ({ view }) => view.senderTenant.id === 2 && ['completed', 'cancelled'].includes(view.status),
  )
  expect(theirs.map(({ view }) => `#${view.id}`)).toEqual(
    expect.arrayContaining(rowsIn('Orders').map((row) => row.querySelector('[data-row-link]')?.textContent)),
  )
  expect(rowsIn('Orders')[0]?.querySelector('[data-row-link]')?.getAttribute('href')).toMatch(
    /^\/delivery-orders\/\d+$/,
  )
  expect(await axeViolations()).toEqual([])
  // In the drawer the keys are those of its list.
  await userEvent.keyboard('jx')
  await expect.element(drawer().getByText('1 order selected')).toBeVisible()
  await router.navigate(-1)
  await expect.element(drawer()).not.toBeInTheDocument()
  await router.navigate(`${byCustomer}&open=2:all`)
  await expect.element(drawer()).toBeVisible()
  await userEvent.click(drawer().getByRole('button', { name: 'Close' }))
  await expect.poll(() => search().get('open')).toBeNull()
})

it('says of ticked groups that they are billed, and which orders stay as they are', async () => {
  const { mock } = await open((world) => {
    const [first] = billed(world)
    if (first !== undefined) first.invoiceNumbers = ['PSC-1001']
    return byCustomer
  })
  const kept = mock.world.orders.find(({ invoiceNumbers }) => invoiceNumbers !== undefined)
  await tick(page.getByRole('checkbox', { name: 'Select the loaded rows' }))
  await userEvent.click(page.getByRole('button', { name: 'Billing status…' }))
  const dialog = page.getByRole('dialog', { name: /^Billing status of \d+ orders$/ })
  await userEvent.click(dialog.getByText('Not Billable', { exact: true }))
  await userEvent.click(dialog.getByRole('button', { name: 'Set to Not Billable' }))
  await expect.element(dialog.getByText('Required: it is kept with each order.')).toBeVisible()
  await userEvent.fill(dialog.getByLabelText('Reason'), 'For the hospital’s charity')
  expect(await axeViolations()).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Set to Not Billable' }))
  await expect.element(dialog.getByText(/^Set \d+ orders to Not Billable\./)).toBeVisible()
  const refused = dialog.getByRole('list', { name: 'Refused' })
  await expect.element(refused.getByText(standsOnInvoice('PSC-1001'))).toBeVisible()
  await expect
    .element(refused.getByRole('link', { name: `#${kept?.view.id}` }))
    .toHaveAttribute('href', `/delivery-orders/${kept?.view.id}`)
  expect(kept?.view.billStatus).toBe('exported')
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }).last())
  await expect.element(page.getByText('Not billable').first()).toBeVisible()
  expect(mock.world.orders.filter(({ notBillableReason }) => notBillableReason !== undefined).length).toBeGreaterThan(5)
})

it('changes no other order than those that are shown', async () => {
  const { api } = await open(`${byCustomer}&states=unbilled`)
  await tick(page.getByRole('checkbox', { name: 'Select Meewasin Pharmacy Group' }))
  await userEvent.click(page.getByRole('button', { name: 'Billing status…' }))
  await userEvent.click(page.getByRole('button', { name: 'Set to Billed' }))
  await expect.element(page.getByText(/^Set \d+ orders? to Billed$/)).toBeVisible()
  const [sent] = api.sent('PATCH', '/bill-statuses')
  expect(await sent?.json()).toEqual({
    billStatus: 'exported',
    groups: {
      grouping: 'CustomerCustomer',
      ids: ['2:all'],
      from: '2026-10-01',
      until: '2026-11-30',
      filter: { states: ['unbilled'] },
    },
  })
  await expect.element(page.getByText('1 group selected')).not.toBeInTheDocument()
})

it('says order by order that they are paid, and which are none to be paid', async () => {
  const { mock } = await open(byOrder)
  await expect.element(orders()).toBeVisible()
  const [first, second] = rowsIn('Orders').map((row) => Number(row.dataset['id']))
  const orderOf = (id: number | undefined) => mock.world.orders.find(({ view }) => view.id === id)
  await tick(page.getByRole('checkbox', { name: `Select order #${first}` }))
  await tick(page.getByRole('checkbox', { name: `Select order #${second}` }))
  await userEvent.click(page.getByRole('button', { name: 'Mark paid…' }))
  const refusing = orderOf(second)
  if (refusing !== undefined) refusing.view = { ...refusing.view, status: 'droppedOff' }
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Mark paid' }))
  await expect.element(page.getByText('Marked 1 order paid.')).toBeVisible()
  await expect.element(page.getByText(/^There is nothing to pay/)).toBeVisible()
  expect([orderOf(first)?.paidAt, orderOf(second)?.paidAt]).toEqual([expect.any(Number), undefined])
})

it('marks one order in its row, and takes it back', async () => {
  const { mock } = await open(`${byCustomer}&open=2:all`)
  await expect.poll(() => rowsIn('Orders').length).toBeGreaterThan(0)
  const id = Number(rowsIn('Orders')[0]?.dataset['id'])
  const paidAt = () => mock.world.orders.find(({ view }) => view.id === id)?.paidAt
  await userEvent.click(page.getByRole('button', { name: `Mark paid: #${id}` }))
  await expect.element(page.getByText(`Marked #${id} paid`)).toBeVisible()
  expect(paidAt()).toEqual(expect.any(Number))
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.poll(paidAt).toBeNull()
})

it('opens the order itself where each is by itself', async () => {
  const { search } = await open(byOrder)
  await expect.element(orders()).toBeVisible()
  const link = rowsIn('Orders')[0]?.querySelector<HTMLElement>('[data-row-link]')
  await userEvent.click(link ?? document.body)
  await expect.poll(() => `#${search().get('order')}`).toBe(link?.textContent)
})

it('names in the file the columns that are shown, and downloads the orders as well', async () => {
  const names: string[] = []
  const watch = (event: MouseEvent) => {
    if (event.target instanceof HTMLAnchorElement && event.target.download !== '') {
      names.push(event.target.download)
      event.preventDefault()
    }
  }
  document.addEventListener('click', watch)
  try {
    const { api } = await open(`${byCustomer}&q=meewasin`)
    await expect.element(groups()).toBeVisible()
    const csv = (ending: RegExp) =>
      asked(
        api.requests.filter(({ headers }) => headers.get('accept') === 'text/csv'),
        ending,
      ).at(-1)?.searchParams
    await userEvent.click(page.getByRole('button', { name: 'CSV', exact: true }))
    await expect.element(page.getByText('Downloaded 1 group')).toBeVisible()
    expect(csv(ofGroups)?.get('columns')).toBe('party,orders,unpriced,preTax,tax,total,billed,paid,state')
    await userEvent.click(page.getByRole('button', { name: 'Orders CSV' }))
    await expect.element(page.getByText(/^Downloaded \d+ orders$/)).toBeVisible()
    // Of the groups that were found, and not of orders in which the word stands somewhere.
    expect(csv(ofOrders)?.get('ids')).toBe('2:all')
    expect(csv(ofOrders)?.get('search')).toBeNull()
    expect(names).toEqual([
      'accounting-data-2026-10-01-to-2026-11-30.csv',
      'accounting-orders-2026-10-01-to-2026-11-30.csv',
    ])
  } finally {
    document.removeEventListener('click', watch)
  }
})

it('says that there is nothing, that nothing matches, and what failed', async () => {
  const { mock, router } = await open('/accounting-data?from=2025-01-01&until=2025-01-31')
  await expect.element(page.getByText('Nothing to bill in these days')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Last month' })).toBeVisible()
  await router.navigate(`${byCustomer}&q=nobody+is+called+so`)
  await expect.element(page.getByText('No groups match')).toBeVisible()
  mock.settings.fault = '500'
  await router.navigate(`${byCustomer}&paid=yes`)
  await expect.element(page.getByText('Groups could not be loaded')).toBeVisible()
})

it.each([
  ['of a customer', { tenantKind: 'customer', role: 'owner' }, /^Accounting is not part of the plan/],
  ['without the right', { tenantKind: 'courier', role: 'dispatcher' }, /does not let you see the accounting/],
] as const)('denies access to somebody %s', async (_who, options, reason) => {
  serveWorld(options)
  await openApp('/accounting-data')
  await expect.element(page.getByText('Access denied')).toBeVisible()
  await expect.element(page.getByText(reason)).toBeVisible()
})

it('fits on a phone, with what all come to at its foot', async () => {
  await onPhone(async () => {
    await open(byCustomer)
    await expect.element(page.getByRole('region', { name: 'Total' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    expect(await axeViolations()).toEqual([])
  })
})
