import { loadConfig } from '#server/config.ts'
import { readTracked } from './tracked-files.ts'

/** An instruction of a Dockerfile: `COPY`, its words, and the number of its stage from 0; -1 before the first. */
export interface Instruction {
  readonly name: string
  readonly text: string
  readonly stage: number
}

const folder = 'docs/operating/container'

/** The text of a file of the container's folder. */
export function readContainerFile(name: string): string {
  return readTracked(`${folder}/${name}`)
}

/** The instructions of a Dockerfile, without comments and with lines that go on put together. */
export function instructionsOf(text: string): Instruction[] {
  let stage = -1
  const lines = text.replace(/^#.*\n/gm, '').replace(/\\\n\s*/g, ' ')
  return lines.split('\n').flatMap((line) => {
    if (line.trim() === '') return []
    const [name = '', ...words] = line.split(' ')
    if (name === 'FROM') stage += 1
    return [{ name, text: words.join(' ').trim(), stage }]
  })
}

/** The variables that `ENV` of the last stage sets. */
export function imageVariables(instructions: readonly Instruction[]): Record<string, string> {
  const last = instructions.at(-1)?.stage
  const lines = instructions.filter(({ name, stage }) => name === 'ENV' && stage === last)
  return Object.fromEntries(
    lines.flatMap(({ text }) => text.split(/\s+/)).map((pair) => pair.split('=') as [string, string]),
  )
}

/** The words of a command that stands as a list, such as `CMD ["node", "main.js"]`. */
export function commandOf(instructions: readonly Instruction[], name: 'CMD' | 'HEALTHCHECK'): string[] {
  const text = instructions.findLast((one) => one.name === name)?.text ?? ''
  return JSON.parse(text.slice(text.indexOf('['))) as string[]
}

/**
 * A value of compose.yaml as Compose reads it: `${NAME:?message}` and `${NAME:-default}` are replaced.
 * @throws Error if a variable that has to be set is missing or empty
 */
export function interpolate(value: string, variables: Readonly<Record<string, string>>): string {
  return value.replace(/\$\{(\w+)(?::([?-])([^}]*))?\}/g, (_found, name: string, sign?: string, rest = '') => {
    const given = variables[name] || undefined
    if (given === undefined && sign !== '-') throw new Error(`${name} ${rest}`)
    return given ?? rest
  })
}

/** The pairs of a file such as `.env`. */
export function pairsOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value] as const),
  )
}

/** The names of all variables that the server asks its environment for. */
export function serverVariables(): ReadonlySet<string> {
  const asked = new Set<string>()
  const given = { SESSION_SECRET: 'kX3vQ9zL1mN7bT5rW2yD8sJ4hG6fC0aPeUoIiBqZ' }
  loadConfig(new Proxy(given, { get: (of, name) => (asked.add(String(name)), Reflect.get(of, name)) }))
  return asked
}
