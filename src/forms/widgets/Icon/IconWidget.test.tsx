import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { renderField } from '../../testing/render-form.tsx'

it('finds an icon by its name, takes it by keyboard, shows it, and is cleared', async () => {
  const icon = { type: 'string' as const, title: 'Icon', enum: ['box', 'snowflake', 'glass'] }
  const ui = { 'ui:widget': 'icon', 'ui:enumNames': ['Box', 'Cold', 'Fragile'] }
  const form = await renderField(icon, ui, { value: 'box' })
  const field = page.getByRole('combobox', { name: 'Icon' })
  await expect.element(field).toHaveValue('Box')
  await userEvent.click(field)
  expect(
    page
      .getByRole('option')
      .elements()
      .map((option) => option.querySelectorAll('svg').length),
  ).toEqual([1, 1, 1])
  expect(await axeViolations()).toEqual([])
  await userEvent.fill(field, 'fra')
  await expect.element(page.getByRole('option')).toHaveTextContent('Fragile')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('Fragile')
  expect(await form.save()).toEqual([{ it: 'glass' }])
  await userEvent.fill(field, 'tram')
  await expect.element(page.getByText('No icon matches')).toBeVisible()
  await userEvent.tab()
  await expect.element(field).toHaveValue('Fragile')
  await userEvent.clear(field)
  await userEvent.tab()
  expect((await form.save()).at(-1)).toEqual({})
})
