import { ownPath } from '#domain/access/own-path.ts'
import { hostedPaths, firstPaths } from '#src/first-paths.ts'
import { signInNonce } from './nonce.ts'

/**
 * The hosted sign-in page, which comes back to `/cb` and from there to `returnUrl`, a path of this application. The state
 * tells `/cb` that it was this tab that asked.
 */
export function signInAddress(returnUrl?: string): string {
  const callback = new URL(firstPaths.callback(), window.location.origin).href
  return hostedPaths.login(callback, returnUrl, JSON.stringify({ returnUrl, nonce: signInNonce() }))
}

/** The page to open after signing in: not the pages that are about signing in or out themselves. */
export function returnUrlOf({
  pathname,
  search,
  hash,
}: {
  pathname: string
  search: string
  hash: string
}): string | undefined {
  if (pathname === firstPaths.login())
    return ownPath(new URLSearchParams(search).get('returnUrl'), window.location.origin)
  if ([firstPaths.root(), firstPaths.home(), firstPaths.callback(), firstPaths.logout()].includes(pathname))
    return undefined
  return `${pathname}${search}${hash}`
}
