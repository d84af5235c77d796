import type { RJSFSchema } from '@rjsf/utils'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { weekdays } from '#domain/time/zoned-time.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { renderField } from '../../testing/render-form.tsx'

const time: RJSFSchema = { type: ['integer', 'null'], minimum: 0, maximum: 86_400 }
const day: RJSFSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['closed'],
  properties: {
    closed: { type: 'boolean' },
    hours: {
      type: 'object',
      properties: { openTime: time, closeTime: time, breakStartTime: time, breakEndTime: time },
    },
  },
}
const hours: RJSFSchema = {
  type: 'object',
  title: 'Operating hours',
  properties: Object.fromEntries(weekdays.map((weekday) => [weekday, day])),
}
const ui = { 'ui:field': 'operatingHours' }
const times = (openTime?: number, closeTime?: number, breakStartTime?: number, breakEndTime?: number) => ({
  monday: { closed: false, hours: { openTime, closeTime, breakStartTime, breakEndTime } },
})
const hour = 3600
const monday = (which: string) => page.getByRole('textbox', { name: `Monday ${which}` })

it('shows seconds from midnight as times and gives them back', async () => {
  const value = { ...times(8 * hour, 17 * hour, 12 * hour, 12.5 * hour), sunday: { closed: true } }
  const form = await renderField(hours, ui, { value })
  await expect.element(page.getByRole('group', { name: 'Operating hours' })).toBeVisible()
  await expect.element(monday('opens')).toHaveValue('08:00')
  await expect.element(monday('break ends')).toHaveValue('12:30')
  await expect.element(page.getByRole('switch', { name: 'Sunday open' })).not.toBeChecked()
  expect(await form.save()).toEqual([{ it: value }])
})

it('is typed from end to end by keyboard, with or without colons', async () => {
  const form = await renderField(hours, ui)
  await userEvent.click(monday('opens'))
  await userEvent.keyboard('8{Tab}5:30pm{Tab}12{Tab}1230{Tab}')
  await expect.element(monday('opens')).toHaveValue('08:00')
  await expect.element(monday('closes')).toHaveValue('17:30')
  await expect.element(monday('break ends')).toHaveValue('12:30')
  expect(await form.save()).toEqual([{ it: times(8 * hour, 17.5 * hour, 12 * hour, 12.5 * hour) }])
})

it.each([
  ['Invalid open time', 'opens', times(undefined, 17 * hour)],
  ['Invalid close time', 'closes', times(9 * hour, 9 * hour)],
  ['Invalid break time', 'break starts', times(8 * hour, 17 * hour, 13 * hour, 12 * hour)],
  ['Invalid break start time', 'break starts', times(8 * hour, 17 * hour, 8 * hour, 9 * hour)],
  ['Invalid break end time', 'break ends', times(8 * hour, 17 * hour, 16 * hour, 17 * hour)],
])('says "%s" once the time is left', async (message, which, value) => {
  const form = await renderField(hours, ui, { value })
  await expect.element(page.getByText(message)).not.toBeInTheDocument()
  await userEvent.click(monday(which))
  await userEvent.tab()
  await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(monday(which)).toHaveAttribute('aria-invalid', 'true')
  await expect.element(monday(which)).toHaveAccessibleDescription(message)
  expect(await form.save()).toEqual([])
})

it('takes 00:00 as a closing time for midnight, and as an opening time for the morning', async () => {
  const form = await renderField(hours, ui)
  await userEvent.click(monday('opens'))
  await userEvent.keyboard('00:00{Tab}00:00{Tab}')
  await expect.element(monday('closes')).toHaveValue('24:00')
  expect(await form.save()).toEqual([{ it: times(0, 24 * hour) }])
})

it('says everything that is wrong with a day once the day is left', async () => {
  await renderField(hours, ui)
  await userEvent.click(monday('break ends'))
  await userEvent.keyboard('12')
  await userEvent.click(page.getByRole('textbox', { name: 'Tuesday opens' }))
  await expect.element(page.getByText('Invalid open time')).toBeVisible()
  await expect.element(page.getByText('Invalid close time')).toBeVisible()
  await expect.element(page.getByText('Invalid break start time')).toBeVisible()
  expect(await axeViolations()).toEqual([])
})

it('refuses text that is no time', async () => {
  const form = await renderField(hours, ui)
  await userEvent.type(monday('opens'), '25:00')
  await userEvent.tab()
  await expect.element(page.getByText('Invalid open time')).toBeVisible()
  await expect.element(monday('opens')).toHaveValue('25:00')
  expect(await form.save()).toEqual([])
})

it('lets a closed day keep wrong times, and forgets its errors', async () => {
  const value = times(9 * hour, 8 * hour)
  const form = await renderField(hours, ui, { value })
  await userEvent.click(monday('closes'))
  await userEvent.tab()
  await expect.element(page.getByText('Invalid close time')).toBeVisible()
  page.getByRole('switch', { name: 'Monday open' }).element().focus()
  await userEvent.keyboard(' ')
  await expect.element(page.getByText('Invalid close time')).not.toBeInTheDocument()
  await expect.element(page.getByText('Closed')).toBeVisible()
  expect(await form.save()).toEqual([{ it: { monday: { ...value.monday, closed: true } } }])
})

it('copies a day to the weekdays and leaves the weekend alone', async () => {
  const working = { closed: false, hours: { openTime: 8 * hour, closeTime: 17 * hour } }
  const value = { monday: working, friday: { closed: true }, saturday: { closed: true } }
  const form = await renderField(hours, ui, { value })
  page.getByRole('button', { name: 'Copy Monday to weekdays' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'Friday closes' })).toHaveValue('17:00')
  await expect.element(page.getByText('Copied Monday to Monday to Friday')).toBeInTheDocument()
  const [saved] = await form.save()
  expect(saved?.it).toMatchObject({ wednesday: working, friday: working, saturday: { closed: true } })
  expect(saved?.it).not.toHaveProperty('sunday')
})
