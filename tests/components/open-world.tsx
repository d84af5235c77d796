import type { ReactElement } from 'react'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { MockWorld } from '#mocks/test-handlers.ts'
import { Root } from '#src/Root.tsx'
import { AuthGate, SessionGate } from '#src/sign-in/SessionGate.tsx'
import { openApp } from './open-app.tsx'
import { serveWorld, type ServedWorldOptions } from './serve-world.ts'

/** Opens an address of the application in a world of its own, as the person of the options; a function may arrange the world. */
export async function openWorld(address: string | ((mock: MockWorld) => string), options: ServedWorldOptions = {}) {
  const { mock, api } = serveWorld(options)
  const { screen, router } = await openScreen(typeof address === 'string' ? address : address(mock))
  const search = () => new URLSearchParams(router.state.location.search)
  return { mock, api, screen, router, search }
}

/** Opens an address, or an element in the session of the person who is signed in, in the world that is served, until it has its heading. */
export async function openScreen(shown: string | ReactElement) {
  const opened = typeof shown === 'string' ? await openApp(shown) : await openApp('/', inSession(shown))
  // The code of a screen is fetched when it is first opened, which may take the first test a while.
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  return opened
}

function inSession(element: ReactElement) {
  const session = { element: <SessionGate />, children: [{ path: '*', element }] }
  return [{ element: <Root />, children: [{ element: <AuthGate />, children: [session] }] }]
}

/** Runs on a telephone's screen, and gives the others theirs back. */
export async function onPhone(run: () => Promise<void>): Promise<void> {
  await page.viewport(390, 844)
  try {
    await run()
  } finally {
    await page.viewport(1280, 800)
  }
}
