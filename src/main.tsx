import 'normalize.css/normalize.css'
import '@blueprintjs/core/lib/css/blueprint.css'
import './ui/tokens.css'
import './ui/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { loadConnection } from './http/connection.ts'
import { isEarlyAnswerLeft } from './http/early-answers.ts'
import { queryClient } from './http/query-client.ts'
import { openScreensFrom } from './ui/load-screen.ts'
import { paths } from './paths.ts'
import { fetchRoutes, routes } from './routes.tsx'
import { authState, decideAuthState, subscribeToAuth } from './session/auth-state.ts'
import { readStoredId } from './session/storage.ts'
import { followOtherTabs } from './session/other-tabs.ts'
import { sessionQuery } from './sign-in/SessionGate.tsx'
import { followSystemMode } from './ui/themes.ts'

async function start(): Promise<void> {
  if (import.meta.env.VITE_MOCKS === '1') {
    const { startMocks } = await import('#mocks/browser.ts')
    await startMocks()
  }
  followSystemMode()

  decideAuthState()
  followOtherTabs()
  // The session starts while the code of the screen still loads; on the way back from signing in it is not the stored one.
  const isArriving = window.location.pathname === paths.callback()
  const started = isArriving ? Promise.resolve() : startSessionWhenSignedIn()
  subscribeToAuth(() => void startSessionWhenSignedIn())

  const loaded = window.location.pathname

  const container = document.getElementById('root')
  if (container === null) throw new Error('index.html has no #root')
  const router = createBrowserRouter(routes, { patchRoutesOnNavigation: fetchRoutes })
  openScreensFrom(router)
  // The screen's own calls are not under way already: they will need the connection soon.
  if (!isEarlyAnswerLeft()) void loadConnection()
  // Until then the frame of index.html stands: the first thing drawn over it is the screen itself.
  await Promise.all([started, opened(router)])
  delete document.documentElement.dataset.first
  const root = createRoot(container)
  // At once, effects included: rows whose answer is here already are then drawn instead of their skeleton.
  flushSync(() =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  )
  requestIdleCallback(() => void afterLoad(loaded))
}

/** What nobody waits for. A part that cannot be had is had at the next load. */
async function afterLoad(path: string): Promise<void> {
  const userId = readStoredId('userId')
  // Who is signing out reports nothing any more: the answer would be that they are signed out.
  if (path === paths.logout() || authState() !== 'Authenticated' || userId === null) return
  try {
    const [{ reportLoad }, { keepPush }] = await Promise.all([
      import('./session/report-load.ts'),
      import('./notices/push/browser-push.ts'),
    ])
    reportLoad(path)
    await keepPush(userId)
  } catch {
    // The screen is there all the same.
  }
}

/** Resolves when the session is there, or has failed for good; at once for those who are not signed in. */
async function startSessionWhenSignedIn(): Promise<void> {
  const leaving = window.location.pathname === paths.logout()
  if (authState() === 'Authenticated' && !leaving) await queryClient.prefetchQuery(sessionQuery)
}

/** Resolves when the code of the first screen is there. */
function opened(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const unsubscribe = router.subscribe(({ initialized }) => {
    if (initialized) resolve()
  })
  if (router.state.initialized) resolve()
  return promise.finally(unsubscribe)
}

void start()
