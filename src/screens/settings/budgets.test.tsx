import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { MockWorldOptions } from '#mocks/test-handlers.ts'
import { giveBudgets } from '#mocks/testing/budgets.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { openApp } from '#tests/components/open-app.tsx'
import { serveWorld } from '#tests/components/serve-world.ts'

/** The pharmacy with a budget of each step. */
function serve(options: MockWorldOptions) {
  const served = serveWorld(options)
  giveBudgets(served.mock, [
    { spentCadCents: 85_200, leftCadCents: 14_800, orders: 9, unpricedOrders: 3 },
    {
      kind: 'field',
      fieldName: 'Cost centre',
      value: 'A-4410',
      spentCadCents: 109_000,
      leftCadCents: -9_000,
      orders: 1,
    },
    { value: 'PO-1' },
  ])
  return served
}

it('lists budgets with what was spent this month, in words beside the bar, and opens the orders behind them', async () => {
  serve({ tenantKind: 'customer', role: 'owner' })
  const { router } = await openApp('/settings/budgets')
  const row = (name: RegExp) => page.getByRole('table', { name: 'Budgets' }).getByRole('row', { name })
  await expect.element(row(/PO 4711/)).toMatchTextContent(/85 % · \$852\.00 of \$1,000\.00Nearly used/)
  await expect.element(row(/PO 4711/)).toMatchTextContent(/\$148\.00 left.*9 orders3 orders have no price yet/)
  await expect
    .element(row(/Cost centre A-4410/))
    .toMatchTextContent(/109 % · \$1,090\.00 of \$1,000\.00Above the budget.*\$90\.00 above it/)
  await expect.element(row(/^PO-1/)).toMatchTextContent(/0 % · \$0\.00 of \$1,000\.00.*No orders yet/)
  await expect.element(row(/PO 4711/).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '85 %')
  expect(await axeViolations()).toEqual([])
  await row(/PO 4711/)
    .getByRole('link', { name: '9 orders' })
    .click()
  await expect.poll(() => router.state.location.search).toBe('?budget=1-2026-11')
  const chosen = page.getByRole('button', { name: 'Budget PO 4711, November 2026' })
  await expect.element(chosen).toBeVisible()
  await chosen.click()
  await expect.poll(() => router.state.location.search).toBe('')
})

it('asks for the name of a field where the budget is of one', async () => {
  const { api } = serve({ tenantKind: 'customer', role: 'owner' })
  await openApp('/settings/budgets/new')
  await expect.element(page.getByLabelText(/^Value/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: /^Field/ })).not.toBeInTheDocument()
  await page.getByLabelText(/^Budget of/).selectOptions('Order field')
  await page.getByLabelText(/^Value/).fill('B-7')
  await page.getByLabelText(/^A month/).fill('250')
  await page.getByRole('button', { name: 'Add budget' }).last().click()
  await expect.element(page.getByRole('textbox', { name: /^Field/ })).toHaveAccessibleDescription(/Required/)
  await page.getByRole('textbox', { name: /^Field/ }).fill('Cost centre')
  expect(await axeViolations()).toEqual([])
  await page.getByRole('button', { name: 'Add budget' }).last().click()
  await expect.element(page.getByText('Added Cost centre B-7')).toBeVisible()
  expect(await api.sent('POST', '/budgets')[0]?.json()).toEqual({
    kind: 'field',
    fieldName: 'Cost centre',
    value: 'B-7',
    monthlyCadCents: 25_000,
  })
})

it('asks about a number that differs from another one only by signs, and keeps both at a yes', async () => {
  const { api } = serve({ tenantKind: 'customer', role: 'owner' })
  const { router } = await openApp('/settings/budgets/new')
  await page.getByLabelText(/^Budget of/).selectOptions('PO number')
  await page.getByLabelText(/^Value/).fill('#47-11')
  await page.getByLabelText(/^A month/).fill('250')
  await page.getByRole('button', { name: 'Add budget' }).last().click()
  const question = page.getByRole('alertdialog', { name: 'There is a similar budget' })
  await expect.element(question).toMatchTextContent(/There is a budget PO 4711, in which orders .* Keep both\?/)
  expect(await axeViolations()).toEqual([])
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect
    .element(page.getByLabelText(/^Value/))
    .toHaveAccessibleDescription(/Differs from the budget PO 4711 only by dashes, spaces or signs/)
  expect(router.state.location.pathname).toBe('/settings/budgets/new')

  await page.getByRole('button', { name: 'Add budget' }).last().click()
  await question.getByRole('button', { name: 'Keep both' }).click()
  await expect.element(page.getByText('Added PO #47-11')).toBeVisible()
  const sent = api.sent('POST', '/budgets')
  expect(sent.map(({ url }) => new URL(url).searchParams.get('confirmSimilarBudget'))).toEqual([null, null, 'true'])
  await expect.poll(() => router.state.location.pathname).toBe('/settings/budgets')
})

it('shows a scheduler what there is, and lets them change nothing', async () => {
  serve({ tenantKind: 'customer', role: 'scheduler' })
  await openApp('/settings/budgets/1')
  const drawer = page.getByRole('dialog', { name: 'PO 4711' })
  await expect.element(drawer.getByText('$1,000.00', { exact: true })).toBeVisible()
  await expect.element(drawer.getByRole('link', { name: 'Edit' })).not.toBeInTheDocument()
  await expect.element(drawer.getByRole('button', { name: /^Delete/ })).not.toBeInTheDocument()
})
