import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { projectRoot } from '../project-root.ts'

export interface ChildServer {
  /** Of its process. */
  pid: number
  port: number
  /** `http://127.0.0.1:<port>`, without a slash. */
  origin: string
  /** Milliseconds from starting the process to its first good answer. */
  startedInMs: number
  stop(): Promise<void>
}

/** Servers that run at the moment, so that a measurement that is interrupted leaves none behind. */
const running = new Set<ChildProcess>()

/** Asks all servers to end; the embedded PostgreSQL ends with the last process that shares it. */
export async function stopChildServers(): Promise<void> {
  await Promise.all([...running].map(endServer))
}

async function endServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

const pollMs = 5
/** Making the demo world takes seconds, on a busy machine half a minute. */
const deadlineMs = 120_000

/**
 * Starts a server in a process of its own on a free port of 127.0.0.1 and waits until it answers.
 * @param script file from the project's root, and its arguments
 * @param env what it is to know beside PORT and HOST; nothing of the configuration is inherited
 * @param readyPath answers 200 once the server is ready
 * @throws when it ends or stays silent; what it wrote is in the message
 */
export async function startChildServer(
  script: readonly string[],
  env: Readonly<Record<string, string>>,
  readyPath: string,
): Promise<ChildServer> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const started = performance.now()
  const child = spawn(process.execPath, [...script], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, ...env, PORT: String(port), HOST: '127.0.0.1' },
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => (said = `${said}${text}`.slice(-4_000)))

  while (!(await answersWell(`${origin}${readyPath}`))) {
    if (child.exitCode !== null || performance.now() - started > deadlineMs) {
      child.kill('SIGKILL')
      throw new Error(`${script.join(' ')} did not become ready. It wrote:\n${said}`)
    }
    await sleep(pollMs)
  }
  return {
    pid: child.pid ?? 0,
    port,
    origin,
    startedInMs: performance.now() - started,
    stop: () => endServer(child),
  }
}

async function answersWell(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url)
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}

/** A port of 127.0.0.1 on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
