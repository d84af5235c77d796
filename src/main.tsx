import 'normalize.css/normalize.css'
import '@blueprintjs/core/lib/css/blueprint.css'
import './ui/tokens.css'
import './ui/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { queryClient } from './api/query-client.ts'
import { openScreensFrom } from './lib/load-screen.ts'
import { paths } from './paths.ts'
import { routes } from './routes.tsx'
import { authState, decideAuthState, subscribeToAuth } from './session/auth-state.ts'
import { followOtherTabs } from './session/other-tabs.ts'
import { sessionQuery } from './session/SessionGate.tsx'
import { drawTheme, followSystemMode, rememberedTheme } from './ui/themes.ts'

async function start(): Promise<void> {
  if (import.meta.env.VITE_MOCKS === '1') {
    const { startMocks } = await import('#mocks/browser.ts')
    await startMocks()
  }
  drawTheme(rememberedTheme())
  followSystemMode()

  decideAuthState()
  followOtherTabs()
  // The session starts while the code of the screen still loads; on the way back from signing in it is not the stored one.
  if (window.location.pathname !== paths.callback()) startSessionWhenSignedIn()
  subscribeToAuth(startSessionWhenSignedIn)

  const container = document.getElementById('root')
  if (container === null) throw new Error('index.html has no #root')
  const router = createBrowserRouter(routes)
  openScreensFrom(router)
  createRoot(container).render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

function startSessionWhenSignedIn(): void {
  const leaving = window.location.pathname === paths.logout()
  if (authState() === 'Authenticated' && !leaving) void queryClient.prefetchQuery(sessionQuery)
}

void start()
