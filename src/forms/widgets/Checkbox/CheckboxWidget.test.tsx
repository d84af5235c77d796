import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { renderField } from '../../testing/render-form.tsx'

const active = { type: 'boolean' as const, title: 'Offer to customers' }

it('is ticked by its label and gives true back', async () => {
  const form = await renderField(active)
  await userEvent.click(page.getByText('Offer to customers'))
  await expect.element(page.getByRole('checkbox', { name: 'Offer to customers' })).toBeChecked()
  expect(await form.save()).toEqual([{ it: true }])
})

it('is unticked by the space bar and gives false back', async () => {
  const form = await renderField(active, { 'ui:widget': 'checkbox' }, { value: true })
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('checkbox', { name: 'Offer to customers' })).not.toBeChecked()
  expect(await form.save()).toEqual([{ it: false }])
})

it('can be a switch', async () => {
  const form = await renderField(active, { 'ui:widget': 'switch' })
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('switch', { name: 'Offer to customers' })).toBeChecked()
  expect(await form.save()).toEqual([{ it: true }])
})

it('answers no when it is required and was passed over', async () => {
  const form = await renderField(active, {}, { required: true })
  await expect.element(page.getByRole('checkbox', { name: 'Offer to customers' })).not.toBeChecked()
  expect(await form.save()).toEqual([{ it: false }])
})

it('shows its error once it is left', async () => {
  await renderField({ ...active, const: true }, {}, { required: true })
  await userEvent.tab()
  await userEvent.tab()
  const tick = page.getByRole('checkbox', { name: 'Offer to customers' })
  await expect.element(tick).toHaveAccessibleDescription('Required')
  expect(await axeViolations()).toEqual([])
})

it('offers several choices as ticks', async () => {
  const days = {
    type: 'array' as const,
    title: 'Days',
    uniqueItems: true,
    items: { type: 'string' as const, enum: ['Mon', 'Tue', 'Wed'] },
  }
  const form = await renderField(days, { 'ui:widget': 'checkboxes' }, { value: ['Wed'] })
  await expect.element(page.getByRole('group', { name: 'Days' })).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(await form.save()).toEqual([{ it: ['Mon', 'Wed'] }])
})
