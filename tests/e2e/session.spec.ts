import type { Page } from '@playwright/test'
import { serverUrl, tokensOf } from '#tests/e2e/support/arrange.ts'
import { expect, expectAccessibleInBothModes, signInOnPage, submitSignIn, test } from '#tests/e2e/support/journey.ts'

const dispatcher = 'dispatcher@prairiesky.example'

// Each is a session of its own. Among the last to begin, they would keep one worker busy when the others have nothing left.
test.describe.configure({ mode: 'parallel' })

test.describe('a refused sign-in', () => {
  test.use({ expectedErrors: [/status of 401/] })

  test('says the same for a wrong password and an unknown e-mail, and keeps what was typed', async ({ page }) => {
    await page.goto('/order-history')
    for (const email of ['driver7@prairiesky.example', 'nobody@prairiesky.example']) {
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password').fill('not-the-password')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByRole('alert')).toHaveText('Email or password is incorrect')
      await expect(page.getByLabel('Email')).toHaveValue(email)
      await expect(page.getByLabel('Password')).toHaveValue('')
      await expect(page.getByLabel('Password')).toBeFocused()
    }
  })
})

test('signing in leads to the page that was asked for, and leaves no token in any address', async ({ page }) => {
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  await signInOnPage(page, dispatcher, '/order-history?status=completed&sort=availableAt')
  await expect(page.getByRole('button', { name: 'Status: Completed' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('?status=completed&sort=availableAt')

  // The hand-over itself carries them; nothing that can be gone back to does.
  expect(addresses.at(-1)).not.toContain('token=')
  await page.goBack()
  await expect(page.getByLabel('Email')).toBeVisible()
  expect(page.url()).not.toMatch(/token/i)
  await page.goForward()
  await expect(page.getByRole('button', { name: 'Status: Completed' })).toBeVisible()
  expect(page.url()).not.toMatch(/token/i)
})

test('a guest is led to the sign-in page from any address, and downloads nothing of the application on the way', async ({
  page,
}) => {
  const files: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/.+\.(js|css)$/.test(request.url())) files.push(request.url())
  })
  for (const address of [
    '/',
    '/delivery-orders/1',
    '/delivery-orders/1/next',
    '/dispatch',
    '/locations/new',
    '/onboarding-required',
    '/profile/edit',
    '/scheduler',
    '/settings/vehicles',
    '/switch-tenants',
  ]) {
    await page.goto(address)
    await expect(page.getByLabel('Email')).toBeVisible()
  }
  expect(files).toEqual([])
})

test.describe('an access token that is no longer good', () => {
  test.use({ expectedErrors: [/status of 401/] })

  test('is exchanged once, however many calls find out, and nobody notices', async ({ page }) => {
    await signInOnPage(page, dispatcher, '/profile')
    await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible()
    const exchanges = countExchanges(page)
    // Once, on the page that comes: the one that leaves might begin an exchange and never hear its answer.
    await page.addInitScript(() => {
      if (sessionStorage.getItem('broken') === null) localStorage.setItem('token', 'broken')
      sessionStorage.setItem('broken', 'already')
    })
    await page.goto('/home')
    await expect(page.getByRole('heading', { name: /, Dana$/ })).toBeVisible()
    await page.getByRole('link', { name: 'Order History' }).first().click()
    await expect(page.getByRole('status').filter({ hasText: /\d+ orders/ })).toBeVisible()
    expect(exchanges()).toBe(1)
    expect(await stored(page, 'token')).not.toBe('broken')
  })

  test('ends the session where the refresh token is no good either, with the reason', async ({ page }) => {
    await signInOnPage(page, dispatcher, '/profile')
    await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible()
    const toOrders = page.getByRole('link', { name: 'Order History' }).first()
    // In one go: the frame asks by itself as well, and whatever it asks ends the session.
    await toOrders.evaluate((link) => {
      localStorage.setItem('token', 'broken')
      const known = localStorage.getItem('refreshToken') ?? ''
      localStorage.setItem('refreshToken', [...known].toReversed().join(''))
      if (link instanceof HTMLElement) link.click()
    })
    await expect(page.getByText(/cannot be authenticated|could not be authenticated/i)).toBeVisible()
    expect(await stored(page, 'refreshToken')).toBeNull()
  })
})

