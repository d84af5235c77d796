import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { renderField } from '../../testing/render-form.tsx'

const password = { type: 'string' as const, title: 'New password', minLength: 8 }
const ui = { 'ui:widget': 'password', 'ui:help': 'At least 8 characters' }
const field = () => page.getByLabelText('New password')

it('hides what is typed until it is asked to show it', async () => {
  const form = await renderField(password, ui)
  await userEvent.type(field(), 'waybill-demo')
  await expect.element(field()).toHaveAttribute('type', 'password')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveAttribute('type', 'text')
  await expect.element(page.getByRole('button', { name: 'Hide password' })).toHaveFocus()
  expect(await form.save()).toEqual([{ it: 'waybill-demo' }])
})

it('says how long it must be, beside its help', async () => {
  const form = await renderField(password, ui)
  await expect.element(field()).toHaveAccessibleDescription('At least 8 characters')
  await userEvent.type(field(), 'short')
  await userEvent.tab()
  await expect
    .element(field())
    .toHaveAccessibleDescription('At least 8 characters Password must be at least 8 characters long')
  expect(await form.save()).toEqual([])
  expect(await axeViolations()).toEqual([])
})
