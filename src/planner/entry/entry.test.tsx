import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { RecurringOrderInput } from '#generated/model/index.ts'
import type { MockWorldOptions } from '#mocks/test-handlers.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { onPhone, openWorld } from '#tests/components/open-world.tsx'
import { stopCalendar } from '#tests/components/stop-calendar.ts'
// loaded before it is asked for: what is tested is not how fast code arrives
import '../GeneralSide.tsx'
import '../RecurringOrderScreen.tsx'
import './EditRecurringOrder.tsx'
import './NewRecurringOrder.tsx'

const customer = { tenantKind: 'customer', role: 'scheduler' } as const
const open = async (path: string, options: MockWorldOptions = customer) => {
  stopCalendar()
  return openWorld(path, options)
}
const combobox = (name: string) => page.getByRole('combobox', { name })
const textbox = (name: string) => page.getByRole('textbox', { name })
const outcome = () => page.getByRole('status', { name: 'What comes of it' })
const sent = async (request: Request | undefined): Promise<RecurringOrderInput> => request?.clone().json()

async function choose(name: string, text: string, option: string) {
  await userEvent.click(combobox(name))
  await userEvent.keyboard(text)
  await expect.element(page.getByRole('option', { name: option, exact: false })).toBeVisible()
  await userEvent.keyboard('{Enter}')
}

it('plans an order by a rule whose sentence and days one sees as one types', async () => {
  const { api, router, mock } = await open('/planner/new-recurring-order')
  await userEvent.click(page.getByRole('radio', { name: /Pharmacy Route/ }))
  await choose('Pickup', 'rivers', 'Meewasin Pharmacy Riversdale')
  await choose('Drop-off', 'laws', 'Meewasin Pharmacy Lawson')
  await userEvent.selectOptions(combobox('Parcel type'), 'Prescription bag — Sealed, to be signed for')
  await expect.element(outcome()).toMatchTextContent(/^Every Saturday, from November 21, 2026Sat, Nov 21Sat, Nov 28/)
  await expect.element(page.getByText('Of the order for Sat, Nov 21')).toBeVisible()
  await userEvent.click(page.getByRole('checkbox', { name: 'Saturday' }))
  await expect.element(outcome()).toMatchTextContent('The days appear as soon as the rule is whole.')
  await userEvent.click(page.getByRole('checkbox', { name: 'Thursday' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Monday' }))
  await userEvent.fill(page.getByRole('spinbutton', { name: 'Every' }), '2')
  await expect.element(outcome()).toMatchTextContent(/^Every 2 weeks on Monday and Thursday.*Mon, Nov 30Thu, Dec 3/)
  await expect.element(page.getByText('Of the order for Mon, Nov 30')).toBeVisible()
  await userEvent.fill(textbox('Deliver by'), '11')
  await userEvent.fill(page.getByLabelText('Last day'), '2027-03-31')
  await userEvent.click(page.getByText('7 days'))
  await userEvent.fill(textbox('Name'), 'Two-weekly run')
  await expect.element(page.getByText('$15.70').first()).toBeVisible()
  await expect.element(textbox('Agreed price')).not.toBeInTheDocument()
  expect(await axeViolations()).toEqual([])
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByRole('heading', { name: 'Two-weekly run' })).toBeVisible()
  expect(router.state.location.pathname).toMatch(/^\/planner\/recurring-order\/\d+$/)
  const place = (name: string) => mock.world.resources.location.find((one) => one.name === name)?.id
  expect(await sent(api.sent('POST', '/recurring-orders')[0])).toMatchObject({
    name: 'Two-weekly run',
    pickupLocationId: place('Meewasin Pharmacy Riversdale'),
    dropoffLocationId: place('Meewasin Pharmacy Lawson'),
    recurrence: { kind: 'weekly', every: 2, weekdays: [1, 4] },
    startDate: '2026-11-21',
    endDate: '2027-03-31',
    pickupFromS: 28_800,
    dropoffToS: 39_600,
    dropoffDays: 0,
    daysAhead: 1,
    remindDays: [7],
  })
})

it('says at its field what is wrong, and goes to the first', async () => {
  const { api } = await open('/planner/new-recurring-order')
  await userEvent.click(page.getByRole('radio', { name: /Pharmacy Route/ }))
  await userEvent.selectOptions(combobox('Kind'), 'Monthly on a day')
  await userEvent.fill(page.getByRole('spinbutton', { name: 'On day' }), '32')
  await expect.element(page.getByRole('spinbutton', { name: 'On day' })).toHaveAccessibleDescription(/31/)
  await userEvent.fill(page.getByLabelText('Last day'), '2026-11-01')
  await userEvent.fill(textbox('Ready at'), '')
  await userEvent.fill(page.getByRole('spinbutton', { name: 'Days ahead' }), '15')
  await expect.element(page.getByRole('spinbutton', { name: 'Days ahead' })).toHaveAccessibleDescription(/14/)
  await userEvent.click(page.getByRole('button', { name: /^Plan it/ }))
  await expect.element(combobox('Pickup')).toHaveFocus()
  await expect.element(textbox('Ready at')).toHaveAccessibleDescription('Required')
  await userEvent.fill(page.getByRole('spinbutton', { name: 'On day' }), '31')
  await expect.element(page.getByLabelText('Last day')).toHaveAccessibleDescription('Must not be before the first day')
  expect(await axeViolations()).toEqual([])
  expect(api.sent('POST', '/recurring-orders')).toHaveLength(0)
})

it('shows at its field what the server refuses', async () => {
  await open('/planner/recurring-order/704/edit')
  await expect.element(textbox('Order notes')).toBeVisible()
  await userEvent.fill(textbox('Name'), 'sentinel:422')
  await expect.element(page.getByText('$15.70').first()).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: /^Save changes/ }))
  await expect.element(page.getByText('It was not saved. Correct the fields that are marked.')).toBeVisible()
  await expect.element(textbox('Name')).toHaveAttribute('aria-invalid', 'true')
})

