import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { ClientConfig, Pool } from 'pg'
import type { Schema } from '#generated/handlers.ts'
import { buildApp, type App } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { waitUntilStopped } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { createTransactions, type Transactions } from '#server/db/tenant-transaction.ts'
import { seedDemo } from '#server/seed/seed-demo.ts'
import { demoPassword } from '#server/session/demo-people.ts'

/** Friday noon in Saskatchewan, unix seconds: every release is kept as of this day, so that two of them differ only in the product. */
const noon = Date.parse('2026-11-20T18:00:00Z') / 1000

/** Signs tokens and seals the second steps: they work after a restore where the secret is the same. */
const sessionSecret = 'a long random text for the releases that are kept'

/** Somebody who is signed in, in the organization that they work in; null: none was chosen yet. */
export interface Caller {
  readonly userId: number
  readonly tenantId: number | null
  readonly token: string
  readonly refreshToken: string
}

interface Asked {
  /** Sent as JSON. */
  readonly body?: object
  /** Sent instead of JSON. */
  readonly csv?: string
  /** The Idempotency-Key. */
  readonly key?: string
}

/** The demo world on a server of its own, whose clock moves a second with each call. */
export interface ReleaseWorld extends Pick<App, 'server' | 'deps'> {
  readonly database: Transactions & { readonly pool: Pool }
  /** What a single connection is opened with. */
  readonly settings: ClientConfig
  /** `http://127.0.0.1:<port>`, without a slash. */
  readonly address: string
  /** Returns what the server takes for now, unix seconds. */
  now(): number
  /** Calls the API; throws when it is refused. */
  call<Body = unknown>(who: Caller | null, method: string, path: string, asked?: Asked): Promise<Body>
  /** Sends a form as the hosted pages do; returns where it leads, and its status. */
  form(path: string, fields: Readonly<Record<string, string>>): Promise<{ status: number; location: string | null }>
  /** Signs somebody of the demo in; throws when the password is refused. */
  signIn(email: string): Promise<Caller>
}

/** Makes the demo world in a folder of its own, has it lived in, and removes everything but what was written elsewhere. */
export async function withReleaseWorld(live: (world: ReleaseWorld) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waybill-release-'))
  try {
    const database = await connectDatabase({ dataDir: folder })
    try {
      await migrate(database.pool)
      await withServer({ folder, database }, live)
    } finally {
      await database.close()
      await waitUntilStopped(path.join(folder, 'postgres'))
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function withServer(
  { folder, database }: { folder: string; database: { pool: Pool; settings: ClientConfig } },
  live: (world: ReleaseWorld) => Promise<void>,
): Promise<void> {
  const clock = { now: noon }
  const transactions = createTransactions(database.pool)
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: folder, PORT: '0', SESSION_SECRET: sessionSecret })
  const { server, deps } = await buildApp({ config, transactions, clock: () => clock.now })
  try {
    await seedDemo(deps)
    const address = await server.listen({ port: 0, host: '127.0.0.1' })
    await live({
      server,
      deps,
      address,
      database: { ...transactions, pool: database.pool },
      settings: database.settings,
      now: () => clock.now,
      ...callsTo(address, () => {
        clock.now += 1
      }),
    })
  } finally {
    await server.close()
  }
}

function callsTo(address: string, onCall: () => void): Pick<ReleaseWorld, 'call' | 'form' | 'signIn'> {
  async function call<Body>(
    who: Caller | null,
    method: string,
    at: string,
    { body, csv, key }: Asked = {},
  ): Promise<Body> {
    onCall()
    const type = csv === undefined ? 'application/json' : 'text/csv'
    const sent = csv ?? (body && JSON.stringify(body))
    const response = await fetch(`${address}/api${at}`, {
      method,
      headers: {
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
        ...(who && { authorization: `Bearer ${who.token}` }),
        ...(who?.tenantId && { 'x-tenant-id': String(who.tenantId) }),
        ...(sent !== undefined && { 'content-type': type }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(sent !== undefined && { body: sent }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${at} was answered with ${response.status}: ${text}`)
    const answer: Body = text === '' ? null : JSON.parse(text)
    return answer
  }

  async function form(at: string, fields: Readonly<Record<string, string>>) {
    onCall()
    const response = await fetch(`${address}${at}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
    })
    return { status: response.status, location: response.headers.get('location') }
  }

  async function signIn(email: string): Promise<Caller> {
    const { status, location } = await form('/auth/login', { email, password: demoPassword })
    const found = location === null ? null : new URL(location, address).searchParams
    const token = found?.get('token')
    const refreshToken = found?.get('refreshToken')
    if (!token || !refreshToken) throw new Error(`${email} could not sign in: ${status}`)
    const nobody = { userId: 0, tenantId: null, token, refreshToken }
    const me = await call<Schema<'Me'>>(nobody, 'GET', '/me')
    const { tenant } = await call<Schema<'CurrentTenant'>>(nobody, 'GET', `/users/${me.id}/current-tenant`)
    return { ...nobody, userId: me.id, tenantId: tenant?.id ?? null }
  }

  return { call, form, signIn }
}
