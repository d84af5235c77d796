import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { openWorld } from '#tests/components/open-world.tsx'
import { stopCalendar } from '#tests/components/stop-calendar.ts'
// loaded before it is asked for: what is tested is not how fast code arrives
import '../RecurringOrderScreen.tsx'
import './DaysSide.tsx'

const openDays = async () => {
  stopCalendar()
  const opened = await openWorld('/planner/recurring-order/701/days', { tenantKind: 'customer', role: 'scheduler' })
  await expect.element(region('The next eight weeks')).toBeVisible()
  const kept = (date: string) => opened.mock.world.planner.days.find((day) => day.date === date)
  return { ...opened, kept }
}
const region = (name: string) => page.getByRole('region', { name })
const day = (where: string, text: RegExp) => region(where).getByRole('listitem').filter({ hasText: text })
const coming = (text: RegExp) => day('The next eight weeks', text)
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))

it('says of each day what comes of it, and what differs', async () => {
  await openDays()
  await expect.element(coming(/Mon, Nov 23/)).toMatchTextContent(/Planned.*Ready at 10:00.*Two bags today/)
  await expect.element(coming(/Moved from Tue, Nov 24/)).toMatchTextContent(/^Wed, Nov 25.*Planned/)
  await expect.element(coming(/Left outHave it run/)).toMatchTextContent(/^Wed, Nov 25/)
  await expect.element(coming(/Christmas Day/)).toMatchTextContent(/^Fri, Dec 25.*Left out/)
  await expect.element(day('Gone by', /Thu, Nov 19/)).toMatchTextContent(/Placed#\d+/)
  expect(await axeViolations()).toEqual([])
})

it('has somebody decide first about what was missed or failed', async () => {
  const { mock, kept } = await openDays()
  const orders = mock.world.orders.length
  await expect.element(day('To be decided', /Fri, Nov 13/)).toMatchTextContent(/Failed.*was not available/)
  await press('Leave it out: Fri, Nov 13')
  await expect.element(page.getByText('Left out Fri, Nov 13')).toBeVisible()
  expect(kept('2026-11-13')?.outcome).toBe('dismissed')
  await press('Make it now: Thu, Nov 12')
  await expect.element(region('To be decided')).not.toBeInTheDocument()
  expect(mock.world.orders).toHaveLength(orders + 1)
  expect(mock.world.orders.at(-1)?.view).toMatchObject({ createdByRecurringOrderId: 701 })
  await expect.element(day('Gone by', /Thu, Nov 12/)).toMatchTextContent(/Placed/)
})

it('leaves a day out, and has it run after all', async () => {
  const { kept } = await openDays()
  await press('Leave out: Thu, Nov 26')
  await expect.element(coming(/Thu, Nov 26/)).toMatchTextContent(/Left out/)
  expect(kept('2026-11-26')).toMatchObject({ isDisabled: true })
  await press('Have it run: Thu, Nov 26')
  await expect.element(coming(/Thu, Nov 26/)).toMatchTextContent(/Planned/)
  expect(kept('2026-11-26')).toMatchObject({ isDisabled: false })
})

it('has a holiday run', async () => {
  const { kept } = await openDays()
  await press('Have it run: Fri, Dec 25')
  await expect.element(coming(/Fri, Dec 25/)).toMatchTextContent(/Planned.*Although it is Christmas Day/)
  expect(kept('2026-12-25')?.movedTo).toBe('2026-12-25')
})

it('moves a day and gives it other times and notes, and says at the field what cannot be', async () => {
  const { kept } = await openDays()
  await press('Change Thu, Nov 26')
  const dialog = page.getByRole('dialog', { name: 'Change Thu, Nov 26' })
  const field = (name: string) => dialog.getByRole('textbox', { name })
  await expect.element(field('Ready at')).toHaveValue('08:00')
  await userEvent.fill(field('Deliver by'), '7:30')
  await userEvent.tab()
  await expect.element(field('Deliver by')).toHaveAccessibleDescription(/Ends before the pickup begins/)
  await userEvent.fill(dialog.getByLabelText('Runs on'), '2026-11-19')
  await expect.element(dialog.getByLabelText('Runs on')).toHaveAccessibleDescription('Must not be before today')
  await userEvent.fill(dialog.getByLabelText('Runs on'), '2026-11-28')
  await userEvent.fill(field('Deliver by'), '12')
  await userEvent.fill(field('Order notes'), 'Back door today.')
  expect(await axeViolations()).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
  await expect
    .element(coming(/Moved from Thu, Nov 26/))
    .toMatchTextContent(/^Sat, Nov 28.*Delivered by 12:00.*Back door today/)
  expect(kept('2026-11-26')).toMatchObject({
    movedTo: '2026-11-28',
    changes: { dropoffToS: 43_200, orderNotes: 'Back door today.' },
  })
})

it('has something else carried on a day, typed as in a new order', async () => {
  const { kept } = await openDays()
  await press('Change Thu, Nov 26')
  const dialog = page.getByRole('dialog', { name: 'Change Thu, Nov 26' })
  const quantity = dialog.getByRole('group', { name: 'Parcels' }).getByRole('spinbutton', { name: 'Quantity' })
  await userEvent.fill(quantity, '0')
  await userEvent.tab()
  await expect.element(quantity).toHaveAccessibleDescription(/./)
  await userEvent.fill(quantity, '7')
  expect(await axeViolations()).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
  await expect.element(coming(/Thu, Nov 26/)).toMatchTextContent(/7 × Prescription bag/)
  expect(kept('2026-11-26')?.changes.parcels).toMatchObject([{ name: 'Prescription bag', quantity: 7 }])
  // Back to what the rule says it differs no more.
  await press('Change Thu, Nov 26')
  await userEvent.fill(quantity, '2')
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
  await expect.element(coming(/7 × /)).not.toBeInTheDocument()
  expect(kept('2026-11-26')?.changes).toEqual({})
})
