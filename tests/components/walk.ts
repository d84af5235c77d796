import type { createMemoryRouter } from 'react-router-dom'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { MockWorld, MockWorldOptions } from '#mocks/test-handlers.ts'
import { axeViolations } from './axe.ts'
import { openWorld } from './open-world.tsx'
import type { MainScreen } from '#tests/main-screens.ts'

/** What keys bring up on a screen until Escape is pressed, and what there is to look at then; by a name. */
type States = Readonly<Record<string, { readonly keys: string; readonly shown: string }>>

/**
 * Goes through screens at a desk, in light and in dark colours, with what opens on them. What one comes to by steps (a form that
 * was refused, an import under way) is looked at beside those steps.
 *
 * @param screensOf may arrange the world
 * @param statesOf by the path of the screen
 * @returns what axe finds wrong, each with its screen
 */
export async function faultsOnScreens(
  options: MockWorldOptions,
  screensOf: (mock: MockWorld) => readonly MainScreen[],
  statesOf: Readonly<Record<string, States>> = {},
): Promise<string[]> {
  const { mock, router } = await openWorld('/profile', options)
  const faults: string[] = []
  /** Popovers that axe has been asked about, by the words on what opens them. */
  const seen = new Set<string>()
  const look = async (at: string, within?: Element) =>
    faults.push(...(await axeViolations(within)).map((found) => `${at}: ${found}`))
  for (const { path, heading } of screensOf(mock)) {
    await go(router, path, heading)
    await look(path)
    expect(page.getByText('Uh oh!').query(), path).toBeNull()
    for (const opener of openers()) {
      const name = opener.ariaLabel ?? opener.textContent
      if (seen.has(name)) continue
      seen.add(name)
      await userEvent.click(opener)
      await look(`${path}: ${name}`, await shownAs('.bp6-popover'))
      await dismiss()
    }
    for (const [name, { keys, shown }] of Object.entries(statesOf[path] ?? {})) {
      await userEvent.keyboard(keys)
      await look(`${path}: ${name}`, await shownAs(shown))
      await dismiss()
    }
  }
  return faults
}

/** Goes there within the page, as a link does, and waits for all that the screen is about. */
async function go(router: ReturnType<typeof createMemoryRouter>, path: string, heading: string | RegExp) {
  // At once: React may leave the screen before it as it is for a while, whose heading and rows would be taken for this one's.
  await router.navigate(path, { flushSync: true })
  await expect.element(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible()
  await expect.poll(() => document.querySelector('.bp6-skeleton, [aria-busy="true"]')).toBeNull()
}

/** Every button of the page, or of what lies over it, that says that it opens something. */
function openers(): readonly HTMLButtonElement[] {
  const within = document.querySelector('.bp6-drawer, .bp6-dialog') ?? document.querySelector('main')
  return [...(within?.querySelectorAll<HTMLButtonElement>('button[aria-haspopup][aria-expanded=false]') ?? [])]
}

async function shownAs(selector: string): Promise<Element> {
  await expect.poll(() => document.querySelector(selector)?.checkVisibility()).toBe(true)
  return document.querySelector(selector)!
}

/** Escape takes away what has no address of its own. */
async function dismiss(): Promise<void> {
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.querySelector('.bp6-popover, .bp6-dialog, .wb-selection-bar')).toBeNull()
}
