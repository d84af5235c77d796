import { spawn } from 'node:child_process'

/**
 * Lets another program take this process's place: same arguments, terminal, signals and exit code. Never returns.
 *
 * Where the running Node can, the process is replaced, so nothing stands between the shell and the program. An older
 * Node runs it as a child, passes signals on and ends as it ends.
 *
 * @param {string} file the executable
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<never>}
 */
export function handOver(file, args, env = process.env) {
  if (typeof process.execve === 'function' && process.platform !== 'win32') process.execve(file, [file, ...args], env)

  const child = spawn(file, args, { stdio: 'inherit', env })
  // A terminal sends Ctrl-C to the whole group: passing it on would interrupt the child twice.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))

  return new Promise((_resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (signal === null) process.exit(code)
      process.removeAllListeners(signal)
      process.kill(process.pid, signal)
    })
  })
}
