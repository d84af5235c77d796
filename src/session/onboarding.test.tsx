import { HttpResponse, http as msw } from 'msw'
import { expect, it } from 'vitest'
import { openApp, signIn, watchLeaving } from '#tests/components/open-app.tsx'
import { serveApi } from '#tests/components/serve-api.ts'
import { sessionWorld } from '#tests/components/session-world.ts'

/** The form's code loads on demand, and the screen waits a second after each save. */
const patience = { timeout: 10_000 }

async function openOnboarding(address: string) {
  signIn()
  localStorage.setItem('onboardingRequiredTypes', 'billing')
  const left = watchLeaving()
  const api = serveApi(
    msw.patch('*/api/tenants/1', async ({ request }) => HttpResponse.json(await request.json())),
    ...sessionWorld(),
  )
  const { screen, router } = await openApp(address)
  await expect
    .element(screen.getByRole('heading', { name: 'Please update your account information to continue' }), patience)
    .toBeVisible()
  return { screen, router, api, left }
}

it('is where every other address leads', async () => {
  const { router } = await openOnboarding('/dispatch')
  expect(router.state.location.pathname).toBe('/onboarding-required')
})

it('asks for the billing name and address, saves them and opens the application', async () => {
  const { screen, api, left } = await openOnboarding('/onboarding-required')
  await screen.getByLabelText(/Bill to name/).fill('Meewasin Pharmacy Group')
  const address = screen.getByLabelText(/Bill to address/)
  await expect.element(address, patience).toBeEnabled()
  await address.fill('402 21st Street East, Saskatoon')
  await screen.getByRole('button', { name: /Save|Continue/ }).click()

  await expect.poll(() => left.replace.mock.calls, patience).toEqual([['/']])
  const saved = api.requests.find(({ method }) => method === 'PATCH')
  expect(saved?.headers.get('x-tenant-id')).toBe('1')
  expect(await saved?.json()).toEqual({
    billToName: 'Meewasin Pharmacy Group',
    billToAddress: '402 21st Street East, Saskatoon',
  })
  expect(localStorage.getItem('onboardingRequiredTypes')).toBeNull()
})

it('asks again for what is missing, and saves nothing', async () => {
  const { screen, api } = await openOnboarding('/onboarding-required')
  await screen.getByRole('button', { name: /Save|Continue/ }).click()
  await expect.element(screen.getByText('Required').first()).toBeVisible()
  expect(api.calls.filter((call) => call.startsWith('PATCH'))).toEqual([])
})
