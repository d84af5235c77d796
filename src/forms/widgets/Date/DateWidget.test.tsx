import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { renderField } from '../../testing/render-form.tsx'

const day = { type: 'string' as const, format: 'date', title: 'Effective from' }
const field = () => page.getByLabelText('Effective from')

it('gives its day back', async () => {
  const form = await renderField(day, {}, { value: '2026-11-21' })
  await expect.element(field()).toHaveValue('2026-11-21')
  await userEvent.fill(field(), '2026-12-01')
  expect(await form.save()).toEqual([{ it: '2026-12-01' }])
})

it('refuses half a date once it is left', async () => {
  const form = await renderField(day)
  await userEvent.click(field())
  await userEvent.keyboard('12')
  // past month, day, year and the calendar button
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(field()).toHaveAccessibleDescription('Must be a date from 2000 to 2100')
  expect(await form.save()).toEqual([])
  expect(await axeViolations()).toEqual([])
})
