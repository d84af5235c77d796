import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { chooseIdentity, commandAs, findBinaries } from '#server/db/embedded-binaries.ts'
import { postgresEnvironment } from '#server/db/embedded-cluster.ts'

/** A PostgreSQL as an operator runs it: started and stopped by others than Waybill, reached by its address alone. */
export interface PostgresServer {
  host: string
  port: number
  /** An ordinary login that may create databases and roles. */
  user: string
  databaseUrl(name: string): string
  /** As a crash of its machine would: nobody is asked, nothing is finished. */
  crash(): Promise<void>
  start(): Promise<void>
  /** Stops it and removes its files. */
  remove(): Promise<void>
}

const ownerRole = 'waybill_owner'
const superuserRole = 'postgres'
const defaultPort = 5432
const pollMs = 20

/**
 * @param binaries folder with `initdb` and `postgres` of any version from 14 on, such as Debian's /usr/lib/postgresql/15/bin; the
 * ones that come from npm unless given
 */
export async function startPostgres(binaries?: string): Promise<PostgresServer> {
  const embedded = binaries === undefined ? findBinaries() : null
  const initdb = embedded?.initdb ?? path.join(binaries ?? '', 'initdb')
  const postgres = embedded?.postgres ?? path.join(binaries ?? '', 'postgres')
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waybill-pg-'))
  const directory = path.join(folder, 'data')
  const identity = chooseIdentity(folder)
  mkdirSync(directory, { mode: 0o700 })
  for (const place of [folder, directory]) {
    if (identity.ids.uid !== undefined) chownSync(place, identity.ids.uid, identity.ids.gid ?? identity.ids.uid)
  }
  const options = [`--pgdata=${directory}`, `--username=${superuserRole}`, '--auth=trust', '--encoding=UTF8']
  const made = commandAs(identity, [initdb, ...options, '--locale=C.UTF-8', '--no-sync'])
  const { status, stderr } = spawnSync(made.file, made.args, { ...identity.ids, env: postgresEnvironment })
  if (status !== 0) throw new Error(`initdb failed: ${String(stderr)}`)

  let running: ChildProcess
  async function start(): Promise<void> {
    const settings = ['-k', folder, '-h', '', '-p', String(defaultPort), '-c', 'fsync=off', '-c', 'max_connections=100']
    const { file, args } = commandAs(identity, [postgres, '-D', directory, ...settings])
    running = spawn(file, args, { ...identity.ids, env: postgresEnvironment, stdio: 'ignore' })
    while (!(await answers(folder))) {
      if (running.exitCode !== null) throw new Error('PostgreSQL did not start.')
      await sleep(pollMs)
    }
  }
  async function stop(signal: NodeJS.Signals): Promise<void> {
    const exited = once(running, 'exit')
    running.kill(signal)
    await exited
  }

  await start()
  const superuser = new pg.Client({ host: folder, port: defaultPort, user: superuserRole, database: 'postgres' })
  await superuser.connect()
  await superuser.query(`create role ${ownerRole} login createdb createrole`)
  await superuser.query(`create database waybill owner ${ownerRole}`)
  await superuser.end()
  return {
    host: folder,
    port: defaultPort,
    user: ownerRole,
    databaseUrl: (name) => `postgres://${ownerRole}@${encodeURIComponent(folder)}:${defaultPort}/${name}`,
    crash: () => stop('SIGQUIT'),
    start,
    async remove() {
      await stop('SIGINT')
      await rm(folder, { recursive: true })
    },
  }
}

/** A server that accepts a connection may still be recovering: only a log-in proves that it is ready. */
async function answers(folder: string): Promise<boolean> {
  const client = new pg.Client({ host: folder, port: defaultPort, user: superuserRole, database: 'postgres' })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}
