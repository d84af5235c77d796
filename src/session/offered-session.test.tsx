import { http, HttpResponse } from 'msw'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import type { Me } from '#generated/model/index.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { openApp, signIn, watchLeaving } from '#tests/components/open-app.tsx'
import { serveApi } from '#tests/components/serve-api.ts'
import { dana, meewasin, prairieSky, sessionWorld } from '#tests/components/session-world.ts'

const aylin: Me = { ...dana, id: 7, firstName: 'Aylin', lastName: 'Yılmaz', email: 'scheduler@meewasin.example' }

/** Dana signed in here, and a link with a sign-in of somebody, of Aylin unless given. */
function serveLink(theirs: Partial<Me> = aylin) {
  const isTheirs = (request: Request) => request.headers.get('authorization') === 'Bearer link-token'
  return serveApi(
    http.get('*/api/me', ({ request }) => HttpResponse.json(isTheirs(request) ? { ...dana, ...theirs } : dana)),
    http.get('*/api/users/:userId/current-tenant', ({ request }) =>
      HttpResponse.json({ tenant: isTheirs(request) ? meewasin : prairieSky }),
    ),
    ...sessionWorld(),
  )
}

const link = `/cb?token=link-token&refreshToken=link-refresh&state=${encodeURIComponent('{"returnUrl":"/profile","nonce":"x"}')}`
const ownTokens = { token: 'token-1', refreshToken: 'refresh-1' }

it('stores no sign-in that was not asked for, and says whose it is and who is signed in', async () => {
  signIn(ownTokens)
  const api = serveLink()
  const { screen } = await openApp(link)
  await expect.element(screen.getByRole('heading', { name: 'Continue as Aylin Yılmaz?' })).toHaveFocus()
  const theirs = screen.getByRole('region', { name: 'Sign-in of the link' })
  await expect.element(theirs).toMatchTextContent(/Aylin Yılmaz.*scheduler@meewasin\.example.*Meewasin Pharmacy Group/)
  const own = screen.getByRole('region', { name: 'Signed in here now' })
  await expect.element(own).toMatchTextContent(/Dana Kowalski.*dispatcher@prairiesky\.example.*Prairie Sky Couriers/)
  expect(localStorage).toMatchObject(ownTokens)
  expect(Object.values({ ...localStorage, ...sessionStorage }).join()).not.toContain('link-')
  expect(api.calls).not.toContain('POST /auth/logout')
  expect(await axeViolations()).toEqual([])
})

it('revokes the sign-in that is refused, and leaves the own one as it is', async () => {
  signIn(ownTokens)
  const left = watchLeaving()
  const api = serveLink()
  const { screen } = await openApp(link)
  await screen.getByRole('button', { name: 'Stay signed in as Dana Kowalski' }).click()
  await expect.poll(() => left.replace.mock.calls).toEqual([['/']])
  const revoked = api.requests.find(({ url }) => url.endsWith('/auth/logout'))
  expect(await revoked?.json()).toEqual({ refreshToken: 'link-refresh' })
  expect(localStorage).toMatchObject(ownTokens)
})

it('goes on with it when that is chosen, on a page that loads anew', async () => {
  signIn(ownTokens)
  localStorage.setItem('oldToken', 'admin')
  localStorage.setItem('oldRefreshToken', 'admin-refresh')
  const left = watchLeaving()
  serveLink()
  const { screen } = await openApp(link)
  await screen.getByRole('button', { name: 'Continue as Aylin Yılmaz' }).click()
  await expect.poll(() => left.replace.mock.calls).toEqual([['/profile']])
  expect(localStorage).toMatchObject({ token: 'link-token', refreshToken: 'link-refresh' })
  expect(localStorage.getItem('oldToken')).toBeNull()
})

it('asks a guest too, who may sign in as somebody else', async () => {
  const left = watchLeaving()
  const api = serveLink({ ...aylin, impersonated: true })
  const { screen } = await openApp(link)
  await expect.element(screen.getByText('An administrator acts as this person')).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Signed in here now' })).not.toBeInTheDocument()
  expect(localStorage.getItem('token')).toBeNull()
  await screen.getByRole('button', { name: 'Sign in as somebody else' }).click()
  await expect
    .poll(() => left.replace.mock.calls)
    .toEqual([[expect.stringMatching(/^\/auth\/login\?.*returnUrl=%2Fprofile/)]])
  expect(api.calls).toContain('POST /auth/logout')
  expect(localStorage.getItem('token')).toBeNull()
})

it('goes on with the session that one has when it is the same person, without a question', async () => {
  signIn(ownTokens)
  const api = serveLink(dana)
  const { screen } = await openApp(link)
  await expect.element(screen.getByRole('heading', { name: 'My Profile' })).toBeVisible()
  expect(localStorage).toMatchObject(ownTokens)
  expect(api.calls).toContain('POST /auth/logout')
})

it('asks a guest whose stored session turns out to be over', async () => {
  signIn({ token: 'over', refreshToken: 'over-too' })
  serveApi(
    http.get('*/api/me', ({ request }) =>
      request.headers.get('authorization') === 'Bearer link-token'
        ? HttpResponse.json(aylin)
        : HttpResponse.json({ code: 'unauthorized', message: 'Expired' }, { status: 401 }),
    ),
    http.post('*/api/refresh', () => HttpResponse.json({ code: 'unauthorized', message: 'No' }, { status: 401 })),
    ...sessionWorld(),
  )
  const { screen } = await openApp(link)
  await expect.element(screen.getByRole('button', { name: 'Sign in as somebody else' })).toBeVisible()
})

it('says that the sign-in did not complete when its tokens are nobody’s, and keeps the own ones', async () => {
  signIn(ownTokens)
  const api = serveApi(
    http.get('*/api/me', ({ request }) =>
      request.headers.get('authorization') === 'Bearer link-token'
        ? HttpResponse.json({ code: 'unauthorized', message: 'No' }, { status: 401 })
        : HttpResponse.json(dana),
    ),
    ...sessionWorld(),
  )
  const { screen } = await openApp(link)
  await expect.element(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  expect(localStorage).toMatchObject(ownTokens)
  expect(api.calls).not.toContain('POST /refresh')
})

it('fits a phone with names that are long', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  signIn(ownTokens)
  serveLink({
    ...aylin,
    lastName: 'Yılmaz-Featherstonehaugh-Wolfeschlegelstein',
    email: `${'x'.repeat(60)}@meewasin.example`,
  })
  const { screen } = await openApp(link)
  await expect.element(screen.getByRole('heading', { name: /Featherstonehaugh/ })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  for (const button of screen.getByRole('button').elements())
    expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(390)
})
