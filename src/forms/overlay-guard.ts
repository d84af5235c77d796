import { useState } from 'react'

export interface OverlayGuard {
  /** Whether the question about unsaved changes is open. */
  readonly asking: boolean
  readonly onDirtyChange: (dirty: boolean) => void
  /** Closes at once when nothing would be lost, asks otherwise. */
  readonly requestClose: () => void
  readonly keepEditing: () => void
  readonly discard: () => void
}

/** Keeps a dialog or drawer from closing over unsaved changes, by whichever way it is closed. */
export function useOverlayGuard(onClose: () => void, onDirtyChange?: (dirty: boolean) => void): OverlayGuard {
  const [dirty, setDirty] = useState(false)
  const [asking, setAsking] = useState(false)
  return {
    asking,
    onDirtyChange: (next) => {
      setDirty(next)
      onDirtyChange?.(next)
    },
    requestClose: () => {
      if (dirty) setAsking(true)
      else onClose()
    },
    keepEditing: () => setAsking(false),
    discard: () => {
      setAsking(false)
      setDirty(false)
      onClose()
    },
  }
}
