import type { KeyboardEvent, RefObject } from 'react'
import type { NavigationEntry } from '#domain/access/navigation.ts'

export interface PaletteProps {
  readonly entries: readonly NavigationEntry[]
  readonly onClose: () => void
  readonly onShowKeys: () => void
}

export interface PaletteListProps extends PaletteProps {
  readonly id: string
  readonly query: string
  /** Puts a text into the field: what is chosen asks for more. */
  readonly onQuery: (query: string) => void
  /** Takes the keys of the field once there is a list to walk. */
  readonly keys: RefObject<((event: KeyboardEvent) => void) | null>
  /** Whether Enter was pressed before there was a list: its first entry is then taken as soon as all have come. */
  readonly isEntered: boolean
  /** Names the entry on which the keys stand, for screen readers. */
  readonly onActive: (optionId: string | undefined) => void
}
