import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { renderField } from '../../testing/render-form.tsx'

const timezone = { type: 'string' as const, title: 'Time zone', format: 'timezone' }
const ui = { 'ui:widget': 'timezone' }
const field = () => page.getByRole('combobox', { name: 'Time zone' })

it('gives its zone back unchanged', async () => {
  const form = await renderField(timezone, ui, { value: 'America/St_Johns' })
  await expect.element(field()).toHaveValue('America/St Johns')
  expect(await form.save()).toEqual([{ it: 'America/St_Johns' }])
})

it('is chosen by keyboard', async () => {
  const form = await renderField(timezone, ui)
  await userEvent.type(field(), 'regina')
  await expect.element(page.getByRole('option', { name: /America\/Regina/ })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveValue('America/Regina')
  expect(await form.save()).toEqual([{ it: 'America/Regina' }])
})

it('keeps the chosen zone when what is typed is not chosen', async () => {
  const form = await renderField(timezone, ui, { value: 'America/Regina' })
  await userEvent.fill(field(), 'nowhere at all')
  await expect.element(page.getByText('No time zone matches')).toBeVisible()
  await userEvent.tab()
  await expect.element(field()).toHaveValue('America/Regina')
  expect(await form.save()).toEqual([{ it: 'America/Regina' }])
})

it('shows its error once it is left', async () => {
  await renderField(timezone, ui, { required: true })
  await userEvent.click(field())
  await userEvent.tab()
  await expect.element(field()).toHaveAccessibleDescription('Required')
  expect(await axeViolations()).toEqual([])
})
