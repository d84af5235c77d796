/** Where an order stops, in the order in which a driver comes there. */
export const stopTypes = ['pickup', 'dropoff'] as const

export type StopType = (typeof stopTypes)[number]

/** What a protocol asks of a driver (application.md 3.1). A block is text to read and is never answered. */
export const protocolActionTypes = [
  'block',
  'text_input',
  'number_input',
  'media',
  'select',
  'multi_select',
  'signature',
  'confirm',
] as const

export type ProtocolActionType = (typeof protocolActionTypes)[number]

/** One thing that a driver does at a stop. */
export interface ProtocolAction {
  /** Unique within its stop. */
  readonly id: string
  readonly type: ProtocolActionType
  readonly label: string
  readonly description: string | null
  /** Whether the stop can be left without it. */
  readonly required: boolean
  /** The choices of select and multi_select. */
  readonly options: readonly string[]
}

/** What is asked at the two stops of an order, as its service revision had it when it was published. */
export type StopProtocols = Readonly<Record<StopType, readonly ProtocolAction[]>>

/** The answer to an action that is not a file, and to none of the other kinds either while it is null. */
export type ProtocolValue = string | number | boolean | readonly string[]
