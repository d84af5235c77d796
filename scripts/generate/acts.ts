import type { DeclaredActs } from './derived-operations.ts'
import type { Resource } from './derived-schemas.ts'
import { keyOf } from './resources.ts'

/** `acts.ts`: which states there are and what may happen in them, read by the server, the mocks, the screens and the tests. */
export function actsModule(resources: readonly Resource[], acts: DeclaredActs): string {
  const states = resources.flatMap(({ name, states: said }) =>
    said ? [`  ${keyOf(name)}: ${JSON.stringify(said)},`] : [],
  )
  const lines = [...acts].map(([id, { resource, ...act }]) => {
    return `  ${id}: ${JSON.stringify({ of: keyOf(resource.name), noun: resource.noun, ...act })},`
  })
  return `import type { OperationId } from './operations.ts'

/** The states of a resource by the words that people say for them, with what its field holds. */
export interface States {
  readonly field: string
  readonly values: Readonly<Record<string, unknown>>
}

export const states = {
${states.join('\n')}
} as const satisfies Record<string, States>

/** What may happen to a row of a resource that has states. */
export interface Act {
  readonly of: keyof typeof states
  /** What such a row is called. */
  readonly noun: string
  /** States in which it can be done, and the one that comes of it. */
  readonly from: readonly string[]
  readonly to: string
  /** What its button says. */
  readonly label: string
  /** What is said once it is done, with \`{name}\` for the row. */
  readonly said: string
  /** What it means for those that use the row: asked before, where any do. */
  readonly note: string | null
  /** The operation that takes it back. */
  readonly undo: OperationId | null
}

export const acts = {
${lines.join('\n')}
} as const satisfies Partial<Record<OperationId, Act>>

export type ActId = keyof typeof acts
`
}
