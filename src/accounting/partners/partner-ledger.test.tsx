import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { MockWorld } from '#mocks/test-handlers.ts'
import type { MockOrder } from '#mocks/world-types.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { onPhone, openWorld } from '#tests/components/open-world.tsx'
import { stopCalendar } from '#tests/components/stop-calendar.ts'
// loaded before it is asked for: what is tested is not how fast code arrives
import './PartnerLedgerScreen.tsx'
import '../PeriodMenu.tsx'

const owner = { role: 'owner' } as const
/** Those of the mock world, which stands in November 2026. */
const days = 'from=2026-10-01&until=2026-11-30'
const address = (view: string) => `/accounting-billing/partners?view=${view}&${days}`

const partner = { id: 4, name: 'Queen City Rush' }
const [firstBought, secondBought] = [990_001, 990_002]

/** Two completed orders of the courier, which its partner carried out: one at half its price, and one at a loss that it billed higher. */
function handOn({ world }: MockWorld): readonly [MockOrder, MockOrder] {
  const done = world.orders.filter(
    ({ view, price }) =>
      view.receiverTenant.name === 'Prairie Sky Couriers' &&
      view.status === 'completed' &&
      price.result.status === 'priced',
  )
  const [first, second] = done
  if (first === undefined || second === undefined) throw new Error('Too few orders are completed')
  buy(world.orders, first, { id: firstBought, factor: 0.5 })
  buy(world.orders, second, { id: secondBought, factor: 2, invoice: 'QCR-220' })
  return [first, second]
}

interface Bought {
  readonly id: number
  /** How much of the price of the sold one it costs. */
  readonly factor: number
  /** On which it was billed, at 5 dollars more than was agreed on. */
  readonly invoice?: string
}

function buy(orders: MockOrder[], sold: MockOrder, { id, factor, invoice }: Bought): void {
  const sellCents = sold.price.result.preTaxCadCents ?? 0
  const cents = Math.round(sellCents * factor)
  const brokerage = {
    sellOrderId: sold.view.id,
    buyOrderId: id,
    receiverTenant: partner,
    sellPreTaxCadCents: sellCents,
    buyPreTaxCadCents: cents,
    marginCadCents: sellCents - cents,
  }
  sold.view = { ...sold.view, brokerage }
  const { result } = sold.price
  orders.push({
    ...sold,
    view: {
      ...sold.view,
      id,
      senderTenant: sold.view.receiverTenant,
      receiverTenant: { ...sold.view.receiverTenant, ...partner },
      billStatus: invoice === undefined ? 'not_exported' : 'exported',
    },
    price: {
      ...sold.price,
      result: { ...result, status: 'priced', preTaxCadCents: cents, totalCadCents: cents, lines: [] } as typeof result,
    },
    tenantIds: [sold.view.receiverTenant.id, partner.id],
    billed: invoice === undefined ? null : { preTaxCents: cents + 500, taxes: [] },
    invoiceNumbers: invoice === undefined ? [] : [invoice],
  })
}

function open(view: string) {
  stopCalendar()
  return openWorld((mock) => {
    handOn(mock)
    return address(view)
  }, owner)
}
const table = (name: string) => page.getByRole('table', { name })
const total = () => document.querySelector('.wb-list-foot')?.textContent ?? ''
const amounts = (text: string) => text.match(/-?\$[\d,]+\.\d\d/g) ?? []

it('begins with what partners and the courier owe each other, and leads to the orders of each', async () => {
  const { search } = await openWorld((mock) => {
    handOn(mock)
    return '/accounting-billing/partners'
  }, owner)
  await expect.element(page.getByRole('heading', { name: 'Partner ledger' })).toBeVisible()
  await expect.element(table('Balances').getByRole('row', { name: /Queen City Rush.*We owe them \$/ })).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await userEvent.click(table('Balances').getByRole('link', { name: partner.name }))
  await expect.poll(() => [search().get('view'), search().get('partner')]).toEqual(['order', String(partner.id)])
  await expect.poll(() => search().get('from')).not.toBeNull()
})

