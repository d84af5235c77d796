import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { install, mayInstall } from './debian-packages.mjs'

/** Where Debian keeps its versions of PostgreSQL. */
const versions = '/usr/lib/postgresql'

/**
 * The programs of Debian's PostgreSQL, installing them when there are none and this may be done here.
 *
 * @param say told in words what is happening
 * @returns the folder of `initdb` and `postgres`
 * @throws when there is none and none can be installed; the message says what to do
 */
export async function ensureDebianPostgres(say: (message: string) => void): Promise<string> {
  const found = findPostgres()
  if (found !== undefined) return found
  if (!mayInstall()) throw new Error('this needs a PostgreSQL of Debian: "apt-get install postgresql"')
  say("installing Debian's postgresql for these tests (apt-get, once)")
  await install('postgresql')
  const installed = findPostgres()
  if (installed === undefined) throw new Error(`there is no PostgreSQL in ${versions} after installing it`)
  return installed
}

/** The newest one. */
function findPostgres(): string | undefined {
  if (!existsSync(versions)) return undefined
  return readdirSync(versions)
    .toSorted((left, right) => Number(right) - Number(left))
    .map((version) => join(versions, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'postgres')))
}
