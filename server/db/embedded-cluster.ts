import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {
  chooseIdentity,
  commandAs,
  findBinaries,
  type PostgresBinaries,
  type ProcessIdentity,
} from '#server/db/embedded-binaries.ts'
import { diskFull } from '#server/db/disk-space.ts'
import { isErrorWithCode } from '#server/db/error-code.ts'
import { OperatorFault } from '#server/operator-fault.ts'

/** The files of one embedded server. */
export interface Cluster {
  directory: string
  binaries: PostgresBinaries
  identity: ProcessIdentity
  /** Folder of the socket: the directory itself, or a short link to it. */
  socketDirectory: string
  /** Held open for writing by each process that uses the server, read by the one that watches over it. */
  leasePath: string
  logPath: string
}

/** The superuser of the embedded server, reachable through the socket alone. */
export const superuserName = 'postgres'

/** The socket is named after the port; nothing listens on the network. */
export const socketPort = 5432

/** A socket's path has room for 107 bytes on Linux and 103 on macOS. */
const longestSocketPath = 103

/** The variables that PostgreSQL's programs need; the others, the server's secrets among them, are none of theirs. */
const keptVariables = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TEMP',
  'TMP',
  'TZ',
  'LD_LIBRARY_PATH',
  'DYLD_LIBRARY_PATH',
  'SystemRoot',
]

/** The environment of PostgreSQL's programs: messages in English, whatever the person's language. */
export const postgresEnvironment: NodeJS.ProcessEnv = {
  ...Object.fromEntries(keptVariables.flatMap((name) => (name in process.env ? [[name, process.env[name]]] : []))),
  LC_ALL: 'C',
}

/** Makes the files of a server in `directory` unless they exist. Safe when several processes do so at once. */
export function prepareCluster(directory: string): Cluster {
  const binaries = findBinaries()
  const absolute = path.resolve(directory)
  mkdirSync(path.dirname(absolute), { recursive: true })
  const identity = chooseIdentity(absolute)
  if (!existsSync(path.join(absolute, 'PG_VERSION'))) createCluster(absolute, binaries, identity)
  const real = realpathSync(absolute)
  return {
    directory: real,
    binaries,
    identity,
    socketDirectory: shortEnough(real),
    leasePath: path.join(real, 'lease.fifo'),
    logPath: path.join(real, 'server.log'),
  }
}

/** Made beside its place and renamed into it, so that a half-made cluster is never taken for a whole one. */
function createCluster(directory: string, binaries: PostgresBinaries, identity: ProcessIdentity): void {
  const draft = `${directory}.new-${process.pid}`
  mkdirSync(draft, { mode: 0o700 })
  try {
    if (identity.ids.uid !== undefined) chownSync(draft, identity.ids.uid, identity.ids.gid ?? identity.ids.uid)
    run(
      identity,
      [
        binaries.initdb,
        `--pgdata=${draft}`,
        `--username=${superuserName}`,
        // Anyone who reaches the socket owns the folder it lies in (mode 0700).
        '--auth=trust',
        '--encoding=UTF8',
        // The same order of texts on every machine, whatever locales it has.
        '--locale-provider=builtin',
        '--locale=C.UTF-8',
        '--no-instructions',
      ],
      directory,
    )
    run(identity, ['mkfifo', '-m', '600', path.join(draft, 'lease.fifo')], directory)
    renameSync(draft, directory)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    const anotherWasFirst =
      isErrorWithCode(error, 'ENOTEMPTY', 'EEXIST') && existsSync(path.join(directory, 'PG_VERSION'))
    if (!anotherWasFirst) throw error
  }
}

/** @param directory of the server, whose folder the sentence about a full disk names */
function run(identity: ProcessIdentity, command: readonly string[], directory: string): void {
  const { file, args } = commandAs(identity, command)
  const result = spawnSync(file, args, { ...identity.ids, env: postgresEnvironment, encoding: 'utf8' })
  if (result.status === 0) return
  const said = result.error?.message ?? result.stderr.trim()
  if (said.includes('No space left')) throw new OperatorFault(diskFull(path.dirname(path.resolve(directory))))
  const lines = said.split('\n')
  const reason = lines.find((line) => /(?:FATAL|PANIC|error):/.test(line)) ?? said
  const hint =
    identity.ids.uid === undefined
      ? ''
      : `\nPostgreSQL does not run as root, so it ran as user ${identity.ids.uid}, who must be able to reach the project's ` +
        'folder and DATA_DIR. Start Waybill as an ordinary user, move them, or set DATABASE_URL.'
  throw new OperatorFault(`The embedded PostgreSQL could not be set up: ${path.basename(file)}: ${reason}${hint}`)
}

/**
 * The directory if its socket's path fits, otherwise a link to it in the system's folder for temporary files. Each user has
 * a link of their own, because Linux does not follow another's out of a folder that everyone may write to.
 */
function shortEnough(directory: string): string {
  if (Buffer.byteLength(path.join(directory, `.s.PGSQL.${socketPort}`)) <= longestSocketPath) return directory
  const user = process.getuid?.() ?? 0
  const key = createHash('sha256').update(directory).digest('hex').slice(0, 12)
  const link = path.join(os.tmpdir(), `waybill-${user}-${key}`)
  try {
    symlinkSync(directory, link)
  } catch (error) {
    if (!isErrorWithCode(error, 'EEXIST')) throw error
  }
  if (lstatSync(link).uid !== user || readlinkSync(link) !== directory) {
    throw new OperatorFault(
      `${link} is in the way: it should be a link to ${directory}. Remove it, or choose a shorter DATA_DIR.`,
    )
  }
  return link
}
