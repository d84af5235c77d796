import { expect, it } from 'vitest'
import { accessToken, refreshToken, signedInPerson } from '#mocks/context.ts'
import type { MockWorld } from '#mocks/test-handlers.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { openApp, signIn, watchLeaving } from '#tests/components/open-app.tsx'
import { onPhone } from '#tests/components/open-world.tsx'
import { serveGuest, serveWorld } from '#tests/components/serve-world.ts'

interface Tokens {
  readonly token: string
  readonly refreshToken: string
}

/** Nobody has this number. */
const nobody = 999

/** Aylin, who works at another organisation than Dana. */
function aylinOf({ world, settings }: MockWorld) {
  return signedInPerson(world, { ...settings, tenant: 'customer', role: 'scheduler' })
}

/** What a sign-in of this person gave; an administrator's when they act as that person. */
function tokensOf(userId: number, byId?: number): Tokens {
  return { token: `${accessToken(userId, byId)}-by-link`, refreshToken: `${refreshToken(userId, byId)}-by-link` }
}

/** Opens a link with these tokens. */
function openLink({ token, refreshToken: refresh }: Tokens) {
  const state = encodeURIComponent('{"returnUrl":"/profile","nonce":"x"}')
  return openApp(`/cb?token=${token}&refreshToken=${refresh}&state=${state}`)
}

/** Dana, signed in, opens a link with a sign-in of Aylin. */
async function openAylinsLink() {
  const { mock, api } = serveWorld()
  const link = tokensOf(aylinOf(mock).user.id)
  return { ...(await openLink(link)), mock, api, link }
}

it('stores no sign-in that was not asked for, and says whose it is and who is signed in', async () => {
  const { screen, mock, api } = await openAylinsLink()
  await expect.element(screen.getByRole('heading', { name: 'Continue as Aylin Yılmaz?' })).toHaveFocus()
  const theirs = screen.getByRole('region', { name: 'Sign-in of the link' })
  await expect.element(theirs).toMatchTextContent(/Aylin Yılmaz.*scheduler@meewasin\.example.*Meewasin Pharmacy Group/)
  const own = screen.getByRole('region', { name: 'Signed in here now' })
  await expect.element(own).toMatchTextContent(/Dana Kowalski.*dispatcher@prairiesky\.example.*Prairie Sky Couriers/)
  expect(localStorage).toMatchObject(mock.tokens)
  expect(Object.values({ ...localStorage, ...sessionStorage }).join()).not.toContain('-link')
  expect(api.calls).not.toContain('POST /auth/logout')
  expect(await axeViolations()).toEqual([])
})

it('revokes the sign-in that is refused, and leaves the own one as it is', async () => {
  const left = watchLeaving()
  const { screen, mock, api, link } = await openAylinsLink()
  await screen.getByRole('button', { name: 'Stay signed in as Dana Kowalski' }).click()
  await expect.poll(() => left.replace.mock.calls).toEqual([['/']])
  const [revoked] = api.sent('POST', '/auth/logout')
  expect(await revoked?.json()).toEqual({ refreshToken: link.refreshToken })
  expect(localStorage).toMatchObject(mock.tokens)
})

it('goes on with it when that is chosen, on a page that loads anew', async () => {
  localStorage.setItem('oldToken', 'admin')
  localStorage.setItem('oldRefreshToken', 'admin-refresh')
  const left = watchLeaving()
  const { screen, link } = await openAylinsLink()
  await screen.getByRole('button', { name: 'Continue as Aylin Yılmaz' }).click()
  await expect.poll(() => left.replace.mock.calls).toEqual([['/profile']])
  expect(localStorage).toMatchObject(link)
  expect(localStorage.getItem('oldToken')).toBeNull()
})

it('asks a guest too, who may sign in as somebody else', async () => {
  const left = watchLeaving()
  const { mock, api } = serveGuest()
  const administrator = signedInPerson(mock.world, { ...mock.settings, role: 'admin' })
  const { screen } = await openLink(tokensOf(aylinOf(mock).user.id, administrator.user.id))
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
  const { mock, api } = serveWorld()
  const { screen } = await openLink(tokensOf(mock.person.user.id))
  await expect.element(screen.getByRole('heading', { name: 'My Profile' })).toBeVisible()
  expect(localStorage).toMatchObject(mock.tokens)
  expect(api.calls).toContain('POST /auth/logout')
})

it('asks a guest whose stored session turns out to be over', async () => {
  const { mock } = serveGuest()
  signIn({ token: accessToken(nobody), refreshToken: refreshToken(nobody) })
  const { screen } = await openLink(tokensOf(aylinOf(mock).user.id))
  await expect.element(screen.getByRole('button', { name: 'Sign in as somebody else' })).toBeVisible()
})

it('says that the sign-in did not complete when its tokens are nobody’s, and keeps the own ones', async () => {
  const { mock, api } = serveWorld()
  const { screen } = await openLink(tokensOf(nobody))
  await expect.element(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  expect(localStorage).toMatchObject(mock.tokens)
  expect(api.calls).not.toContain('POST /refresh')
})

it('fits a phone with names that are long', async () => {
  await onPhone(async () => {
    const { mock } = serveWorld()
    const aylin = aylinOf(mock)
    aylin.me.lastName = 'Yılmaz-Featherstonehaugh-Wolfeschlegelstein'
    aylin.me.email = `${'x'.repeat(60)}@meewasin.example`
    const { screen } = await openLink(tokensOf(aylin.user.id))
    await expect.element(screen.getByRole('heading', { name: /Featherstonehaugh/ })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    for (const button of screen.getByRole('button').elements())
      expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(390)
  })
})
