import type { RJSFSchema } from '@rjsf/utils'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawTheme } from '#src/ui/themes.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { renderField } from '../../testing/render-form.tsx'

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'holiday']
const cents: RJSFSchema = { type: 'integer', minimum: -1000, maximum: 1000 }
const percent: RJSFSchema = { type: 'number', minimum: -100, maximum: 999.99 }
const windows: RJSFSchema = {
  type: 'array',
  title: 'Windows',
  maxItems: 2,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['name', 'days', 'from', 'to', 'charge', 'stacks'],
    properties: {
      id: { type: 'integer' },
      name: { type: 'string', title: 'Name' },
      days: { type: 'array', title: 'Days', uniqueItems: true, items: { type: 'string', enum: days } },
      from: { type: 'integer', title: 'From', minimum: 0, maximum: 86_399 },
      to: { type: 'integer', title: 'To', minimum: 0, maximum: 172_800 },
      charge: {
        title: 'What it adds',
        oneOf: [
          {
            type: 'object',
            additionalProperties: false,
            required: ['amountCadCents'],
            properties: { amountCadCents: cents },
          },
          { type: 'object', additionalProperties: false, required: ['percent'], properties: { percent } },
        ],
      },
      stacks: { type: 'boolean', title: 'Added to others', default: false },
    },
  },
}
const ui = {
  'ui:options': { overview: 'weekWindows', itemLabel: 'window' },
  items: {
    id: { 'ui:widget': 'hidden' },
    days: { 'ui:widget': 'weekdays' },
    from: { 'ui:widget': 'timeOfDay' },
    to: { 'ui:widget': 'timeOfDay', 'ui:options': { after: 'from' } },
    charge: { 'ui:field': 'surcharge', 'ui:options': { fieldReplacesAnyOrOneOf: true } },
    stacks: { 'ui:widget': 'switch' },
  },
}
const evening = {
  id: 3,
  name: 'Evening',
  days: ['friday'],
  from: 61_200,
  to: 79_200,
  charge: { percent: 40 },
  stacks: true,
}
const friday = () => page.getByRole('group', { name: 'The week' }).getByRole('listitem').nth(4)

it('draws the week of its windows; one past midnight is written, refused, removed and put back', async () => {
  await page.viewport(390, 800)
  const form = await renderField(windows, ui, { value: [evening] })
  await expect.element(friday()).toMatchTextContent('Evening, 17:00 – 22:00')
  await userEvent.click(page.getByRole('button', { name: 'Add window' }))
  await expect.element(page.getByText('There can be 2.')).toBeVisible()
  const night = page.getByRole('group', { name: 'Item 2' })
  await expect.element(night.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await userEvent.keyboard('Night{Tab} {Tab}{Tab}{Tab}{Tab} {Tab}{Tab}{Tab}{Tab}22{Tab}6{Tab}{Tab}x{Tab}')
  await expect.element(night.getByText('the next day')).toBeVisible()
  await expect.element(friday()).toMatchTextContent('Night, 22:00 – 24:00')
  await expect.element(night.getByText('Must be a valid number')).toBeVisible()
  expect(await form.save()).toEqual([])

  await userEvent.selectOptions(night.getByRole('combobox', { name: 'What it adds: kind' }), 'A percentage')
  await userEvent.fill(night.getByRole('textbox', { name: 'What it adds: percent' }), '-12.5')
  const added = {
    name: 'Night',
    days: ['monday', 'friday'],
    from: 79_200,
    to: 108_000,
    charge: { percent: -12.5 },
    stacks: false,
  }
  expect(await form.save()).toEqual([{ it: [evening, added] }])

  await userEvent.click(page.getByRole('button', { name: 'Remove item 1' }))
  await expect.element(friday()).not.toMatchTextContent('Evening')
  expect(await axeViolations()).toEqual([])
  drawTheme({ theme: 'courier', mode: 'dark' })
  expect(await axeViolations()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.element(page.getByRole('textbox', { name: 'Name' }).first()).toHaveFocus()
  expect((await form.save()).at(-1)).toEqual({ it: [evening, added] })
  await page.viewport(1280, 800)
})