it('mends one: it begins with what there is, sends what changed, and what is emptied is taken away', async () => {
  const { api, mock } = await open('/planner/recurring-order/701/edit')
  await expect.element(combobox('Drop-off')).toHaveValue('Nutana Manor')
  await expect.element(combobox('Kind')).toHaveValue('weekdays')
  await expect.element(textbox('Deliver by')).toHaveValue('11:00')
  await expect.element(textbox('PO number')).toHaveValue('PO-7781')
  await userEvent.fill(textbox('Deliver by'), '')
  await userEvent.fill(textbox('PO number'), '')
  await userEvent.selectOptions(combobox('Kind'), 'Monthly on a weekday')
  await userEvent.selectOptions(combobox('On the'), 'Last')
  await userEvent.selectOptions(combobox('Weekday'), 'Friday')
  await expect.element(outcome()).toMatchTextContent(/^On the last Friday of every month/)
  await expect.element(page.getByText('$15.70').first()).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: /^Save changes/ }))
  await expect.element(page.getByText('Saved Morning run to Nutana Manor')).toBeVisible()
  expect(await sent(api.sent('PATCH', '/recurring-orders/701')[0])).toMatchObject({
    version: 1,
    poNumber: null,
    dropoffToS: null,
    recurrence: { kind: 'monthly_weekday', every: 1, occurrence: 'Last', weekday: 5 },
  })
  const stored = mock.world.resources.recurringOrder.find(({ id }) => id === 701)
  expect(stored).toMatchObject({ poNumber: null, orderNotes: 'Ring at the side door.' })
})

it('says that somebody else was quicker, and takes up what they saved', async () => {
  const { mock } = await open('/planner/recurring-order/704/edit')
  await expect.element(textbox('Name')).toHaveValue('Returns from Riversdale')
  mock.world.resources.recurringOrder = mock.world.resources.recurringOrder.map((one) =>
    one.id === 704 ? { ...one, version: 2, name: 'Returns, renamed' } : one,
  )
  await userEvent.fill(textbox('Order notes'), 'Ring twice')
  await expect.element(page.getByText('$15.70').first()).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: /^Save changes/ }))
  await userEvent.click(page.getByRole('button', { name: 'Reload' }))
  await expect.element(textbox('Name')).toHaveValue('Returns, renamed')
})

it('repeats an order from its page, on its weekday at its time, and lets the courier agree on a price', async () => {
  stopCalendar()
  const orderOf = (mock: { world: { orders: { view: { id: number; status: string } }[] } }) =>
    mock.world.orders.find(({ view }) => view.status === 'completed')?.view.id ?? 0
  const { mock, api, router } = await openWorld((world) => `/delivery-orders/${orderOf(world)}`, { role: 'owner' })
  await userEvent.click(page.getByRole('button', { name: 'More actions' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Repeat this' }))
  await expect.element(page.getByRole('heading', { name: 'New recurring order' })).toBeVisible()
  expect(router.state.location.search).toBe(`?again=${orderOf(mock)}`)
  const view = mock.world.orders.find((one) => one.view.id === orderOf(mock))?.view
  await expect.element(combobox('Customer')).toHaveValue(view?.senderTenant.name)
  await expect.element(combobox('Pickup')).toHaveValue(view?.pickupLocation.fullName)
  const at = new Intl.DateTimeFormat('en-CA', { timeStyle: 'short', hourCycle: 'h23', timeZone: 'America/Regina' })
  await expect.element(textbox('Ready at')).toHaveValue(at.format((view?.availableAt ?? 0) * 1000))
  await userEvent.fill(textbox('Agreed price'), '45')
  await expect.element(page.getByText('Total').first()).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: /^Plan it/ }))
  await expect.element(page.getByText('$45.00 agreed, before tax')).toBeVisible()
  expect(await sent(api.sent('POST', '/recurring-orders')[0])).toMatchObject({ agreedPriceCadCents: 4_500 })
})

it('does not offer to repeat an order to those who do not plan', async () => {
  stopCalendar()
  await openWorld(({ world }) => `/delivery-orders/${world.orders[0]?.view.id}`, { role: 'dispatcher' })
  await userEvent.click(page.getByRole('button', { name: 'More actions' }))
  await expect.element(page.getByRole('menuitem', { name: 'Order again, same route' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Repeat this' })).not.toBeInTheDocument()
})

it('denies planning to those who only read', async () => {
  await open('/planner/new-recurring-order', { role: 'dispatcher' })
  await expect.element(page.getByText('Access denied')).toBeVisible()
  await expect.element(page.getByText(/does not let you plan recurring orders/)).toBeVisible()
})

it('asks before what was entered is lost', async () => {
  const { router } = await open('/planner/new-recurring-order')
  await userEvent.fill(textbox('Name'), 'A run')
  void router.navigate('/planner')
  await expect.element(page.getByRole('alertdialog', { name: 'Discard changes?' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Keep editing' }))
  await expect.element(textbox('Name')).toHaveValue('A run')
})

it('fits on a phone', async () => {
  await onPhone(async () => {
    await open('/planner/recurring-order/701/edit')
    await expect.element(page.getByText('$15.70').first()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  })
})
