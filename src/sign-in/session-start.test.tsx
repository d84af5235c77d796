import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import { accessToken, firstPermissionToken, refreshToken } from '#mocks/context.ts'
import { tenantByKey } from '#mocks/lookup.ts'
import type { MockWorldOptions } from '#mocks/test-handlers.ts'
import { queryClient } from '#src/http/query-client.ts'
import { workInTenant } from '#src/session/active-tenant.ts'
import { sessionQuery } from '#src/sign-in/SessionGate.tsx'
import { axeViolations } from '#tests/components/axe.ts'
import { openApp, signIn, watchLeaving } from '#tests/components/open-app.tsx'
import { serveGuest, serveWorld } from '#tests/components/serve-world.ts'

/** Nobody has this number. */
const nobody = 999

/** Somebody who has just signed in, the owner unless given: the page knows no organisation of theirs yet. */
function serveNewcomer(options: MockWorldOptions = { role: 'owner' }) {
  const served = serveGuest(options)
  signIn(served.mock.tokens)
  return { ...served, userId: served.mock.person.user.id }
}

it('asks in the order of docs/rules/session.md: person, tenant, usable, then features and plan', async () => {
  const { api, userId } = serveNewcomer()
  const { screen } = await openApp('/home')
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(/Helen/)

  const order = ['GET /me', `GET /users/${userId}/current-tenant`, 'GET /tenants/1/tenant-admin-usable']
  expect(api.calls.slice(0, 3)).toEqual(order)
  expect(api.calls.slice(3, 7).toSorted()).toEqual([
    'GET /permissions',
    'GET /tenants/1/clock',
    'GET /tenants/1/subscription-plan',
    'GET /tenants/1/subscription-plan-features',
  ])
  expect(localStorage.getItem('tenantId')).toBe('1')
  expect(localStorage.getItem('userId')).toBe(String(userId))
})

it('asks for everything about a known organisation at once, before it knows whose it is', async () => {
  const { mock, api } = serveWorld({ role: 'owner' })
  const userId = mock.person.user.id
  localStorage.setItem('userId', String(userId))
  const { promise, resolve } = Promise.withResolvers<undefined>()
  api.use(http.get('*/api/me', () => promise))
  const { screen } = await openApp('/home')
  const expected = [
    'GET /me',
    'GET /permissions',
    'GET /tenants/1/clock',
    'GET /tenants/1/subscription-plan',
    'GET /tenants/1/subscription-plan-features',
    'GET /tenants/1/tenant-admin-usable',
    `GET /users/${userId}/current-tenant`,
  ]
  await expect.poll(() => api.calls.toSorted()).toEqual(expected)
  resolve(undefined)
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(/Helen/)
  expect(api.calls.slice(0, expected.length).toSorted()).toEqual(expected)
  expect(api.calls.filter((call) => call.endsWith('/current-tenant'))).toHaveLength(1)
})

it('sends the session with every call', async () => {
  const { mock, api } = serveNewcomer()
  const { screen } = await openApp('/home')
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(/Helen/)

  const headers = (path: string) => api.requests.find(({ url }) => url.includes(path))?.headers
  expect(headers('/me')?.get('authorization')).toBe(`Bearer ${mock.tokens.token}`)
  expect(headers('/me')?.get('x-timezone')).toBe('America/Regina')
  expect(headers('/me')?.get('x-tenant-id')).toBeNull()
  expect(headers('/tenant-admin-usable')?.get('x-tenant-id')).toBe('1')
  // The count in the menu waits until the page has rest.
  await expect.poll(() => headers('/paginated-delivery-orders')?.get('x-permission-token')).toBe(firstPermissionToken)
})

it('goes by the clock that the server tells, where the browser has other data of the zone', async () => {
  // In Regina it is half past eight in the morning; by this law it would be two in the night of Sunday.
  const elevenAndAHalfHours = 41_400
  const { mock, api } = serveNewcomer()
  tenantByKey(mock.world, 'courier').scheduleInfo.utcOffsets = [{ from: 0, offsetS: elevenAndAHalfHours }]
  const { screen } = await openApp('/home')
  await expect.element(screen.getByText(/^Sunday, November 22, 2026 · /)).toBeVisible()
  const endOfSunday = Date.parse('2026-11-23T00:00:00+11:30') / 1_000
  await expect
    .poll(() => api.requests.map(({ url }) => decodeURIComponent(url)))
    .toContainEqual(expect.stringContaining(`"availableBefore":${endOfSunday}`))
})

