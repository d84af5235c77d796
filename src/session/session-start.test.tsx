import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { getGetMeMockHandler401 } from '#generated/client/session/session.msw.ts'
import { openApp, signIn, watchLeaving } from '#tests/components/open-app.tsx'
import { serveApi } from '#tests/components/serve-api.ts'
import { dana, meewasin, prairieSky, sessionWorld } from '#tests/components/session-world.ts'

it('asks in the order of the specification: person, tenant, usable, then features and plan', async () => {
  signIn()
  const api = serveApi(...sessionWorld())
  const { screen } = await openApp('/home')
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(/Dana/)

  const order = ['GET /me', 'GET /users/2/current-tenant', 'GET /tenants/1/tenant-admin-usable']
  expect(api.calls.slice(0, 3)).toEqual(order)
  expect(api.calls.slice(3, 7).toSorted()).toEqual([
    'GET /permissions',
    'GET /tenants/1/clock',
    'GET /tenants/1/subscription-plan',
    'GET /tenants/1/subscription-plan-features',
  ])
  expect(localStorage.getItem('tenantId')).toBe('1')
  expect(localStorage.getItem('userId')).toBe('2')
})

it('asks for everything about a known organisation at once, before it knows whose it is', async () => {
  signIn()
  localStorage.setItem('tenantId', '1')
  localStorage.setItem('userId', '2')
  const { promise, resolve } = Promise.withResolvers<void>()
  const api = serveApi(
    http.get('*/api/me', async () => {
      await promise
      return HttpResponse.json(dana)
    }),
    ...sessionWorld(),
  )
  const { screen } = await openApp('/home')
  const expected = [
    'GET /me',
    'GET /permissions',
    'GET /tenants/1/clock',
    'GET /tenants/1/subscription-plan',
    'GET /tenants/1/subscription-plan-features',
    'GET /tenants/1/tenant-admin-usable',
    'GET /users/2/current-tenant',
  ]
  await expect.poll(() => api.calls.toSorted()).toEqual(expected)
  resolve()
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(/Dana/)
  expect(api.calls.slice(0, expected.length).toSorted()).toEqual(expected)
  expect(api.calls.filter((call) => call.endsWith('/current-tenant'))).toHaveLength(1)
})

it('sends the session with every call', async () => {
  signIn()
  const api = serveApi(...sessionWorld())
  const { screen } = await openApp('/home')
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(/Dana/)

  const headers = (path: string) => api.requests.find(({ url }) => url.includes(path))?.headers
  expect(headers('/me')?.get('authorization')).toBe('Bearer token-1')
  expect(headers('/me')?.get('x-timezone')).toBe('America/Regina')
  expect(headers('/me')?.get('x-tenant-id')).toBeNull()
  expect(headers('/tenant-admin-usable')?.get('x-tenant-id')).toBe('1')
  // The count in the menu waits until the page has rest.
  await expect.poll(() => headers('/paginated-delivery-orders')?.get('x-permission-token')).toBe('permission-1')
})

it('goes by the clock that the server tells, where the browser has other data of the zone', async () => {
  signIn()
  // In Regina it is half past eight in the morning; by this law it would be two in the night of Sunday.
  const elevenAndAHalfHours = 41_400
  const clock = { timezone: 'America/Regina', utcOffsets: [{ from: 0, offsetS: elevenAndAHalfHours }] }
  const api = serveApi(...sessionWorld({ clock }))
  const { screen } = await openApp('/home')
  await expect.element(screen.getByText(/^Sunday, November 22, 2026 · /)).toBeVisible()
  const endOfSunday = Date.parse('2026-11-23T00:00:00+11:30') / 1_000
  await expect
    .poll(() => api.requests.map(({ url }) => decodeURIComponent(url)))
    .toContainEqual(expect.stringContaining(`"availableBefore":${endOfSunday}`))
})

it('prefers the tenant of storage and asks for no other', async () => {
  signIn()
  localStorage.setItem('tenantId', '3')
  const api = serveApi(...sessionWorld({ tenants: [prairieSky, meewasin], current: meewasin }))
  const { screen } = await openApp('/home')
  await expect.element(screen.getByRole('navigation', { name: 'Main' })).toMatchTextContent(/Meewasin Pharmacy Group/)
  expect(api.calls).toContain('GET /tenants/3/tenant-admin-usable')
  expect(api.calls).not.toContain('PUT /users/2/current-tenant')
})

