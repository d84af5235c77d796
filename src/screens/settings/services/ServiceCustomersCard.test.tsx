import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { bookOf } from '#mocks/price-book.ts'
import { openWorld } from '#tests/components/open-world.tsx'

it('says who can order a service, and closes it to all but those that are chosen', async () => {
  const { api } = await openWorld(({ world }) => `/settings/services/${bookOf(world).services[0]?.id}`, {
    role: 'owner',
  })
  const card = page.getByRole('region', { name: 'Who can order it' })
  await expect.element(card.getByText(/^All of your customers/)).toBeVisible()
  await card.getByRole('button', { name: 'Change' }).click()
  const dialog = page.getByRole('dialog', { name: 'Who can order it' })
  const customers = dialog.getByRole('combobox', { name: 'Customers' })
  await expect.element(customers).not.toBeInTheDocument()
  await dialog.getByRole('switch', { name: 'All customers' }).click({ force: true })
  const chosen = dialog.getByRole('list', { name: 'Customers: chosen' }).getByRole('button')
  await expect.element(chosen.first()).toBeVisible()
  while (chosen.elements().length > 0) await chosen.first().click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(card.getByText(/^You alone\./)).toBeVisible()
  await expect.element(card.getByRole('button', { name: 'Change' })).toHaveFocus()

  await card.getByRole('button', { name: 'Change' }).click()
  await customers.fill('meewasin')
  await page.getByRole('option', { name: 'Meewasin Pharmacy Group' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(card.getByText('Meewasin Pharmacy Group', { exact: true })).toBeVisible()
  const sent = await Promise.all(api.sent('PUT', '/customers/bulk-assign').map((request) => request.json()))
  expect(sent).toEqual([
    { openToAll: false, tenantIds: [] },
    { openToAll: false, tenantIds: [expect.any(Number)] },
  ])
})