it('prefers the tenant of storage and asks for no other', async () => {
  const { mock, api, userId } = serveNewcomer()
  const { id: tenantId } = tenantByKey(mock.world, 'customer').tenant
  mock.person.memberships.push({ tenantId, roles: [roles.scheduler] })
  workInTenant(tenantId)
  const { screen } = await openApp('/home')
  await expect.element(screen.getByRole('navigation', { name: 'Main' })).toMatchTextContent(/Meewasin Pharmacy Group/)
  expect(api.calls).toContain(`GET /tenants/${tenantId}/tenant-admin-usable`)
  expect(api.calls).not.toContain(`PUT /users/${userId}/current-tenant`)
})

it('lets somebody choose another tenant whose stored one is not theirs any more', async () => {
  const { mock, api } = serveNewcomer()
  const { id } = tenantByKey(mock.world, 'customer').tenant
  const gone = { code: 'not_found', message: 'There is no such organization.' }
  api.use(http.get(`*/api/tenants/${id}/*`, () => HttpResponse.json(gone, { status: 404 })))
  workInTenant(id)
  const { screen } = await openApp('/home')
  await expect.element(screen.getByText(/^You no longer belong to the organization/)).toBeVisible()
  await expect.element(screen.getByRole('option', { name: /Prairie Sky/ })).toBeVisible()
  expect(localStorage.getItem('tenantId')).toBeNull()
})

it('takes the first tenant when none is current, and makes it so', async () => {
  const { mock, api } = serveNewcomer()
  mock.person.currentTenantId = null
  const { screen } = await openApp('/home')
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(/Helen/)
  const chosen = api.requests.find(({ method }) => method === 'PUT')
  expect(await chosen?.json()).toEqual({ tenantId: 1 })
  expect(mock.person.currentTenantId).toBe(1)
})

it('says "No tenant found" to somebody who belongs nowhere', async () => {
  serveNewcomer({ tenantKind: 'nowhere' })
  const { screen } = await openApp('/dispatch')
  await expect.element(screen.getByRole('heading', { name: 'No tenant found' })).toBeVisible()
  expect(await axeViolations()).toEqual([])
})

