import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { tagsUpdateForm } from '#generated/forms/TagsUpdate.ts'
import { renderForm } from '../../testing/render-form.tsx'

const fee = () => page.getByRole('textbox', { name: 'What it adds: fee' })

it('has nothing to type where nothing is added, and sends none; a fee that is typed may pass through zero', async () => {
  const free = { id: 1, name: 'Fragile', charge: { amountCadCents: 0 } }
  const form = await renderForm({}, {}, { form: tagsUpdateForm, value: { data: [free] } })
  const kind = page.getByRole('combobox', { name: 'What it adds: kind' })
  await expect.element(kind).toHaveDisplayValue('Nothing')
  await expect.element(fee()).not.toBeInTheDocument()
  await kind.selectOptions('A fee')
  await expect.element(fee()).toHaveValue('')
  await userEvent.type(fee(), '0.50')
  await form.save()
  await kind.selectOptions('Nothing')
  await expect.element(fee()).not.toBeInTheDocument()
  expect(await form.save()).toEqual([
    { data: [{ ...free, charge: { amountCadCents: 50 } }] },
    { data: [{ id: 1, name: 'Fragile' }] },
  ])
})
