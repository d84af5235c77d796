import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'
import { type Check, resultsFileOf } from './check-list.ts'
import { countPlaywright, countVitest, type Counts, judgeCounts } from './count-results.ts'
import { readResults } from './result-files.ts'

/** A check that has not ended after this long hangs: it is stopped and has failed, in milliseconds. */
const limitMs = 20 * 60_000

export interface CheckResult extends Counts {
  check: Check
  seconds: number
  /** All that its programs printed. */
  output: string
}

/** Programs that run at the moment, so that an interrupted `npm test` leaves none behind. */
const running = new Set<number>()

/** Runs a check's programs to the end, or to the first that fails. Never throws. */
export async function runCheck(check: Check, env: NodeJS.ProcessEnv): Promise<CheckResult> {
  const started = performance.now()
  const { exitCode, output } = await runSteps(check, env)
  const counts = judgeCounts(countsOf(check, exitCode), exitCode)
  return { check, ...counts, output, seconds: (performance.now() - started) / 1000 }
}

/** Whether what this check runs passed, and was anything at all. Tests that were left out do not count. */
export async function runPasses(check: Check, env: NodeJS.ProcessEnv): Promise<boolean> {
  const { exitCode } = await runSteps(check, env)
  return exitCode === 0 && countsOf(check, exitCode).passed > 0
}

async function runSteps(check: Check, env: NodeJS.ProcessEnv): Promise<{ exitCode: number; output: string }> {
  const resultsFile = join(projectRoot, resultsFileOf(check))
  rmSync(resultsFile, { force: true })
  let output = ''
  for (const [program = '', ...args] of check.steps) {
    const told = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: resultsFile }
    const step = await runProgram(join(projectRoot, program), args, told)
    output += step.output
    if (step.exitCode !== 0) return { exitCode: step.exitCode, output }
  }
  return { exitCode: 0, output }
}

/** Asks every program that still runs to end, as Ctrl-C does; test runners then put away what they started. */
export function stopRunning(): void {
  for (const pid of running) signalGroup(pid, 'SIGINT')
}

function countsOf(check: Check, exitCode: number): Counts {
  if (check.results === undefined) return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  return readResults(check, { vitest: countVitest, playwright: countPlaywright }) ?? { passed: 0, failed: 0 }
}

function runProgram(
  file: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<{ exitCode: number; output: string }> {
  return new Promise((done) => {
    // A group of its own, so that stopping it also stops the browsers and servers that it started.
    const child = spawn(process.execPath, [file, ...args], {
      cwd: projectRoot,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    const { pid } = child
    let output = ''
    if (pid !== undefined) running.add(pid)
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()))

    const limit = setTimeout(() => {
      output += `\nstopped after ${limitMs / 60_000} minutes\n`
      if (pid !== undefined) signalGroup(pid, 'SIGKILL')
    }, limitMs)

    const end = (exitCode: number, message = ''): void => {
      clearTimeout(limit)
      if (pid !== undefined) running.delete(pid)
      done({ exitCode, output: output + message })
    }
    child.once('error', (error) => end(1, `${error.message}\n`))
    child.once('close', (code, signal) => end(code ?? 1, signal === null ? '' : `ended by ${signal}\n`))
  })
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal)
  } catch {
    // It ended by itself a moment ago.
  }
}
