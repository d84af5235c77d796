import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { MockWorld } from '#mocks/test-handlers.ts'
import type { BillStatus, DeliveryOrderPageView } from '#generated/model/index.ts'
import { queryClient } from '#src/http/query-client.ts'
import { paths } from '#src/paths.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { openWorld } from '#tests/components/open-world.tsx'
import { orderThatIs } from '#tests/components/world-orders.ts'

const completed = orderThatIs('completed')
const selector = () => page.getByRole('combobox', { name: 'Billing Status' })
const drawer = () => page.getByRole('dialog', { name: /^Order #/ })
const question = /^Are you sure you want to override the billing status of this delivery order\?/
const words: Readonly<Record<BillStatus, string>> = {
  exported: 'Billed',
  not_exported: 'Unbilled',
  not_exportable: 'Not Billable',
}

const why = 'A favour to the hospital.'
async function sayWhy(): Promise<void> {
  await userEvent.fill(page.getByRole('textbox', { name: 'Reason' }), why)
  await page.getByRole('button', { name: 'Confirm' }).click()
}

function billed(mock: MockWorld, billStatus: BillStatus): DeliveryOrderPageView {
  return Object.assign(completed(mock), { billStatus })
}

/** Opens the drawer of an order that stands so, then lets somebody else set it anew. */
async function open(initial: BillStatus, current: BillStatus, role: 'owner' | 'dispatcher' | 'viewer' = 'dispatcher') {
  const opened = await openWorld((mock) => paths.orderDrawer(billed(mock, initial).id, paths.orderHistory()), { role })
  await expect.element(drawer().getByRole('region', { name: 'Tracking' })).toBeVisible()
  billed(opened.mock, current)
  await queryClient.invalidateQueries()
  return opened
}

it.each([
  { initial: 'exported', current: 'exported', role: 'dispatcher', editable: true },
  { initial: 'exported', current: 'not_exported', role: 'dispatcher', editable: true },
  { initial: 'not_exported', current: 'exported', role: 'dispatcher', editable: true },
  { initial: 'not_exported', current: 'not_exported', role: 'dispatcher', editable: false },
  { initial: 'not_exportable', current: 'not_exported', role: 'dispatcher', editable: false },
  { initial: 'not_exported', current: 'not_exported', role: 'owner', editable: true },
  { initial: 'not_exportable', current: 'not_exportable', role: 'owner', editable: true },
] as const)('opened $initial, now $current, as $role: can be changed $editable', async (given) => {
  await open(given.initial, given.current, given.role)
  if (given.editable) await expect.element(selector()).toHaveValue(given.current)
  else {
    await expect.element(drawer().getByText(words[given.current], { exact: true })).toBeVisible()
    await expect.element(selector()).not.toBeInTheDocument()
  }
})

it('of a cancelled order is for the dispatcher to say, who marks it not billable', async () => {
  const cancelled = orderThatIs('cancelled')
  const { mock } = await openWorld((world) => paths.orderDrawer(cancelled(world).id, paths.orderHistory()))
  await expect.element(selector()).toHaveValue('not_exported')
  await userEvent.selectOptions(selector(), 'Not Billable')
  await sayWhy()
  await expect.element(page.getByText('Billing status overridden')).toBeVisible()
  expect(cancelled(mock).billStatus).toBe('not_exportable')
})

it('asks, changes it and says so', async () => {
  const { mock, api } = await open('exported', 'exported')
  const { id } = completed(mock)
  const options = [...selector().element().querySelectorAll('option')].map(({ textContent }) => textContent)
  expect(options).toEqual(['Unbilled', 'Billed', 'Not Billable'])
  await userEvent.selectOptions(selector(), 'Not Billable')
  await expect.element(page.getByText(question)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Confirm' })).toBeDisabled()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect.element(selector()).toHaveValue('exported')
  expect(api.calls.some((call) => call.startsWith('PATCH'))).toBe(false)

  await userEvent.selectOptions(selector(), 'Not Billable')
  await sayWhy()
  await expect.element(page.getByText('Billing status overridden')).toBeVisible()
  const sent = api.requests.find(({ method }) => method === 'PATCH')
  expect(sent?.url).toMatch(new RegExp(`/delivery-orders/${id}/invoiced-status$`))
  expect(await sent?.json()).toEqual({ billStatus: 'not_exportable', reason: why })
  // It was billed when it was opened: a mistake can be put right at once.
  await expect.element(selector()).toHaveValue('not_exportable')
})

it('says so when only the accounting may still change it, and shows how it stands', async () => {
  const { mock } = await openWorld(paths.orderDrawer(422, paths.orderHistory()), { role: 'owner' })
  await expect.element(selector()).toBeVisible()
  const before = selector().element().getAttribute('value') ?? 'not_exported'
  await userEvent.selectOptions(selector(), 'Billed')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText(/never billed is set by its export/)).toBeVisible()
  await expect.element(selector()).toHaveValue(before)
  expect(mock.world.orders.every(({ wasBilled }) => wasBilled === undefined)).toBe(true)
  expect(await axeViolations()).toEqual([])
})

it('shows the generic dialog when the change fails', async () => {
  const { mock } = await open('exported', 'exported')
  await userEvent.selectOptions(selector(), 'Unbilled')
  mock.settings.fault = '500'
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText('An unexpected error occurred')).toBeVisible()
  mock.settings.fault = null
})

it('is a word alone for those whom it is none of their business', async () => {
  await openWorld(
    (mock) => {
      const own = mock.world.orders.find(({ view }) => view.senderTenant.name.startsWith('Meewasin'))
      if (own !== undefined) own.view = { ...own.view, billStatus: 'exported' }
      return paths.orderDrawer(own?.view.id ?? 0, paths.orderHistory())
    },
    { tenantKind: 'customer', role: 'scheduler' },
  )
  await expect.element(drawer().getByText('Billed', { exact: true })).toBeVisible()
  await expect.element(drawer().getByTitle(/carries this order out and bills it/)).toBeVisible()
  await expect.element(selector()).not.toBeInTheDocument()
})
