import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { openWorld } from '#tests/components/open-world.tsx'

const patience = { timeout: 10_000 }

it('shows what is in force and next, takes pasted prices line by line, and a table without a hole', async () => {
  const { api } = await openWorld('/settings/fuel-surcharge?fuel=diesel', { role: 'owner' })
  await expect.element(page.getByRole('heading', { name: 'In force' }), patience).toBeVisible()
  await expect.element(page.getByText(/^Adds \$/).first()).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Notice to customers' })).toMatchTextContent(/price of diesel/)
  expect(await axeViolations()).toEqual([])

  await page.getByRole('button', { name: 'Add prices' }).click()
  const text = page.getByRole('textbox', { name: 'Weekly prices' })
  await text.fill('2026-01-05 1.7\n2026-01-12 0')
  await expect
    .element(page.getByRole('alert', { name: 'What is wrong' }))
    .toMatchTextContent('Line 2: A price is above zero')
  await expect.element(page.getByRole('button', { name: 'Save 1 price' })).toBeDisabled()
  await text.fill('2026-01-05 1.7\n2026-01-12 171.5')
  await page.getByRole('button', { name: 'Save 2 prices' }).click()
  await expect.element(page.getByText('Saved 2 prices')).toBeVisible()
  expect(await api.requests.find(({ method }) => method === 'PUT')?.json()).toEqual({
    prices: [
      { fuelType: 'diesel', date: '2026-01-05', dollarsPerLitre: 1.7 },
      { fuelType: 'diesel', date: '2026-01-12', dollarsPerLitre: 1.715 },
    ],
  })

  await page.getByRole('button', { name: 'Add table' }).click()
  const save = page.getByRole('button', { name: 'Save table' })
  await page.getByLabelText('In force from').fill('2027-01-01')
  const rows = page.getByRole('textbox', { name: 'Rows: from, to, percent' })
  await rows.fill('1.00 1.50 10\n1.60 2.00 20')
  await expect.element(page.getByText('Line 2: Rows leave a hole at 1.6 $/L')).toBeVisible()
  await expect.element(save).toBeDisabled()
  await page.getByRole('button', { name: 'Fill' }).click()
  await expect.element(page.getByText('100 rows from 1.00 to 3.00 $/L, 13 % to 62.5 %')).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await save.click()
  await expect.element(page.getByText('Saved the table')).toBeVisible()
  await expect.element(page.getByRole('cell', { name: 'Jan 1, 2027', exact: true })).toBeVisible()
})
