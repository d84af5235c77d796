import { useState } from 'react'
import { readStored, writeStored } from '#src/session/storage.ts'

/** Whether the side menu stays open beside the page; remembered. Open until somebody closes it. */
export function useMenuOpen(): readonly [open: boolean, toggle: () => void] {
  const [open, setOpen] = useState(() => readStored('menuOpen') !== 'false')
  const toggle = () => {
    writeStored('menuOpen', String(!open))
    setOpen(!open)
  }
  return [open, toggle]
}
