import { spawn } from 'node:child_process'
import { closeSync, constants, existsSync, openSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { commandAs } from '#server/db/embedded-binaries.ts'
import {
  postgresEnvironment,
  prepareCluster,
  socketPort,
  superuserName,
  type Cluster,
} from '#server/db/embedded-cluster.ts'
import { diskFull, hasNoRoom } from '#server/db/disk-space.ts'
import { isErrorWithCode } from '#server/db/error-code.ts'
import { OperatorFault } from '#server/operator-fault.ts'

/*
 * A real PostgreSQL out of npm, for people who have none.
 *
 * The lease. Several processes may share the server and any of them may be killed, so none can own it. Each holds the
 * writing end of a named pipe open; the kernel closes it when the process is gone, however it went. A watchdog beside the
 * server reads the pipe: end of file means that nobody is left, and it stops the server.
 */

export interface EmbeddedPostgres {
  /** Folder of the server's socket. */
  host: string
  port: number
  user: string
  database: string
  /** Whether the server runs, for processes that hold it. */
  isRunning(): boolean
  /** Lets go of the server; the last one to do so stops it, a moment later (see {@link waitUntilStopped}). */
  release(): Promise<void>
}

export interface EmbeddedOptions {
  /** false: data may be lost in a power cut, which makes tests quicker. */
  durable?: boolean
}

/** The owner of the database: an ordinary login, so that what holds for a foreign server is true for this one too. */
const ownerName = 'waybill_owner'
const databaseName = 'waybill'

/** Recovery after a crash replays what was written since the last checkpoint: seconds, on a slow disk more. */
const startDeadlineMs = 60_000
const pollMs = 20

/** A server that is told to stop refuses log-ins at once: one that goes on answering, although nobody watches it, is not ours. */
const enoughAnswers = 3
const unwatchedPauseMs = 200

/** Reasons that pass: the server before is still on its way down, or somebody asked before this one was ready. */
const passing =
  /^(?:lock file|could not create lock file.*File exists|pre-existing shared memory|the database system is|terminating )/

/**
 * Starts the embedded PostgreSQL in `directory`, or joins it if another process has. The first start makes the files
 * (under a second) and the database `waybill` with its owner.
 * @throws Error when there is none for this platform, or when it does not start (with the end of its log)
 */
export async function startEmbeddedPostgres(
  directory: string,
  { durable = true }: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  const cluster = prepareCluster(directory)
  const lease = await obtainLease(cluster, durable)
  const release = async () => closeSync(lease)
  try {
    await ensureDatabase(cluster)
  } catch (error) {
    await release()
    throw error
  }
  const isRunning = () => isWatched(cluster)
  return {
    host: cluster.socketDirectory,
    port: socketPort,
    user: ownerName,
    database: databaseName,
    isRunning,
    release,
  }
}

/** Waits until the server in `directory` is gone, for a caller that removes its files or starts it anew. */
export async function waitUntilStopped(directory: string): Promise<void> {
  const deadline = Date.now() + startDeadlineMs
  while (existsSync(path.join(directory, 'postmaster.pid'))) {
    if (Date.now() > deadline) throw new Error(`The PostgreSQL in ${directory} did not stop.`)
    await sleep(pollMs)
  }
}

/** @returns the file descriptor that keeps the server running, once the server answers */
async function obtainLease(cluster: Cluster, durable: boolean): Promise<number> {
  const deadline = Date.now() + startDeadlineMs
  let answersUnwatched = 0
  while (Date.now() < deadline) {
    const logged = lengthOfLog(cluster)
    const joined = openLease(cluster)
    if (joined === null && (await answers(cluster)) && !isWatched(cluster)) {
      answersUnwatched += 1
      if (answersUnwatched >= enoughAnswers) throw new OperatorFault(othersServer(cluster))
      await sleep(unwatchedPauseMs)
      continue
    }
    const lease = joined ?? launch(cluster, durable)
    if (await answersWhileWatched(cluster, deadline)) return lease
    // The watchdog is gone: the server was on its way down when we came, or another's start was quicker than ours.
    closeSync(lease)
    if (joined === null) refuseIfHopeless(cluster, logged)
    await sleep(pollMs)
  }
  throw new OperatorFault(
    `The embedded PostgreSQL in ${cluster.directory} did not start within ${startDeadlineMs / 1_000} seconds. The end of its log:\n${endOfLog(cluster)}`,
  )
}

/**
 * @param logged bytes that its log had before the start
 * @throws OperatorFault if the server named a reason that another attempt would meet as well
 */
function refuseIfHopeless(cluster: Cluster, logged: number): void {
  const reasons = readFileSync(cluster.logPath)
    .subarray(logged)
    .toString()
    .split('\n')
    .flatMap((line) => /(?:FATAL|PANIC): {2}(.*)/.exec(line)?.[1] ?? [])
    .filter((reason) => !passing.test(reason))
  // A full disk has no room for the reason either.
  const isFull = reasons.some((reason) => reason.includes('No space left')) || hasNoRoom(cluster.directory)
  if (isFull) throw new OperatorFault(diskFull(path.dirname(cluster.directory)))
  const [reason] = reasons
  if (reason === undefined) return
  throw new OperatorFault(
    `The embedded PostgreSQL in ${cluster.directory} does not start: ${reason}. Mend that, or restore a backup into another DATA_DIR; ${cluster.logPath} says more.`,
  )
}

function othersServer({ directory }: Cluster): string {
  return (
    `Another PostgreSQL, which Waybill did not start, runs on ${directory}: end that one, or set DATA_DIR to another folder. ` +
    'To use the server itself, set DATABASE_URL.'
  )
}

/** @returns null when no watchdog reads the pipe, so no server is running */
function openLease(cluster: Cluster): number | null {
  try {
    return openSync(cluster.leasePath, constants.O_WRONLY | constants.O_NONBLOCK)
  } catch (error) {
    if (isErrorWithCode(error, 'ENXIO')) return null
    throw error
  }
}

function isWatched(cluster: Cluster): boolean {
  const lease = openLease(cluster)
  if (lease === null) return false
  closeSync(lease)
  return true
}

async function answersWhileWatched(cluster: Cluster, deadline: number): Promise<boolean> {
  while (Date.now() < deadline) {
    const answered = await answers(cluster)
    if (!isWatched(cluster)) return false
    if (answered) return true
    await sleep(pollMs)
  }
  return false
}

/** A server that accepts a connection may still be recovering: only a log-in proves that it is ready. */
async function answers(cluster: Cluster): Promise<boolean> {
  const client = new pg.Client({ ...superuser(cluster), database: 'postgres' })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

function superuser(cluster: Cluster) {
  return { host: cluster.socketDirectory, port: socketPort, user: superuserName }
}

/**
 * The watchdog, with the pipe as its standard input and the server's command as its arguments. It is the only reader of
 * the pipe, and it and its reader end with the server: the last line takes the whole process group along.
 */
const watchdog = `
exec 3<&0 0</dev/null
"$@" 3<&- &
server=$!
(cat <&3 >/dev/null; exec 3<&-; kill -INT "$server") &
exec 3<&-
wait "$server"
kill -KILL 0
`

/**
 * Starts the server and its watchdog, detached from this process.
 * @returns our lease, opened before the watchdog so that there is no moment in which our death would go unnoticed
 */
function launch(cluster: Cluster, durable: boolean): number {
  // A pipe opened for both directions does not wait for a partner; with it open, neither do the ends that are kept.
  const bothEnds = openSync(cluster.leasePath, constants.O_RDWR)
  const reader = openSync(cluster.leasePath, constants.O_RDONLY)
  const lease = openSync(cluster.leasePath, constants.O_WRONLY | constants.O_NONBLOCK)
  closeSync(bothEnds)
  const log = openSync(cluster.logPath, 'a')
  const { file, args } = commandAs(cluster.identity, [
    'sh',
    '-c',
    watchdog,
    'waybill-postgres',
    ...serverCommand(cluster, durable),
  ])
  const child = spawn(file, args, {
    ...cluster.identity.ids,
    env: postgresEnvironment,
    detached: true,
    stdio: [reader, log, log],
  })
  // A start that fails shows in that the pipe has no reader.
  child.on('error', () => {})
  child.unref()
  closeSync(reader)
  closeSync(log)
  return lease
}

function serverCommand(cluster: Cluster, durable: boolean): string[] {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: cluster.socketDirectory,
    max_connections: '100',
    // Statements here are short; compiling them costs more than it saves.
    jit: 'off',
    log_checkpoints: 'off',
    // Lines of the log leave out the values of rows.
    log_error_verbosity: 'terse',
    fsync: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
  }
  return [
    cluster.binaries.postgres,
    '-D',
    cluster.directory,
    '-p',
    String(socketPort),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}

/** Makes the owner and the database on the first start; afterwards one log-in shows that they are there. */
async function ensureDatabase(cluster: Cluster): Promise<void> {
  const client = new pg.Client({ ...superuser(cluster), database: 'postgres' })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName])
    if (rowCount) return
    await client.query(`do $$ begin
      create role ${ownerName} login createdb createrole;
    exception when duplicate_object or unique_violation then null;
    end $$`)
    await client.query(`create database ${databaseName} owner ${ownerName}`)
  } catch (error) {
    // Another process that came at the same moment has made it.
    if (!isErrorWithCode(error, '42P04', '23505')) throw error
  } finally {
    await client.end()
  }
}

function lengthOfLog({ logPath }: Cluster): number {
  return statSync(logPath, { throwIfNoEntry: false })?.size ?? 0
}

function endOfLog(cluster: Cluster): string {
  try {
    return readFileSync(cluster.logPath, 'utf8').slice(-2000)
  } catch {
    return '(there is none)'
  }
}
