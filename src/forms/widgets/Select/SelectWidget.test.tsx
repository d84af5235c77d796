import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { renderField } from '../../testing/render-form.tsx'

const kind = {
  type: 'string' as const,
  title: 'Kind',
  oneOf: [
    { const: 'commercial', title: 'Commercial' },
    { const: 'residential', title: 'Residential' },
  ],
}
const field = () => page.getByRole('combobox', { name: 'Kind' })

it('shows the title of its value and gives the value back', async () => {
  const form = await renderField(kind, { 'ui:widget': 'select' }, { value: 'residential' })
  await expect.element(field()).toHaveDisplayValue('Residential')
  expect(await form.save()).toEqual([{ it: 'residential' }])
})

it('is chosen by keyboard', async () => {
  const form = await renderField(kind, { 'ui:widget': 'select' })
  await expect.element(field()).toHaveDisplayValue('Select…')
  await userEvent.tab()
  await userEvent.keyboard('C')
  expect(await form.save()).toEqual([{ it: 'commercial' }])
})

it('keeps numbers numbers', async () => {
  const form = await renderField({ type: 'integer', title: 'Kind', enum: [1, 3, 7] })
  await userEvent.selectOptions(field(), '7')
  expect(await form.save()).toEqual([{ it: 7 }])
})

it('says Required once it is left without a choice', async () => {
  const form = await renderField(kind, { 'ui:widget': 'select' }, { required: true })
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(field()).toHaveAccessibleDescription('Required')
  expect(await form.save()).toEqual([])
  expect(await axeViolations()).toEqual([])
})

it('has one way to choose none where none is a choice', async () => {
  const taken = { title: 'Kind', type: ['string', 'null'] as ['string', 'null'], enum: ['base', null] }
  const ui = { 'ui:widget': 'select', 'ui:enumNames': ['The base price', 'No surcharge'] }
  const form = await renderField(taken, ui, { required: true })
  await expect.element(field()).toHaveDisplayValue('No surcharge')
  await expect.element(field()).toHaveTextContent('The base priceNo surcharge')
  await userEvent.selectOptions(field(), 'The base price')
  await form.save()
  await userEvent.selectOptions(field(), 'No surcharge')
  expect(await form.save()).toEqual([{ it: 'base' }, { it: null }])
})
