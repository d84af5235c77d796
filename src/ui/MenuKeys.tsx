import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

/** The entries of a menu: links and acts, or the buttons of a list. */
const entries = '[role="menuitem"]:not(.bp6-disabled), li button:not(:disabled)'

/** The keys of what opens as a menu: the first entry has the focus, arrows walk, Home and End leap, a letter finds. */
export function MenuKeys({ children }: { readonly children: ReactNode }) {
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => menu.current?.querySelector<HTMLElement>(entries)?.focus({ preventScroll: true }), [])
  return (
    <div ref={menu} role="presentation" onKeyDown={walk}>
      {children}
    </div>
  )
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(entries)]
  const at = items.findIndex((item) => item === document.activeElement)
  const next = nextOf(event.key, items, at)
  if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  next.focus()
}

function nextOf(key: string, items: readonly HTMLElement[], at: number): HTMLElement | undefined {
  if (key === 'ArrowDown') return items[(at + 1) % items.length]
  if (key === 'ArrowUp') return items.at(Math.max(at, 0) - 1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (!/^[\p{L}\d]$/u.test(key)) return undefined
  const begins = (item: HTMLElement) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase())
  return [...items.slice(at + 1), ...items.slice(0, at + 1)].find(begins)
}
