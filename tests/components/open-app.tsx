import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom'
import { onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient } from '#src/http/query-client.ts'
import { browser } from '#src/lib/browser.ts'
import { fetchRoutes, routes } from '#src/routes.tsx'
import { workInTenant } from '#src/session/active-tenant.ts'
import { decideAuthState } from '#src/session/auth-state.ts'
import { forgetRights } from '#src/session/rights.ts'
import { writeTokens } from '#src/session/storage.ts'
import { closeErrorDialog } from '#src/ui/error-dialog.ts'
import { drawTheme } from '#src/ui/themes.ts'
import 'normalize.css/normalize.css'
import '@blueprintjs/core/lib/css/blueprint.css'
import '#src/ui/tokens.css'
import '#src/ui/base.css'

// How long the pauses between tries are is proven beside `retryDelay`; that there are tries is seen without waiting for them.
queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 10 } })

/** Puts the tokens of a signed-in person into storage. */
export function signIn(tokens = { token: 'token-1', refreshToken: 'refresh-1' }): void {
  writeTokens(tokens)
}

/** Forgets what modules remember between tests: they share one page. */
export function forgetSession(): void {
  // An answer that is still on its way would otherwise arrive in the next test.
  void queryClient.cancelQueries()
  queryClient.clear()
  workInTenant(null)
  forgetRights()
  closeErrorDialog()
  localStorage.clear()
  sessionStorage.clear()
  decideAuthState()
}

/** Watches where the page would go, instead of going there. */
export function watchLeaving() {
  const watched = {
    assign: vi.spyOn(browser, 'assign').mockImplementation(() => undefined),
    replace: vi.spyOn(browser, 'replace').mockImplementation(() => undefined),
    reload: vi.spyOn(browser, 'reload').mockImplementation(() => undefined),
  }
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
  return watched
}

/** Opens the application at this address, as main.tsx does, on whatever API the test serves. */
export async function openApp(address: string, tree: RouteObject[] = routes) {
  drawTheme({ theme: 'courier', mode: 'light' })
  decideAuthState()
  onTestFinished(forgetSession)
  const router = createMemoryRouter(tree, {
    initialEntries: [address],
    // A tree of a test's own has all that it needs.
    ...(tree === routes && { patchRoutesOnNavigation: fetchRoutes }),
  })
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { screen, router }
}
