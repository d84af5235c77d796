import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { waybillNumber } from '#domain/orders/order-number.ts'
import { orderThatIs } from '#tests/components/world-orders.ts'
import { openWorld } from '#tests/components/open-world.tsx'
import { axeViolations } from '#tests/components/axe.ts'

const created = orderThatIs('created')
const field = () => page.getByRole('combobox', { name: 'Search or go to' })
const group = (name: string) => page.getByRole('group', { name, exact: true })
const option = (name: string | RegExp) => page.getByRole('option', { name })
const status = () => page.getByRole('dialog', { name: 'Search or go to' }).getByRole('status')

async function openPalette(...[address, options]: Parameters<typeof openWorld>) {
  const opened = await openWorld(address, options)
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field()).toHaveFocus()
  await expect.element(option('Home')).toBeVisible()
  return opened
}

it('finds customers, drivers and locations, each with where it leads', async () => {
  const { router } = await openPalette('/home')
  await userEvent.keyboard('meewasin')
  await expect.element(group('Customers').getByRole('option', { name: /Meewasin Pharmacy Group/ })).toBeVisible()
  await expect.element(status()).toBeEmptyDOMElement()
  expect(await axeViolations()).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location.pathname).toMatch(/^\/customers\/\d+$/)

  await userEvent.keyboard('{Control>}k{/Control}Sienna{Enter}')
  await expect.poll(() => router.state.location.search).toMatch(/^\?driver=\d+$/)
  await userEvent.keyboard('{Control>}k{/Control}print works')
  await expect.element(group('Locations').getByRole('option').first()).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location.pathname).toMatch(/^\/locations\/\d+$/)
})

it('asks for what stands still, not for every letter, and says when there is nothing by that name', async () => {
  const { api } = await openPalette('/home')
  await userEvent.keyboard('zzyzx')
  await expect.element(status()).toHaveTextContent('Searching…')
  await expect.element(status()).toHaveTextContent('Nothing by that name')
  const asked = api.sent('GET', '/paginated-locations').map(({ url }) => new URL(url).searchParams.get('search'))
  expect(asked.at(-1)).toBe('zzyzx')
  expect(asked.length).toBeLessThan(4)
})

it('says what “assign 10313 maya” will do, and Enter does it', async () => {
  const { mock } = await openPalette('/home')
  const { id } = created(mock)
  await userEvent.keyboard(`assign ${id} sien`)
  await expect
    .element(option(new RegExp(`Assign #${id} to Sienna Moreau.*Unassigned`)))
    .toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('option')).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Driver assigned successfully')).toBeVisible()
  expect(mock.world.orders.find(({ view }) => view.id === id)?.view.driver?.firstName).toBe('Sienna')
  await expect.element(field()).not.toBeInTheDocument()

  await userEvent.keyboard(`{Control>}k{/Control}unassign ${id}`)
  await expect.element(option(new RegExp(`Unassign #${id} from Sienna Moreau`))).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Order unassigned')).toBeVisible()
})

it('means the order of the page where no number is typed', async () => {
  const { mock } = await openPalette((world) => `/delivery-orders/${created(world).id}`)
  await userEvent.keyboard('assign sienna')
  await expect.element(option(new RegExp(`Assign #${created(mock).id} to Sienna Moreau`))).toBeVisible()
})

it('opens the order of a label that is scanned, before anything was found', async () => {
  const { mock, router } = await openPalette('/home')
  const { id } = created(mock)
  await userEvent.keyboard(`${waybillNumber(id)}{Enter}`)
  await expect.poll(() => router.state.location.pathname).toBe(`/delivery-orders/${id}`)
})

it('finds whom to call by a number without signs, and takes it for no order', async () => {
  const { mock, router } = await openPalette('/home')
  const { id, phone, fullName } = mock.world.resources.location.find(
    ({ tenantId, archived }) => tenantId === 1 && !archived,
  )!
  await userEvent.keyboard(`${phone?.slice(2)}`)
  await group('On the line')
    .getByRole('option', { name: new RegExp(fullName) })
    .click()
  await expect.poll(() => router.state.location.pathname).toBe(`/locations/${id}`)
})

