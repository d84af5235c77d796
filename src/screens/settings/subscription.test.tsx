import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getGetTenantFeaturesQueryKey } from '#generated/client/tenants/tenants.ts'
import { tenantByKey } from '#mocks/lookup.ts'
import { queryClient } from '#src/http/query-client.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { openWorld } from '#tests/components/open-world.tsx'

const menu = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

it('shows the plan with what each feature brings, and an open screen follows a feature that comes and goes', async () => {
  const { mock } = await openWorld('/settings/subscription', { role: 'owner' })
  const { tenant, features, plan } = tenantByKey(mock.world, 'courier')
  await expect.element(page.getByRole('heading', { name: plan.name })).toBeVisible()
  await expect.element(page.getByText(/administrators of Waybill change plans/)).toBeVisible()
  const planner = page.getByRole('listitem').filter({ hasText: 'Orders that repeat by themselves.' })
  await expect.element(planner).toMatchTextContent(/Included/)
  await expect.element(menu('Drivers')).toBeVisible()
  expect(await axeViolations()).toEqual([])

  // As the stream touches it.
  const touch = () => queryClient.invalidateQueries({ queryKey: getGetTenantFeaturesQueryKey(tenant.id) })
  features.splice(0, features.length, 'Customer')
  await touch()
  await expect.element(menu('Vendors')).toBeVisible()
  await expect.element(menu('Drivers')).not.toBeInTheDocument()
  await expect.element(planner).toMatchTextContent(/Not included/)
  features.push('Courier')
  await touch()
  await expect.element(menu('Drivers')).toBeVisible()
})

it('says on a phone in whole words whether a feature is included', async () => {
  await page.viewport(390, 844)
  await openWorld('/settings/subscription', { role: 'owner' })
  await expect.element(page.getByText('Orders that repeat by themselves.')).toBeVisible()
  const words = [...document.querySelectorAll('main li .bp6-tag .bp6-text-overflow-ellipsis')]
  expect(words.length).toBe(5)
  expect(words.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([])
})

it('is for its owner alone', async () => {
  await openWorld('/settings/subscription', { role: 'dispatcher' })
  await expect.element(page.getByText('You cannot see the subscription')).toBeVisible()
})
