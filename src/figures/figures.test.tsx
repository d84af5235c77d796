import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { onPhone, openWorld } from '#tests/components/open-world.tsx'
// loaded before it is asked for: what is tested is not how fast code arrives
import './AnalyticsScreen.tsx'
import './FigureOrdersScreen.tsx'
import './SeriesChart.tsx'

/** Those of the mock world, which stands in November 2026. */
const days = 'from=2026-10-01&until=2026-11-30'
const analytics = `/home/analytics?${days}&by=month`
const owner = { tenantKind: 'courier', role: 'owner' } as const

const table = (name: string) => page.getByRole('table', { name, exact: true })
const listed = () => document.querySelector('.wb-filter-count')?.textContent ?? ''

async function showTable(name: string) {
  await page.getByRole('region', { name, exact: true }).getByText('Table').click()
  await expect.element(table(name)).toBeVisible()
}

it('each figure of a table opens as many orders as it says, and these add up to it', async () => {
  const { screen, router, search } = await openWorld(analytics, owner)
  await showTable('Revenue')
  const foot = table('Revenue').element().querySelectorAll<HTMLAnchorElement>('tfoot a')
  const [orders, revenue] = [foot[0], [...foot].find(({ textContent }) => textContent.startsWith('$'))]
  const [count, amount] = [orders?.textContent ?? '', revenue?.textContent ?? '']
  expect(Number(count)).toBeGreaterThan(0)
  revenue?.click()
  await expect.element(screen.getByRole('heading', { name: 'Revenue', level: 1 })).toBeVisible()
  expect(search().get('measure')).toBe('earned')
  await expect.poll(listed).toBe(`${count} orders`)
  await expect.poll(() => document.querySelector('.wb-list-foot')?.textContent).toContain(amount)
  await router.navigate(-1)
  await expect.element(screen.getByRole('heading', { name: 'Analytics' })).toBeVisible()
})

it('is narrowed to one customer by a press on it, and shows all again', async () => {
  const { screen, search } = await openWorld(analytics, owner)
  await page.getByRole('navigation', { name: 'By what' }).getByRole('link', { name: 'Customers' }).click()
  await page.getByRole('table', { name: 'Customers' }).getByText('Meewasin Pharmacy Group').click()
  await expect.poll(() => search().get('of')).toMatch(/^party:\d+$/)
  await screen.getByRole('button', { name: 'Only Meewasin Pharmacy Group: show all' }).click()
  await expect.poll(() => search().get('of')).toBeNull()
})

it('a press on a place of a chart opens the orders of these days', async () => {
  const { screen, search } = await openWorld(analytics, owner)
  const chart = page.getByRole('img', { name: /^Orders over time/ })
  await expect.element(chart).toBeVisible()
  await expect.poll(() => chart.element().querySelector('canvas')).not.toBeNull()
  await chart.click({ position: { x: chart.element().clientWidth * 0.8, y: 100 } })
  await expect.element(screen.getByRole('heading', { name: 'Orders placed' })).toBeVisible()
  expect([search().get('from'), search().get('until')]).toEqual(['2026-11-01', '2026-11-30'])
})

it('shows a dispatcher how many and how punctual, and no money', async () => {
  const { screen } = await openWorld(analytics, { tenantKind: 'courier', role: 'dispatcher' })
  await expect.element(screen.getByRole('heading', { name: 'On time' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /^Delivered/ }).first()).toBeVisible()
  await expect.element(screen.getByText('Revenue')).not.toBeInTheDocument()
})

it('shows a customer what it spent, by courier', async () => {
  const { screen } = await openWorld(analytics, { tenantKind: 'customer', role: 'owner' })
  await expect.element(screen.getByRole('heading', { name: 'Spend' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Couriers' })).toBeVisible()
  await expect.element(screen.getByText('Margin')).not.toBeInTheDocument()
})

it('says how it failed, and asks again', async () => {
  const { screen, mock } = await openWorld((world) => {
    world.settings.fault = '500'
    return analytics
  }, owner)
  await expect.element(screen.getByText('Orders could not be loaded')).toBeVisible()
  mock.settings.fault = null
  await screen.getByRole('region', { name: 'Orders' }).getByRole('button', { name: 'Retry' }).click()
  await showTable('Orders')
})

it('is read without a mouse, on a phone and by a screen reader', async () => {
  await onPhone(async () => {
    await openWorld(analytics, owner)
    await showTable('On time')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    expect(await axeViolations()).toEqual([])
    await userEvent.tab()
    expect(document.activeElement).not.toBe(document.body)
  })
})

it('leads home to what this person answers for', async () => {
  const { screen, search } = await openWorld('/', owner)
  const keys = page.getByRole('list', { name: 'Key figures' })
  for (const name of [
    'Free drivers',
    'On time, 30 days',
    'Revenue, 30 days',
    'Margin, 30 days',
    'Unbilled',
    'Overdue',
    'Leaks',
  ])
    await expect.element(keys.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible()
  await keys.getByRole('link', { name: /^Free drivers/ }).click()
  await expect.poll(() => search().get('show')).toBe('free')
  await expect.element(screen.getByRole('heading', { name: 'Drivers' })).toBeVisible()
})
