import { type HttpHandler, HttpResponse, http as msw } from 'msw'
import { expect, it, onTestFinished } from 'vitest'
import { getPaginatedDeliveryOrders } from '#generated/client/orders/orders.ts'
import { getMe, getPermissions } from '#generated/client/session/session.ts'
import { getTenantFeatures } from '#generated/client/tenants/tenants.ts'
import { firstCalls } from '#src/first/first-calls.ts'
import { authState } from '#src/session/auth-state.ts'
import { currentPermissionToken, sendPermissionToken } from '#src/session/permission-token.ts'
import { forgetSession, signIn } from '#tests/components/open-app.tsx'
import { serveGuest } from '#tests/components/serve-world.ts'
import { serializeParams } from '../http/parameters.ts'
import { giveUpVersions } from '../http/kept-answers.ts'
import { statusOf } from '../http/errors.ts'
import { queryClient, retryDelay, shouldRetry } from '../http/query-client.ts'

/**
 * A server that knows one access token and hands out the next one for the right refresh token.
 * @param calls how many have to be refused before it does
 */
function serverThatAccepts(valid: { token: string; refreshToken: string }, calls = 1) {
  const allRefused = Promise.withResolvers<void>()
  let refused = 0
  const expired = HttpResponse.json({ code: 'unauthorized', message: 'The token has expired' }, { status: 401 })
  return [
    msw.post('*/api/refresh', async ({ request }) => {
      const body: unknown = await request.json()
      await allRefused.promise
      const matches =
        typeof body === 'object' && body !== null && 'refreshToken' in body && body.refreshToken === 'refresh-1'
      return matches ? HttpResponse.json(valid) : expired.clone()
    }),
    msw.get('*/api/me', ({ request }) => {
      if (request.headers.get('authorization') === `Bearer ${valid.token}`) return undefined
      refused += 1
      if (refused === calls) allRefused.resolve()
      return expired.clone()
    }),
  ]
}

/** The world with these answers before its own, to somebody of whom the page has nothing but tokens. */
function serveTransport(...handlers: HttpHandler[]) {
  onTestFinished(forgetSession)
  const { mock, api } = serveGuest()
  api.use(...handlers)
  signIn()
  return { api, me: mock.person.me }
}

it('exchanges the refresh token once for five calls that were refused together', async () => {
  const { api, me } = serveTransport(...serverThatAccepts({ token: 'token-2', refreshToken: 'refresh-2' }, 5))
  const answers = await Promise.all(Array.from({ length: 5 }, () => getMe()))

  expect(answers).toEqual(Array.from({ length: 5 }, () => me))
  expect(api.calls.filter((call) => call === 'POST /refresh')).toHaveLength(1)
  expect(localStorage.getItem('token')).toBe('token-2')
  expect(localStorage.getItem('refreshToken')).toBe('refresh-2')
})

it('sends the version of the answer that it has, and takes "not modified" for that very answer', async () => {
  const sent: (string | null)[] = []
  const version = (snapshot: string) => `W/"${snapshot}.1795281304.${'s'.repeat(43)}"`
  serveTransport(
    msw.get('*/api/tenants/1/subscription-plan-features', ({ request }) => {
      sent.push(request.headers.get('if-none-match'))
      if (sent.at(-1) === null) return HttpResponse.json({ features: [] }, { headers: { etag: version('10:10:') } })
      return new HttpResponse(null, { status: 304, headers: { etag: version('12:12:') } })
    }),
  )
  const first = await getTenantFeatures(1)
  expect(await getTenantFeatures(1)).toBe(first)
  expect(await getTenantFeatures(1)).toBe(first)
  giveUpVersions()
  expect(await getTenantFeatures(1)).not.toBe(first)
  expect(sent).toEqual([null, version('10:10:'), version('12:12:'), null])
})

it('takes the token that another tab has renewed meanwhile', async () => {
  const { api, me } = serveTransport(
    msw.get('*/api/me', ({ request }) => {
      if (request.headers.get('authorization') === 'Bearer token-2') return undefined
      signIn({ token: 'token-2', refreshToken: 'refresh-2' })
      return HttpResponse.json({ code: 'unauthorized', message: 'Expired' }, { status: 401 })
    }),
  )
  expect(await getMe()).toEqual(me)
  expect(api.calls).toEqual(['GET /me', 'GET /me'])
})