it('takes the first tenant when none is current, and makes it so', async () => {
  signIn()
  const api = serveApi(...sessionWorld({ current: null }))
  const { screen } = await openApp('/home')
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(/Dana/)
  const chosen = api.requests.find(({ method }) => method === 'PUT')
  expect(await chosen?.json()).toEqual({ tenantId: 1 })
})

it('says "No tenant found" to somebody who belongs nowhere', async () => {
  signIn()
  serveApi(...sessionWorld({ tenants: [] }))
  const { screen } = await openApp('/dispatch')
  await expect.element(screen.getByRole('heading', { name: 'No tenant found' })).toBeVisible()
})

it('sends a driver to the driver app', async () => {
  signIn()
  const api = serveApi(...sessionWorld({ usable: false, isDriver: true }))
  const { screen } = await openApp('/home')
  await expect.element(screen.getByRole('heading', { name: 'Get the driver app' })).toBeVisible()
  expect(api.calls).not.toContain('GET /tenants/1/subscription-plan')
})

it('says "No available actions" where there is nothing to do, with the ways out', async () => {
  signIn()
  serveApi(...sessionWorld({ usable: false }))
  const { screen } = await openApp('/home')
  await expect.element(screen.getByRole('heading', { name: 'No available actions' })).toBeVisible()
  await expect.element(screen.getByText(/Contact the administrator/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Log out' })).toHaveAttribute('href', '/logout')
  await expect
    .element(screen.getByRole('button', { name: 'Switch organization' }))
    .toHaveAttribute('href', '/switch-tenants')
})

it('says "Something went wrong" when a call of the start fails', async () => {
  signIn()
  serveApi(
    http.get('*/api/tenants/1/subscription-plan', () =>
      HttpResponse.json({ code: 'not_found', message: 'No plan' }, { status: 404 }),
    ),
    ...sessionWorld(),
  )
  const { screen } = await openApp('/home')
  await expect.element(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Reload Page' })).toBeVisible()
})

it('shows the login screen to guests at every address and comes back to it', async () => {
  const left = watchLeaving()
  serveApi()
  await openApp('/delivery-orders/10482?tab=timeline')
  await expect.poll(() => left.replace.mock.calls).toHaveLength(1)
  const address = new URL(left.replace.mock.calls[0]?.[0] ?? '', 'https://waybill.example')
  expect(address.pathname).toBe('/auth/login')
  expect(address.searchParams.get('redirect_uri')).toBe(`${window.location.origin}/cb`)
  expect(address.searchParams.get('returnUrl')).toBe('/delivery-orders/10482?tab=timeline')
})

it('tells a person whose session cannot be renewed, and forgets everything', async () => {
  signIn()
  localStorage.setItem('tenantId', '1')
  const left = watchLeaving()
  serveApi(
    http.post('*/api/refresh', () => HttpResponse.json({ code: 'unauthorized', message: 'No' }, { status: 401 })),
    getGetMeMockHandler401({ code: 'unauthorized', message: 'Expired' }),
  )
  const { screen } = await openApp('/dispatch')
  await expect.element(screen.getByRole('heading', { name: 'You cannot be authenticated' })).toBeVisible()
  expect(localStorage).toHaveLength(0)
  expect(left.replace).not.toHaveBeenCalled()

  await screen.getByRole('button', { name: 'Sign in' }).click()
  expect(left.replace).toHaveBeenCalledWith(expect.stringContaining('returnUrl=%2Fdispatch'))
})

it('leads to onboarding when the server asks for it, and stores what is owed', async () => {
  signIn()
  serveApi(
    http.get('*/api/me', () =>
      HttpResponse.json(
        { code: 'forbidden', message: 'Onboarding first' },
        { status: 403, headers: { 'X-Onboarding-Required': 'billing' } },
      ),
    ),
  )
  const { router } = await openApp('/dispatch')
  await expect.poll(() => router.state.location.pathname, { timeout: 10_000 }).toBe('/onboarding-required')
  expect(localStorage.getItem('onboardingRequiredTypes')).toBe('billing')
})
