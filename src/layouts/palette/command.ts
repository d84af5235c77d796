import type { ReactElement } from 'react'

/** The groups of the palette, in their order: who calls, what is known here, then whose name it is, then in which orders it stands. */
export const commandGroups = [
  'On the line',
  'Go to',
  'Act',
  'Customers',
  'Drivers',
  'Locations',
  'Orders',
  'Organizations',
  'Settings',
] as const

/** One entry of the palette. */
export interface Command {
  readonly id: string
  readonly group: (typeof commandGroups)[number]
  readonly text: string
  /** Quieter, after the text. */
  readonly detail?: string
  /** Quieter, at the right edge. */
  readonly hint?: string
  readonly icon: ReactElement
  /** Whatever else is found, this was meant: an order by its whole number. */
  readonly isMeant?: boolean
  /** It was found by what people call it, and something else may have this name. */
  readonly isByWords?: boolean
  /** What Mod+Enter does in the place of the first. */
  readonly isAlternative?: boolean
  /** Does it, once the palette has closed; a text goes into the field instead, which asks for more. */
  readonly run: (() => void) | string
}

/** What a search of the server has come to. */
export interface CommandSearch {
  readonly commands: readonly Command[]
  readonly isSearching: boolean
  readonly failed: boolean
  /** What to type, or why there is nothing to do. */
  readonly note?: string | undefined
}
