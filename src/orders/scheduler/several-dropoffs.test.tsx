import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DeliveryOrdersCreate } from '#generated/model/index.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { openApp } from '#tests/components/open-app.tsx'
import { serveWorld } from '#tests/components/serve-world.ts'
import { stopCalendar } from '#tests/components/stop-calendar.ts'
import { offerOneService } from './testing/offer-one-service.ts'
import '#src/layouts/AppLayout.tsx'
import '#src/orders/detail/OrderSuccessScreen.tsx'
import './SchedulerScreen.tsx'

const dropoff = (name: string) => page.getByRole('combobox', { name, exact: true })
const quantityOf = (parcels: string) =>
  page.getByRole('group', { name: parcels }).getByRole('spinbutton', { name: 'Quantity' })
const place = (text: string) => page.getByRole('button', { name: new RegExp(`^${text}`) })

/** An order of ten dollars from Riversdale to Lawson that could be placed. */
async function openFilledIn() {
  stopCalendar()
  const { mock, api } = serveWorld({ tenantKind: 'customer' })
  const { sameDay, riversdale, lawson } = offerOneService(mock)
  const { router } = await openApp(
    `/scheduler?pickup=${riversdale.id}&dropoff=${lawson.id}&service=${sameDay.summary.id}`,
  )
  await userEvent.selectOptions(
    page.getByRole('combobox', { name: 'Parcel type' }),
    'Medium box — About the size of a microwave',
  )
  await expect.element(page.getByText('$10.00').first()).toBeVisible()
  const sent = () => api.sent('POST', '/delivery-orders/batch')
  return { router, mock, sent, lawson, others: mock.world.resources.location.filter(isElsewhere) }

  function isElsewhere({ id, tenantId }: { id: number; tenantId: number }) {
    return tenantId === riversdale.tenantId && id !== riversdale.id && id !== lawson.id
  }
}

async function choose(field: string, name: string) {
  await dropoff(field).fill(name)
  await userEvent.click(page.getByRole('option', { name, exact: false }).first())
}

it('places an order for each drop-off, each with what it gets, and shows them together', async () => {
  const { router, mock, sent, lawson, others } = await openFilledIn()
  const [second, third] = others
  if (!second || !third) throw new Error('The world has too few locations')
  await userEvent.keyboard('{Control>}{Shift>}L{/Shift}{/Control}')
  await expect.element(dropoff('Drop-off 2')).toHaveFocus()
  await choose('Drop-off 2', second.name)
  await userEvent.click(page.getByRole('button', { name: 'Add drop-off' }))
  await expect.element(dropoff('Drop-off 3')).toHaveFocus()

  await userEvent.click(place('Place 3 orders'))
  await expect.element(dropoff('Drop-off 3')).toHaveFocus()
  await expect.element(dropoff('Drop-off 3')).toHaveAccessibleDescription('Required')
  expect(sent()).toHaveLength(0)
  await choose('Drop-off 3', third.name)

  await userEvent.click(page.getByText('The same parcels for each drop-off'))
  await quantityOf('Parcels of drop-off 3').fill('3')
  const prices = page.getByRole('table', { name: 'All drop-offs' })
  await expect.element(prices.getByRole('cell', { name: '$30.00' })).toBeVisible()
  await expect.element(prices.getByRole('row', { name: 'All 3 orders $50.00' })).toBeVisible()
  expect(await axeViolations()).toEqual([])

  await userEvent.click(place('Place 3 orders'))
  await expect.element(page.getByRole('heading', { name: '3 orders placed' })).toBeVisible()
  expect(sent()).toHaveLength(1)
  const body: DeliveryOrdersCreate = await sent()[0]?.clone().json()
  expect(body.orders.map((order) => [order.dropoffLocationId, order.parcels[0]?.quantity])).toEqual([
    [lawson.id, 1],
    [second.id, 1],
    [third.id, 3],
  ])
  const together = page.getByRole('region', { name: 'Orders' })
  const numbers = mock.world.orders.slice(-3).map(({ view }) => view.id)
  for (const number of numbers) await expect.element(together.getByRole('link', { name: `#${number}` })).toBeVisible()
  expect(router.state.location.search).toBe(`?with=${numbers.slice(1).join('%2C')}`)
  expect(await axeViolations()).toEqual([])
})

it('is one order again when the others are taken away', async () => {
  const { sent } = await openFilledIn()
  await userEvent.click(page.getByRole('button', { name: 'Add drop-off' }))
  await userEvent.click(page.getByRole('button', { name: 'Remove drop-off 2' }))
  await expect.element(page.getByRole('table', { name: 'All drop-offs' })).not.toBeInTheDocument()
  await userEvent.click(place('Place order'))
  await expect.element(page.getByRole('heading', { name: /^Order #\d+ placed$/ })).toBeVisible()
  expect(sent()).toHaveLength(0)
})
