import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { openWorld } from '#tests/components/open-world.tsx'

it('lists what home counted, and leads to where each price is typed and set', async () => {
  const { screen, router } = await openWorld('/', { tenantKind: 'courier', role: 'owner' })
  const figure = screen.getByRole('link', { name: /^(?!Planner).*needs? attention/ })
  await expect.element(figure).toBeVisible()
  const count = Number.parseInt(figure.element().textContent, 10)
  await figure.click()
  await expect.element(page.getByRole('radio', { name: `Needs attention (${count})` })).toBeChecked()
  const list = page.getByRole('region', { name: 'Orders that need attention' })
  await expect.poll(() => list.getByRole('link', { name: /^#/ }).elements().length).toBe(count)
  await expect.element(list.getByText('No tax rate is known for the drop-off province.')).toBeVisible()
  const setting = list.getByRole('link', { name: /^Taxes of/ })
  expect(setting.element().getAttribute('href')).toMatch(/\/settings\/services\/\d+\/revisions\/\d+\?part=tax-settings/)
  expect(await axeViolations()).toEqual([])
  // What a person prices no press does.
  const byHand = list.getByRole('listitem').filter({ hasText: 'This service is priced by hand' }).first()
  await expect.element(byHand.getByRole('button', { name: /^Type the price/ })).toBeVisible()
  await expect.element(byHand.getByRole('button', { name: /^Price again/ })).not.toBeInTheDocument()
  // Its location has a province by now.
  const untaxed = list.getByRole('listitem').filter({ hasText: 'No tax rate is known' }).first()
  await untaxed.getByRole('button', { name: /^Price again: order/ }).click()
  await expect.element(page.getByText(/^Order \d+ costs \$/)).toBeVisible()
  await expect.element(page.getByRole('radio', { name: `Needs attention (${count - 1})` })).toBeChecked()
  await list
    .getByRole('button', { name: /^Type the price of order/ })
    .first()
    .click()
  await expect.element(page.getByRole('dialog', { name: 'Pricing Override' })).toBeVisible()
  expect(router.state.location.search).toBe('?show=pricing')
})
