import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { openWorld } from '#tests/components/open-world.tsx'

it('lists what home counted, and leads to where each price is typed and set', async () => {
  const { screen, router } = await openWorld('/', { tenantKind: 'courier', role: 'owner' })
  const figure = screen.getByRole('link', { name: /needs? attention/ })
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
  await list
    .getByRole('button', { name: /^Type the price of order/ })
    .first()
    .click()
  await expect.element(page.getByRole('dialog', { name: 'Pricing Override' })).toBeVisible()
  expect(router.state.location.search).toBe('?show=pricing')
})
