import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { projectRoot } from '#scripts/project-root.ts'
import { waitUntilStopped } from '#server/db/embedded.ts'

/** A Waybill that a journey talks to: the built product as people run it. */
export interface RunningServer {
  /** Such as `http://127.0.0.1:41234`, without a slash at the end. */
  url: string
  /** Its process. */
  child: ChildProcess
  /** Stops it as an operator would and waits until it and its database are gone. */
  stop: () => Promise<void>
}

/** Longest wait for a first start: it creates the database and seeds the demo, in milliseconds. */
const startLimitMs = 90_000
/** Longest wait for a graceful stop, in milliseconds. */
const stopLimitMs = 20_000

/**
 * Starts the built server on 127.0.0.1 with the demo world and waits until it is ready.
 *
 * @param dataDir an empty folder
 * @param program a file that runs it in another way, and its arguments; it can be sent messages
 * @throws with all that the server printed when it ends, or is not ready, within 90 s
 */
export async function startServer(
  dataDir: string,
  program: readonly string[] = [join(projectRoot, 'dist/server/main.js')],
): Promise<RunningServer> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [...program], {
    cwd: projectRoot,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DATABASE_URL: undefined,
      WAYBILL_SEED: 'demo',
      // What journeys receive themselves is on this machine.
      WEBHOOKS_ALLOW_PRIVATE: 'yes',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (printed += part.toString()))

  const deadline = Date.now() + startLimitMs
  while (!(await isReady(url))) {
    const ended = hasEnded(child)
    if (ended || Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`the server ${ended ? 'ended' : 'was not ready in time'}:\n${printed}`)
    }
    await sleep(50)
  }
  return {
    url,
    child,
    async stop() {
      await stop(child)
      // It goes a moment later, and would write into a folder that is being removed.
      await waitUntilStopped(join(dataDir, 'postgres'))
    },
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/ready`)).ok
  } catch {
    return false
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const { promise: gone, resolve } = Promise.withResolvers<void>()
  child.once('exit', () => resolve())
  child.kill('SIGTERM')
  const limit = setTimeout(() => child.kill('SIGKILL'), stopLimitMs)
  await gone
  clearTimeout(limit)
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

/** A port of 127.0.0.1 that nothing listens on at the moment. */
function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const probe = createServer()
  probe.once('error', reject)
  probe.listen(0, '127.0.0.1', () => {
    const address = probe.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    probe.close(() => resolve(port))
  })
  return promise
}