test.describe('an exchange whose answer gets lost', () => {
  test.use({ expectedErrors: [/status of 401|ERR_FAILED/] })

  test('signs nobody out', async ({ page }) => {
    await signInOnPage(page, dispatcher, '/profile')
    await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible()
    const sent: unknown[] = []
    let answers: 'lost' | 'arrive' = 'lost'
    await page.route('**/api/refresh', async (route) => {
      sent.push([route.request().postData(), route.request().headers()['idempotency-key']])
      // The server has committed it when the line breaks.
      const response = await route.fetch()
      await (answers === 'lost' ? route.abort() : route.fulfill({ response }))
    })
    await page.evaluate(() => localStorage.setItem('token', 'broken'))
    await page.getByRole('link', { name: 'Order History' }).first().click()
    await expect.poll(() => sent.length).toBeGreaterThanOrEqual(2)
    answers = 'arrive'
    await page.goto('/order-history')
    await expect(page.getByRole('status').filter({ hasText: /\d+ orders/ })).toBeVisible()
    expect(new Set(sent.map((exchange) => JSON.stringify(exchange))).size).toBe(1)
  })
})

test('signing out revokes the session, forgets everything and signs the other tab out', async ({ page, context }) => {
  await signInOnPage(page, dispatcher, '/order-history')
  const refreshToken = await stored(page, 'refreshToken')
  const otherTab = await context.newPage()
  await otherTab.goto('/profile')
  await expect(otherTab.getByRole('heading', { name: 'My Profile' })).toBeVisible()

  await page.getByRole('button', { name: /account$/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(otherTab.getByLabel('Email')).toBeVisible()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)

  const answer = await fetch(`${serverUrl()}/api/refresh`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
  })
  expect(answer.status).toBe(401)
})

test('neither signing in nor out leads to another host, in a spelling that resolves to one', async ({ page }) => {
  const elsewhere = '/.//127.0.0.1:1/x'
  await signInOnPage(page, dispatcher, '/profile')
  await page.goto(`/logout?redirect=${encodeURIComponent(elsewhere)}`)
  await expect(page.getByLabel('Email')).toBeVisible()
  await page.goto(`/login?returnUrl=${encodeURIComponent(elsewhere)}`)
  await submitSignIn(page, dispatcher)
  await expect(page.getByRole('heading', { name: /, Dana$/ })).toBeVisible()
  expect(new URL(page.url()).origin).toBe(serverUrl())
})

test('two tabs are one session, and another person in one is another person in both', async ({ page, context }) => {
  await signInOnPage(page, dispatcher, '/profile')
  const otherTab = await context.newPage()
  await otherTab.goto('/order-history')
  await expect(otherTab.getByRole('button', { name: /^Dana Kowalski/ })).toBeVisible()

  await page.goto('/logout')
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(otherTab.getByLabel('Email')).toBeVisible()
  await submitSignIn(page, 'scheduler@meewasin.example')
  await expect(page.getByRole('button', { name: /^Aylin Yılmaz/ })).toBeVisible()
  await otherTab.goto('/order-history')
  await expect(otherTab.getByRole('button', { name: /^Aylin Yılmaz/ })).toBeVisible()
})

test.describe('a link with the sign-in of somebody else', () => {
  test.use({ expectedErrors: [/status of 401/] })

  test('changes nothing before it is asked about', async ({ page }) => {
    await signInOnPage(page, dispatcher, '/profile')
    const { token, refreshToken } = await tokensOf('scheduler@meewasin.example')
    const link = `/cb?${new URLSearchParams({ token, refreshToken })}`
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Continue as Aylin Yılmaz?' })).toBeVisible()
    expect(page.url()).not.toMatch(/token/i)
    await expectAccessibleInBothModes(page)
    await page.getByRole('button', { name: 'Stay signed in as Dana Kowalski' }).click()
    await expect(page.getByRole('button', { name: /^Dana Kowalski/ })).toBeVisible()
    // It was revoked: the same link leads nowhere now.
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()

    const second = await tokensOf('scheduler@meewasin.example')
    await page.goto(`/cb?${new URLSearchParams({ ...second, state: '{"returnUrl":"/profile"}' })}`)
    await page.getByRole('button', { name: 'Continue as Aylin Yılmaz' }).click()
    await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Aylin Yılmaz/ })).toBeVisible()
  })
})

test('the call-back without tokens says that something went wrong and offers to sign in', async ({ page }) => {
  await page.goto('/cb?token=only-one')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  expect(page.url()).not.toContain('token=')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
})

function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key)
}

/** Counts the exchanges of the refresh token from now on. */
function countExchanges(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/refresh') count += 1
  })
  return () => count
}
