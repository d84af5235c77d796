import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'

/** Whether there is somebody to ask. */
export function isAtTerminal(): boolean {
  return process.stdin.isTTY && process.stderr.isTTY
}

/** Asks on the terminal. Questions go to standard error: what is printed besides may be for machines. */
export async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return (await terminal.question(`${question}: `)).trim()
  } finally {
    terminal.close()
  }
}

/** Asks for what nobody who looks over a shoulder may read: nothing of it is shown. */
export async function askSecret(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  // Without this Ctrl-C is taken for a part of the answer.
  terminal.once('SIGINT', () => process.exit(130))
  process.stderr.write(`${question}: `)
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stderr.write('\n')
  }
}

/** The first line of standard input, without its end. */
export async function firstLine(): Promise<string> {
  return (await text(process.stdin)).split(/\r?\n/)[0] ?? ''
}
