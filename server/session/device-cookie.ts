import { randomUUID } from 'node:crypto'
import type { PublicContext } from '#server/http/context.ts'
import { subjectOf } from '#server/session/attempts.ts'
import { hashOfToken } from '#server/http/tokens.ts'

/* OWASP's "device cookies": a browser in which an account was signed in says so with each attempt, and is then counted
   apart from everybody else who tries passwords on that account. It signs nobody in. */

/** Seconds for which a device is remembered, from the last sign-in on it: who comes back once a season is still known. */
const rememberedSeconds = 180 * 86_400

/** The device's id if this account was signed in on it, as its cookie proves; null otherwise. */
export async function deviceOf({ deps, now, request }: PublicContext, email: string): Promise<string | null> {
  const account = accountOf(email)
  const token = cookieNamed(cookieName(account), request.cookie)
  const claims = token === null ? null : await deps.signer.readDeviceToken(token, now)
  return claims?.account === account ? claims.device : null
}

/**
 * The Set-Cookie header that remembers the sign-in on this device.
 *
 * @param device null for a device that was not known
 */
export async function deviceCookie(
  { deps, now }: PublicContext,
  email: string,
  device: string | null,
): Promise<string> {
  const account = accountOf(email)
  const claims = { account, device: device ?? randomUUID() }
  const token = await deps.signer.deviceToken(claims, now + rememberedSeconds)
  return [
    `${cookieName(account)}=${token}`,
    `Max-Age=${rememberedSeconds}`,
    'Path=/auth',
    'HttpOnly',
    'SameSite=Lax',
    ...(deps.config.publicUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ')
}

/** A hash, so that the cookie of a shared desk tells nobody who works there. */
function accountOf(email: string): string {
  return hashOfToken(subjectOf(email))
}

/** One for each account: several people may share a device. */
function cookieName(account: string): string {
  return `waybill-device-${account.slice(0, 16)}`
}

function cookieNamed(name: string, header: string): string | null {
  const found = header
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
  return found?.slice(name.length + 1) ?? null
}
