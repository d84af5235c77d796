import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { renderField } from '../../testing/render-form.tsx'

const color = { type: 'string' as const, title: 'Zone colour' }
const ui = { 'ui:widget': 'color' }
const hex = () => page.getByRole('textbox', { name: 'Zone colour' })
const swatch = (name: string) => page.getByRole('radio', { name: `Zone colour ${name}` })

it('shows its colour as hex and as the swatch it is', async () => {
  const form = await renderField(color, ui, { value: '#1f9d57' })
  await expect.element(hex()).toHaveValue('#1f9d57')
  await expect.element(swatch('Green')).toBeChecked()
  expect(await form.save()).toEqual([{ it: '#1f9d57' }])
})

it('is chosen with the arrow keys', async () => {
  const form = await renderField(color, ui, { value: '#1f9d57' })
  await userEvent.click(hex())
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(hex()).toHaveValue('#109a9b')
  expect(await form.save()).toEqual([{ it: '#109a9b' }])
})

it.each([
  ['#0f0', '#00ff00'],
  ['1F9D57', '#1f9d57'],
])('understands %s', async (text, value) => {
  const form = await renderField(color, ui)
  await userEvent.type(hex(), text)
  await userEvent.tab()
  await expect.element(hex()).toHaveValue(value)
  expect(await form.save()).toEqual([{ it: value }])
})

it('refuses what is no colour once it is left', async () => {
  const form = await renderField(color, ui)
  await userEvent.type(hex(), 'greenish')
  await userEvent.tab()
  await expect.element(hex()).toHaveAccessibleDescription('Invalid format')
  expect(await form.save()).toEqual([])
  expect(await axeViolations()).toEqual([])
})