it('shows a driver the work before the driver app', async () => {
  const { api } = serveNewcomer({ role: 'driver' })
  const none = { tileUrl: null, satelliteTileUrl: null, superAdminUrl: null }
  queryClient.setQueryData(['runtime-config'], { ...none, driverAppUrl: 'https://drivers.waybill.example' })
  const { screen } = await openApp('/home')
  const work = screen.getByRole('region', { name: 'Your deliveries' })
  await expect.element(work).toBeVisible()
  const app = screen.getByRole('heading', { name: 'Get the driver app' })
  expect(work.element().compareDocumentPosition(app.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await expect
    .element(screen.getByRole('button', { name: 'Get the driver app' }))
    .toHaveAttribute('href', 'https://drivers.waybill.example')
  await expect.element(screen.getByRole('button', { name: 'Switch organization' })).not.toBeInTheDocument()
  expect(api.calls).not.toContain('GET /tenants/1/subscription-plan')
})

it('tells a driver whom to ask where the installation names no driver app', async () => {
  serveNewcomer({ role: 'driver' })
  const { screen } = await openApp('/home')
  await expect.element(screen.getByText(/Ask your dispatcher for the download link\.$/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Get the driver app' })).not.toBeInTheDocument()
})

it('says "No available actions" where there is nothing to do, with the ways out', async () => {
  const { mock } = serveNewcomer({ tenantKind: 'no-actions', role: 'owner' })
  mock.person.memberships.push({ tenantId: tenantByKey(mock.world, 'customer').tenant.id, roles: [roles.scheduler] })
  const { screen } = await openApp('/home')
  await expect.element(screen.getByRole('heading', { name: 'No available actions' })).toBeVisible()
  await expect.element(screen.getByText(/Contact the administrator/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Log out' })).toHaveAttribute('href', '/logout')
  await expect
    .element(screen.getByRole('button', { name: 'Switch organization' }))
    .toHaveAttribute('href', '/switch-tenants')
  expect(await axeViolations()).toEqual([])
})

it('says "Something went wrong" when a call of the start fails', async () => {
  const { api } = serveNewcomer()
  api.use(
    http.get('*/api/tenants/1/subscription-plan', () =>
      HttpResponse.json({ code: 'not_found', message: 'No plan' }, { status: 404 }),
    ),
  )
  const { screen } = await openApp('/home')
  await expect.element(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Reload Page' })).toBeVisible()
  expect(await axeViolations()).toEqual([])
})

it('makes four calls of a start that fails, and begins no other start', async () => {
  const { api } = serveNewcomer()
  const failed = () => HttpResponse.json({ code: 'internal', message: 'The server failed.' }, { status: 500 })
  api.use(http.get('*/api/me', failed))
  // As main.tsx does: the start has failed before anything is drawn.
  await queryClient.prefetchQuery(sessionQuery)
  const { screen } = await openApp('/home')
  await expect.element(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  expect(api.calls.filter((call) => call === 'GET /me')).toHaveLength(4)
})

it('shows the login screen to guests at every address and comes back to it', async () => {
  const left = watchLeaving()
  serveGuest()
  await openApp('/delivery-orders/10482?tab=timeline')
  await expect.poll(() => left.replace.mock.calls).toHaveLength(1)
  const address = new URL(left.replace.mock.calls[0]?.[0] ?? '', 'https://waybill.example')
  expect(address.pathname).toBe('/auth/login')
  expect(address.searchParams.get('redirect_uri')).toBe(`${window.location.origin}/cb`)
  expect(address.searchParams.get('returnUrl')).toBe('/delivery-orders/10482?tab=timeline')
  expect(await axeViolations()).toEqual([])
})

it('tells a person whose session cannot be renewed, and forgets everything', async () => {
  const left = watchLeaving()
  serveWorld()
  signIn({ token: accessToken(nobody), refreshToken: refreshToken(nobody) })
  const { screen } = await openApp('/dispatch')
  await expect.element(screen.getByRole('heading', { name: 'You cannot be authenticated' })).toBeVisible()
  expect(localStorage).toHaveLength(0)
  expect(left.replace).not.toHaveBeenCalled()

  await screen.getByRole('button', { name: 'Sign in' }).click()
  expect(left.replace).toHaveBeenCalledWith(expect.stringContaining('returnUrl=%2Fdispatch'))
})

it('leads to onboarding when the server asks for it, and stores what is owed', async () => {
  const { api } = serveNewcomer()
  api.use(
    http.get('*/api/me', () =>
      HttpResponse.json(
        { code: 'forbidden', message: 'Onboarding first' },
        { status: 403, headers: { 'X-Onboarding-Required': 'billing' } },
      ),
    ),
  )
  const { router } = await openApp('/dispatch')
  await expect.poll(() => router.state.location.pathname).toBe('/onboarding-required')
  expect(localStorage.getItem('onboardingRequiredTypes')).toBe('billing')
})

it('begins anew in its place when the rights have changed: the menu and the screen follow', async () => {
  const { mock, api } = serveWorld({ role: 'dispatcher' })
  const { screen } = await openApp('/dispatch')
  const entry = screen.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Dispatch/ })
  await expect.element(entry).toBeVisible()

  const here = mock.person.memberships.find(({ tenantId }) => tenantId === mock.tenantId)
  here?.roles.splice(0, here.roles.length, roles.viewer)
  const stale = () => HttpResponse.text('invalid permission token', { status: 401 })
  api.use(http.get('*/api/tenants/:tenantId/paginated-delivery-orders', stale, { once: true }))
  await queryClient.invalidateQueries({ queryKey: ['tenant'] })
  await expect.element(screen.getByText('You cannot dispatch here')).toBeVisible()
  await expect.element(entry).not.toBeInTheDocument()
})
