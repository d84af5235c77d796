import { useState } from 'react'
import { useHotkey } from '#src/ui/hotkeys.ts'

interface RowKeysOptions {
  /** Rows that can be walked: from `first` up to but not at `end`. */
  readonly first: number
  readonly end: number
  /** Brings a row into the window and its link into focus. */
  readonly show: (index: number) => void
  readonly open: (index: number) => void
  readonly select: (index: number) => void
}

/** `j` and `k` move through a list, `enter` opens, `x` selects. Answers the row that the keys stand on, or null. */
export function useRowKeys({ first, end, show, open, select }: RowKeysOptions): {
  readonly active: number | null
  readonly setActive: (index: number | null) => void
} {
  const [active, setActive] = useState<number | null>(null)
  const group = 'Lists'
  const move = (step: 1 | -1) => {
    if (end <= first) return
    const next = active === null ? first : Math.min(Math.max(active + step, first), end - 1)
    setActive(next)
    show(next)
  }
  useHotkey({ combination: 'j', label: 'Next row', group }, () => move(1))
  useHotkey({ combination: 'k', label: 'Previous row', group }, () => move(-1))
  useHotkey({ combination: 'enter', label: 'Open the row', group, disabled: active === null }, () => {
    if (active !== null) open(active)
  })
  useHotkey({ combination: 'x', label: 'Select the row', group, disabled: active === null }, () => {
    if (active !== null) select(active)
  })
  return { active, setActive }
}
