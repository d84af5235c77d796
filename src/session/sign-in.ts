import { type LoaderFunctionArgs, replace } from 'react-router-dom'
import { ownPath } from '#domain/access/own-path.ts'
import { paths } from '#src/paths.ts'
import { spendNonce } from './nonce.ts'
import type { Offer } from './offered-session.ts'
import { takeSession } from './take-session.ts'

interface SignInState {
  /** A page of this application. */
  readonly returnUrl: string | undefined
  readonly nonce: string | undefined
}

/** What the encoded state `{"returnUrl":"/dispatch","nonce":"…"}` says; undefined for whatever it does not. */
export function readState(state: string | null): SignInState {
  for (const text of state === null ? [] : [state, decoded(state)]) {
    try {
      const value: unknown = JSON.parse(text)
      if (typeof value === 'object' && value !== null)
        return { returnUrl: ownPath(textOf(value, 'returnUrl'), window.location.origin), nonce: textOf(value, 'nonce') }
    } catch {
      // Not JSON in this spelling.
    }
  }
  return { returnUrl: undefined, nonce: undefined }
}

function textOf(value: object, name: string): string | undefined {
  const found: unknown = Reflect.get(value, name)
  return typeof found === 'string' ? found : undefined
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
 * bar, and so the history, before anything else happens. A sign-in that this tab did not ask for is not stored but
 * answered, for the person to decide: a link that somebody else made could put one person into another's session.
 * Null without both tokens, or with tokens of nobody: the route shows what is wrong.
 */
export async function takeTokens({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<Response | Offer | null> {
  const query = new URL(request.url).searchParams
  if (window.location.pathname === paths.callback())
    window.history.replaceState(window.history.state, '', paths.callback())
  const token = query.get('token')
  const refreshToken = query.get('refreshToken')
  if (!token || !refreshToken) return null
  const { returnUrl = paths.root(), nonce } = readState(query.get('state'))
  const tokens = { token, refreshToken }
  if (!spendNonce(nonce)) {
    // Hardly anybody comes here, so it is no part of what everybody waits for.
    const { considerOffer } = await import('./consider-offer.ts')
    return considerOffer(tokens, returnUrl)
  }
  takeSession(tokens)
  return replace(returnUrl)
}
