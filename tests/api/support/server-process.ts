import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import net from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { createTokenSigner } from '#server/http/tokens.ts'
import { insertPeople, insertLocation, insertService } from '#tests/api/orders/order-fixtures.ts'

/** The server as people run it, in a process of its own. */
export interface ServerProcess {
  readonly process: ChildProcess
  readonly address: string
}

const secret = 'a long random text for the tests of durability'
const main = path.join(import.meta.dirname, '../../../server/main.ts')

/**
 * Starts the server from its sources on a free port and waits until it says that it is ready.
 * @param program the file that is run
 */
export async function startServer(
  variables: Readonly<Record<string, string>>,
  program: string = main,
): Promise<ServerProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, [program], {
    env: environmentOf({ PORT: String(port), ...variables }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()))
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line)
    if (line.includes('ready')) {
      child.stdout.resume()
      return { process: child, address: `http://127.0.0.1:${port}` }
    }
  }
  if (child.exitCode === null) await once(child, 'exit')
  throw new Error(`The server did not start, exit code ${child.exitCode}:\n${said.join('\n')}`)
}

/** The environment of a server that has nothing of this one's. */
export function environmentOf(variables: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    SESSION_SECRET: secret,
    WAYBILL_SEED: 'none',
    ...variables,
  }
}

/**
 * Runs the server until it ends, for starts that fail.
 * @param before put before the command
 */
export async function runUntilEnd(
  variables: Readonly<Record<string, string>>,
  before: readonly string[] = [],
): Promise<{ code: number | null; said: string; complained: string }> {
  const [program = process.execPath, ...args] = [...before, process.execPath, main]
  const child = spawn(program, args, {
    env: environmentOf({ PORT: String(await freePort()), ...variables }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, said, complained }
}

export async function endServer({ process: child }: ServerProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}

/** A port on which nobody listens. */
export async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}

/** The headers of somebody's calls in an organization. */
export type CallerHeaders = Readonly<Record<string, string>>

/** Signs somebody in at every server that {@link startServer} starts; in a system transaction. */
export async function signedInHeaders(db: Kysely<Database>, userId: number, tenantId: number): Promise<CallerHeaders> {
  const now = Math.floor(Date.now() / 1000)
  const family = await db
    .insertInto('sign_in_families')
    .values({ user_id: userId, confirmed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const claims = { userId, familyId: family.id, impersonatorUserId: null }
  const token = await createTokenSigner(secret).accessToken(claims, now)
  return { authorization: `Bearer ${token}`, 'x-tenant-id': String(tenantId) }
}

/** A customer who may order, signed in, and an order of theirs. */
export interface CustomerOrder {
  headers: CallerHeaders
  order: object
}

/** The courier's and the customer's rows, in a system transaction. */
export async function prepareOrdering(db: Kysely<Database>): Promise<CustomerOrder> {
  const now = Math.floor(Date.now() / 1000)
  const { tenants, users } = await insertPeople(db)
  const service = await insertService(db, tenants.courier, tenants.customer)
  const location = await insertLocation(db, tenants.customer)
  return {
    headers: await signedInHeaders(db, users.scheduler, tenants.customer),
    order: {
      customerTenantId: tenants.customer,
      serviceId: service.id,
      serviceSpeedId: service.rush,
      pickupLocationId: location,
      dropoffLocationId: location,
      confirmUnusual: true,
      parcels: [{ parcelTypeId: service.box, quantity: 1 }],
      availableAt: now,
    },
  }
}

/** @param body sent as JSON */
export function callServer(
  { address }: Pick<ServerProcess, 'address'>,
  { headers }: Pick<CustomerOrder, 'headers'>,
  method: string,
  at: string,
  body?: unknown,
): Promise<Response> {
  return fetch(`${address}/api${at}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}
