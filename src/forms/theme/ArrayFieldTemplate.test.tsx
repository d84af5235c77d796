import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { renderForm } from '../testing/render-form.tsx'

const schema: RJSFSchema = {
  type: 'object',
  properties: {
    adjustments: {
      type: 'array',
      title: 'Adjustments',
      minItems: 1,
      maxItems: 3,
      items: {
        type: 'object',
        required: ['name'],
        properties: { name: { type: 'string', title: 'Name' }, priceCadCents: { type: 'integer' } },
      },
    },
  },
}
const ui: UiSchema = {
  adjustments: { 'ui:options': { itemLabel: 'adjustment' }, items: { priceCadCents: { 'ui:widget': 'money' } } },
}
const items = (...names: string[]) => ({ adjustments: names.map((name) => ({ name })) })
const names = () => page.getByRole('textbox', { name: 'Name' })
const button = (name: string) => page.getByRole('button', { name })

it('adds an item and goes to its first field', async () => {
  const form = await renderForm(schema, ui, { value: items('Stairs') })
  await userEvent.click(button('Add adjustment'))
  await expect.element(names().nth(1)).toHaveFocus()
  await userEvent.keyboard('Loyalty{Tab}-5')
  expect(await form.save()).toEqual([{ adjustments: [{ name: 'Stairs' }, { name: 'Loyalty', priceCadCents: -500 }] }])
})

it('moves items by their buttons and keeps the focus on them', async () => {
  const form = await renderForm(schema, ui, { value: items('A', 'B', 'C') })
  await userEvent.click(button('Move item 1 down'))
  await expect.element(button('Move item 2 down')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Move item 3 up')).toHaveFocus()
  expect(await form.save()).toEqual([items('B', 'C', 'A')])
})

it('moves the item one types in with Alt and an arrow', async () => {
  const form = await renderForm(schema, ui, { value: items('A', 'B') })
  await userEvent.click(names().nth(1))
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await expect.element(names().nth(0)).toHaveFocus()
  expect(await form.save()).toEqual([items('B', 'A')])
})

it('removes an item and goes to the next', async () => {
  const form = await renderForm(schema, ui, { value: items('A', 'B') })
  await userEvent.click(button('Remove item 1'))
  await expect.element(button('Remove item 1')).toHaveFocus()
  expect(await form.save()).toEqual([items('B')])
})

it('lets no more be added than there may be', async () => {
  await renderForm(schema, ui, { value: items('A', 'B', 'C') })
  await expect.element(button('Add adjustment')).not.toBeInTheDocument()
})

it('says what it is for while it is empty, and Required after a submit', async () => {
  const empty = { adjustments: { ...ui.adjustments, 'ui:options': { empty: 'What is taken off' } } }
  const form = await renderForm(schema, empty, { value: { adjustments: [] } })
  await expect.element(page.getByText('None yet. What is taken off.')).toBeVisible()
  expect(await form.save()).toEqual([])
  await expect.element(page.getByText('Required')).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Adjustments' })).toHaveAccessibleDescription('Required')
  expect(await axeViolations()).toEqual([])
})

it('names the item in the list of errors', async () => {
  const form = await renderForm(schema, ui, { value: { adjustments: [{}, {}] } })
  expect(await form.save()).toEqual([])
  await expect.element(button('Adjustments 2: Name')).toBeVisible()
})
