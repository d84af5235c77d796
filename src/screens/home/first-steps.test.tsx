import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { tenantByKey } from '#mocks/lookup.ts'
import { openWorld } from '#tests/components/open-world.tsx'
import { axeViolations } from '#tests/components/axe.ts'
import { serveWorld } from '#tests/components/serve-world.ts'
import { openApp } from '#tests/components/open-app.tsx'

const begun = { hidden: false, organization: false, service: true, driver: false, customer: false }

it('leads the owner of a new courier, is put away and comes back, on a phone as well', async () => {
  await page.viewport(390, 844)
  const { mock } = serveWorld({ tenantKind: 'courier', role: 'owner' })
  tenantByKey(mock.world, 'courier').firstSteps = { ...begun, order: false, delivered: false }
  const { screen } = await openApp('/')
  const list = screen.getByRole('region', { name: 'First steps' })
  await expect.element(list).toMatchTextContent(/1 of 6 done/)
  await expect.element(list.getByRole('link', { name: /Done.*Publish a service/ })).toBeVisible()
  await expect.element(list.getByRole('listitem').first()).toHaveAttribute('aria-current', 'step')
  expect(document.documentElement.scrollWidth).toBe(390)
  expect(await axeViolations()).toEqual([])
  await list.getByRole('button', { name: 'They are right' }).click()
  await expect.element(list).toMatchTextContent(/2 of 6 done/)
  await list.getByRole('button', { name: 'Hide' }).click()
  await screen.getByRole('button', { name: 'First steps: 2 of 6 done' }).click()
  await list.getByRole('link', { name: /Place the first order/ }).click()
  await expect.poll(() => document.title).toMatch(/^(New order|Scheduler|Schedule)/)
})

it.each([
  ['courier', 'owner'],
  ['courier', 'dispatcher'],
  ['customer', 'owner'],
] as const)('says nothing where all is done, or to whom it is not for: %s, %s', async (tenantKind, role) => {
  const { screen } = await openWorld('/', { tenantKind, role })
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => document.querySelectorAll('main ul a[data-status]').length).toBe(4)
  await expect.element(screen.getByText('First steps')).not.toBeInTheDocument()
})
