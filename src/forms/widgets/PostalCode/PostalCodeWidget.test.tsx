import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderField } from '../../testing/render-form.tsx'

const postalCode = { type: 'string' as const, title: 'Postal code', format: 'postal-code' }
const ui = { 'ui:widget': 'postalCode' }
const field = () => page.getByRole('textbox', { name: 'Postal code' })

it('writes capitals and the space while one types', async () => {
  const form = await renderField(postalCode, ui)
  await userEvent.type(field(), 's7n1b3')
  await expect.element(field()).toHaveValue('S7N 1B3')
  expect(await form.save()).toEqual([{ it: 'S7N 1B3' }])
})

it('mends what was pasted when the field is left', async () => {
  const form = await renderField(postalCode, ui)
  await userEvent.fill(field(), 's7n-1b3')
  await userEvent.click(field())
  await userEvent.tab()
  await expect.element(field()).toHaveValue('S7N 1B3')
  expect(await form.save()).toEqual([{ it: 'S7N 1B3' }])
})

it.each(['12345', 'S7N', 'D1A 1A1'])('refuses %s once the field is left', async (text) => {
  const form = await renderField(postalCode, ui)
  await userEvent.type(field(), text)
  await userEvent.tab()
  await expect.element(field()).toHaveAccessibleDescription('Invalid format')
  expect(await form.save()).toEqual([])
})

it('checks a code for which the contract gives no format', async () => {
  await renderField({ type: 'string', title: 'Postal code' }, ui)
  await userEvent.type(field(), 'X')
  await userEvent.tab()
  await expect.element(page.getByText('Invalid format')).toBeVisible()
})
