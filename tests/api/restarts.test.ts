import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { connectDatabase } from '#server/db/connect.ts'
import { waitUntilStopped } from '#server/db/embedded.ts'
import { createTransactions } from '#server/db/tenant-transaction.ts'
import {
  callServer,
  environmentOf,
  freePort,
  prepareOrdering,
  type CustomerOrder,
} from '#tests/api/support/server-process.ts'

/* A process that is killed is started again: the embedded PostgreSQL by the server, the server by `npm start`. */

// Each test starts servers.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let dataDir: string
let ordering: CustomerOrder
let supervisor: ChildProcess
let logged = ''
const server = { address: '' }

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'waybill-restart-'))
})
afterAll(async () => {
  await waitUntilStopped(path.join(dataDir, 'postgres'))
  await rm(dataDir, { recursive: true })
})
afterEach(() => {
  supervisor.kill('SIGKILL')
})

/** Runs the server from its sources as `npm start` runs the built one. */
async function start(variables: Record<string, string> = {}): Promise<void> {
  const port = await freePort()
  const program = `
    import { keepRunning } from '#scripts/keep-running.ts'
    await keepRunning(process.execPath, ['server/main.ts'])`
  supervisor = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: path.join(import.meta.dirname, '../..'),
    env: environmentOf({ DATA_DIR: dataDir, PORT: String(port), ...variables }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  logged = ''
  for (const stream of [supervisor.stdout, supervisor.stderr]) stream?.on('data', (text: Buffer) => (logged += text))
  server.address = `http://127.0.0.1:${port}`
}

const countOf = (words: string) => logged.split(words).length - 1
const place = async () => {
  const answer = await callServer(server, ordering, 'POST', '/delivery-orders', ordering.order)
  const { id }: { id?: number } = await answer.json()
  return { status: answer.status, id }
}
const placedStatus = () => place().then(({ status }) => status, String)

/** The process number of the server, which `npm start` has started. */
function serverProcess(): number {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  return pairs.find(([, parent]) => parent === supervisor.pid)?.[0] ?? 0
}

async function postgresProcess(): Promise<number> {
  return Number.parseInt(await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10)
}

test(
  'a PostgreSQL and a server that are killed are back, with all that was acknowledged',
  { timeout: 400_000 },
  async () => {
    await start()
    await expect.poll(() => countOf('ready at'), { timeout: 150_000 }).toBe(1)
    const beside = await connectDatabase({ dataDir, poolSize: 1 })
    ordering = await createTransactions(beside.pool).systemTransaction(prepareOrdering)
    await beside.close()
    const before = await place()
    expect(before.status).toBe(200)

    const [firstServer, firstPostgres] = [serverProcess(), await postgresProcess()]
    process.kill(firstPostgres, 'SIGKILL')
    await expect.poll(() => countOf('The embedded PostgreSQL runs again.'), { timeout: 150_000 }).toBe(1)
    await expect.poll(placedStatus, { timeout: 150_000 }).toBe(200)
    await expect.poll(() => countOf('The database answers again.'), { timeout: 150_000 }).toBe(1)
    expect(await postgresProcess()).not.toBe(firstPostgres)
    expect(serverProcess()).toBe(firstServer)
    expect(countOf('The database does not answer.')).toBe(1)
    expect(countOf('ECONNREFUSED') + countOf('ENOENT')).toBeLessThanOrEqual(1)

    process.kill(firstServer, 'SIGKILL')
    await expect.poll(() => countOf('ready at'), { timeout: 150_000 }).toBe(2)
    expect(countOf('waybill: the server ended by SIGKILL, and is started again in 1 s')).toBe(1)
    expect(await placedStatus()).toBe(200)
    const kept = await callServer(server, ordering, 'GET', `/delivery-orders/${before.id}/summary`)
    expect(kept.status).toBe(200)

    const exited = once(supervisor, 'exit')
    supervisor.kill('SIGTERM')
    expect(await exited).toEqual([0, null])
    expect(countOf('ready at')).toBe(2)
  },
)

test('a server whose start an operator has to mend is not started again', async () => {
  await start({ PORT: 'none' })
  const [code] = await once(supervisor, 'close')
  expect(code).toBe(1)
  expect(countOf('The configuration has')).toBe(1)
  expect(countOf('started again')).toBe(0)
})
