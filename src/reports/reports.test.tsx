import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formatCents } from '#domain/amounts/money.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { onPhone, openWorld } from '#tests/components/open-world.tsx'
import { stopCalendar } from '#tests/components/stop-calendar.ts'
// loaded before it is asked for: what is tested is not how fast code arrives
import './ReportsScreen.tsx'
import '#src/accounting/PeriodMenu.tsx'

/** Those of the mock world, which stands in November 2026. */
const days = 'from=2026-10-01&until=2026-11-30'
const of = (kind: string, more = '') => `/reports?kind=${kind}&${days}${more}`
const courier = { role: 'owner' } as const
const customer = { role: 'owner', tenantKind: 'customer' } as const

const open = (address: string, choice: Parameters<typeof openWorld>[1] = courier) => {
  stopCalendar()
  return openWorld(address, choice)
}
const report = (name: string) => page.getByRole('table', { name })
const rows = () => [...document.querySelectorAll<HTMLElement>('tbody tr[data-index]')]
const foot = () => document.querySelector('.wb-list-foot')?.textContent ?? ''
const centsIn = (text: string) =>
  (text.match(/-?\$[\d,]+\.\d\d/g) ?? []).map((each) => Math.round(Number(each.replaceAll(/[$,]/g, '')) * 100))
const headings = () => [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent)

it('opens with the customers of this month, and keeps that in the address', async () => {
  const { search } = await open('/reports')
  await expect.element(page.getByRole('heading', { name: 'Reports' })).toBeVisible()
  await expect
    .poll(() => ['kind', 'from', 'until'].map((name) => search().get(name)))
    .toEqual(['SummaryByCustomer', '2026-11-01', '2026-11-30'])
  await expect.element(page.getByRole('button', { name: 'Period: This month' })).toBeVisible()
})

it('adds its rows up under the table, and opens a row to the orders that it is the sum of', async () => {
  const { search } = await open(of('SummaryByCustomer'))
  await expect.element(report('Summary By Customer')).toBeVisible()
  await expect.poll(foot).toContain('$')
  // Of each: before tax, tax, total.
  const totals = rows().map(({ textContent }) => centsIn(textContent)[2] ?? 0)
  expect(foot()).toContain(formatCents(totals.reduce((sum, cents) => sum + cents, 0)))
  expect(await axeViolations()).toEqual([])
  await userEvent.click(report('Summary By Customer').getByRole('link', { name: 'Meewasin Pharmacy Group' }))
  await expect.element(report('Transaction By Customer')).toBeVisible()
  expect([search().get('kind'), search().get('customer')]).toEqual(['TransactionByCustomer', '2'])
  const [subtotal, ...orders] = rows().map(({ textContent }) => centsIn(textContent))
  expect(orders.reduce((sum, cents) => sum + (cents[2] ?? 0), 0)).toBe(subtotal?.[2])
  expect(foot()).toContain(formatCents(subtotal?.[2] ?? 0))
})

it('has every report of a courier, with pay and margin', async () => {
  await open(of('SummaryByDriver'))
  const select = page.getByRole('combobox', { name: 'Which report' })
  await expect
    .poll(() => select.element().textContent)
    .toMatch(/All Orders.*Summary By Driver.*Transaction By Supplier/)
  await expect.element(report('Summary By Driver')).toBeVisible()
  expect(headings()).toEqual(expect.arrayContaining(['Driver', 'On time', 'Driver pay', 'Bought', 'Margin']))
})

it('shows a customer its couriers, and neither pay nor margin', async () => {
  await open('/reports', customer)
  await expect.element(page.getByRole('combobox', { name: 'Which report' })).toHaveValue('SummaryByCourier')
  await open(of('SummaryByCourier'), customer)
  await expect.element(report('Summary By Courier').getByRole('row', { name: /Prairie Sky/ })).toBeVisible()
  expect(headings()).toEqual(expect.arrayContaining(['Courier', 'Before tax', 'Total']))
  expect(headings()).not.toContain('Driver pay')
  expect(headings()).not.toContain('Margin')
})

it('goes on to another report, and Back returns', async () => {
  const { router, search } = await open(of('SummaryByCustomer'))
  await expect.element(report('Summary By Customer')).toBeVisible()
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Which report' }), 'All Orders')
  await expect.element(report('All Orders')).toBeVisible()
  expect(search().get('kind')).toBe('AllOrders')
  await router.navigate(-1)
  await expect.element(report('Summary By Customer')).toBeVisible()
})

it('says that there is nothing in these days, and where there may be something', async () => {
  const { search } = await open('/reports?kind=AllOrders&from=2020-01-01&until=2020-01-31')
  await expect.element(page.getByText('No orders in these days')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'This year' }))
  await expect.poll(() => search().get('from')).toBe('2026-01-01')
  await expect.element(report('All Orders')).toBeVisible()
})

it('says why somebody is shown nothing', async () => {
  await open(of('AllOrders'), { role: 'viewer' })
  await expect.element(page.getByText('Access denied')).toBeVisible()
})

it('says what failed, and tries again', async () => {
  const { mock, router } = await open(of('SummaryByCustomer'))
  await expect.element(report('Summary By Customer')).toBeVisible()
  mock.settings.fault = '500'
  await router.navigate(of('AllOrders'))
  await expect.element(page.getByText('All Orders could not be loaded')).toBeVisible()
  mock.settings.fault = null
  await userEvent.click(page.getByRole('button', { name: /Retry|Try again/ }))
  await expect.element(report('All Orders')).toBeVisible()
})

it('is read on a phone as cards, with the sums under them', async () => {
  await onPhone(async () => {
    await open(of('SummaryByCustomer'))
    await expect.element(page.getByRole('link', { name: 'Meewasin Pharmacy Group' })).toBeVisible()
    await expect.poll(() => document.querySelector('.wb-list-foot-card')?.textContent).toContain('$')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })
})
