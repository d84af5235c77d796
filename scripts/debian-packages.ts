import { spawnSync } from 'node:child_process'

/** Whether a package of Debian's may be installed here. */
export function mayInstall(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
}

/** @throws with what apt-get said */
export function install(name: string): void {
  aptGet(['update'])
  aptGet(['install', '--yes', '--no-install-recommends', name])
}

function aptGet(args: string[]): void {
  const { status, stdout, stderr, error } = spawnSync('apt-get', ['--quiet', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`apt-get ${args[0]} failed: ${error?.message ?? `${stdout}${stderr}`}`)
}
