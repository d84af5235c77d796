import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { chromiumOfSystem, installChromium, mayInstall } from './debian-packages.mjs'

/**
 * Flags for a browser that tests drive: it never talks to anything but the pages under test (updates, sync and the
 * like would only fail, slowly, on a machine without internet), and starts inside containers that run as root.
 */
export const browserFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/**
 * The Chromium that tests run in: `CHROMIUM_PATH`, an installed Chromium or Chrome, or the one that Playwright
 * downloaded.
 *
 * @returns its executable, or undefined when there is none
 */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named !== undefined) return existsSync(named) ? named : undefined
  return chromiumOfSystem() ?? [chromium.executablePath()].find((path) => existsSync(path))
}

/**
 * The Chromium that tests run in, installing Debian's when there is none and this may be done here.
 *
 * @param say told in words what is happening
 * @throws when there is no Chromium and none can be installed; the message says what to do
 */
export async function ensureChromium(say: (message: string) => void): Promise<string> {
  const found = findChromium()
  if (found !== undefined) return found
  if (process.env.CHROMIUM_PATH !== undefined) {
    throw new Error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, where there is nothing`)
  }
  if (!mayInstall()) throw new Error(withoutChromium)

  await installChromium(say)
  const installed = findChromium()
  if (installed === undefined) throw new Error(withoutChromium)
  return installed
}

const withoutChromium =
  'the browser tests need Chromium: install it (on Debian "apt-get install chromium-headless-shell") or set CHROMIUM_PATH'
