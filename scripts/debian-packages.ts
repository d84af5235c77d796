import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Whether a package of Debian's may be installed here. */
export function mayInstall(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
}

/** Nobody else may be installing meanwhile. @throws with what apt-get said */
export async function install(name: string): Promise<void> {
  await aptGet(['update'])
  await aptGet(['install', '--yes', '--no-install-recommends', name])
}

async function aptGet(args: string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    await run('apt-get', ['--quiet', ...args], { env, maxBuffer: 64 * 1024 * 1024 })
  } catch (error) {
    const { message, stdout = '', stderr = '' } = error as Error & { stdout?: string; stderr?: string }
    throw new Error(`apt-get ${args[0]} failed: ${message}\n${stdout}${stderr}`, { cause: error })
  }
}
