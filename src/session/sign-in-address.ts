import { ownPath } from '#domain/access/own-path.ts'
import { hostedPaths, paths } from '#src/paths.ts'
import { signInNonce } from './nonce.ts'

/**
 * The hosted sign-in page, which comes back to `/cb` and from there to `returnUrl`, a path of this application. The state
 * tells `/cb` that it was this tab that asked.
 */
export function signInAddress(returnUrl?: string): string {
  const callback = new URL(paths.callback(), window.location.origin).href
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
  if (pathname === paths.login()) return ownPath(new URLSearchParams(search).get('returnUrl'), window.location.origin)
  if ([paths.root(), paths.home(), paths.callback(), paths.logout()].includes(pathname)) return undefined
  return `${pathname}${search}${hash}`
}
