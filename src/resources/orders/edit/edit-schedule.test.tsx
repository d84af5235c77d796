import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getGetTenantScheduleInfoMockHandler } from '#generated/client/tenants/tenants.msw.ts'
import { onPhone } from '#src/screens/orders/testing/open-orders.tsx'
import { axeViolations } from '#tests/components/axe.ts'
import { dialog, enter, field, fridayMorning, openEdit, submit } from './testing/open-edit.tsx'

const hour = 3_600
const time = dialog.getByRole('combobox', { name: 'Time of day' })
const warning = dialog.getByText('The selected time is outside of typical dispatch hours for this courier')
const dateMessage = 'Must be a date as MM/DD/YYYY, from 1900 to 2099'

/** Open from 7:50 to 18:00 with a break from noon to one on weekdays, closed to nobody on the weekend. */
const day = {
  hours: { openTime: 7 * hour + 3_000, closeTime: 18 * hour, breakStartTime: 12 * hour, breakEndTime: 13 * hour },
}
const open = () =>
  openEdit({
    before: (api) =>
      api.use(
        getGetTenantScheduleInfoMockHandler({
          tenantId: 1,
          name: 'Prairie Sky Couriers',
          timezone: 'America/Regina',
          orderSupportPhone: null,
          courierSettings: { dispatchHours: { thursday: day, friday: day, monday: day } },
        }),
      ),
  })

it('offers every quarter of an hour, and calls the one at hand now', async () => {
  await open()
  await expect.element(time).toHaveDisplayValue('11:00')
  const labels = [...(time.element() as HTMLSelectElement).options].map(({ text }) => text)
  expect(labels).toHaveLength(96)
  expect(labels.slice(0, 3)).toEqual(['Now · 10:15', '10:30', '10:45'])
  expect(labels.at(-1)).toBe('10:00')
  await userEvent.selectOptions(time, '10:00')
  await expect.element(time).toHaveDisplayValue('Now · 10:00')
})

it.each([
  ['11:45', false],
  ['12:00', true],
  ['12:45', true],
  ['13:00', false],
  ['17:45', false],
  ['18:00', true],
  ['07:45', true],
  ['08:00', false],
])('at %s it warns of the dispatch hours: %s', async (clock, warns) => {
  await open()
  await expect.element(time).toHaveDisplayValue('11:00')
  await userEvent.selectOptions(time, clock)
  await expect.element(time).toHaveDisplayValue(clock)
  if (warns) await expect.element(warning).toBeVisible()
  else await expect.element(warning).not.toBeInTheDocument()
  await expect.element(submit).toBeEnabled()
})

it.each([
  ['today: the next quarter', '11/20/2026', 'Now · 10:15'],
  ['another day: the opening time rounded up', '11/23/2026', '08:00'],
  ['a day without hours: midnight', '11/24/2026', '00:00'],
])('another date changes the time; %s', async (_, date, clock) => {
  await open()
  await enter('Scheduled', '11/26/2026')
  await expect.element(time).toHaveDisplayValue('08:00')
  await enter('Scheduled', date)
  await expect.element(time).toHaveDisplayValue(clock)
  await expect.element(warning).not.toBeInTheDocument()
})

it.each(['1/2/2026', '02/30/2026', '2026-11-23', '12/31/1899', '01/01/2100', 'soon', ''])(
  'refuses "%s" as a date',
  async (text) => {
    await open()
    await enter('Scheduled', text)
    await expect.element(field('Scheduled')).toHaveAccessibleDescription(dateMessage)
    await expect.element(field('Scheduled')).toHaveValue(text)
    await expect.element(time).toBeDisabled()
    await expect.element(submit).toBeDisabled()
  },
)

it('leaves the time alone when a date is typed and taken back', async () => {
  const { saved } = await open()
  await userEvent.fill(field('Scheduled'), '11/2')
  await userEvent.fill(field('Scheduled'), '11/20/2026')
  await userEvent.tab()
  await expect.element(time).toHaveDisplayValue('11:00')
  await submit.click()
  await expect.element(page.getByText('Delivery order updated')).toBeVisible()
  expect((await saved())[0]?.availableDate).toBe(fridayMorning + 55 * 60)
})

it('picks a day from the calendar, from 1900 to 2099, by the keyboard', async () => {
  await open()
  await dialog.getByRole('button', { name: 'Choose a date' }).click()
  const days = page.getByRole('grid')
  await expect.element(days.getByRole('gridcell', { name: '20', exact: true })).toHaveAttribute('aria-selected', 'true')
  const years = [...(page.getByRole('combobox', { name: /^Year/ }).element() as HTMLSelectElement).options]
  expect([years[0]?.text, years.at(-1)?.text]).toEqual(['1900', '2099'])
  expect(await axeViolations()).toEqual([])
  ;(days.getByRole('gridcell', { name: '20', exact: true }).element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}{Enter}')
  await expect.element(field('Scheduled')).toHaveValue('11/26/2026')
  await expect.element(time).toHaveDisplayValue('08:00')
})

it('leaves the date to the telephone, from 1900 to 2099', async () => {
  await onPhone(async () => {
    await open()
    const native = dialog.getByLabelText('Scheduled')
    await expect.element(native).toHaveAttribute('type', 'date')
    await expect.element(native).toHaveAttribute('min', '1900-01-01')
    await expect.element(native).toHaveAttribute('max', '2099-12-31')
    await userEvent.fill(native, '2026-11-23')
    await expect.element(time).toHaveDisplayValue('08:00')
  })
})
