import { HttpResponse, http as msw } from 'msw'
import { expect, it, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'
import { roles } from '#domain/access/roles.ts'
import { accessToken } from '#mocks/context.ts'
import { tenantByKey } from '#mocks/lookup.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { forgetSession, openApp, signIn, watchLeaving } from '#tests/components/open-app.tsx'
import { keepTexts, readStoredTexts } from '#src/orders/next/stored-texts.ts'
import { serveGuest, serveWorld } from '#tests/components/serve-world.ts'
import { spendNonce } from '../session/nonce.ts'
import { signInAddress } from '../session/sign-in-address.ts'
import { readState, takeTokens } from '../session/sign-in.ts'

const state = (returnUrl: string) => encodeURIComponent(JSON.stringify({ returnUrl }))
const stateOf = (address: string) => new URL(address, window.location.origin).searchParams.get('state')
/** What comes back from a sign-in that this tab has asked for. */
const ownState = (returnUrl?: string) => encodeURIComponent(stateOf(signInAddress(returnUrl)) ?? '')

it('takes the tokens of the sign-in that this tab asked for and goes on to the return URL', async () => {
  const { mock, api } = serveGuest()
  localStorage.setItem('tenantId', '7')
  const { screen, router } = await openApp(`/cb?token=token-9&refreshToken=refresh-9&state=${ownState('/profile')}`)
  await expect.element(screen.getByRole('heading', { name: 'My Profile' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/profile')
  expect(localStorage.getItem('token')).toBe('token-9')
  expect(localStorage.getItem('refreshToken')).toBe('refresh-9')
  // The tenant stored before was another person's choice: it is asked for anew.
  expect(api.calls).toContain(`GET /users/${mock.person.user.id}/current-tenant`)
})

it('leaves nothing of the session before, whose administrator must not come back', async () => {
  serveGuest()
  signIn({ token: 'theirs', refreshToken: 'theirs-refresh' })
  localStorage.setItem('oldToken', 'own')
  localStorage.setItem('oldRefreshToken', 'own-refresh')
  localStorage.setItem('onboardingRequiredTypes', 'billing')
  const { router } = await openApp(`/cb?token=token-9&refreshToken=refresh-9&state=${ownState()}`)
  // Without a return URL it is the base.
  await expect.poll(() => router.state.location.pathname).toBe('/home')
  expect(localStorage.getItem('token')).toBe('token-9')
  expect(localStorage.getItem('oldToken')).toBeNull()
  expect(localStorage.getItem('oldRefreshToken')).toBeNull()
})

it.each(['/cb', '/cb?token=token-9', '/cb?refreshToken=refresh-9', '/cb?token=&refreshToken=x'])(
  'says "Something went wrong" at %s',
  async (address) => {
    serveGuest()
    const { screen } = await openApp(address)
    await expect.element(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    expect(localStorage.getItem('token')).toBeNull()
  },
)

it('removes the tokens from the address at once, before it asks anybody whose they are', async () => {
  onTestFinished(forgetSession)
  serveGuest()
  const before = window.location.href
  onTestFinished(() => window.history.replaceState(null, '', before))
  window.history.pushState(null, '', '/cb?token=token-9&refreshToken=refresh-9')
  const taken = takeTokens({ request: new Request(window.location.href) })
  expect(window.location.search).toBe('')
  await taken
})

it.each([
  [state('/dispatch?status=created'), '/dispatch?status=created', undefined],
  [JSON.stringify({ returnUrl: '/home', nonce: 'n-1' }), '/home', 'n-1'],
  [JSON.stringify({ nonce: 'n-1' }), undefined, 'n-1'],
])('reads the state %s', (given, returnUrl, nonce) => {
  expect(readState(given)).toEqual({ returnUrl, nonce })
})

it.each([
  null,
  '',
  '%',
  '{',
  'null',
  '{}',
  '"/dispatch"',
  '{"returnUrl":7,"nonce":{}}',
  state('https://elsewhere.example/'),
  state('//elsewhere.example'),
  state('/.//elsewhere.example/x'),
])('returns nowhere for the state %s', (given) => {
  expect(readState(given)).toEqual({ returnUrl: undefined, nonce: undefined })
})

it('asks to sign in with one nonce until it was used', () => {
  onTestFinished(forgetSession)
  const first = readState(stateOf(signInAddress('/dispatch')))
  expect(first).toEqual({ returnUrl: '/dispatch', nonce: expect.stringMatching(/^[0-9a-f]{32}$/) })
  const again = readState(stateOf(signInAddress()))
  expect(again).toEqual({ returnUrl: undefined, nonce: first.nonce })
  expect(spendNonce(first.nonce)).toBe(true)
  expect(spendNonce(first.nonce)).toBe(false)
  expect(readState(stateOf(signInAddress())).nonce).not.toBe(first.nonce)
})

it('revokes the session, forgets everything and opens the sign-in page', async () => {
  const { mock, api } = serveWorld()
  localStorage.setItem('theme', 'courier dark')
  await keepTexts([{ id: 'a', text: 'unsent' }])
  const left = watchLeaving()
  const { screen } = await openApp('/logout')
  await expect.element(screen.getByRole('heading', { name: 'Securely logging you out...' })).toBeVisible()
  await expect.poll(() => left.replace.mock.calls).toEqual([[expect.stringMatching(/^\/auth\/login\?redirect_uri=/)]])
  expect(await api.requests[0]?.json()).toEqual({ refreshToken: mock.tokens.refreshToken })
  expect(localStorage).toHaveLength(0)
  expect([...(await readStoredTexts(['a']))]).toEqual([])
})

it.each([
  ['/dispatch', '/dispatch'],
  ['https://elsewhere.example/', expect.stringMatching(/^\/auth\/login/)],
  ['//elsewhere.example/', expect.stringMatching(/^\/auth\/login/)],
  ['/.//elsewhere.example/x', expect.stringMatching(/^\/auth\/login/)],
  ['/..//elsewhere.example/x', expect.stringMatching(/^\/auth\/login/)],
  [`${window.location.origin}//elsewhere.example/y`, expect.stringMatching(/^\/auth\/login/)],
])('after signing out with redirect=%s it goes to %s', async (redirect, expected) => {
  const left = watchLeaving()
  serveWorld()
  await openApp(`/logout?redirect=${encodeURIComponent(redirect)}`)
  await expect.poll(() => left.replace.mock.calls).toEqual([[expected]])
})

it('signs out without a connection too', async () => {
  const left = watchLeaving()
  const { api } = serveWorld()
  api.use(msw.post('*/api/auth/logout', () => HttpResponse.error()))
  await openApp('/logout')
  await expect.poll(() => left.replace.mock.calls).toHaveLength(1)
  expect(localStorage).toHaveLength(0)
})

it('gives an administrator their own session back', async () => {
  const { api } = serveWorld({ tenantKind: 'customer', role: 'scheduler' })
  signIn({ token: 'theirs', refreshToken: 'theirs-refresh' })
  localStorage.setItem('oldToken', 'own')
  localStorage.setItem('oldRefreshToken', 'own-refresh')
  localStorage.setItem('theme', 'enterprise light')
  const left = watchLeaving()
  await openApp('/logout')
  await expect.poll(() => left.replace.mock.calls).toEqual([['/home']])
  expect(await api.requests[0]?.json()).toEqual({ refreshToken: 'theirs-refresh' })
  expect({ ...localStorage }).toEqual({ token: 'own', refreshToken: 'own-refresh', refreshKey: expect.any(String) })
})

it('acts as a person of the organisation, keeping the own session for the way back', async () => {
  const left = watchLeaving()
  const { mock } = serveWorld({ role: 'admin', isConfirmed: false })
  const dana = mock.world.people.find(({ user }) => user.firstName === 'Dana')
  const { screen } = await openApp('/switch-tenants')
  await screen.getByRole('option', { name: /Dana Kowalski/ }).click()
  await screen.getByLabelText('Password', { exact: true }).fill('waybill-demo')
  await screen.getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(() => left.assign.mock.calls).toEqual([['/home']])
  expect(localStorage.getItem('token')).toBe(accessToken(dana?.user.id ?? 0, mock.person.user.id))
  expect(localStorage.getItem('oldToken')).toBe(mock.tokens.token)
  expect(localStorage.getItem('tenantId')).toBeNull()
  expect(await axeViolations()).toEqual([])
})

it('switches organisations by keyboard', async () => {
  const left = watchLeaving()
  const { mock, api } = serveWorld()
  const { id: tenantId } = tenantByKey(mock.world, 'stranger').tenant
  mock.person.memberships.push({ tenantId, roles: [roles.dispatcher] })
  const { screen } = await openApp('/switch-tenants')
  await expect.element(screen.getByRole('option', { name: /Queen City/ })).toBeVisible()
  const search = screen.getByRole('combobox')
  await expect.element(search).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => left.assign.mock.calls).toEqual([['/home']])
  expect(await api.requests.find(({ method }) => method === 'PUT')?.json()).toEqual({ tenantId })
  expect(localStorage.getItem('tenantId')).toBe(String(tenantId))
})
