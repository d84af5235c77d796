// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { OperationId } from './operations.ts'

/** The states of a resource by the words that people say for them, with what its field holds. */
export interface States {
  readonly field: string
  readonly values: Readonly<Record<string, unknown>>
}

export const states = {
  protocol: {"field":"isEnabled","values":{"enabled":true,"disabled":false}},
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
  /** What is said once it is done, with `{name}` for the row. */
  readonly said: string
  /** What it means for those that use the row: asked before, where any do. */
  readonly note: string | null
  /** The operation that takes it back. */
  readonly undo: OperationId | null
}

export const acts = {
  disableProtocol: {"of":"protocol","noun":"protocol","note":"What is published keeps asking it; no draft that names it can be published.","undo":"enableProtocol","from":["enabled"],"to":"disabled","label":"Disable","said":"Disabled {name}"},
  enableProtocol: {"of":"protocol","noun":"protocol","note":null,"undo":"disableProtocol","from":["disabled"],"to":"enabled","label":"Enable","said":"Enabled {name}"},
} as const satisfies Partial<Record<OperationId, Act>>

export type ActId = keyof typeof acts
