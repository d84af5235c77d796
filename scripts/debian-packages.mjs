import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Where Chromium and Chrome stand on the systems that people develop on. The headless shell comes first: it draws the same
 * pages without the parts of a browser that nobody sees here, for a tenth less of the processor.
 */
const usualPlaces = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Whether a package of Debian's may be installed here. */
export function mayInstall() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
}

/**
 * Nobody else may be installing meanwhile.
 *
 * @param {string} name of a package of Debian's
 * @throws with what apt-get said
 */
export async function install(name) {
  await aptGet(['update'])
  await aptGet(['install', '--yes', '--no-install-recommends', name])
}

/** The Chromium or Chrome that this system has, or undefined. */
export function chromiumOfSystem() {
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'chromium'))
  return [...usualPlaces, ...onPath].find((path) => existsSync(path))
}

/**
 * Debian's Chromium without a window. Nobody else may be installing meanwhile.
 *
 * @param {(message: string) => void} say told in words what is happening
 * @throws with what apt-get said
 */
export async function installChromium(say) {
  say("installing Debian's headless chromium for the browser tests (apt-get, once)")
  await install('chromium-headless-shell')
}

/** @param {string[]} args */
async function aptGet(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    await run('apt-get', ['--quiet', ...args], { env, maxBuffer: 64 * 1024 * 1024 })
  } catch (error) {
    const { message, stdout = '', stderr = '' } = error
    throw new Error(`apt-get ${args[0]} failed: ${message}\n${stdout}${stderr}`, { cause: error })
  }
}
