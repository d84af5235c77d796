import type { App } from '#server/app.ts'
import { demoPassword } from '#server/session/demo-people.ts'
import { readEverything, type ReadableContract, type Recording, type RecordedRead } from './read-everything.ts'

/** The people whose reads are recorded, one of each kind, with the organization that they read in. */
const readers = {
  'owner@prairiesky.example': 1,
  'dispatcher@prairiesky.example': 1,
  'bookkeeper@prairiesky.example': 1,
  'driver1@prairiesky.example': 1,
  'scheduler@meewasin.example': 2,
  'supplier@northline.example': 3,
  'owner@queencity.example': 4,
  'admin@waybill.example': 5,
} as const satisfies Record<string, number>

/** Records what each of {@link readers} reads of a server whose clock stands still. Nobody may work on its jobs meanwhile. */
export async function recordReads(app: Pick<App, 'server' | 'deps'>): Promise<Recording> {
  const contract: ReadableContract = (await app.server.inject({ url: '/api/openapi.json' })).json()
  const recording: Recording = { recordedAt: app.deps.clock(), people: {} }
  for (const [email, tenantId] of Object.entries(readers)) {
    const read = await readerOf(app, email, tenantId)
    const me = await read('/me')
    const own = { tenantId, ...(isObject(me.body) && typeof me.body['id'] === 'number' && { userId: me.body['id'] }) }
    recording.people[email] = { tenantId, reads: await readEverything(contract, read, own) }
  }
  return recording
}

/**
 * Signs somebody of the demo in.
 * @returns what sends a GET as them; the address is below `/api`
 */
export async function readerOf(
  { server }: Pick<App, 'server'>,
  email: string,
  tenantId: number,
): Promise<(address: string) => Promise<RecordedRead>> {
  const signIn = await server.inject({
    method: 'POST',
    url: '/auth/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ email, password: demoPassword }).toString(),
  })
  const { location } = signIn.headers
  const token = location === undefined ? null : new URL(String(location), 'http://127.0.0.1').searchParams.get('token')
  if (token === null) throw new Error(`${email} could not sign in: ${signIn.statusCode}`)
  const headers = {
    authorization: `Bearer ${token}`,
    'x-tenant-id': String(tenantId),
    'x-timezone': 'America/Regina',
  }
  return async (address) => {
    const { statusCode: status, headers: answered, json } = await server.inject({ url: `/api${address}`, headers })
    const isJson = String(answered['content-type']).startsWith('application/json')
    return status === 200 && isJson ? { status, body: json() } : { status }
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
