import { existsSync, mkdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** A holder touches its lock this often, in milliseconds. */
const beatMs = 2_000
/** A lock that nobody has touched for this long belonged to a process that is gone, in milliseconds. */
const abandonedMs = 30_000

/**
 * Runs `work` while no other process on this checkout runs work under the same lock, waiting for them first.
 *
 * A folder is the lock because creating one is atomic on every file system, and its age tells a dead holder from a
 * live one even when the two sit in different containers, where a process id means nothing.
 *
 * @template T
 * @param {string} lockFolder a path that is used for nothing else; its parent exists
 * @param {{ onWait?: () => void }} options `onWait` is called once when another process holds the lock
 * @param {() => Promise<T> | T} work
 * @returns {Promise<T>} what `work` returned
 */
export async function runExclusively(lockFolder, { onWait }, work) {
  let waited = false
  while (!taken(lockFolder)) {
    if (!waited) onWait?.()
    waited = true
    if (ageOf(lockFolder) > abandonedMs) rmSync(lockFolder, { recursive: true, force: true })
    else await sleep(200)
  }
  const beat = setInterval(() => existsSync(lockFolder) && utimesSync(lockFolder, new Date(), new Date()), beatMs)
  const release = () => {
    clearInterval(beat)
    for (const [signal, handler] of handlers) process.removeListener(signal, handler)
    // A program that worked in it may still be ending by the same signal.
    rmSync(lockFolder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
  }
  const handlers = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => [
    signal,
    () => {
      release()
      process.kill(process.pid, signal)
    },
  ])
  for (const [signal, handler] of handlers) process.once(signal, handler)
  try {
    return await work()
  } finally {
    release()
  }
}

/** @param {string} folder */
function taken(folder) {
  try {
    mkdirSync(folder)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** Milliseconds since the lock was last touched; 0 when it has just been released. @param {string} folder */
function ageOf(folder) {
  const stat = statSync(folder, { throwIfNoEntry: false })
  return stat ? Date.now() - stat.mtimeMs : 0
}
