import { BackupFault } from '#server/backup/backup-fault.ts'
import { startSettings } from '#server/config.ts'
import { resolve } from 'node:path'
import { connectDatabase, type DatabaseConnection } from '#server/db/connect.ts'
import { startFault } from '#server/start-faults.ts'

export interface Terminal {
  /** Aborted by Ctrl-C and by a request to end. */
  signal: AbortSignal
  /** Shows how far the work is, in the place of what it said before; nothing where nobody looks on. */
  show(progress: string): void
}

const interruptedExitCode = 130

/** Runs a command of an operator. What they can mend, such as a database that is away, is told in a sentence, with exit code 1. */
export async function operate(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    tellOperator(error)
  }
}

/** Runs a command on the configured database, through one connection, while servers run on it. Failures are told as {@link operate} does. */
export async function operateOnDatabase(command: (database: DatabaseConnection) => Promise<void>): Promise<void> {
  await operate(async () => {
    const database = await connectDatabase({
      databaseUrl: process.env['DATABASE_URL'],
      dataDir: resolve(process.env['DATA_DIR'] || './data'),
      poolSize: 1,
    })
    try {
      await command(database)
    } finally {
      await database.close()
    }
  })
}

/** @throws what no operator can mend, unchanged */
function tellOperator(error: unknown): void {
  const fault = startFault(error, startSettings(process.env))
  if (fault === null) throw error
  console.error(fault)
  process.exitCode = 1
}

/**
 * Runs a command that takes one file. Its failures are told in words, and Ctrl-C lets it clear up.
 * @param usage how it is called, for a person who called it otherwise
 */
export async function atTerminal(
  usage: string,
  command: (args: string[], terminal: Terminal) => Promise<void>,
): Promise<void> {
  const args = process.argv.slice(2)
  const interruption = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => interruption.abort())
  try {
    if (args.length !== 1 || args[0]?.startsWith('-')) throw new BackupFault(`Usage: ${usage}`)
    await command(args, { signal: interruption.signal, show })
  } catch (error) {
    show('')
    process.exitCode = interruption.signal.aborted ? interruptedExitCode : 1
    if (interruption.signal.aborted) console.error('Interrupted; nothing was left behind.')
    else tellOperator(error)
  }
}

/** @param bytes as kB or MB, of 1,000 */
export function megabytes(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
}

function show(progress: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${progress}`)
}
