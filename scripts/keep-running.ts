import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds: before the first start again, at most before any, and after which what ended counts as the first again. */
const times = { first: 1_000, most: 30_000, recovered: 60_000 }

/**
 * Runs the server as a child and starts it again when it crashed. A server that says "ready" has started; one that ends with an exit code
 * before that has told the operator why, and another attempt would tell the same. One that ends with 0, or says "final", was meant to end.
 * Signals are passed on. Never returns: this process ends as the server did.
 */
export async function keepRunning(file: string, args: readonly string[]): Promise<never> {
  let child: ChildProcess | null = null
  const stopping = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      stopping.abort()
      // A terminal sends Ctrl-C to the whole group: a second one would end the server before its requests are answered.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child?.kill(signal)
    })
  }
  let wait = times.first
  for (;;) {
    const startedAt = performance.now()
    let isStarted = false
    let isFinal = false
    child = spawn(file, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
    child.on('message', (message) => {
      if (message === 'ready') isStarted = true
      if (message === 'final') isFinal = true
    })
    const [code, signal]: (number | string | null)[] = await once(child, 'exit')
    const isMeant = code === 0 || isFinal || stopping.signal.aborted || (code !== null && !isStarted)
    if (isMeant) process.exit(typeof code === 'number' ? code : 0)
    if (performance.now() - startedAt > times.recovered) wait = times.first
    const how = signal === null ? `with exit code ${code}` : `by ${signal}`
    console.error(`waybill: the server ended ${how}, and is started again in ${wait / 1_000} s`)
    await pause(wait, undefined, { signal: stopping.signal }).catch(() => process.exit(0))
    wait = Math.min(wait * 2, times.most)
  }
}
