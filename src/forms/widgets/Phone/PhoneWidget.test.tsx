import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { renderField } from '../../testing/render-form.tsx'

const phone = { type: 'string' as const, title: 'Phone', format: 'phone', maxLength: 30 }
const ui = { 'ui:widget': 'phone' }
const field = () => page.getByRole('textbox', { name: 'Phone' })

it('shows a Canadian number as people write it and gives E.164 back', async () => {
  const form = await renderField(phone, ui, { value: '+13066517211' })
  await expect.element(field()).toHaveValue('(306) 651-7211')
  expect(await form.save()).toEqual([{ it: '+13066517211' }])
})

it('punctuates while one types', async () => {
  const form = await renderField(phone, ui)
  await userEvent.type(field(), '30665')
  await expect.element(field()).toHaveValue('(306) 65')
  await userEvent.type(field(), '17211')
  await expect.element(field()).toHaveValue('(306) 651-7211')
  expect(await form.save()).toEqual([{ it: '+13066517211' }])
})

it.each(['x204', 'ext. 204', '#204'])('keeps an extension, typed as %s', async (extension) => {
  const form = await renderField(phone, ui)
  await userEvent.type(field(), `3066517211 ${extension}`)
  await userEvent.tab()
  await expect.element(field()).toHaveValue('(306) 651-7211 ext. 204')
  expect(await form.save()).toEqual([{ it: '+13066517211;ext=204' }])
})

it('shows a number from abroad with its country', async () => {
  await renderField(phone, ui, { value: '+442079460958' })
  await expect.element(field()).toHaveValue('+44 20 7946 0958')
  expect(await axeViolations()).toEqual([])
})

it.each(['306651', '+13066', '911'])('refuses %s once the field is left', async (text) => {
  const form = await renderField(phone, ui)
  await userEvent.type(field(), text)
  await userEvent.tab()
  await expect.element(field()).toHaveAccessibleDescription('Must be a valid phone number')
  expect(await form.save()).toEqual([])
})

it('may be empty when it is optional', async () => {
  const form = await renderField(phone, ui, { value: '+13066517211' })
  await userEvent.clear(field())
  expect(await form.save()).toEqual([{}])
})
