import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FuelSurchargesUpdate } from '#generated/model/index.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { openWorld } from '#tests/components/open-world.tsx'

it('shows what is in force and next, takes pasted prices line by line, and a table without a hole', async () => {
  const { api } = await openWorld('/settings/fuel-surcharge?fuel=diesel', { role: 'owner' })
  await expect.element(page.getByRole('heading', { name: 'In force' })).toBeVisible()
  await expect.element(page.getByText(/^Adds \$/).first()).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Notice to customers' })).toMatchTextContent(/price of diesel/)

  // the letter is the courier's to reword before it is copied
  const letter = page.getByRole('textbox', { name: 'Notice to customers' })
  await expect.element(letter).toHaveAccessibleDescription(/Change it as you like/)
  await letter.fill('Dear friends,')
  await page.getByRole('button', { name: 'Back to the draft' }).click()
  await expect.element(letter).toMatchTextContent(/price of diesel/)

  await page.getByRole('button', { name: 'Add prices' }).click()
  const text = page.getByRole('textbox', { name: 'Weekly prices' })
  await expect.element(page.getByRole('dialog', { name: 'Add diesel prices' })).toBeVisible()
  await text.fill('2026-01-05 1.7\n2026-01-12 0')
  // neither keys nor the button lose a word of it, and both say why nothing is saved
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('alertdialog', { name: 'Discard changes?' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await text.click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'Each line needs a day and a price' }))
    .toBeInTheDocument()
  await expect
    .element(page.getByRole('alert', { name: 'What is wrong' }))
    .toMatchTextContent('Line 2: A price is above zero')
  await expect.element(page.getByRole('button', { name: 'Save 1 price' })).toHaveAttribute('aria-disabled', 'true')
  expect(api.requests.some(({ method }) => method === 'PUT')).toBe(false)
  await text.fill('Date,Ordinaire,Super,Diesel\n2026-01-05,159,9,182,1,171,2')
  await expect.element(page.getByRole('row', { name: '2026-01-05 $1.599/L $1.712/L' })).toBeVisible()
  await expect.element(page.getByText('“Super” is neither regular nor diesel, and left out.')).toBeVisible()
  await text.fill('2026-01-05 1,7\n2026-01-12 171,5')
  await expect.element(page.getByRole('row', { name: '2026-01-12 $1.715/L' })).toBeVisible()
  await text.click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('Saved 2 prices')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add prices' })).toHaveFocus()
  expect(await api.requests.find(({ method }) => method === 'PUT')?.json()).toEqual({
    prices: [
      { fuelType: 'diesel', date: '2026-01-05', dollarsPerLitre: 1.7 },
      { fuelType: 'diesel', date: '2026-01-12', dollarsPerLitre: 1.715 },
    ],
  })

  await page.getByRole('button', { name: 'Add table' }).click()
  const save = page.getByRole('button', { name: 'Save table' })
  await expect.element(save).toHaveAccessibleDescription('Choose the day from which it is in force')
  await page.getByLabelText('In force from').fill('2027-01-01')
  const rows = page.getByRole('textbox', { name: 'Rows: from, to, percent' })
  await rows.fill('1.00 1.50 10\n1.60 2.00 20')
  await expect.element(page.getByText('Line 2: Rows leave a hole at $1.600/L')).toBeVisible()
  await expect.element(save).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Fill' }).click()
  await expect.element(page.getByText('100 rows from $1.000 to $3.000/L, 13 % to 62.5 %')).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await save.click()
  await expect.element(page.getByText('Saved the table')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add table' })).toHaveFocus()
  await expect.element(page.getByRole('cell', { name: 'Jan 1, 2027', exact: true })).toBeVisible()
})

it('takes a table or a price away, and leaves the others as they are', async () => {
  const { api } = await openWorld('/settings/fuel-surcharge?fuel=diesel', { role: 'owner' })
  const remove = page.getByRole('button', { name: 'Remove', exact: true })
  const first = (name: RegExp) => page.getByRole('button', { name }).first()
  await expect.element(first(/^Remove the table from/)).toBeVisible()
  await first(/^Remove the table from/).click()
  await remove.click()
  await expect.element(page.getByText('No table yet', { exact: false })).toBeVisible()
  const kept = (await api.sent('PATCH', '/fuel-surcharges')[0]?.json()) as FuelSurchargesUpdate
  expect(kept.tables.map(({ fuelType }) => fuelType)).toEqual(['regular'])
  await first(/^Remove the price of/).click()
  await remove.click()
  await expect.element(page.getByText('Removed the price')).toBeVisible()
  expect(await api.sent('PUT', '/fuel-prices')[0]?.json()).toEqual({
    prices: [{ fuelType: 'diesel', date: expect.any(String), dollarsPerLitre: null }],
  })
})
