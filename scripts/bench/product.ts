import { serverFlags } from '../server-flags.ts'
import { startChildServer, type ChildServer } from './child-server.ts'
import { demoPassword } from '#server/session/demo-people.ts'

/** Somebody signed in to the running product. */
export interface Caller {
  origin: string
  token: string
  refreshToken: string
  userId: number
  tenantId: number
  /** The headers of a call in the person's organisation. {@link keepSignedIn} renews their token in place. */
  headers: Readonly<Record<string, string>>
}

/** Milliseconds after which a token is renewed. It is good for ten minutes, and the longest load with one token takes five. */
const renewedAfterMs = 120_000

interface SignIn {
  readonly headers: Record<string, string>
  since: number
}
/** The sign-ins of callers. The headers of a caller are changed here alone. */
const signIns = new WeakMap<Caller, SignIn>()

/** An account of the demo that may list, read and place orders. */
export const dispatcher = 'dispatcher@prairiesky.example'
/** Another one, who reads vehicles and changes the price book as well. */
export const owner = 'owner@prairiesky.example'

/**
 * The built server on a data folder of its own, filled with the demo when it is empty.
 * @param preload what is loaded before it, from the project's root, and the environment of that
 */
export function startProduct(
  dataDir: string,
  preload?: { file: string; env: Record<string, string> },
): Promise<ChildServer> {
  const env = { DATA_DIR: dataDir, WAYBILL_SEED: 'demo', WEBHOOKS_ALLOW_PRIVATE: 'yes', ...preload?.env }
  const before = preload ? ['--import', `./${preload.file}`] : []
  return startChildServer([...before, ...serverFlags, 'dist/server/main.js'], env, '/api/ready')
}

/** Signs in as an account of the demo, in the organisation that it works in. */
export async function signIn({ origin }: ChildServer, email: string): Promise<Caller> {
  const answer = await fetch(`${origin}/auth/login`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ email, password: demoPassword, redirect_uri: `${origin}/cb` }),
  })
  const target = new URL(answer.headers.get('location') ?? origin)
  const token = target.searchParams.get('token')
  const refreshToken = target.searchParams.get('refreshToken')
  if (token === null || refreshToken === null) throw new Error(`${email} could not sign in: ${answer.status}`)

  const authorization = `Bearer ${token}`
  const me = await readJson<{ id: number }>(`${origin}/api/me`, { authorization })
  const { tenant } = await readJson<{ tenant: { id: number } }>(`${origin}/api/users/${me.id}/current-tenant`, {
    authorization,
  })
  const headers: Record<string, string> = { authorization, 'x-tenant-id': String(tenant.id) }
  const caller = { origin, token, refreshToken, userId: me.id, tenantId: tenant.id, headers }
  signIns.set(caller, { headers, since: performance.now() })
  return caller
}

/**
 * Renews a caller's tokens before they expire. A loop that sends requests for minutes calls it before each of them; a caller whose tokens were
 * given to a browser is not to be renewed, because the browser renews them itself.
 * @throws when the refresh token is no longer taken
 */
export async function keepSignedIn(caller: Caller, now = performance.now()): Promise<void> {
  const signedIn = signIns.get(caller)
  if (signedIn === undefined || now - signedIn.since < renewedAfterMs) return
  // Before the answer: of two requests that are sent at once only one renews.
  signedIn.since = now
  const answer = await fetch(`${caller.origin}/api/refresh`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken: caller.refreshToken }),
  })
  if (answer.status !== 200) throw new Error(`A sign-in could not be renewed: ${answer.status} ${await answer.text()}`)
  const renewed = (await answer.json()) as Pick<Caller, 'token' | 'refreshToken'>
  Object.assign(caller, renewed)
  signedIn.headers['authorization'] = `Bearer ${caller.token}`
}

/** @throws on any status but 200 */
export async function readJson<Body>(url: string, headers: Readonly<Record<string, string>>): Promise<Body> {
  const answer = await fetch(url, { headers })
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Body
}

/** Path of a page of the organisation's orders. */
export function ordersPath({ tenantId }: Pick<Caller, 'tenantId'>, pagination: object): string {
  const query = new URLSearchParams({ pagination: JSON.stringify(pagination) })
  return `/api/tenants/${tenantId}/paginated-delivery-orders?${query}`
}
