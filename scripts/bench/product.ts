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
  /** The headers of a call in the person's organisation. */
  headers: Readonly<Record<string, string>>
}

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
  return startChildServer([...before, ...serverFlags, 'dist/server/main.js'], env, '/api/health')
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
  const headers = { authorization, 'x-tenant-id': String(tenant.id) }
  return { origin, token, refreshToken, userId: me.id, tenantId: tenant.id, headers }
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
