import { type LoaderFunctionArgs, replace } from 'react-router-dom'
import { ownPath } from '#src/lib/own-path.ts'
import { hostedPaths, paths } from '#src/paths.ts'
import { workInTenant } from './active-tenant.ts'
import { decideAuthState } from './auth-state.ts'
import { sendPermissionToken } from './permission-token.ts'
import { writeTokens } from './storage.ts'

/** The hosted sign-in page, which comes back to `/cb` and from there to `returnUrl`, a path of this application. */
export function signInAddress(returnUrl?: string): string {
  return hostedPaths.login(new URL(paths.callback(), window.location.origin).href, returnUrl)
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
  if (pathname === paths.login()) return ownPath(new URLSearchParams(search).get('returnUrl'))
  if ([paths.root(), paths.home(), paths.callback(), paths.logout()].includes(pathname)) return undefined
  return `${pathname}${search}${hash}`
}

/** The return URL of the encoded state `{"returnUrl":"/dispatch"}`; undefined unless it is a page of this application. */
export function returnUrlOfState(state: string | null): string | undefined {
  if (state === null) return undefined
  for (const text of [state, decoded(state)]) {
    try {
      const value: unknown = JSON.parse(text)
      if (typeof value === 'object' && value !== null && 'returnUrl' in value && typeof value.returnUrl === 'string')
        return ownPath(value.returnUrl)
    } catch {
      // Not JSON in this spelling.
    }
  }
  return undefined
}

function decoded(state: string): string {
  try {
    return decodeURIComponent(state)
  } catch {
    return state
  }
}

/**
 * Takes the tokens that the sign-in page handed to `/cb` and goes on to the return URL. The tokens leave the address
 * bar, and so the history, before anything else happens. Without both tokens the route shows what is wrong.
 */
export function takeTokens({ request }: Pick<LoaderFunctionArgs, 'request'>): Response | null {
  const query = new URL(request.url).searchParams
  if (window.location.pathname === paths.callback())
    window.history.replaceState(window.history.state, '', paths.callback())
  const token = query.get('token')
  const refreshToken = query.get('refreshToken')
  if (!token || !refreshToken) return null
  writeTokens({ token, refreshToken })
  workInTenant(null)
  sendPermissionToken(null)
  decideAuthState()
  return replace(returnUrlOfState(query.get('state')) ?? paths.root())
}