it('puts together by partner and by lane what comes to the same, and opens each to its orders', async () => {
  const { search } = await open('partner')
  const row = table('Partners').getByRole('row', { name: /Queen City Rush/ })
  await expect.element(row).toBeVisible()
  await expect.poll(total).toMatch(/\$/)
  expect(amounts(row.element().textContent)).toEqual(amounts(total()))
  const byPartner = total()
  await userEvent.click(row.getByRole('link', { name: partner.name }))
  await expect.poll(() => search().get('open')).toBe(String(partner.id))
  const drawer = page.getByRole('dialog', { name: partner.name })
  await expect.element(drawer.getByRole('table', { name: 'Orders' })).toBeVisible()
  await expect.poll(() => drawer.getByRole('row').elements().length).toBe(4)
  await expect.poll(() => axeViolations()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => search().get('open')).toBeNull()

  await userEvent.click(page.getByRole('radio', { name: 'Lanes' }))
  await expect.element(table('Lanes')).toBeVisible()
  await expect.poll(() => amounts(total())).toEqual(amounts(byPartner))
  expect(search().get('from')).toBe('2026-10-01')
})

it('says of an order both sides, what it lost, and how its invoice differs from what was agreed', async () => {
  const { search, api } = await open('order')
  const rows = table('Orders').getByRole('row')
  await expect
    .element(table('Orders').getByRole('row', { name: /QCR-220/ }))
    .toMatchTextContent(/-\$[\d.,]+.*\$5\.00 more than agreed/)
  await expect.poll(() => rows.elements().length).toBe(4)
  expect(await axeViolations()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Loss' }))
  await userEvent.click(page.getByRole('button', { name: 'At a loss only' }))
  await expect.poll(() => search().get('loss')).toBe('yes')
  await expect.poll(() => rows.elements().length).toBe(3)
  const asked = api.requests
    .map(({ url }) => new URL(url))
    .findLast(({ pathname }) => pathname.endsWith('ledger-totals'))
  expect(JSON.parse(asked?.searchParams.get('filter') ?? '')).toEqual({ isAtLoss: true })
})

it('opens an order by the keys', async () => {
  const { router } = await open('order')
  await expect.element(table('Orders')).toBeVisible()
  await userEvent.keyboard('j{Enter}')
  await expect.poll(() => router.state.location.pathname).toMatch(/^\/delivery-orders?\/\d+|^\/orders?\/\d+/)
})

it('says that nothing was handed on in these days, and leads to others', async () => {
  const { search } = await openWorld('/accounting-billing/partners?view=lane&from=2025-01-01&until=2025-01-31', owner)
  await expect.element(page.getByText('Nothing was handed on in these days')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'This year' }))
  await expect.poll(() => search().get('from')).not.toBe('2025-01-01')
})

it('says that it could not be loaded, and tries again', async () => {
  await openWorld(address('order'), { ...owner, fault: '500' })
  await expect.element(page.getByText('Orders could not be loaded')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible()
})

it('is closed to those who do not read accounting', async () => {
  await openWorld(address('order'), { role: 'dispatcher' })
  await expect.element(page.getByText('Access denied')).toBeVisible()
})

it('stands on a phone as cards, with its sums under them', () =>
  onPhone(async () => {
    await open('order')
    await expect.element(page.getByRole('region', { name: 'Total' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    expect(await axeViolations()).toEqual([])
  }))

it('is reached from billing and from the page of the partner', async () => {
  const { router } = await openWorld('/accounting-billing', owner)
  await userEvent.click(page.getByRole('main').getByRole('link', { name: 'Partners' }))
  await expect.element(page.getByRole('heading', { name: 'Partner ledger' })).toBeVisible()
  await router.navigate(`/partners/${partner.id}`)
  await userEvent.click(page.getByRole('button', { name: 'Ledger' }))
  await expect.poll(() => new URLSearchParams(router.state.location.search).get('partner')).toBe(String(partner.id))
})
