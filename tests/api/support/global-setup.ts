import { existsSync, globSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { openPool } from '#server/db/connect.ts'
import { startEmbeddedPostgres, waitUntilStopped } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { startPostgres } from '#tests/api/support/postgres-server.ts'
import { scratch } from '#tests/api/support/scratch.ts'
import { refuseUntoldOrders } from '#tests/api/support/told-orders.ts'

/** The server of this test run, and the migrated database that each test file gets a copy of. */
export interface TestServer {
  host: string
  port: number
  user: string
  template: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer
  }
}

const templateDatabase = 'waybill_template'

/** Starts one PostgreSQL for the whole run, on files that are removed afterwards: the embedded one unless another is named. */
export default async function setup({ provide }: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  const named = process.env.WAYBILL_TEST_POSTGRES
  const { server, remove } = named === undefined ? await startEmbedded() : await startNamed(named)

  const maintenance = openPool({ ...server, database: 'waybill' }, 1)
  await maintenance.query(`create database ${templateDatabase}`)
  await maintenance.end()

  const template = openPool({ ...server, database: templateDatabase }, 1)
  await migrate(template)
  await refuseUntoldOrders(template)
  await template.end()

  provide('testServer', { ...server, template: templateDatabase })
  return remove
}

/** @param binaries folder of `initdb` and `postgres` */
async function startNamed(binaries: string) {
  const { host, port, user, remove } = await startPostgres(binaries)
  return { server: { host, port, user }, remove }
}

/** A run that was killed leaves its files, whose server has stopped by itself; in memory a few of them fill it. */
async function removeLeftovers(folder: string): Promise<void> {
  const hourAgo = Date.now() - 3_600_000
  for (const left of globSync(path.join(folder, `${prefix}*`)))
    if (!existsSync(path.join(left, 'postgres', 'postmaster.pid')) && statSync(left).mtimeMs < hourAgo)
      await rm(left, { recursive: true, force: true })
}

const prefix = 'waybill-tests-'

async function startEmbedded() {
  const place = scratch()
  await removeLeftovers(place)
  const folder = await mkdtemp(path.join(place, prefix))
  const directory = path.join(folder, 'postgres')
  const { host, port, user, release } = await startEmbeddedPostgres(directory, { durable: false })
  return {
    server: { host, port, user },
    async remove() {
      await release()
      await waitUntilStopped(directory)
      await rm(folder, { recursive: true })
    },
  }
}
