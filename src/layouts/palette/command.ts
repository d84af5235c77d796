import type { ReactElement } from 'react'

/** The groups of the palette, in their order: what is known here before what the server finds, so that nothing slides in above. */
export const commandGroups = [
  'Act',
  'Go to',
  'Orders',
  'Customers',
  'Drivers',
  'Locations',
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
  readonly run: () => void
}

/** What a search of the server has come to. */
export interface Found {
  readonly commands: readonly Command[]
  readonly isSearching: boolean
  readonly failed: boolean
}
