import { type ComponentType, useEffect } from 'react'
import type { RouteObject } from 'react-router-dom'
import { authState } from '#src/session/auth-state.ts'
import { browser } from '../lib/browser.ts'

const reloadMark = 'updatedAt'

/** As much of the router as says where it is going. */
interface Navigator {
  readonly state: { readonly navigation: { readonly location?: Pick<Location, 'pathname' | 'search' | 'hash'> } }
}

let navigator: Navigator | null = null

/** Tells which router opens screens: while one is fetched the address of the page is still that of the one before. */
export function openScreensFrom(router: Navigator): void {
  navigator = router
}

/** Where the person is going, else where they are. */
function wantedAddress(): string {
  const going = navigator?.state.navigation.location
  if (going === undefined) return window.location.href
  return new URL(going.pathname + going.search + going.hash, window.location.origin).href
}

/** A screen's code could not be fetched, even after a reload. */
export class ScreenLoadError extends Error {
  override name = 'ScreenLoadError'
}

/**
 * The address to reload after a failed load, marked with the time so that no cache answers, or null when this page is
 * already such a reload: then reloading again would go on for ever.
 */
export function reloadAddress(address: string, now: number): string | null {
  const url = new URL(address)
  return url.searchParams.has(reloadMark) ? null : marked(url, now)
}

/** Reloads this page because a person asked for it, so that no cache answers. */
export function reloadFresh(): void {
  browser.replace(marked(new URL(window.location.href), Date.now()))
}

function marked(url: URL, now: number): string {
  url.searchParams.set(reloadMark, String(now))
  return url.href
}

/**
 * Fetches code that a screen needs. After a release the files that an open page knows are gone: the page then reloads once
 * (docs/rules/messages-and-words.md, "Errors"), and this never resolves because the page is leaving.
 * @throws ScreenLoadError when the reloaded page fails as well
 */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (cause) {
    const address = reloadAddress(wantedAddress(), Date.now())
    if (address === null) throw new ScreenLoadError('This screen could not be loaded', { cause })
    browser.replace(address)
    return new Promise(() => undefined)
  }
}

/** Where a screen would be that was not fetched for a Guest: drawn once they are none any more, signed in by another tab. */
function AfterGuest() {
  useEffect(() => browser.reload(), [])
  return null
}

/** Fetches the code of a screen, as {@link fetchCode} does; Guests are led to the sign-in page and download none. */
export async function loadScreen(load: () => Promise<ComponentType>): Promise<{ Component: ComponentType }> {
  if (authState() === 'Guest') return { Component: AfterGuest }
  return { Component: await fetchCode(load) }
}

/** A screen at its address, whose code is fetched when it is opened. */
export function screenRoute(path: string, load: () => Promise<ComponentType>) {
  return { path, lazy: () => loadScreen(load) } satisfies RouteObject
}