it('ends the session when the exchange is refused', async () => {
  serveTransport(...serverThatAccepts({ token: 'token-2', refreshToken: 'refresh-2' }))
  signIn({ token: 'token-0', refreshToken: 'stolen' })
  await expect(getMe()).rejects.toMatchObject({ response: { status: 401 } })
  expect(localStorage).toHaveLength(0)
  expect(authState()).toBe('Guest')
})

it('ends the session when the server refuses the renewed token too, instead of renewing for ever', async () => {
  const { api } = serveTransport(
    msw.post('*/api/refresh', () => HttpResponse.json({ token: 'token-2', refreshToken: 'refresh-2' })),
    msw.get('*/api/me', () => HttpResponse.json({ code: 'unauthorized', message: 'No' }, { status: 401 })),
  )
  await expect(getMe()).rejects.toMatchObject({ response: { status: 401 } })
  expect(api.calls).toEqual(['GET /me', 'POST /refresh', 'GET /me'])
  expect(authState()).toBe('Guest')
})

it('asks again under the same key when the answer to the exchange is lost, and stores a new key with what it gets', async () => {
  const keys: (string | null)[] = []
  const { api, me } = serveTransport(
    msw.post('*/api/refresh', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'))
      if (keys.length > 1) losing.end()
      return HttpResponse.json({ token: 'token-2', refreshToken: 'refresh-2' })
    }),
    ...serverThatAccepts({ token: 'token-2', refreshToken: 'refresh-2' }),
  )
  const losing = api.loseAnswers('/refresh')
  const stored = localStorage.getItem('refreshKey')
  expect(await getMe()).toEqual(me)
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]])
  expect(keys[0]).toBe(stored)
  expect(localStorage.getItem('refreshKey')).not.toBe(stored)
})

it('leaves alone a person who signed in while the exchange was under way', async () => {
  serveTransport(
    msw.post('*/api/refresh', () => {
      signIn({ token: 'token-other', refreshToken: 'refresh-other' })
      return HttpResponse.json({ token: 'token-2', refreshToken: 'refresh-2' })
    }),
    ...serverThatAccepts({ token: 'token-other', refreshToken: 'refresh-other' }),
  )
  await getMe()
  expect(localStorage.getItem('refreshToken')).toBe('refresh-other')
})

it.each([408, 429, 503])('keeps the session when the exchange is answered with %s', async (status) => {
  serveTransport(
    msw.post('*/api/refresh', () => HttpResponse.json({ code: 'later', message: 'Soon' }, { status })),
    msw.get('*/api/me', () => HttpResponse.json({ code: 'unauthorized', message: 'Expired' }, { status: 401 })),
  )
  await expect(getMe()).rejects.toMatchObject({ response: { status } })
  expect(localStorage.getItem('refreshToken')).toBe('refresh-1')
})

it('fetches a fresh permission token and sends the call again', async () => {
  const granted = {
    tenantId: 1,
    roles: [6],
    ownRoles: [],
    permissions: [],
    permissionToken: 'fresh',
    readsPrices: true,
  }
  const { api } = serveTransport(
    msw.get('*/api/permissions', () => HttpResponse.json(granted)),
    msw.get('*/api/tenants/1/subscription-plan-features', ({ request }) =>
      request.headers.get('x-permission-token') === 'fresh'
        ? HttpResponse.json({ features: ['Courier'] })
        : HttpResponse.text('invalid permission token', { status: 401 }),
    ),
  )
  sendPermissionToken('stale')
  const answers = await Promise.all([getTenantFeatures(1), getTenantFeatures(1)])
  expect(answers).toEqual([{ features: ['Courier'] }, { features: ['Courier'] }])
  expect(api.calls.filter((call) => call === 'GET /permissions')).toHaveLength(1)
  expect(api.calls).not.toContain('POST /refresh')
  expect(currentPermissionToken()).toBe('fresh')
})

it('does not ask for the permission token over and over', async () => {
  const { api } = serveTransport(
    msw.get('*/api/permissions', () => HttpResponse.text('invalid permission token', { status: 401 })),
  )
  await expect(getPermissions()).rejects.toMatchObject({ response: { status: 401 } })
  expect(api.calls.length).toBeLessThanOrEqual(2)
})

it('notes the onboarding that any answer asks for', async () => {
  const { api, me } = serveTransport()
  api.use(msw.get('*/api/me', () => HttpResponse.json(me, { headers: { 'X-Onboarding-Required': 'billing, terms' } })))
  await getMe()
  expect(authState()).toBe('OnboardingRequired')
  expect(localStorage.getItem('onboardingRequiredTypes')).toBe('billing,terms')
})

