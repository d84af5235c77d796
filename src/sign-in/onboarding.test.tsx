import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { tenantByKey } from '#mocks/lookup.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { openApp, signIn, watchLeaving } from '#tests/components/open-app.tsx'
import { serveGuest } from '#tests/components/serve-world.ts'

async function openOnboarding(address: string) {
  const left = watchLeaving()
  const { mock, api } = serveGuest({ tenantKind: 'onboarding', role: 'owner' })
  signIn(mock.tokens)
  localStorage.setItem('onboardingRequiredTypes', 'billing')
  const { screen, router } = await openApp(address)
  await expect
    .element(screen.getByRole('heading', { name: 'Please update your account information to continue' }))
    .toBeVisible()
  return { screen, router, mock, api, left }
}

it('is where every other address leads', async () => {
  const { router } = await openOnboarding('/dispatch')
  expect(router.state.location.pathname).toBe('/onboarding-required')
})

it('asks for the billing name and address, saves them and opens the application', async () => {
  const { screen, mock, api, left } = await openOnboarding('/onboarding-required')
  await screen.getByLabelText(/Bill to name/).fill('Bridge City Bakery')
  const address = screen.getByLabelText(/Bill to address/)
  await expect.element(address).toBeEnabled()
  await address.fill('402 21st Street East, Saskatoon')
  // leaves the suggestions, which cover the button
  await userEvent.tab()
  await screen.getByRole('button', { name: /Save|Continue/ }).click()

  await expect.poll(() => left.replace.mock.calls).toEqual([['/']])
  const [saved] = api.sent('PATCH', `/tenants/${mock.tenantId}`)
  expect(saved?.headers.get('x-tenant-id')).toBe(String(mock.tenantId))
  expect(await saved?.json()).toEqual({
    billToName: 'Bridge City Bakery',
    billToAddress: '402 21st Street East, Saskatoon',
  })
  expect(tenantByKey(mock.world, 'onboarding').owes).toEqual([])
  expect(localStorage.getItem('onboardingRequiredTypes')).toBeNull()
})

it('asks again for what is missing, and saves nothing', async () => {
  const { screen, api } = await openOnboarding('/onboarding-required')
  await screen.getByRole('button', { name: /Save|Continue/ }).click()
  await expect.element(screen.getByText('Required').first()).toBeVisible()
  expect(api.calls.filter((call) => call.startsWith('PATCH'))).toEqual([])
  expect(await axeViolations()).toEqual([])
})
