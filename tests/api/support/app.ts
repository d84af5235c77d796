import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { buildApp, type App, type AppOptions } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import { testDatabase, type TestDatabase } from '#tests/api/support/database.ts'

/** Friday noon in Saskatchewan, unix seconds: the clock of a test server stands here until the test moves it. */
const noon = Date.parse('2026-11-20T18:00:00Z') / 1000

export interface Answer {
  status: number
  headers: Headers
  text: string
  /** The body if it is JSON, otherwise undefined. */
  json: unknown
}

export interface Call {
  method?: string
  token?: string | undefined
  tenantId?: number | undefined
  headers?: Record<string, string>
  /** Sent as JSON. */
  json?: unknown
  /** Sent as an HTML form sends it. */
  form?: Record<string, string>
  /** Sent as it is. */
  raw?: { type: string; text: string }
}

export interface TestApp extends App {
  database: TestDatabase
  /** `http://127.0.0.1:<port>`, without a slash. */
  origin: string
  /** What the server takes for now, unix seconds. */
  clock: { now: number }
  dataDir: string
  /** @param address from the root, such as `/api/me` */
  call(address: string, call?: Call): Promise<Answer>
  close(): Promise<void>
}

/**
 * A server on a database of its own, reached by real HTTP on a port of its own; every answer is checked against the contract.
 *
 * @param options what the server is built with besides
 * @param variables of the environment that the server is to find besides
 */
export async function startTestApp(
  options: Partial<AppOptions> = {},
  variables: Record<string, string> = {},
): Promise<TestApp> {
  const database = await testDatabase()
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'waybill-test-'))
  const clock = { now: noon }
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, PORT: '0', WAYBILL_SEED: 'none', ...variables })
  const app = await buildApp({
    config,
    transactions: database,
    listenWith: database.settings,
    clock: () => clock.now,
    publicCallsPerMinute: 10_000,
    ...options,
  })
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`
  return {
    ...app,
    database,
    origin,
    clock,
    dataDir,
    call: (address, call) => send(`${origin}${address}`, call),
    async close() {
      await app.server.close()
      await database.close()
      await rm(dataDir, { recursive: true })
    },
  }
}

/** A call by real HTTP. */
export async function send(
  url: string,
  { method, token, tenantId, headers, json, form, raw }: Call = {},
): Promise<Answer> {
  const body = bodyOf({ json, form, raw })
  const response = await fetch(url, {
    method: method ?? (body ? 'POST' : 'GET'),
    redirect: 'manual',
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(tenantId !== undefined && { 'x-tenant-id': String(tenantId) }),
      ...(body && { 'content-type': body.type }),
      ...headers,
    },
    ...(body && { body: body.text }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : undefined }
}

function bodyOf({ json, form, raw }: Pick<Call, 'json' | 'form' | 'raw'>): { type: string; text: string } | null {
  if (raw) return raw
  if (json !== undefined) return { type: 'application/json', text: JSON.stringify(json) }
  if (form) return { type: 'application/x-www-form-urlencoded', text: new URLSearchParams(form).toString() }
  return null
}
