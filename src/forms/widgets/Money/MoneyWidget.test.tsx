import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { renderField } from '../../testing/render-form.tsx'

const price = { type: 'integer' as const, title: 'Base fee', minimum: 0, maximum: 100_000 }
const ui = { 'ui:widget': 'money' }
const field = () => page.getByRole('textbox', { name: 'Base fee' })

it('shows cents as dollars and gives them back unchanged', async () => {
  const form = await renderField(price, ui, { value: 1250 })
  await expect.element(field()).toHaveValue('12.50')
  expect(await form.save()).toEqual([{ it: 1250 }])
})

it('keeps what is typed until the field is left, then writes it out', async () => {
  const form = await renderField(price, ui)
  await userEvent.type(field(), '12.')
  await expect.element(field()).toHaveValue('12.')
  await userEvent.type(field(), '5')
  await userEvent.tab()
  await expect.element(field()).toHaveValue('12.50')
  expect(await form.save()).toEqual([{ it: 1250 }])
})

it.each(['abc', '1e3', '12.345'])('refuses %s once the field is left', async (text) => {
  const form = await renderField(price, ui)
  await userEvent.type(field(), text)
  await expect.element(page.getByText('Must be a valid number')).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(page.getByText('Must be a valid number')).toBeVisible()
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field()).toHaveAccessibleDescription('Must be a valid number')
  await expect.element(field()).toHaveValue(text)
  expect(await form.save()).toEqual([])
})

it('says its limit in dollars', async () => {
  await renderField(price, ui)
  await userEvent.type(field(), '5000')
  await userEvent.tab()
  await expect.element(page.getByText('Must be less than $1,000.00')).toBeVisible()
  expect(await axeViolations()).toEqual([])
})

it('is left out when it is emptied', async () => {
  const form = await renderField(price, ui, { value: 1250 })
  await userEvent.clear(field())
  expect(await form.save()).toEqual([{}])
})

it('takes a discount', async () => {
  const form = await renderField({ type: 'integer', title: 'Base fee' }, ui)
  await userEvent.type(field(), '-5')
  await userEvent.tab()
  await expect.element(field()).toHaveValue('-5.00')
  expect(await form.save()).toEqual([{ it: -500 }])
})
