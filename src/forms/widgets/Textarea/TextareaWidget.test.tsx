import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderField } from '../../testing/render-form.tsx'

const notes = { type: 'string' as const, title: 'Notes', maxLength: 10 }
const ui = { 'ui:widget': 'textarea' }
const field = () => page.getByRole('textbox', { name: 'Notes' })

it('counts towards its limit and gives its text back', async () => {
  const form = await renderField(notes, ui, { value: 'Ring' })
  await expect.element(page.getByText('4 / 10')).toBeVisible()
  await userEvent.click(field())
  await userEvent.keyboard('{End} bell')
  await expect.element(page.getByText('9 / 10')).toBeVisible()
  expect(await form.save()).toEqual([{ it: 'Ring bell' }])
})

it('lets one finish before it complains', async () => {
  const form = await renderField(notes, ui)
  await userEvent.type(field(), 'Ring the bell')
  await expect.element(field()).not.toHaveAttribute('aria-invalid')
  await userEvent.tab()
  await expect.element(field()).toHaveAccessibleDescription('Must be shorter than 10')
  expect(await form.save()).toEqual([])
})

it('has no counter without a limit', async () => {
  await renderField({ type: 'string', title: 'Notes' }, ui)
  await expect.element(field()).toBeVisible()
  await expect.element(page.getByText('0 /')).not.toBeInTheDocument()
})