it('says who is on the line, with their open orders, and Enter opens the first', async () => {
  const { mock, router } = await openPalette('/home')
  const customer = mock.world.tenants.find(({ key }) => key === 'customer')!.tenant
  const open = mock.world.orders.filter(
    ({ view }) => view.senderTenant.id === customer.id && !['completed', 'cancelled'].includes(view.status),
  )
  const line = group('On the line')
  await field().fill('(306) 555-0200')
  await expect.element(line.getByRole('option').first()).toMatchTextContent(/\d+ open orders/)
  await expect.element(line.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await expect.element(line.getByRole('option').nth(1)).toMatchTextContent(`New order for ${customer.name}`)
  await expect
    .element(
      group('Orders').getByRole('option', { name: new RegExp(`#${Math.max(...open.map(({ view }) => view.id))}`) }),
    )
    .toBeVisible()
  await expect.element(group('Customers')).not.toBeInTheDocument()
  expect(await axeViolations()).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location.pathname).toBe(`/customers/${customer.id}`)

  await userEvent.keyboard('{Control>}k{/Control}')
  await field().fill('tel:+13065550200')
  await expect.element(line.getByRole('option').nth(1)).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => router.state.location.pathname).toBe('/scheduler')
  await expect.element(page.getByRole('combobox', { name: 'Customer' })).toHaveValue(customer.name)
})

it('says that nobody known has a number, and offers to invite', async () => {
  const { router } = await openPalette('/home', { role: 'owner' })
  await field().fill('306 555 0999')
  await expect.element(status()).toHaveTextContent('Nobody known has this number')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location.pathname).toBe('/customers/invitations/new')
})

it('says why an act is not possible, and what is missing', async () => {
  const { mock } = await openPalette('/home')
  await userEvent.keyboard('assign an')
  await expect.element(status()).toMatchTextContent('Type the number of an order')
  await field().fill('assign 99999999')
  await expect.element(status()).toMatchTextContent('There is no order #99999999 here')
  await field().fill(`assign ${orderThatIs('completed')(mock).id} sienna`)
  await expect.element(status()).toMatchTextContent('completed and closed')
  await field().fill(`assign ${created(mock).id} nobody`)
  await expect.element(status()).toMatchTextContent('No other driver is called “nobody”')
})

it('offers no act and no names to whom they are not open', async () => {
  const { mock, api } = await openPalette('/home', { tenantKind: 'customer', role: 'scheduler' })
  await userEvent.keyboard(`assign ${created(mock).id} sienna`)
  await expect.element(status()).toMatchTextContent('does not let you assign drivers')
  await expect.element(page.getByRole('option')).not.toBeInTheDocument()
  await field().fill('sienna')
  // Of her orders the customer learns who drives them; people are not among what it finds.
  await expect.element(group('Orders').getByRole('option').first()).toBeVisible()
  await expect.element(group('Drivers')).not.toBeInTheDocument()
  expect(api.calls.filter((call) => /users-by-role|customers/.test(call))).toEqual([])
})

it('finds a screen by what people call it, and goes there', async () => {
  const { router } = await openPalette('/home', { role: 'owner' })
  await userEvent.keyboard('receivables')
  await expect.element(group('Go to').getByRole('option', { name: 'Billing: Ageing' })).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location.pathname).toBe('/accounting-billing/ageing')

  await userEvent.keyboard('{Control>}k{/Control}trucks')
  await expect.element(group('Go to').getByRole('option', { name: 'Settings: Vehicles' })).toBeVisible()
  await field().fill('bills')
  await expect.element(option('Accounting: Invoices from Couriers')).toBeVisible()
})

it('shows no screen to those who may not open it', async () => {
  await openPalette('/home', { tenantKind: 'customer', role: 'scheduler' })
  for (const words of ['receivables', 'trucks', 'payroll', 'bills']) {
    await field().fill(words)
    await expect.element(status()).toHaveTextContent('Nothing by that name')
  }
})
