import type { createMemoryRouter } from 'react-router-dom'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { MockWorld, MockWorldOptions } from '#mocks/test-handlers.ts'
import { axeViolations } from './axe.ts'
import { openWorld } from './open-world.tsx'

/** A screen to look at, once all that it is about has arrived. */
export interface WalkedScreen {
  readonly path: string
  readonly heading: string | RegExp
  /** What keys bring up until Escape is pressed, and what there is to look at then. */
  readonly states?: Readonly<Record<string, { readonly keys: string; readonly shown: string }>>
}

/** Popovers that axe has been asked about, by the words on what opens them. */
const seen = new Set<string>()

/**
 * Goes through screens at a desk, in light and in dark colours, with what opens on them.
 *
 * @param screensOf may arrange the world
 * @returns what axe finds wrong, each with its screen
 */
export async function faultsOnScreens(
  options: MockWorldOptions,
  screensOf: (mock: MockWorld) => readonly WalkedScreen[],
): Promise<string[]> {
  const { mock, router } = await openWorld('/profile', options)
  const faults: string[] = []
  const look = async (at: string, within?: Element) =>
    faults.push(...(await axeViolations(within)).map((found) => `${at}: ${found}`))
  for (const { path, heading, states = {} } of screensOf(mock)) {
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
    for (const [name, { keys, shown }] of Object.entries(states)) {
      await userEvent.keyboard(keys)
      await look(`${path}: ${name}`, await shownAs(shown))
      await dismiss()
    }
  }
  return faults
}

/** Goes there within the page, as a link does, and waits for all that the screen is about. */
async function go(router: ReturnType<typeof createMemoryRouter>, path: string, heading: string | RegExp) {
  await router.navigate(path)
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
