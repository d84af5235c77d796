import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { MockWorldOptions } from '#mocks/test-handlers.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { onPhone, openWorld } from '#tests/components/open-world.tsx'
import { stopCalendar } from '#tests/components/stop-calendar.ts'
// loaded before it is asked for: what is tested is not how fast code arrives
import '../PlannerScreen.tsx'
import './ChangeManyDialog.tsx'

const customer = { tenantKind: 'customer', role: 'scheduler' } as const
const open = (path: string, options: MockWorldOptions = customer) => {
  stopCalendar()
  return openWorld(path, options)
}
/** By the key: what is drawn lies over the box. */
const tick = async (name: RegExp) => {
  const box = page.getByRole('row', { name }).getByRole('checkbox')
  await expect.element(box).toBeVisible()
  const element = box.element()
  if (element instanceof HTMLElement) element.focus()
  await userEvent.keyboard(' ')
}
const dialog = () => page.getByRole('dialog', { name: /^Change \d recurring order/ })
const brings = () => page.getByRole('table', { name: 'What it brings' })
const orderNamed = (mock: Awaited<ReturnType<typeof open>>['mock'], name: string) =>
  mock.world.resources.recurringOrder.find((order) => order.name === name)

it('changes the times of those that are ticked, once one has seen what that costs', async () => {
  const { mock } = await open('/planner')
  await tick(/Morning run/)
  await tick(/Blister packs/)
  await userEvent.click(page.getByRole('button', { name: 'Change…' }))
  const preview = dialog().getByRole('button', { name: 'Preview' })
  await expect.element(preview).toBeDisabled()
  await userEvent.fill(dialog().getByLabelText('Ready at'), '09:30')
  await userEvent.selectOptions(dialog().getByLabelText('Deliver by'), 'As the speed promises')
  await userEvent.click(preview)
  await expect
    .element(brings().getByRole('row', { name: /Morning run to Nutana Manor \$[\d.]+ \$[\d.]+/ }))
    .toBeVisible()
  expect(await axeViolations()).toEqual([])
  await userEvent.click(dialog().getByRole('button', { name: 'Change 2 recurring orders' }))
  await expect.element(page.getByText('Changed 2 recurring orders')).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(orderNamed(mock, 'Morning run to Nutana Manor')).toMatchObject({ pickupFromS: 34_200, dropoffToS: null })
  await expect.element(page.getByRole('row', { name: /Morning run.*09:30/ })).toBeVisible()
})

it('leaves to a customer what is the customer’s, and lets the courier say who drives them', async () => {
  const { mock } = await open('/planner', { role: 'owner' })
  await tick(/Morning run/)
  await tick(/Linen to the hospital dock/)
  await userEvent.click(page.getByRole('button', { name: 'Change…' }))
  await expect.element(dialog().getByText(/^1 is a customer’s: times and prices of it stay\.$/)).toBeVisible()
  await userEvent.selectOptions(dialog().getByLabelText('Price'), 'Agreed')
  await userEvent.fill(dialog().getByRole('textbox', { name: /^Agreed price/ }), '42')
  await userEvent.click(dialog().getByRole('button', { name: 'Preview' }))
  await expect.element(brings().getByRole('row', { name: /Linen to the hospital dock.*\$42\.00/ })).toBeVisible()
  await expect.element(brings().getByRole('row', { name: /Morning run/ })).not.toBeInTheDocument()
  await userEvent.selectOptions(dialog().getByLabelText('Driver'), 'Nobody')
  await userEvent.click(dialog().getByRole('button', { name: 'Set driver' }))
  await expect.element(page.getByText('Changed who drives 2 recurring orders')).toBeVisible()
  expect(orderNamed(mock, 'Morning run to Nutana Manor')?.defaultDriverUserId).toBeNull()
})

it('says what is wrong and what it costs, and mends it by what is chosen in its place', async () => {
  const { mock } = await open('/planner?view=repair')
  const fault = page.getByRole('region', { name: 'The service Pharmacy Route no longer has the tag Fragile.' })
  await expect
    .element(
      fault.getByText(/^Cold chain to Evergreen\. 1 order is not placed on \w{3}, Nov \d+, \d within two weeks\.$/),
    )
    .toBeVisible()
  expect(await axeViolations()).toEqual([])
  await userEvent.selectOptions(fault.getByLabelText('Tag in the place of Fragile'), 'Leave it away')
  await expect.element(fault.getByRole('row', { name: /Cold chain to Evergreen/ })).toBeVisible()
  await userEvent.click(fault.getByRole('button', { name: 'Mend 1 recurring order' }))
  await expect.element(page.getByText('Mended 1 recurring order')).toBeVisible()
  await expect.element(fault).not.toBeInTheDocument()
  expect(orderNamed(mock, 'Cold chain to Evergreen')).toMatchObject({ status: 'active', reasons: [] })

  const warning = page.getByRole('region', { name: /Lakeview Gardens Care Home changed since this was last confirmed/ })
  await userEvent.click(warning.getByRole('button', { name: 'Look through them' }))
  await userEvent.click(warning.getByRole('button', { name: 'Confirm 1 recurring order' }))
  await expect.element(page.getByText('Nothing has to be mended')).toBeVisible()
})

it('shows a courier what its customers have to mend, and leaves it to them', async () => {
  await open('/planner?view=repair', { role: 'owner' })
  const fault = page.getByRole('region', { name: /Evergreen Family Clinic is archived/ })
  await expect.element(fault.getByText('Who planned them mends them.')).toBeVisible()
  await expect.element(fault.getByRole('combobox')).not.toBeInTheDocument()
})

it('fits on a phone', async () => {
  await onPhone(async () => {
    await open('/planner?view=repair')
    await expect.element(page.getByRole('region', { name: /no longer has the tag Fragile/ })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  })
})