it('asks nothing of anybody by an answer that comes once its person has left', async () => {
  const asked = Promise.withResolvers<void>()
  const left = Promise.withResolvers<void>()
  const { api, me } = serveTransport()
  api.use(
    msw.get('*/api/me', async () => {
      asked.resolve()
      await left.promise
      return HttpResponse.json(me, { headers: { 'X-Onboarding-Required': 'billing' } })
    }),
  )
  const answer = getMe()
  await asked.promise
  forgetSession()
  signIn({ token: 'token-of-another', refreshToken: 'refresh-of-another' })
  left.resolve()
  await answer
  expect(authState()).not.toBe('OnboardingRequired')
  expect(localStorage.getItem('onboardingRequiredTypes')).toBeNull()
})

it('writes query parameters as the contract reads them', () => {
  expect(
    decodeURIComponent(serializeParams({ pagination: { page: 0 }, ids: [1, 2], search: undefined, open: true })),
  ).toBe('pagination={"page":0}&ids=1,2&open=true')
})

it('waits 1, 2, 4 seconds before another try and never more than 30', () => {
  expect([0, 1, 2, 10].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 30_000])
})

it('tries three times more, unless the server refused', async () => {
  const lost = new Error('Network Error')
  expect([0, 2, 3].map((failures) => shouldRetry(failures, lost))).toEqual([true, true, false])
  serveTransport(msw.get('*/api/me', () => HttpResponse.json({ code: 'forbidden', message: 'No' }, { status: 403 })))
  const refusal: unknown = await getMe().catch((error: unknown) => error)
  expect(shouldRetry(0, refusal)).toBe(false)
})

/** As src/first leaves an answer for the code that comes later. */
function answeredEarly(
  address: string,
  body: object,
  sent: { token?: string; tenantId?: string; askedAt?: number; failed?: number } = {},
) {
  const answer = {
    token: 'token-1',
    tenantId: 'null',
    askedAt: performance.now(),
    version: null,
    onboarding: null,
    body,
    ...sent,
  }
  window.earlyAnswers = new Map([[address, Promise.resolve(answer)]])
  onTestFinished(() => {
    delete window.earlyAnswers
  })
}

it('takes the answer to a call that the page has sent already, once', async () => {
  const { api, me } = serveTransport()
  answeredEarly('/me', { ...me, firstName: 'Early' })
  expect(await getMe()).toMatchObject({ firstName: 'Early' })
  expect(api.calls).toEqual([])
  expect(await getMe()).toMatchObject({ firstName: 'Dana' })
})

it('finds an early answer by the whole address, query included', async () => {
  const pagination = { sort: [{ field: 'id' as const, direction: 'desc' as const }], filter: {}, page: 0, pageSize: 50 }
  const address = firstCalls('/order-history', '', { userId: 2, tenantId: 1 }).find((call) => call.includes('?')) ?? ''
  answeredEarly(address, { data: [], total: 7 })
  serveTransport()
  expect(await getPaginatedDeliveryOrders(1, { pagination })).toMatchObject({ total: 7 })
})

it.each([{ failed: 503 }, { failed: 0 }])(
  'takes an early call that failed with $failed as the first of four tries, and not as none',
  async ({ failed }) => {
    const { api } = serveTransport(
      msw.get('*/api/me', () => HttpResponse.json({ code: 'internal', message: 'Failed' }, { status: 500 })),
    )
    answeredEarly('/me', { code: 'unavailable', message: 'Away' }, { failed })
    const tried = queryClient.fetchQuery({
      queryKey: ['me'],
      queryFn: () => getMe(),
      retry: shouldRetry,
      retryDelay: 1,
    })
    expect(await tried.catch((error: unknown) => statusOf(error))).toBe(500)
    expect(api.calls).toEqual(['GET /me', 'GET /me', 'GET /me'])
  },
)

it.each([
  { name: 'another person', sent: { token: 'token-of-another' } },
  { name: 'another organisation', sent: { tenantId: '9' } },
  { name: 'somebody long ago', sent: { askedAt: performance.now() - 60_000 } },
])('asks anew when the early answer was for $name', async ({ sent }) => {
  const { api, me } = serveTransport()
  answeredEarly('/me', { ...me, firstName: 'Early' }, sent)
  expect(await getMe()).toMatchObject({ firstName: 'Dana' })
  expect(api.calls).toEqual(['GET /me'])
})
