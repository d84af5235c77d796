import { ownPath } from '#domain/access/own-path.ts'
import type { Config } from '#server/config.ts'
import { badRequest } from '#domain/text/refusal.ts'

type RedirectConfig = Pick<Config, 'publicUrl' | 'allowedRedirects'>

/** What the app asks of the sign-in page, and what it gets back. */
export interface SignInRequest {
  /** Where the tokens go. */
  redirectUri: string
  /** Handed back unchanged. */
  state: string | null
  /** Page of the app to return to; handed back inside the state when there is no other. */
  returnUrl: string | null
}

/**
 * Checks where sign-in may send tokens: to the app under its public address, to the app under the name by which the
 * person reached this very page, and to what ALLOWED_REDIRECTS lists.
 *
 * @param host the Host header
 * @returns the address, that of the app unless given
 * @throws badRequest naming the parameter
 */
export function checkedRedirect(given: string | undefined, config: RedirectConfig, host: string): string {
  if (!given) return `${config.publicUrl}/cb`
  const target = URL.canParse(given) ? new URL(given) : null
  if (!target || !isAllowed(target, given, config, host)) {
    throw badRequest('Parameter "redirect_uri" is not an address that sign-in may return to.', 'redirect_not_allowed')
  }
  return given
}

function isAllowed(target: URL, given: string, { publicUrl, allowedRedirects }: RedirectConfig, host: string): boolean {
  if (target.username !== '' || target.password !== '') return false
  const home = new URL(publicUrl)
  if (target.origin === home.origin) return true
  // A link that sends people here cannot choose the Host that their browsers send.
  if (target.host === host && target.protocol === home.protocol) return true
  return allowedRedirects.some((allowed) =>
    allowed.endsWith('*') ? target.href.startsWith(allowed.slice(0, -1)) : given === allowed,
  )
}

/** The address that takes the tokens to the app. */
export function redirectWithTokens(request: SignInRequest, tokens: { token: string; refreshToken: string }): string {
  const target = new URL(request.redirectUri)
  target.searchParams.set('token', tokens.token)
  target.searchParams.set('refreshToken', tokens.refreshToken)
  const state = request.state ?? stateOf(request)
  if (state !== null) target.searchParams.set('state', state)
  return target.href
}

/** Only a page of the app itself, at whose address the tokens go: anything else would make sign-in a way to send people to other sites. */
function stateOf({ returnUrl, redirectUri }: SignInRequest): string | null {
  const own = ownPath(returnUrl, new URL(redirectUri).origin)
  return own === undefined ? null : JSON.stringify({ returnUrl: own })
}
