import type { RouteObject } from 'react-router-dom'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createMockWorld } from '#mocks/test-handlers.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { openApp, signIn, watchLeaving } from '#tests/components/open-app.tsx'
import { serveApi } from '#tests/components/serve-api.ts'
import { loadScreen, openScreensFrom, reloadAddress } from './ui/load-screen.ts'
import { RouteFailure } from './RouteFailure.tsx'

const fault = new Error('The price is not a number')

function Broken(): never {
  throw fault
}

function routesOf(route: Pick<RouteObject, 'element' | 'lazy'>): RouteObject[] {
  return [
    {
      path: '/',
      errorElement: <RouteFailure />,
      hydrateFallbackElement: <div />,
      children: [{ path: '', ...route }],
    },
  ]
}

/** React prints what a boundary catches; here it is what the test is about. */
function quietConsole(): void {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => quiet.mockRestore())
}

it('says "Uh oh!" when a screen cannot be drawn, and reports the failure once', async () => {
  quietConsole()
  localStorage.setItem('userId', '2')
  const api = serveApi(...createMockWorld().handlers)
  const first = await openApp('/', routesOf({ element: <Broken /> }))
  await expect.element(first.screen.getByRole('heading', { level: 1, name: 'Uh oh!' })).toBeVisible()
  await expect.element(first.screen.getByText(/our team has been notified/)).toBeVisible()
  // The first caller waits for the code that calls.
  await expect.poll(() => api.calls).toEqual(['POST /errors'])
  await first.screen.unmount()
  await openApp('/', routesOf({ element: <Broken /> }))

  expect(api.calls).toEqual(['POST /errors'])
  expect(await api.requests[0]?.json()).toMatchObject({
    userId: 2,
    errorShortDescription: 'The price is not a number',
    sessionInfo: { userAgent: navigator.userAgent },
  })
  expect(await axeViolations()).toEqual([])
})

it('reloads the page with the time when the code of a screen cannot be fetched', async () => {
  const left = watchLeaving()
  signIn()
  serveApi()
  await openApp('/', routesOf({ lazy: () => loadScreen(() => Promise.reject(new TypeError('Failed to fetch'))) }))
  await expect.poll(() => left.replace.mock.calls).toEqual([[expect.stringMatching(/[?&]updatedAt=\d+/)]])
})

it('reloads to where the person was going, not to where they were', async () => {
  const left = watchLeaving()
  signIn()
  serveApi()
  const away = () => loadScreen(() => Promise.reject(new TypeError('Failed to fetch')))
  const { screen, router } = await openApp('/', [
    { path: '/', element: <p>Here</p>, hydrateFallbackElement: <div /> },
    { path: '/dispatch', lazy: away },
  ])
  openScreensFrom(router)
  onTestFinished(() => openScreensFrom({ state: { navigation: {} } }))
  await expect.element(screen.getByText('Here')).toBeVisible()
  void router.navigate('/dispatch?driver=4#map')
  await expect
    .poll(() => left.replace.mock.calls)
    .toEqual([[expect.stringMatching(/\/dispatch\?driver=4&updatedAt=\d+#map$/)]])
})

it('shows the error screen with Reload Page instead of reloading for ever', async () => {
  quietConsole()
  const left = watchLeaving()
  const before = window.location.href
  onTestFinished(() => window.history.replaceState(null, '', before))
  window.history.replaceState(null, '', `${window.location.pathname}?updatedAt=1`)
  signIn()
  const api = serveApi()
  const { screen } = await openApp(
    '/',
    routesOf({ lazy: () => loadScreen(() => Promise.reject(new TypeError('Failed to fetch'))) }),
  )
  await expect.element(screen.getByText('This screen could not be loaded')).toBeVisible()
  expect(left.replace).not.toHaveBeenCalled()
  expect(api.calls).toEqual([])
  await screen.getByRole('button', { name: 'Reload Page' }).click()
  expect(left.replace).toHaveBeenCalledWith(expect.stringContaining('updatedAt='))
})

it('keeps what the address says when it adds the time', () => {
  expect(reloadAddress('https://waybill.example/dispatch?driver=4#map', 1_795_000_000_000)).toBe(
    'https://waybill.example/dispatch?driver=4&updatedAt=1795000000000#map',
  )
  expect(reloadAddress('https://waybill.example/dispatch?updatedAt=1', 2)).toBeNull()
})
