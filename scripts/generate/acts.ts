import type { DeclaredActs } from './derived-operations.ts'
import type { Resource, Stateful } from './derived-schemas.ts'
import { keyOf } from './field-facts.ts'

/** `acts.ts`: which states there are and what may happen in them, read by the server, the mocks and the tests. */
export function actsModule(stateful: readonly Stateful[], acts: DeclaredActs): string {
  const things = stateful.map(({ name, plural: _plural, ...thing }) => {
    const own = [...acts].filter(([, { of }]) => of === name)
    const lines = own.map(([id, act]) => `      ${id}: ${JSON.stringify({ ...act, of: keyOf(name) })},`)
    return `  ${keyOf(name)}: {\n    ...${JSON.stringify(thing)},\n    acts: {\n${lines.join('\n')}\n    },\n  },`
  })
  const all = stateful.map(({ name }) => `  ...stateful.${keyOf(name)}.acts,`)
  return `import type { OperationId } from './operations.ts'

/** What may happen to a thing that has states. */
export interface Act {
  /** The name of the thing in {@link stateful}. */
  readonly of: string
  /** States in which it can be done, and the one that comes of it. */
  readonly from: readonly string[]
  readonly to: string
  /** What one has to hold for it. */
  readonly permission: string
  /** What its button says. */
  readonly label: string
  /** What is said once it is done, with \`{name}\` for that field of the row; null: nothing. */
  readonly said: string | null
  /** What is asked before, always or only of a row that is in use. */
  readonly ask: { readonly title: string; readonly text: string; readonly whenUsed: boolean } | null
  /** The operation that takes it back. */
  readonly undo: OperationId | null
}

/** A thing that has states. */
export interface Stateful {
  readonly noun: string
  /** What fields of a row hold in each state, the first that fits; null: the row is gone then. */
  readonly states: Readonly<Record<string, Readonly<Record<string, unknown>> | null>>
  /** What people say for a state where that is not its name. */
  readonly stateWords: Readonly<Record<string, string>>
  readonly acts: Readonly<Record<string, Act>>
}

export const stateful = {
${things.join('\n')}
} as const satisfies Record<string, Stateful>

export const acts = {
${all.join('\n')}
} as const satisfies Partial<Record<OperationId, Act>>

export type ActId = keyof typeof acts
`
}

/** What `screens/` says of a thing with states, and which calls it makes. */
export interface ScreenActs {
  readonly calls: readonly string[]
  readonly text: string
}

/** `protocolActs` of each thing, by the name of its schema: apart from the contract of a resource, of which a list takes no act. */
export function screenActs(stateful: readonly Stateful[], acts: DeclaredActs): ReadonlyMap<string, ScreenActs> {
  return new Map(
    stateful.map(({ name, plural, ...thing }) => {
      const own = [...acts].filter(([, { of }]) => of === name)
      const lines = own.map(([id, { of: _of, ...act }]) => `    ${id}: { ...${JSON.stringify(act)}, call: ${id} },`)
      const text = `
/** What may happen to ${plural}, as \`useActs\` takes it. */
export const ${keyOf(name)}Acts = {
  ...${JSON.stringify({ ...thing, many: plural })},
  acts: {
${lines.join('\n')}
  },
} as const
`
      return [name, { calls: own.map(([id]) => id), text }]
    }),
  )
}

/** The files of `screens/`, by name, of what has states and is no resource, beside whose contract they would stand. */
export function actScreenModules(
  own: ReadonlyMap<string, ScreenActs>,
  resources: readonly Resource[],
  areaOf: ReadonlyMap<string, string>,
): Map<string, string> {
  const others = [...own].filter(([of]) => !resources.some(({ name }) => name === of))
  return new Map(
    others.map(([name, { calls, text }]) => {
      const area = areaOf.get(name) ?? ''
      return [`${keyOf(name)}.ts`, `import { ${calls.join(', ')} } from '../client/${area}/${area}.ts'\n${text}`]
    }),
  )
}
